// Unpacking of DEFLATE: its three kinds of blocks, and broken ones. The packed texts are zlib's.
#include "base/inflate.hpp"

#include "base/base64.hpp"
#include "catch.hpp"
#include "sudoscope/base/rng.hpp"

using namespace sudoscope;

namespace {

// A block with codes of its own.
constexpr std::string_view kDynamic =
    "jc25CcRAAAPAVtTC_ruoHDm44MAg9w9OVIDDicZFBb_7fz0ohKt2NAk3zagS7urRIjxUo0Z46kSb8NKKOuGtER3CRy0ahD_vLw==";
constexpr std::size_t kMost = 1'000;

std::string unpacked(std::string_view base64) {
  const auto text = inflated(from_base64(base64).value(), kMost);
  return text ? text.value() : "";
}

}  // namespace

TEST_CASE("Each kind of block of DEFLATE is unpacked, with copies that overlap themselves") {
  CHECK(unpacked("AQMA_P9hYmM=") == "abc");
  CHECK(unpacked("S0xKTkkFAA==") == "abcde");
  CHECK(unpacked("S0zEB5IA") == std::string(30, 'a') + "b");
  std::string text;
  for (int i = 0; i < 12; ++i)
    text += 'r' + std::to_string(i % 9 + 1) + 'c' + std::to_string(i * 7 % 9 + 1) + " holds " +
            std::to_string(i * 5 % 9 + 1) + "; ";
  CHECK(unpacked(kDynamic) == text);
}

TEST_CASE("Broken or too large DEFLATE is an error, and no mutation of it is more") {
  const std::string packed = from_base64(kDynamic).value();
  for (std::size_t length = 0; length < packed.size(); ++length)
    CHECK(inflated(packed.substr(0, length), kMost).error() == InflateError::kBroken);
  CHECK(inflated(packed, 10).error() == InflateError::kTooLarge);
  CHECK(inflated("\x07", kMost).error() == InflateError::kBroken);
  Rng rng(3);
  for (int round = 0; round < 2'000; ++round) {
    std::string changed = packed;
    changed[rng.below(static_cast<std::uint32_t>(changed.size()))] = static_cast<char>(rng.below(256));
    const auto text = inflated(changed, kMost);
    CHECK((!text || text.value().size() <= kMost));
  }
}

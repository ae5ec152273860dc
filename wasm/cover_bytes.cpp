// Writing the exact cover matrix, field by field in the order of README.md.
#include "cover_bytes.hpp"

#include <algorithm>

#include "writer.hpp"

namespace sudoscope::wasm {
namespace {

constexpr std::uint32_t kCoverVersion = 1;
constexpr std::size_t kCoverHeaderBytes = 16;

}  // namespace

std::vector<std::uint8_t> cover_bytes(const CoverState& state) {
  std::vector<std::uint8_t> bytes(kCoverHeaderBytes + state.rows.size());
  Writer out(bytes.data());
  out.put(kCoverVersion);
  out.put(static_cast<std::uint32_t>(state.rows.size()));
  out.put(state.chosen);
  out.put(std::uint32_t{0});
  std::copy(state.rows.begin(), state.rows.end(), bytes.begin() + kCoverHeaderBytes);
  return bytes;
}

}  // namespace sudoscope::wasm

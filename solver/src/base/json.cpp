#include "sudoscope/base/json.hpp"

#include <cmath>

#include "sudoscope/base/utf8.hpp"

namespace sudoscope {
namespace {

constexpr double kDecimals = 1e9;
// Above this limit a double has no fractions of a billionth.
constexpr double kLargestWithDecimals = 9e9;

// The libraries of older toolchains lack std::to_chars of a double.
std::string fixed(double number) {
  if (std::abs(number) >= kLargestWithDecimals) return std::to_string(number);
  const auto scaled = static_cast<std::uint64_t>(std::llround(std::abs(number) * kDecimals));
  const auto whole = scaled / static_cast<std::uint64_t>(kDecimals);
  std::string decimals = std::to_string(scaled % static_cast<std::uint64_t>(kDecimals));
  decimals.insert(0, 9 - decimals.size(), '0');
  return (std::signbit(number) && scaled > 0 ? "-" : "") + std::to_string(whole) + "." + decimals;
}

}  // namespace

Json::Json(double number) : text_(std::isfinite(number) ? fixed(number) : "null") {}

Json::Json(std::string_view text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  text_ = '"';
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = utf8_length(text, at);
    const auto byte = static_cast<unsigned char>(text[at]);
    if (length == 0) {
      text_ += "\\ufffd";
    } else if (byte == '"' || byte == '\\') {
      text_ += {'\\', text[at]};
    } else if (byte == '\n') {
      text_ += "\\n";
    } else if (byte < 0x20) {
      text_ += {'\\', 'u', '0', '0', kHex[byte >> 4], kHex[byte & 15]};
    } else {
      text_ += text.substr(at, length);
    }
    at += length == 0 ? 1 : length;
  }
  text_ += '"';
}

}  // namespace sudoscope

// Source: Unicode 15, general category Nd (decimal digits), and the blocks of enclosed and wide forms.
#include "foreign_digits.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "sudoscope/base/utf8.hpp"

namespace sudoscope {
namespace {

// Places in Unicode where ten consecutive digits begin with 0.
constexpr std::array<std::uint32_t, 44> kZeros = {
    0x0660, 0x06F0, 0x07C0, 0x0966,  0x09E6,  0x0A66,  0x0AE6,  0x0B66,  0x0BE6,  0x0C66,  0x0CE6,
    0x0D66, 0x0DE6, 0x0E50, 0x0ED0,  0x0F20,  0x1040,  0x1090,  0x17E0,  0x1810,  0x1946,  0x19D0,
    0x1A80, 0x1A90, 0x1B50, 0x1BB0,  0x1C40,  0x1C50,  0xA620,  0xA8D0,  0xA900,  0xA9D0,  0xA9F0,
    0xAA50, 0xABF0, 0xFF10, 0x104A0, 0x11066, 0x1D7CE, 0x1D7D8, 0x1D7E2, 0x1D7EC, 0x1D7F6, 0x1FBF0};
// Places where nine consecutive digits begin with 1: circled, in
// parentheses, with a full stop, circled on black and in other ways.
constexpr std::array<std::uint32_t, 7> kOnes = {0x2460, 0x2474, 0x2488, 0x2776, 0x2780, 0x278A, 0x24F5};
constexpr std::array<std::uint32_t, 10> kHan = {0x3007, 0x4E00, 0x4E8C, 0x4E09, 0x56DB,
                                                0x4E94, 0x516D, 0x4E03, 0x516B, 0x4E5D};
constexpr std::uint32_t kCircledZero = 0x24EA;
constexpr std::uint32_t kKeycap = 0x20E3;
constexpr std::uint32_t kAsPicture = 0xFE0F;

std::uint32_t code_point_of(std::string_view character) {
  const auto byte = [&](std::size_t at) {
    return static_cast<std::uint32_t>(static_cast<unsigned char>(character[at]));
  };
  const auto rest = [&](std::size_t at) { return byte(at) & 0x3F; };
  switch (character.size()) {
    case 2:
      return (byte(0) & 0x1F) << 6 | rest(1);
    case 3:
      return (byte(0) & 0x0F) << 12 | rest(1) << 6 | rest(2);
    case 4:
      return (byte(0) & 0x07) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3);
    default:
      return byte(0);
  }
}

// 0..9, or -1 if the character is not a digit.
int digit_of_code(std::uint32_t code) {
  if (code < 0x0660) return -1;
  for (const std::uint32_t zero : kZeros)
    if (code >= zero && code < zero + 10) return static_cast<int>(code - zero);
  for (const std::uint32_t one : kOnes)
    if (code >= one && code < one + 9) return static_cast<int>(code - one) + 1;
  if (code == kCircledZero) return 0;
  const auto han = std::find(kHan.begin(), kHan.end(), code);
  return han == kHan.end() ? -1 : static_cast<int>(han - kHan.begin());
}

bool is_keycap_mark(std::uint32_t code) { return code == kKeycap || code == kAsPicture; }

}  // namespace

bool has_foreign_digits(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    if (static_cast<unsigned char>(text[at]) < 0x80) {
      ++at;
      continue;
    }
    const std::size_t length = std::max<std::size_t>(utf8_length(text, at), 1);
    const std::uint32_t code = length > 1 ? code_point_of(text.substr(at, length)) : 0;
    if (digit_of_code(code) >= 0 || is_keycap_mark(code)) return true;
    at += length;
  }
  return false;
}

std::string with_plain_digits(std::string_view text) {
  std::string plain;
  plain.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = std::max<std::size_t>(utf8_length(text, at), 1);
    const std::string_view character = text.substr(at, length);
    at += length;
    const std::uint32_t code = length > 1 ? code_point_of(character) : 0;
    if (const int digit = digit_of_code(code); digit >= 0) {
      plain += static_cast<char>('0' + digit);
    } else if (!is_keycap_mark(code)) {
      plain += character;
    }
  }
  return plain;
}

}  // namespace sudoscope

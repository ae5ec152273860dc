// Marks for digits: see the header. U+E001 .. U+E040 are EE 80 81 .. EE 81 80 in UTF-8.
#include "sudoscope/digit_marks.hpp"

#include <cassert>

namespace sudoscope {

std::string digit_mark(Digit digit) {
  const int value = digit + 1;
  assert(value <= 64);
  return {'\xEE', static_cast<char>(0x80 + (value >> 6)), static_cast<char>(0x80 + (value & 0x3F))};
}

std::string in_style(std::string marked, DigitStyle style) {
  if (style == DigitStyle::kMarks) return marked;
  std::string text;
  for (std::size_t at = 0; at < marked.size(); ++at) {
    if (marked[at] != '\xEE') {
      text += marked[at];
      continue;
    }
    const int high = static_cast<unsigned char>(marked[at + 1]) & 0x3F;
    const int low = static_cast<unsigned char>(marked[at + 2]) & 0x3F;
    text += std::to_string(high << 6 | low);
    at += 2;
  }
  return text;
}

}  // namespace sudoscope

// Digits in sentences. Who shows a sentence knows how digits are written there, as numbers or as letters; the solver
// does not, and a digit among levels and counts cannot be told from them later. So sentences can have marks for digits:
// one character of Unicode's private use area each, U+E001 for the digit 1 to U+E040 for 64.
#pragma once

#include <string>
#include <string_view>

#include "sudoscope/digit_set.hpp"

namespace sudoscope {

enum class DigitStyle : std::uint8_t {
  kNumbers,  // "7": sentences to read as they are
  kMarks,    // U+E007: sentences whose digits are still to be written
};

// UTF-8, three bytes. REQUIRES: digit < 64.
std::string digit_mark(Digit digit);

// A sentence whose digits are marks, in this style.
std::string in_style(std::string marked, DigitStyle style);

}  // namespace sudoscope

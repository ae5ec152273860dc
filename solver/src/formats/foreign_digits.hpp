// Digits of other scripts, circled and wide ones, and the keycaps of phones, as plain numerals. A
// character stays one character, so that lines and columns of errors hold for the original text.
#pragma once

#include <string>
#include <string_view>

namespace sudoscope {

// True if a text has any of them.
bool has_foreign_digits(std::string_view text);
// The same text in the numerals 0-9, and without the marks that make a keycap of a numeral. REQUIRES: UTF-8.
std::string with_plain_digits(std::string_view text);

}  // namespace sudoscope

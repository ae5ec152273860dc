// Which digit the text of a cell means: numerals, then letters in one of the alphabets in use, or numbers.
#pragma once

#include "cell_texts.hpp"

namespace sudoscope {

// One digit or kBlank a cell. Where all texts are single characters, the symbols seen decide the alphabet:
//   1-9 A-Z a-z   the usual one; small letters are capitals up to 35 digits
//   0-9 A-Z       from 10 digits on, when 0 is seen beside another blank, or too seldom to be one
//   A-Z           when there are letters and no numerals, and the usual alphabet has not got that far
Result<std::vector<Digit>, ParseError> read_digits(const CellTexts& texts);

}  // namespace sudoscope

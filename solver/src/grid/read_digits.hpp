// Which digit the text of a cell means: numerals, then letters in one of the alphabets in use, or numbers.
#pragma once

#include "cell_texts.hpp"

namespace sudoscope {

// Whether all texts are single characters or blanks: an alphabet says which digits they are.
bool are_symbols(const CellTexts& texts);

// The alphabet that the symbols seen speak for. REQUIRES: are_symbols(texts).
//   kFromZero  when 0 is seen too seldom to be a blank; below 10 digits also only beside another blank, no two in one
//              row or column, and without the numeral of the last digit
//   kLetters   when there are letters and no numerals, and the usual alphabet does not reach that far
Alphabet guess_alphabet(const CellTexts& texts);

// One digit or kBlank a cell. `alphabet`: of symbols, as guessed where it is not said.
Result<std::vector<Digit>, ParseError> read_digits(const CellTexts& texts, std::optional<Alphabet> alphabet = {});

}  // namespace sudoscope

// Which digit the text of a cell means: numerals, then letters in one of the alphabets in use, or numbers.
#pragma once

#include "cell_texts.hpp"

namespace sudoscope {

// Whether all texts are single characters or blanks: an alphabet says which digits they are.
bool are_symbols(const CellTexts& texts);

// The alphabet that the symbols seen speak for. REQUIRES: are_symbols(texts).
//   kFromZero  from 10 digits on, when 0 is seen beside another blank, or too seldom to be one
//   kLetters   when there are letters and no numerals, and the usual alphabet does not reach that far
Alphabet guess_alphabet(const CellTexts& texts);

// One digit or kBlank a cell. `alphabet`: of symbols, as guessed where it is not said.
Result<std::vector<Digit>, ParseError> read_digits(const CellTexts& texts, std::optional<Alphabet> alphabet = {});

}  // namespace sudoscope

// Digits from the texts of cells: numerals, then letters in one of the usual alphabets, or numbers.
#pragma once

#include "cell_texts.hpp"

namespace sudoscope {

// True if all texts are single characters or blanks: an alphabet maps them to digits.
bool are_symbols(const CellTexts& texts);

// The alphabet that fits the symbols seen. REQUIRES: are_symbols(texts).
//    kFromZero  when 0 is too rare to be a blank; below 10 digits also only beside another blank, no two in one row or
//               column, and without the numeral of the last digit
//    kLetters   when there are letters and no numerals, and the usual alphabet does not reach that far
Alphabet guess_alphabet(const CellTexts& texts);

// One digit or kBlank for each cell. `alphabet`: of symbols; guessed if missing.
Result<std::vector<Digit>, ParseError> read_digits(const CellTexts& texts, std::optional<Alphabet> alphabet = {});

}  // namespace sudoscope

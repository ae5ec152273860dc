// The compression of SudokuExchange, which SudokuPad takes as well: each character
// is a number n, and means the digit n mod 10 with n div 10 zeros behind it.
#pragma once

#include "draft.hpp"

namespace sudoscope {

// Only text that expands to 81 digits exactly. With the prefix scf of SudokuPad or without.
MaybeDraft read_zero_runs(const SheetText& text, std::optional<Alphabet> alphabet);
// The same if the format was asked for: an error for text that does not expand.
MaybeDraft read_sudoku_exchange(const SheetText& text, std::optional<Alphabet> alphabet);
// The same from a link: the site takes 81 digits as well.
MaybeDraft read_sudoku_exchange_link(const SheetText& text, std::optional<Alphabet> alphabet);
MaybeDraft read_scf(const SheetText& text, std::optional<Alphabet> alphabet);
std::string write_sudoku_exchange(const Sheet& sheet, Alphabet alphabet);
std::string write_scf(const Sheet& sheet, Alphabet alphabet);

}  // namespace sudoscope

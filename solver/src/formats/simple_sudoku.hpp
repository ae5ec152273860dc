// .ss files of Simple Sudoku: one to three grids between *---* borders: the givens, the givens with the entries, and
// the candidates.
#pragma once

#include "draft.hpp"

namespace sudoscope {

// Recognised only between *---* borders, with the givens first.
MaybeDraft recognise_simple_sudoku(const SheetText& text, std::optional<Alphabet> alphabet);
MaybeDraft read_simple_sudoku(const SheetText& text, std::optional<Alphabet> alphabet);
std::string write_simple_sudoku(const Sheet& sheet, Alphabet alphabet);

}  // namespace sudoscope

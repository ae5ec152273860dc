// A jigsaw without borders: the symbol of each cell's region, row by row, perhaps behind the givens. Source:
// Interactive-Sudoku-Solver, sudoku_parser.js.
#pragma once

#include "draft.hpp"

namespace sudoscope {

// White space does not count. Nothing if the regions are not connected, or could be a full grid.
MaybeDraft read_jigsaw_text(const SheetText& text, std::optional<Alphabet> alphabet);

}  // namespace sudoscope

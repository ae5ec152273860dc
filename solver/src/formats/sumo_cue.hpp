// Killers as SumoCue and forums exchange them: `3x3::k:` or, with diagonals, `3x3:d:k:`, then a number and a colon for
// each of 81 cells: 256 times the sum of its cage plus the number of the cage; 0 for a cell without one.
// Source: Ruud van der Werf, SudoCue forum, "SumoCue"; Interactive-Sudoku-Solver, sudoku_parser.js.
#pragma once

#include "draft.hpp"

namespace sudoscope {

MaybeDraft read_sumo_cue(const SheetText& text, std::optional<Alphabet> alphabet);
std::string write_sumo_cue(const Sheet& sheet, Alphabet alphabet);
// Holds cages that do not overlap, and no givens.
Message sumo_cue_refusal(const Sheet& sheet);

}  // namespace sudoscope

// The strings of Interactive Sudoku Solver: .Name~argument~argument for each rule, and .~R1C1_5 for givens, where
// R1C1_5_6 leaves a cell two digits. Source: Interactive-Sudoku-Solver, sudoku_parser.js and sudoku_constraint.js.
#pragma once

#include "draft.hpp"

namespace sudoscope {

// Every rule is kept as a constraint; one without a name of ours keeps its own.
MaybeDraft read_constraint_string(const SheetText& text, std::optional<Alphabet> alphabet);
std::string write_constraint_string(const Sheet& sheet, Alphabet alphabet);
// The rules that have clues without a counterpart there, and cells that look like givens.
std::vector<Message> constraint_string_losses(const Sheet& sheet);

}  // namespace sudoscope

// SudokuMaker: JSON of a puzzle, as it is or compressed in a link behind ?puzzle=. Its rules are numbered, and each has
// the cells of its clues; a rule that setters write themselves is a program, which is named and never run.
// Source: yusitnikov/puzzletv, src/types/SudokuMaker.ts.
#pragma once

#include <array>

#include "draft.hpp"

namespace sudoscope {

// The value in a link.
MaybeDraft read_sudoku_maker(const SheetText& text, std::optional<Alphabet> alphabet);
// The JSON, or its compressed form, where it is such JSON.
MaybeDraft recognise_sudoku_maker(const SheetText& text, std::optional<Alphabet> alphabet);
std::string write_sudoku_maker(const Sheet& sheet, Alphabet alphabet);
// Rules that have clues without a counterpart there, and a solution that has no place.
std::vector<Message> sudoku_maker_losses(const Sheet& sheet);

// Number of the colour there for each of A to I.
inline constexpr std::array<int, kColours> kMakerColours = {1, 3, 5, 7, 9, 11, 4, 6, 2};

}  // namespace sudoscope

// penpa-edit: a drawing program for puzzles of all kinds. Its links hold lines of text and JSON, packed by DEFLATE:
// the sheet of paper, the setter's layer, the solver's layer, the cells of the grid. A Sudoku is a square of cells
// with numbers; but for cages with sums, its rules are drawings there, and words.
// Source: swaroopg92/penpa-edit, docs/js/class_p.js and class_square.js.
#pragma once

#include <array>

#include "draft.hpp"

namespace sudoscope {

// The part behind # or ? in a link, m=edit&p=...
MaybeDraft read_penpa(const SheetText& text, std::optional<Alphabet> alphabet);
std::string write_penpa(const Sheet& sheet, Alphabet alphabet);
std::vector<Message> penpa_losses(const Sheet& sheet);

// Number of the shading of a cell there for each of the colours A to I.
inline constexpr std::array<int, kColours> kPenpaColours = {6, 7, 2, 5, 9, 8, 12, 11, 10};

}  // namespace sudoscope

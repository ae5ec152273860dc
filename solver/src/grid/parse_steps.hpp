// Steps of parse_puzzle, for readers of formats that hold more than digits.
#pragma once

#include "cell_texts.hpp"

namespace sudoscope {

// A character that no text contains, but pictures and programs do.
bool is_control(char c);

// The cells of a text in any plain format, tried from the most particular to the most general.
CellTextsResult read_cells(Lines lines);

// The regions or boxes of `options`, else the boxes `told` by
// the text, else the default ones. REQUIRES: 1 <= side <= 64.
Result<GeometryPtr, Message> make_geometry(int side, std::optional<BoxShape> told, const ParseOptions& options);

// Example: "6x6 in 2x3 boxes with diagonals".
Message shape_in_words(const Geometry& geometry);
// Example: "Region 3 is in 2 pieces, at r1c1 and r5c5." Nothing if all regions of a
// jigsaw are connected; they are counted from 1, in the order of their first cells.
Message pieces_in_words(const Geometry& geometry);
// Examples: "24 givens", "no givens".
Message givens_in_words(std::span<const Digit> givens);

}  // namespace sudoscope

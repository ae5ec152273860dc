// The steps of parse_puzzle, for readers of formats that hold more than digits.
#pragma once

#include "cell_texts.hpp"

namespace sudoscope {

// What no text holds, but a picture or a program does.
bool is_control(char c);

// The cells of a text in whatever plain format it is, tried from the most particular to the most general.
CellTextsResult read_cells(Lines lines);

// The regions or boxes that `options` say, else the boxes that the text `told`, else the default ones. REQUIRES: 1 <=
// side <= 64.
Result<GeometryPtr, Message> make_geometry(int side, std::optional<BoxShape> told, const ParseOptions& options);

// "6x6 in 2x3 boxes with diagonals"
Message shape_in_words(const Geometry& geometry);
// "Region 3 is in 2 pieces, at r1c1 and r5c5." Nothing where all regions of a jigsaw are whole; they count from 1, as
// they begin row by row.
Message pieces_in_words(const Geometry& geometry);
// "24 givens", "no givens"
Message givens_in_words(std::span<const Digit> givens);

}  // namespace sudoscope

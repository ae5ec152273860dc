// Cuts a text of several grids, each over several lines, into its puzzles: grids between headings (Project Euler's
// problem 96), below one another with or without blank lines, with the state of a game or its candidates below the
// givens, with tags above them.
#pragma once

#include <optional>
#include <string_view>

#include "sudoscope/formats/division.hpp"

namespace sudoscope {

// The side of the grids in a text: that of the first complete one. Nothing if there is none.
std::optional<int> side_of_grids(std::string_view text);

// The first puzzle of a text whose grids have this side; lines count from 1. `whole`: the text
// is complete, else more follows. Nothing: more is needed or, for a whole text, none is left.
std::optional<Extent> first_grid(std::string_view text, int side, bool whole);

}  // namespace sudoscope

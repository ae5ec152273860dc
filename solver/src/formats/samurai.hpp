// Samurai: five 9x9 grids in a square of 21 rows and columns, four at its corners and one in the middle, which shares a
// box with each of the others.
#pragma once

#include "found_grids.hpp"

namespace sudoscope {

// The five grids of each Samurai in a text, from left to right and down: each with the givens of
// all its boxes. A Samurai is 21 rows of 21 cells, or of as many as are in the grids (18, 21 or 9),
// with any blanks, and with spaces, signs or nothing outside of the grids; or the same in one line.
std::vector<FoundGrid> samurai_grids(std::string_view text);

// The five grids of a square of 21, if there is nothing outside of them; else nothing.
std::vector<FoundGrid> samurai_of_square(const FoundGrid& square);

}  // namespace sudoscope

// All eliminations of a digit by its places alone: no fish, chain or
// colouring of one digit has more. Most digits have none, and need no search.
#pragma once

#include "rating/hodoku/grid.hpp"

namespace sudoscope::rating::hodoku {

Cells removable_places(const Grid& grid, int digit);

}  // namespace sudoscope::rating::hodoku

// What can be said of a digit by its places alone: no fish, chain or colouring of one digit takes more. Most digits
// have nothing of the kind, and need no search.
#pragma once

#include "rating/hodoku_grid.hpp"

namespace sudoscope::rating::hodoku {

Cells removable_places(const Grid& grid, int digit);

}  // namespace sudoscope::rating::hodoku

// Grids in which some cells, or all, are in no region.
#pragma once

#include "draft.hpp"

namespace sudoscope {

// The region of a cell that is in none.
inline constexpr std::uint8_t kNoRegion = 255;

// If some cell has kNoRegion, the grid gets its rows in place of boxes, and
// each region that it does have as an extra one. Error: a region of another size.
Message give_gaps_rows(Draft& draft);

}  // namespace sudoscope

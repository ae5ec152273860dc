// Possible boxes of a grid that does not name them.
#pragma once

#include <span>
#include <vector>

#include "sudoscope/grid/format.hpp"

namespace sudoscope {

// The shapes of boxes in which no two givens clash, the default shape first, then from flat to tall; all but
// rows and columns are tried. If every shape has a clash, only the default one. read_sheet takes the first.
std::vector<BoxShape> fitting_boxes(std::span<const Digit> givens, int side, const Constraints& constraints);

}  // namespace sudoscope

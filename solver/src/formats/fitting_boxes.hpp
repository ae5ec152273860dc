// Which boxes a grid may have that does not tell them.
#pragma once

#include <span>
#include <vector>

#include "sudoscope/grid/format.hpp"

namespace sudoscope {

// The shapes of boxes in which no two givens clash, the default shape first, then from flat to tall; all but rows and
// columns are asked. Where every shape has a clash, the default one alone. The first is what read_sheet takes.
std::vector<BoxShape> fitting_boxes(std::span<const Digit> givens, int side, const Constraints& constraints);

}  // namespace sudoscope

// Cells that belong together under symmetries of the givens.
#pragma once

#include <span>
#include <vector>

#include "sudoscope/grid/symmetry.hpp"

namespace sudoscope {

// Orbits: sets of cells that the symmetries map to one another. Every cell is in one of them.
std::vector<std::vector<Cell>> orbits_of(std::span<const Symmetry> symmetries, int side);

}  // namespace sudoscope

// The cells that symmetries of the givens take together.
#pragma once

#include <span>
#include <vector>

#include "sudoscope/symmetry.hpp"

namespace sudoscope {

// Every cell is in one orbit: those that the symmetries map to one another.
std::vector<std::vector<Cell>> orbits_of(std::span<const Symmetry> symmetries, int side);

}  // namespace sudoscope

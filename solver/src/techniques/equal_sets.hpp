// Two sets of cells that hold the same digits, by houses on both sides (equal_sets.cpp).
#pragma once

#include <array>
#include <vector>

#include "sudoscope/techniques/deduction.hpp"

namespace sudoscope {

// The cells of the base houses alone, and those of the cover houses alone, ascending. REQUIRES: the deduction of an
// equal set.
std::array<std::vector<Cell>, 2> equal_sets_of(const Geometry& geometry, const Evidence& evidence);

}  // namespace sudoscope

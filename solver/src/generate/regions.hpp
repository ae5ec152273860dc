// Regions for a jigsaw.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoscope/base/rng.hpp"

namespace sudoscope {

// side * side region numbers 0..side-1, row by row; each region has `side` connected cells.
std::vector<std::uint8_t> random_regions(int side, Rng& rng);

}  // namespace sudoscope

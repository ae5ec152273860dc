// Regions for a jigsaw.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoscope/rng.hpp"

namespace sudoscope {

// side * side numbers 0..side-1, row by row: the regions, each of `side` cells that hang together.
std::vector<std::uint8_t> random_regions(int side, Rng& rng);

}  // namespace sudoscope

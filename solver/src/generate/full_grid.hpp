// Full grids to take digits away from.
#pragma once

#include "sudoscope/base/rng.hpp"
#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope {

// Every row is the first one, shifted; then digits, bands, stacks, and rows and columns
// within them are shuffled. REQUIRES: a geometry of boxes without extra houses.
Puzzle shuffled_pattern(GeometryPtr geometry, Rng& rng);

// Fills parts of a full grid anew, again and again, until nothing of its pattern is left.
void mix(Puzzle& full, Rng& rng);

}  // namespace sudoscope

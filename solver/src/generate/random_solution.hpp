// A full grid of any geometry, from nothing.
#pragma once

#include <optional>
#include <vector>

#include "sudoscope/base/rng.hpp"
#include "sudoscope/generate/maker.hpp"
#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {

// cell_count() digits that satisfy all houses. Nothing if none was found (regions
// may allow none, and very large grids take too long) or it was cancelled.
std::optional<std::vector<Digit>> random_solution(const GeometryPtr& geometry, Rng& rng, const Cancelled& cancelled);

}  // namespace sudoscope

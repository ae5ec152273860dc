// A contradiction that the grid shows without any search: found in microseconds, while a search may take forever.
#pragma once

#include "sudoscope/grid/contradiction.hpp"

namespace sudoscope {

// Examines the givens, then the grid after each round of naked and hidden singles, until nothing
// changes. Returns the first contradiction found, the smallest in its house. Cost: one bipartite
// matching per house and round. Source of the test: P. Hall, On Representatives of Subsets, 1935.
std::optional<Contradiction> find_contradiction(const Puzzle& puzzle);

}  // namespace sudoscope

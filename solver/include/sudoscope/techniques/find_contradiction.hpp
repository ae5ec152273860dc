// What a grid shows to be impossible without any search: found in microseconds where a search may take forever.
#pragma once

#include "sudoscope/grid/contradiction.hpp"

namespace sudoscope {

// Looks at the givens as they are, then after each round of naked and hidden singles, until nothing changes.
// Returns the first contradiction found, the smallest in its house. Cost: one bipartite matching per house and round.
// Source of the test: P. Hall, On Representatives of Subsets, 1935.
std::optional<Contradiction> find_contradiction(const Puzzle& puzzle);

}  // namespace sudoscope

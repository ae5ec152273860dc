// Patterns on a grid with struck candidates, and the reasons that they depend on.
#pragma once

#include <vector>

#include "rating/se/grid.hpp"
#include "rating/se/propagation.hpp"

namespace sudoscope::rating {

// All by the first of locking, hidden pair, naked pair, X-wing that depends on struck candidates and has eliminations.
void find_by_patterns(const SeGrid& grid, const Candidates& source, const Candidates& current,
                      std::vector<Advanced>& found);

}  // namespace sudoscope::rating

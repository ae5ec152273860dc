// Which of several steps by one technique is taken.
#pragma once

#include "rating/hodoku_step.hpp"

namespace sudoscope::rating::hodoku {

// By digit, then by cell, each once.
void put_in_order(std::vector<Single>& candidates);

// The first of the best: what takes most away; then the one whose candidates come first, by a weighted sum of their
// cells; of those that take the same the shortest.
// REQUIRES: there are some, all by chains.
Found best_of(std::vector<Found>& steps);

}  // namespace sudoscope::rating::hodoku

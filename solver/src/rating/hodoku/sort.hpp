// Choice among several steps by one technique.
#pragma once

#include "rating/hodoku/step.hpp"

namespace sudoscope::rating::hodoku {

// Sorts by digit, then by cell, and removes doubles.
void put_in_order(std::vector<Single>& candidates);

// The first of the best: the one with the most eliminations; then the one whose candidates come first, by a
// weighted sum of their cells; among equal eliminations the shortest. REQUIRES: there are some, all by chains.
Found best_of(std::vector<Found>& steps);

}  // namespace sudoscope::rating::hodoku

// The searches of the scale other than chains. Each finds its first
// step in the scale's order, and returns false if there is none.
#pragma once

#include "rating/se/step.hpp"

namespace sudoscope::rating {

// The last cell of a house, then hidden singles.
bool find_hidden_single(const SeGrid& grid, Step& step);
bool find_naked_single(const SeGrid& grid, Step& step);
// Pointing and claiming that leave a hidden single at once; or with any eliminations.
bool find_direct_locking(const SeGrid& grid, Step& step);
bool find_locking(const SeGrid& grid, Step& step);
// Hidden pairs and triplets that leave a hidden single at once.
bool find_direct_hidden_set(const SeGrid& grid, int size, Step& step);
bool find_hidden_set(const SeGrid& grid, int size, Step& step);
bool find_naked_set(const SeGrid& grid, int size, Step& step);
bool find_fish(const SeGrid& grid, int size, Step& step);
bool find_wing(const SeGrid& grid, bool xyz, Step& step);
bool find_unique_loop(const SeGrid& grid, Step& step);
bool find_bug(const SeGrid& grid, Step& step);
bool find_aligned_pair(const SeGrid& grid, Step& step);
bool find_aligned_triplet(const SeGrid& grid, Step& step);

}  // namespace sudoscope::rating

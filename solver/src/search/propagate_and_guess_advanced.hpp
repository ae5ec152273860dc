// Propagate and guess, advanced: naked and hidden singles, then naked and hidden pairs and triples, then
// pointing, and back to singles after any change, until nothing changes; then a guess in the first cell with the
// fewest candidates. Source: L. Sinai, "Sudoku solver", 2020, with his advanced strategies. Cost: for each house
// that lost a candidate, its digits in its cells, and its cells and digits of two or three in pairs and threes.
#pragma once

#include "search/singles_and.hpp"

namespace sudoscope {

inline void list_subsets_and_pointing(const CandidateGrid& grid, HouseId house, std::vector<Removal>& removals) {
  list_naked_subsets(grid, house, 3, removals);
  list_hidden_subsets(grid, house, 3, removals);
  const HouseKind kind = grid.geometry().houses()[house].kind;
  if (kind == HouseKind::kBox || kind == HouseKind::kRegion) list_locked(grid, house, removals);
}

using PropagateAndGuessAdvanced = GuessingSearch<SinglesAnd<list_subsets_and_pointing, ClueQueue>>;

}  // namespace sudoscope

// The clues of a puzzle as people know them: a cage, an arrow, a sum beside the grid.
#pragma once

#include <compare>
#include <vector>

#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {

// One entry of a constraint; or the whole constraint if it has no list.
struct ClueAddress {
  std::size_t constraint;  // an index into Geometry::constraints()
  std::size_t entry;       // from 0
  friend auto operator<=>(const ClueAddress&, const ClueAddress&) = default;
};

// Every clue that can be read, in the order of the puzzle; no drawings, and no given candidates.
std::vector<ClueAddress> clues_in(const Geometry& geometry);
// The cells of a clue, in its order; none for a rule of the whole grid, or a clue beside it.
std::vector<Cell> cells_of(const Geometry& geometry, ClueAddress clue);
// True if it is a rule of the whole grid, such as anti-knight.
bool is_rule_of_grid(const Geometry& geometry, ClueAddress clue);
// "the killer cage of 12 in r1c1 and r1c2", as the subject of a sentence.
Message clue_named(const Geometry& geometry, ClueAddress clue);

}  // namespace sudoscope

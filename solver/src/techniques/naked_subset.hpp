// Naked subset (pair, triple, quadruple): as many cells of a house as they have candidates together.
// These cells take those digits, and no other cell of a house that holds all of them takes one.
#pragma once

#include "sudoscope/techniques/deduction.hpp"
#include "techniques/subsets.hpp"

namespace sudoscope {

struct NakedSubset {
  PlaceSet places;  // of the house: `size` cells
  DigitSet digits;  // `size` of them
  int size;
};

// Calls visit(subset) for every one in the house of two cells or more, up to `largest`,
// each with two candidates or more. Stops when it returns true, and returns true then.
template <CandidateSource Grid, class Visit>
bool for_each_naked_subset(const Grid& grid, HouseId id, int largest, Visit visit) {
  const std::vector<Cell>& cells = grid.geometry().houses()[id].cells;
  std::array<DigitSet, kMaxSide> candidates;
  PlaceSet chosen = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    candidates[i] = grid.candidates(cells[i]);
    if (without_first(candidates[i]) != 0) chosen |= place_bit(i);
  }
  return for_each_subset(std::span(candidates).first(cells.size()), chosen, largest,
                         [&](PlaceSet places, DigitSet digits, int size) {
                           return digit_count(digits) == size && visit(NakedSubset{places, digits, size});
                         });
}

template <CandidateSource Grid>
Evidence evidence_of(const Grid& grid, HouseId house, const NakedSubset& subset) {
  Evidence evidence{.houses = {{house, HouseRole::kCover}}};
  for (const Cell cell : cells_at(grid.geometry().houses()[house], subset.places))
    evidence.cells.push_back({cell, grid.candidates(cell)});
  return evidence;
}

}  // namespace sudoscope

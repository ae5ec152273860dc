// Hidden subset (pair, triple, quadruple): as many digits as they have
// places together in a house. The places take these digits, and no other.
#pragma once

#include "sudoscope/techniques/deduction.hpp"
#include "techniques/subsets.hpp"

namespace sudoscope {

struct HiddenSubset {
  DigitSet digits;  // `size` of them
  PlaceSet places;  // of the house: `size` cells
  int size;
};

// Calls visit(subset) for every one in the house of two digits or more, up to `largest`,
// each with two places or more. Stops when it returns true, and returns true then.
template <CandidateSource Grid, class Visit>
bool for_each_hidden_subset(const Grid& grid, HouseId id, int largest, Visit visit) {
  const PlacesByDigit places_of = places_by_digit(grid, id);
  const std::size_t side = grid.geometry().houses()[id].cells.size();
  DigitSet chosen = 0;
  for (std::size_t digit = 0; digit < side; ++digit)
    if (without_first(places_of[digit]) != 0) chosen |= place_bit(digit);
  return for_each_subset(std::span(places_of).first(side), chosen, largest,
                         [&](DigitSet digits, PlaceSet places, int size) {
                           return digit_count(places) == size && visit(HiddenSubset{digits, places, size});
                         });
}

template <CandidateSource Grid>
Evidence evidence_of(const Grid& grid, HouseId house, const HiddenSubset& subset) {
  Evidence evidence{.houses = {{house, HouseRole::kBase}}};
  for (const Cell cell : cells_at(grid.geometry().houses()[house], subset.places))
    evidence.cells.push_back({cell, grid.candidates(cell) & subset.digits});
  return evidence;
}

}  // namespace sudoscope

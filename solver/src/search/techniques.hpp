// Techniques that only remove candidates, for the algorithms that look further than singles: locked candidates, and
// naked and hidden subsets of two or three. Each looks at one house and lists every candidate that goes, some perhaps
// twice; removing them, and saying so, is for the algorithm.
#pragma once

#include "search/candidate_grid.hpp"
#include "sudoscope/event.hpp"

namespace sudoscope {

// One bit for each of the `side` cells of a house, in order.
using PlaceSet = std::uint64_t;
inline std::size_t first_place(PlaceSet places) { return static_cast<std::size_t>(std::countr_zero(places)); }

// Where the digit can go in the house.
PlaceSet places_of(const CandidateGrid& grid, const House& house, Digit digit);

struct Removal {
  Cell cell;
  Digit digit;
  Reason reason;
  HouseId house;  // that was looked at
};

// Every place of a digit in this house is in another house as well: the rest of that house loses the digit (pointing
// from a box, claiming from a row or column, and the same with any other house).
void find_locked(const CandidateGrid& grid, HouseId id, std::vector<Removal>& removals);

// As many cells of the house as digits, 2 or up to `largest` <= 3: no other cell of it takes those digits.
void find_naked_subsets(const CandidateGrid& grid, HouseId id, int largest, std::vector<Removal>& removals);

// As many digits as places for them in the house: no other digit goes there.
void find_hidden_subsets(const CandidateGrid& grid, HouseId id, int largest, std::vector<Removal>& removals);

}  // namespace sudoscope

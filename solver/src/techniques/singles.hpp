// Singles: immediate placements. A naked single is a cell's only candidate (sole candidate); a hidden single is
// a digit's only place in a house (unique candidate); a full house is the last blank cell of a house, and both.
#pragma once

#include "sudoscope/techniques/deduction.hpp"
#include "techniques/places.hpp"

namespace sudoscope {

inline Deduction naked_single(Cell cell, Digit digit) {
  return {.technique = Technique::kNakedSingle,
          .placements = {{cell, digit}},
          .evidence = {.cells = {{cell, digit_bit(digit)}}}};
}

// `technique`: kHiddenSingle or kFullHouse.
inline Deduction single_in(HouseId house, Cell cell, Digit digit, Technique technique = Technique::kHiddenSingle) {
  return {.technique = technique,
          .placements = {{cell, digit}},
          .evidence = {.houses = {{house, HouseRole::kBase}}, .cells = {{cell, digit_bit(digit)}}}};
}

// The digits with one place in the house.
template <CandidateSource Grid>
DigitSet hidden_singles(const Grid& grid, HouseId house) {
  DigitSet once = 0;
  DigitSet more = 0;
  for (const Cell cell : grid.geometry().houses()[house].cells) {
    more |= once & grid.candidates(cell);
    once |= grid.candidates(cell);
  }
  return once & ~more;
}

// Calls visit(cell, digit) for each of them, in the order of the
// house. Changes that it makes to the grid count for the rest.
template <CandidateSource Grid, class Visit>
void for_each_hidden_single(const Grid& grid, HouseId house, Visit visit) {
  const DigitSet hidden = hidden_singles(grid, house);
  if (hidden == 0) return;
  for (const Cell cell : grid.geometry().houses()[house].cells)
    for (DigitSet left = hidden; (left &= grid.candidates(cell)) != 0; left = without_first(left))
      visit(cell, first_digit(left));
}

}  // namespace sudoscope

// What a grid shows to be impossible without any search: found in microseconds where a search may take for ever.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "sudoscope/digit_marks.hpp"
#include "sudoscope/puzzle.hpp"

namespace sudoscope {

enum class ContradictionKind : std::uint8_t {
  kTwoEqualGivens,  // cells: the two; digits: the digit; house: one that holds both
  kNoCandidate,     // cells: the cell
  kNoPlace,         // house, digits: the digit that fits nowhere in it
  kTooFewPlaces,    // house, digits: k of them; cells: the fewer than k places left for them
  kTooFewDigits,    // house, cells: k of them; digits: the fewer than k digits left for them
};

struct Contradiction {
  ContradictionKind kind;
  HouseId house = kNoHouse;
  std::vector<Cell> cells;
  DigitSet digits = 0;
  int forced_before = 0;  // digits that had to be filled in first, by naked and hidden singles; 0 = the givens show it
};

// Looks at the givens as they are, then after each round of naked and hidden singles, until nothing changes.
// Returns the first contradiction found, the smallest in its house. Cost: one bipartite matching per house and round.
// Source of the test: P. Hall, On Representatives of Subsets, 1935.
std::optional<Contradiction> find_contradiction(const Puzzle& puzzle);

// Two equal givens in one house, or nothing: the part of the check that every search relies on.
std::optional<Contradiction> find_clash(const Puzzle& puzzle);

// A sentence: "Row 3 holds 7 twice, at r3c1 and r3c5." / "No place for 4 in box 6."
std::string describe(const Geometry& geometry, const Contradiction& contradiction,
                     DigitStyle style = DigitStyle::kNumbers);

}  // namespace sudoscope

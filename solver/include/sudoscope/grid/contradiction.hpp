// Contradiction: what shows a grid to be impossible.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope {

enum class ContradictionKind : std::uint8_t {
  kTwice,         // house, digits: the digit that it holds twice; cells: the two
  kNoCandidate,   // cells: the cell
  kNoPlace,       // house, digits: the digit that fits nowhere in it
  kTooFewPlaces,  // house, digits: k of them; cells: the fewer than k places left for them
  kTooFewDigits,  // house, cells: k of them; digits: the fewer than k digits left for them
  kAllTried,      // cells: the cell; whatever digit is tried in it, a search with guesses ends in a contradiction
};

// "twice", "no-candidate", ...: the words of the command and of the page.
std::string_view name_of(ContradictionKind kind);

struct Contradiction {
  ContradictionKind kind;
  HouseId house = kNoHouse;
  std::vector<Cell> cells = {};
  DigitSet digits = 0;
  int forced_before = 0;      // digits that had to be filled in first, by naked and hidden singles; 0 = none
  std::uint64_t guesses = 0;  // with kAllTried
};

// Two equal givens in one house, or nothing: what every search relies on.
std::optional<Contradiction> find_clash(const Puzzle& puzzle);

// Why the grid is impossible: "Row 3 holds 7 twice, at r3c1 and r3c5." / "No place for 4 in box 6."
Message message_of(const Geometry& geometry, const Contradiction& contradiction);

}  // namespace sudoscope

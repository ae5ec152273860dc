// Contradiction: proof that a grid is impossible.
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
  kAllTried,      // cells: the cell; a search with guesses of every digit in it ends in contradictions
};

// "twice", "no-candidate", ...: the names in the command's output and in the page.
std::string_view name_of(ContradictionKind kind);

struct Contradiction {
  ContradictionKind kind;
  HouseId house = kNoHouse;
  std::vector<Cell> cells = {};
  DigitSet digits = 0;
  int forced_before = 0;      // digits that had to be filled in first, by naked and hidden singles; 0 = none
  std::uint64_t guesses = 0;  // with kAllTried
};

// Two equal givens in one house, or nothing: every search relies on this.
std::optional<Contradiction> find_clash(const Puzzle& puzzle);

// Reason why the grid is impossible: "Row 3 holds 7 twice, at r3c1 and r3c5." / "No place for 4 in box 6."
Message message_of(const Geometry& geometry, const Contradiction& contradiction);

}  // namespace sudoscope

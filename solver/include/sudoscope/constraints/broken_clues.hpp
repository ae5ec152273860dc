// Clues that the digits on a board break, as far as each clue shows by itself: for the marks beside a person's entries.
#pragma once

#include <span>
#include <vector>

#include "sudoscope/constraints/compile.hpp"

namespace sudoscope {

struct BrokenClue {
  ClueId clue;              // an index into CompiledConstraints::clues; kNoClue for a digit that its cell cannot hold
  std::vector<Cell> cells;  // filled cells that no filling of the blank ones makes right, ascending; or none
};

// `digits`: cell_count() digits, kBlank for a blank cell. Houses are not looked at, nor clues against each other. A
// clue may be there several times, with other cells.
std::vector<BrokenClue> broken_clues(const CompiledConstraints& compiled, int side, std::span<const Digit> digits);

// By cell the digits that no clue by itself rules out beside the digits of the board; all digits of each blank cell if
// some clue is broken already. Houses are not looked at. `digits` as above.
std::vector<DigitSet> digits_by_clues(const CompiledConstraints& compiled, int side, std::span<const Digit> digits);

// False if some primitive cannot hold with these digits, whatever the others demand. `possible`: by cell, each at least
// one. Exact where every cell has one.
bool may_hold(const Primitives& primitives, std::span<const DigitSet> possible);

}  // namespace sudoscope

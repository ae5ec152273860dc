// Can a cell of a full grid hold another digit if only some of the other cells are given? Digging
// asks this of every cell in turn. One solution is to be found or ruled out, not two, and knowledge
// learnt for one cell serves the next. For any grid; dig_abreast() is faster on ordinary 9x9 grids.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "search/learning/assumptions.hpp"
#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope {

class OtherDigits {
 public:
  // REQUIRES: `full` is a solution of its grid, which keeps all its rules.
  explicit OtherDigits(const Puzzle& full) : full_(full.givens), assumptions_(*full.geometry, {}) {}

  // Gives the digit of the cell in every later question.
  void give(Cell cell) { assumptions_.fix(cell, full_[cell]); }

  // True if a solution with the digits of the full grid in the cells `given` has another digit in `cell`. Nothing if
  // so many conflicts do not decide. It is faster when cells that the next questions share come first in `given`.
  std::optional<bool> can_have(Cell cell, std::span<const Cell> given, std::uint64_t most_conflicts);

 private:
  std::vector<Digit> full_;
  learning::Assumptions assumptions_;
};

}  // namespace sudoscope

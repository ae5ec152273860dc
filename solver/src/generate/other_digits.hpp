// Whether a cell of a full grid can hold another digit where only some of the others are given: what digging asks of
// every cell in turn. That is one solution to find or to rule out, not two, and what was learnt for one cell serves the
// next. For any grid; of ordinary 9x9 grids dig_abreast() asks sooner.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "search/learning/assumptions.hpp"
#include "sudoscope/puzzle.hpp"

namespace sudoscope {

class OtherDigits {
 public:
  // REQUIRES: `full` is a solution of its grid, which keeps all its rules.
  explicit OtherDigits(const Puzzle& full) : full_(full.givens), assumptions_(*full.geometry, {}) {}

  // From here on its digit is given in every question.
  void give(Cell cell) { assumptions_.fix(cell, full_[cell]); }

  // Whether a solution with the digits of the full grid in these cells has another one in `cell`. Nothing where so many
  // conflicts do not tell. Sooner where those that stand in the next questions, too, are in front.
  std::optional<bool> can_have(Cell cell, std::span<const Cell> given, std::uint64_t most_conflicts);

 private:
  std::vector<Digit> full_;
  learning::Assumptions assumptions_;
};

}  // namespace sudoscope

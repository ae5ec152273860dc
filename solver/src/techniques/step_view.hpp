// A step by clues as it is named: the candidates of its cells, the removed ones, and the primitives of its clues within
// these cells. All of it follows from the evidence.
#pragma once

#include <string_view>
#include <vector>

#include "constraints/clue.hpp"
#include "sudoscope/constraints/primitives.hpp"
#include "sudoscope/techniques/deduction.hpp"

namespace sudoscope {

class StepView {
 public:
  struct InCell {
    Cell cell;
    DigitSet digits;
  };

  // Lifetime: of both.
  StepView(const Geometry& geometry, const Deduction& deduction);

  const Geometry& geometry() const { return geometry_; }
  const Evidence::ByClue& by() const { return by_; }
  // Kind of its only clue; empty for several, or a sum by the rule of 45.
  std::string_view kind() const { return kind_; }
  const Clue* clue() const { return clue_; }
  Message clue_name() const;
  const Primitives& primitives() const { return primitives_; }
  // Blank cells with their candidates, and filled ones with their digit; ascending.
  const std::vector<InCell>& cells() const { return cells_; }
  const std::vector<InCell>& removed() const { return removed_; }
  DigitSet removed_digits() const;
  // 0 for a cell that is no part of the step.
  DigitSet possible(Cell cell) const;
  bool is_blank(Cell cell) const;
  // The digits that a digit of one cell of a pair leaves the other.
  DigitSet partners(const CellPair& pair, Cell cell, Digit digit) const;
  // True if they share a house, or the clue lets them have no digit in common.
  bool differ(Cell a, Cell b) const;

 private:
  void take_clue(ClueAddress address);
  void take_primitives(ClueAddress address);

  const Geometry& geometry_;
  const Evidence::ByClue& by_;
  std::string_view kind_;
  const Clue* clue_ = nullptr;
  Primitives primitives_;
  std::vector<InCell> cells_;
  std::vector<InCell> removed_;
};

}  // namespace sudoscope

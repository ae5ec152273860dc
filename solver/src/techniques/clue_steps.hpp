// Steps by the clues of a puzzle: candidates that no way to fill the cells of one clue uses, and the same for sums by
// the rule of 45.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "sudoscope/constraints/compile.hpp"
#include "sudoscope/techniques/deduction.hpp"
#include "sudoscope/techniques/position.hpp"

namespace sudoscope {

class ClueSteps {
 public:
  explicit ClueSteps(const Geometry& geometry);

  bool empty() const { return units_.empty() && limits_.empty(); }
  // The candidates that the clue with the fewest blank cells removes, among those that remove any. Exact for what one
  // clue and the houses of its cells say, unless a clue takes too long to look through.
  std::optional<Deduction> next(const Position& position) const;

 private:
  // A clue, or a part of one that is too large to look through; cells are numbered as in `cells`.
  struct Unit {
    Evidence::ByClue clue;
    std::vector<Cell> cells;
    Primitives primitives;
  };

  // A clue that limits the digits of its cells by themselves, such as an even cell.
  struct Limit {
    ClueAddress clue;
    Cell cell;
    DigitSet digits;
  };

  void add(const Evidence::ByClue& clue, const Primitives& primitives);
  std::vector<Candidate> removed_by(const Unit& unit, const Position& position) const;

  const Geometry* geometry_;
  std::vector<Unit> units_;
  std::vector<Limit> limits_;
};

}  // namespace sudoscope

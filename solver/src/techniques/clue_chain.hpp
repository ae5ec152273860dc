// Chains through clues: a candidate leads to a contradiction, or each digit of a cell, or each place of a digit in a
// house, rules out the same candidates. All constraints propagate together to find them; each chain is then told step
// by step, with the steps alone that its end needs.
#pragma once

#include <optional>
#include <vector>

#include "sudoscope/constraints/compile.hpp"
#include "sudoscope/constraints/explained_run.hpp"
#include "sudoscope/techniques/deduction.hpp"
#include "sudoscope/techniques/position.hpp"

namespace sudoscope {

class ClueChains {
 public:
  // Lifetime: of the geometry.
  explicit ClueChains(const Geometry& geometry);

  // The candidates that one clue, sum or house removes at the position by itself, as the search's propagation does.
  std::optional<Deduction> next_step(const Position& position) const;
  // The shortest of some chains.
  std::optional<Deduction> next(const Position& position) const;

 private:
  struct Probe;

  std::optional<Deduction> next_nested(const std::vector<DigitMask>& grid) const;
  std::vector<DigitMask> grid_of(const Position& position) const;

  const Geometry& geometry_;
  const CompiledConstraints& compiled_;
  const ConstraintNetwork& network_;
};

}  // namespace sudoscope

// The easiest step at a position of a puzzle with clues: by the techniques of every Sudoku, or by the clues.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "sudoscope/techniques/logic.hpp"
#include "techniques/clue_chain.hpp"
#include "techniques/clue_steps.hpp"

namespace sudoscope {

class CluePath {
 public:
  // Nothing for a geometry without clues. Steps by clues are used as far as the grade of the hardest technique of
  // `order`. Lifetime: of the geometry.
  static std::shared_ptr<CluePath> of(const Geometry& geometry, const std::vector<Technique>& order);

  CluePath(const Geometry& geometry, ClueSteps steps, const std::vector<Technique>& order);

  std::optional<Deduction> next(const Position& position, Cell near);

 private:
  std::optional<Deduction> next_chain(const Position& position);

  const Geometry& geometry_;
  ClueSteps steps_;
  std::vector<StepFinder> by_grade_;  // the other techniques, up to hard ones
  Grade most_;
  std::optional<ClueChains> chains_;  // made when it is first needed
  ClueMemory memory_;
};

}  // namespace sudoscope

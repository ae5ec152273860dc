// Steps by the clues of a puzzle: candidates that no way to fill some cells uses, or that would leave them no way.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sudoscope/techniques/position.hpp"
#include "techniques/clue_units.hpp"
#include "techniques/killer_sets.hpp"

namespace sudoscope {

// A digest, by unit, of the candidates at which it had no step: it need not be looked at again before one changes.
struct ClueMemory {
  std::vector<std::uint64_t> units;
  std::vector<std::uint64_t> peers;
  std::vector<std::uint64_t> joined;
  std::vector<KnownCage> cages;
};

class ClueSteps {
 public:
  explicit ClueSteps(const Geometry& geometry);

  bool empty() const { return single_.units.empty() && single_.limits.empty(); }

  // A step of this grade by one clue, a sum by the rule of 45, or several clues together: by the unit with the fewest
  // blank cells that has one. Exact, unless a unit takes too long to look through.
  std::optional<Deduction> next(const Position& position, Grade grade, ClueMemory& memory) const;

  // A step by each clue, sum or pair of clues that has one; at most `most`.
  std::vector<Deduction> all(const Position& position, std::size_t most) const;

 private:
  std::optional<Deduction> by_limits(const Position& position) const;
  const std::vector<ClueUnit>& joined() const;

  const Geometry* geometry_;
  ClueUnits single_;
  KillerSets killer_sets_;
  // Made when they are first needed: most puzzles are solved without.
  mutable std::optional<std::vector<ClueUnit>> joined_;
};

// The difficulty for people of a step by clues that concerns so many blank cells; of a chain, of so many steps.
Grade grade_of_clue_step(Technique technique, std::size_t blanks);

}  // namespace sudoscope

// The constraints of a grid as primitives: the way from the kinds that people name to the forms that a search works on.
#pragma once

#include <vector>

#include "sudoscope/constraints/primitives.hpp"

namespace sudoscope {

struct CompiledConstraints {
  // The constraint (an index into Geometry::constraints()) and the entry of its data that a clue stands for, from 0.
  struct ClueSource {
    std::uint16_t constraint;
    std::uint32_t entry;
  };
  // A constraint that the primitives do not express, or not in full; solutions may break it.
  struct Refusal {
    std::size_t constraint;
    Message reason;  // empty for a kind that is unknown or has no primitives
  };

  Primitives primitives;
  std::vector<ClueSource> clues;  // by ClueId
  std::vector<Refusal> refusals;
};

// All constraints of the geometry that add no houses, compiled once for a geometry, however often it is asked. A grid
// above kLargestConstrainedSide refuses each of them.
const CompiledConstraints& compile_constraints(const Geometry& geometry);

// The constraints that neither houses nor primitives express: solutions are found without them. `reasons`, if any: the
// reasons for those whose data cannot be read, each a whole sentence.
Constraints constraints_not_kept(const Geometry& geometry, std::vector<Message>* reasons);

// True if the geometry has constraints that primitives express, so that houses alone do not describe its solutions.
bool needs_primitives(const Geometry& geometry);

}  // namespace sudoscope

// One attempt at a recipe with clues.
#pragma once

#include <optional>

#include "generate/clue_puzzle.hpp"
#include "sudoscope/base/rng.hpp"
#include "sudoscope/generate/maker.hpp"

namespace sudoscope {

// Fills a grid, lays the clues, adds the givens that one solution needs, and removes all that it does not; then the
// difficulty. Nothing if the recipe does not come out, or if it was cancelled.
std::optional<MadePuzzle> attempt_with_clues(const MakerRecipe& recipe, Rng rng, const Cancelled& cancelled);

// A solution that the clues of a recipe are laid on, with the clues that it has already. They stay.
struct ClueBase {
  CluePuzzle puzzle;  // without givens
  bool cages_lie_on_lines = false;
};

// The same on such a solution. REQUIRES: the geometry of the recipe is that of the base.
std::optional<MadePuzzle> attempt_on(ClueBase base, const MakerRecipe& recipe, Rng rng, const Cancelled& cancelled);

}  // namespace sudoscope

// One attempt at a recipe with clues.
#pragma once

#include <optional>

#include "sudoscope/base/rng.hpp"
#include "sudoscope/generate/maker.hpp"

namespace sudoscope {

// Fills a grid, lays the clues, adds the givens that one solution needs, and removes all that it does not; then the
// difficulty. Nothing if the recipe does not come out, or if it was cancelled.
std::optional<MadePuzzle> attempt_with_clues(const MakerRecipe& recipe, Rng rng, const Cancelled& cancelled);

}  // namespace sudoscope

// Recipes to puzzles.
#include "sudoscope/generate/generate.hpp"

#include <algorithm>
#include <array>

#include "generate/full_grid.hpp"
#include "generate/holes.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr std::array<std::string_view, 4> kNames{"random", "balanced", "unique", "pattern"};

}  // namespace

std::string_view name_of(PuzzleKind kind) { return kNames[static_cast<std::size_t>(kind)]; }

std::optional<PuzzleKind> find_puzzle_kind(std::string_view name) {
  const auto found = std::find(kNames.begin(), kNames.end(), name);
  if (found == kNames.end()) return std::nullopt;
  return static_cast<PuzzleKind>(found - kNames.begin());
}

int wanted_givens(double fill, int cells) { return static_cast<int>(fill * cells + 0.5); }

Result<Puzzle, Message> generate(const PuzzleRecipe& recipe) {
  using Made = Result<Puzzle, Message>;
  auto geometry = Geometry::boxes(recipe.boxes.height, recipe.boxes.width);
  if (!geometry) return Made::failure(geometry.error());
  if (!(recipe.fill >= 0 && recipe.fill <= 1)) return Made::failure(say(MessageId::kFilledByShare));
  Rng rng(recipe.seed);
  Puzzle puzzle = shuffled_pattern(std::move(geometry.value()), rng);
  if (recipe.kind != PuzzleKind::kPattern) mix(puzzle, rng);
  const auto kept = static_cast<std::size_t>(wanted_givens(recipe.fill, puzzle.geometry->cell_count()));
  switch (recipe.kind) {
    case PuzzleKind::kBalanced:
      keep_balanced(puzzle, kept, rng);
      break;
    case PuzzleKind::kUnique:
      keep_unique(puzzle, kept, rng);
      break;
    case PuzzleKind::kRandom:
    case PuzzleKind::kPattern:
      keep_anywhere(puzzle, kept, rng);
  }
  return puzzle;
}

}  // namespace sudoscope

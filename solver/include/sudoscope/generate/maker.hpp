// Puzzles for people: with one solution, and with the wanted difficulty and pattern of givens.
// The same recipe and seed make the same puzzle on every machine, natively and in WebAssembly.
#pragma once

#include <climits>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "sudoscope/base/result.hpp"
#include "sudoscope/generate/clue_wish.hpp"
#include "sudoscope/grid/puzzle.hpp"
#include "sudoscope/grid/symmetry.hpp"
#include "sudoscope/rating/own_rating.hpp"
#include "sudoscope/techniques/technique.hpp"

namespace sudoscope {

// The possible symmetries of the givens, by name: "none", "half-turn", "quarter-turn", "left-right",
// "top-bottom", "mirrors" (both), "diagonal" (the falling one), "antidiagonal", "diagonals" (both).
std::vector<std::string_view> symmetry_names();
std::optional<std::vector<Symmetry>> find_symmetries(std::string_view name);

// Both ends count.
struct SeRange {
  int least;  // ER in tenths: 75 = 7.5
  int most;
};
struct HodokuRange {
  int least;  // score
  int most;
};

// The wanted difficulty: any; by our own word, where extreme is above 7.5 of Sudoku Explainer's
// scale as well, on a 9x9 grid without other rules; by a scale of others, which have no other
// grids; or by a technique: the puzzle needs it, and none that is harder in techniques(). By a step by clues: the path
// of people takes it, and no step of a harder word.
using Aim = std::variant<std::monostate, Grade, SeRange, HodokuRange, Technique>;

// True if a puzzle can be made to need it: people look for it, or clues lead to it.
bool can_aim_at(Technique technique);

struct MakerRecipe {
  GeometryPtr geometry;
  bool new_regions = false;  // a jigsaw of the geometry's side and constraints, with regions of its own for each puzzle
  std::vector<Symmetry> symmetries = {};  // of the givens, whatever the grid's own; with clues, of the cages
  int least_givens = 0;
  int most_givens = INT_MAX;
  bool minimal = false;  // every given is needed
  // Clues to make besides the geometry's own constraints. Such a recipe has no pattern and no new regions, and
  // symmetries only if one of its kinds is cages.
  std::vector<ClueWish> clues = {};
  // Exactly these cells have givens, whatever their symmetries and number; none: any cells.
  std::vector<Cell> pattern = {};
  Aim aim = {};
  std::uint64_t seed = 1;
};

struct MadePuzzle {
  Puzzle puzzle;
  std::vector<Digit> solution;
};

// Makes attempts at a recipe. Each takes a full grid and removes as many digits as the recipe allows, and leads
// to a puzzle or to none. The result of attempt number n depends only on n and the seed, so that attempts can
// be made in any order and by several at once. The puzzle of a seed is that of the first successful attempt.
class Maker {
 public:
  // Error: a sentence why the recipe never leads to a puzzle: rules that nothing here keeps to, a scale that does
  // not cover the grid, a pattern that leaves two lines of a band empty, a range of givens without any number in it.
  static Result<Maker, Message> of(MakerRecipe recipe);

  // The best number of attempts to make at once: ordinary 9x9 grids are proved several at a time.
  std::size_t batch() const;

  // Attempts number first .. first+count-1. `cancelled` ends them; their results are then nothing.
  std::vector<std::optional<MadePuzzle>> attempts(std::uint64_t first, std::size_t count,
                                                  const Cancelled& cancelled = {}) const;

  const MakerRecipe& recipe() const { return recipe_; }

 private:
  explicit Maker(MakerRecipe recipe) : recipe_(std::move(recipe)) {}
  MakerRecipe recipe_;
};

}  // namespace sudoscope

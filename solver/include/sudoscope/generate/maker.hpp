// Puzzles for people: with one solution, as hard as wished, their givens where wished. The same recipe and seed make
// the same puzzle on every machine, natively and in WebAssembly.
#pragma once

#include <climits>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "sudoscope/base/result.hpp"
#include "sudoscope/grid/puzzle.hpp"
#include "sudoscope/grid/symmetry.hpp"
#include "sudoscope/rating/own_rating.hpp"
#include "sudoscope/techniques/technique.hpp"

namespace sudoscope {

// The symmetries that the givens can be made to have, by name: "none", "half-turn", "quarter-turn", "left-right",
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

// How hard the puzzle is to be: of any difficulty; by our own word, where extreme is above 7.5 of Sudoku Explainer's
// scale as well, on a 9x9 grid without other rules; by a scale of others, which know no other grids; or such that it
// needs a technique and none that is harder in techniques().
using Aim = std::variant<std::monostate, Grade, SeRange, HodokuRange, Technique>;

struct MakerRecipe {
  GeometryPtr geometry;
  bool new_regions = false;  // a jigsaw of the geometry's side and constraints, with regions of its own for each puzzle
  std::vector<Symmetry> symmetries = {};  // of the givens, whatever the grid's own
  int least_givens = 0;
  int most_givens = INT_MAX;
  bool minimal = false;  // no given can go
  // Exactly these cells have givens, whatever their symmetries and number; none: any cells.
  std::vector<Cell> pattern = {};
  Aim aim = {};
  std::uint64_t seed = 1;
};

struct MadePuzzle {
  Puzzle puzzle;
  std::vector<Digit> solution;
};

// Makes attempts at a recipe. Each takes a full grid and as many digits away as the recipe allows, and comes to a
// puzzle or to none; what attempt number n of a seed comes to depends on nothing else, so that they can be made in any
// order and by several at once. The puzzle of a seed is that of the first attempt which comes to one.
class Maker {
 public:
  // An error says in a sentence what keeps the recipe from ever coming to a puzzle: rules that nobody here keeps to,
  // a scale that does not know the grid, a pattern that leaves two lines of a band empty, a range of givens without any
  // number in it.
  static Result<Maker, Message> of(MakerRecipe recipe);

  // How many attempts are best made at once: ordinary 9x9 grids are proved several at a time.
  std::size_t batch() const;

  // Attempts number first .. first+count-1. `cancelled` ends them; what they come to then is nothing.
  std::vector<std::optional<MadePuzzle>> attempts(std::uint64_t first, std::size_t count,
                                                  const Cancelled& cancelled = {}) const;

  const MakerRecipe& recipe() const { return recipe_; }

 private:
  explicit Maker(MakerRecipe recipe) : recipe_(std::move(recipe)) {}
  MakerRecipe recipe_;
};

}  // namespace sudoscope

// Puzzles made for tests and benchmarks, the same for the same recipe on every machine.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "sudoscope/base/message.hpp"
#include "sudoscope/base/result.hpp"
#include "sudoscope/grid/format.hpp"
#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope {

// The givens that are left of a full grid. Random, balanced and pattern have exactly the
// number asked for, and may have many solutions; unique has one, and at least these givens.
enum class PuzzleKind : std::uint8_t {
  kRandom,    // givens anywhere
  kBalanced,  // as many, give or take one, in every row, column and box: much harder
  kUnique,    // digits taken away in random order while the solution stays the only one
  kPattern,   // givens anywhere in a grid whose rows are one row shifted, shuffled: the plainest of all
};

// "random", "balanced", "unique", "pattern".
std::string_view name_of(PuzzleKind kind);
std::optional<PuzzleKind> find_puzzle_kind(std::string_view name);

struct PuzzleRecipe {
  BoxShape boxes{3, 3};
  PuzzleKind kind = PuzzleKind::kRandom;
  double fill = 0.5;  // givens as a share of all cells, 0..1; for unique the least
  std::uint64_t seed = 1;
};

// The number of givens asked for: fill times all cells, rounded. `fill`: 0..1.
int wanted_givens(double fill, int cells);

// A full grid for the recipe's boxes and seed, and the givens that its kind leaves of it. All but pattern
// begin with a grid mixed far beyond a shuffled one: a few digits, or two bands or stacks, are wiped and
// filled in anew by a search, over and over. Takes 10 ms for a 9x9, a second for a 36x36; unique, with a
// proof for each digit taken away, takes longer. Error: a sentence (no grid has such boxes, fill outside
// 0..1). REQUIRES: a catalogue that has sudoscope-n. After R. Lewis, "Metaheuristics can solve sudoku
// puzzles", 2007 (pattern), and C. Ansotegui et al., "On Balanced Quasigroups with Holes", 2011 (balanced).
Result<Puzzle, Message> generate(const PuzzleRecipe& recipe);

}  // namespace sudoscope

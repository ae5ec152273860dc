// Ordinary 9x9 puzzles for the fast engine, and another algorithm's counts.
#pragma once

#include <algorithm>
#include <vector>

#include "../search/puzzles.hpp"
#include "sudoscope/fast/fast.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope::test {

inline FastGrid fast_grid(const Puzzle& puzzle) {
  FastGrid grid;
  std::copy(puzzle.givens.begin(), puzzle.givens.end(), grid.begin());
  return grid;
}

inline Puzzle puzzle_of(const FastGrid& grid) { return {boxes(3, 3), {grid.begin(), grid.end()}}; }

inline std::vector<FastGrid> fast_grids(const std::vector<Puzzle>& puzzles) {
  std::vector<FastGrid> grids;
  for (const Puzzle& puzzle : puzzles) grids.push_back(fast_grid(puzzle));
  return grids;
}

// Up to `limit`, 0 = all.
inline std::uint64_t count_by(const char* algorithm, const FastGrid& grid, std::uint64_t limit) {
  Solve solve(puzzle_of(grid), *find_algorithm(algorithm), limit);
  solve.run(UINT64_MAX);
  return solve.solutions();
}

// Puzzles with one, several, many and no solutions: those of the test data, and variations of each
// with givens taken away and with one changed; full grids dug more and more; givens at random.
inline std::vector<FastGrid> mixed_grids(std::size_t of_each) {
  Rng rng(2026);
  std::vector<Puzzle> puzzles;
  for (const char* file : {"top95.txt", "17clue_sample.txt", "hardest_1905_sample.txt"}) {
    for (const Puzzle& puzzle : line_file(file, of_each)) {
      puzzles.push_back(puzzle);
      puzzles.push_back(dig(puzzle, 1, rng));
      puzzles.push_back(change_one(puzzle, rng));
    }
  }
  Puzzle full = pattern(3, 3);
  for (std::size_t i = 0; i < of_each; ++i) {
    for (std::size_t a = full.givens.size() - 1; a > 0; --a) {  // other digits
      const auto digit = static_cast<Digit>(rng.below(9));
      for (Digit& given : full.givens) given = given == digit ? Digit{8} : given == 8 ? digit : given;
    }
    puzzles.push_back(dig(full, 30 + rng.below(31), rng));
    puzzles.push_back(dig(change_one(full, rng), rng.below(55), rng));
    Puzzle random = blank(boxes(3, 3));
    for (std::size_t given = rng.below(18); given > 0; --given) {
      random.givens[rng.below(81)] = static_cast<Digit>(rng.below(9));
    }
    puzzles.push_back(random);
  }
  return fast_grids(puzzles);
}

// Solvable, with up to 16 givens: none has only one solution.
inline std::vector<FastGrid> nearly_empty_grids(std::size_t count) {
  Rng rng(16);
  std::vector<Puzzle> puzzles;
  const std::vector<Puzzle> full = line_file("17clue_sample.txt", count);
  for (std::size_t i = 0; i < count; ++i) {
    Puzzle puzzle = full[i % full.size()];
    Solve solve(puzzle, *find_algorithm("norvig"), 1);
    solve.run(UINT64_MAX);
    puzzle.givens = solve.solution();
    puzzles.push_back(dig(puzzle, 81 - i % 17, rng));
  }
  return fast_grids(puzzles);
}

}  // namespace sudoscope::test

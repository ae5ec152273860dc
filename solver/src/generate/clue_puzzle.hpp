// A puzzle with clues while it is changed: all its clues are true in its solution.
#pragma once

#include <vector>

#include "generate/clue_layout.hpp"
#include "generate/other_solution.hpp"

namespace sudoscope {

// Guesses of a proof that there is one solution. A puzzle that needs more is for no person.
inline constexpr std::uint64_t kMostGuesses = 3'000;

struct CluePuzzle {
  GeometryPtr plain;  // the grid with the rules that stay
  std::vector<Digit> solution;
  std::vector<LaidClue> clues = {};
  std::vector<Digit> givens = {};

  GeometryPtr geometry() const;
  Puzzle puzzle() const { return {geometry(), givens}; }
  int given_count() const;
  std::vector<Cell> blank_cells() const;
  // The cells in which another solution differs.
  std::vector<Cell> differing(const std::vector<Digit>& other) const;
};

// Looks for a solution other than the puzzle's own. `other`, if any: gets it.
Uniqueness uniqueness_of(const CluePuzzle& puzzle, std::uint64_t most_guesses, std::vector<Digit>* other = nullptr);

// The puzzle with each clue by itself. Rules of the whole grid, rules that add houses and drawings stay in its grid.
CluePuzzle taken_apart(const Puzzle& puzzle, std::vector<Digit> solution);
// True if no clue is wrong in the solution. Some speak of cells that have no clue, and so of clues that are left out.
bool is_true(const CluePuzzle& puzzle);

}  // namespace sudoscope

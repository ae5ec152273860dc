// Random positions of random grids with random clues, and the steps found there: a test and a benchmark hold them
// against the solution that the clues were drawn from.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "sudoscope/base/rng.hpp"
#include "sudoscope/grid/puzzle.hpp"
#include "sudoscope/techniques/deduction.hpp"
#include "sudoscope/techniques/position.hpp"

namespace sudoscope::test {

struct CluePuzzle {
  Puzzle puzzle;  // with some of the digits as givens
  std::vector<Digit> solution;
};

// One to six rules that a random full grid keeps, by their definitions, and some of its digits. Nothing if too few were
// found soon.
std::optional<CluePuzzle> random_clue_puzzle(int box_height, int box_width, Rng& rng);

// True if the solution keeps each conclusion.
bool keeps(const std::vector<Digit>& solution, const Deduction& deduction);

// From a position whose notes lack some false candidates, on by random steps: all steps by clues, some techniques drawn
// at random, and where these end the next step of the path, until nothing follows. The visitor sees all of them.
// Returns the number of positions.
int walk(const CluePuzzle& puzzle, Rng& rng,
         const std::function<void(const Position&, const std::vector<Deduction>&)>& found_at);

}  // namespace sudoscope::test

// Minimality: a puzzle with one solution has another solution without any one of its givens.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope {

// `solution`: a digit a cell. Also false if a given is not proved to be needed within so many conflicts;
// on ordinary 9x9 grids the answer is always exact. REQUIRES: all rules of the grid are kept.
bool is_minimal(const Puzzle& puzzle, const std::vector<Digit>& solution, std::uint64_t most_conflicts);

}  // namespace sudoscope

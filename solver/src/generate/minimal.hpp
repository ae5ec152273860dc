// Whether a puzzle with one solution is minimal: without any of its givens it has another solution.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoscope/puzzle.hpp"

namespace sudoscope {

// `solution`: a digit a cell. False, too, where a given is not seen to be needed within so many conflicts; on ordinary
// 9x9 grids it always is seen.
// REQUIRES: all rules of the grid are kept.
bool is_minimal(const Puzzle& puzzle, const std::vector<Digit>& solution, std::uint64_t most_conflicts);

}  // namespace sudoscope

// Puzzles whose givens are in cells that somebody chose.
#pragma once

#include <optional>
#include <span>

#include "sudoscope/base/rng.hpp"
#include "sudoscope/generate/maker.hpp"

namespace sudoscope {

// Smallest number of givens of any puzzle: all digits except one have to be there, and the number for
// ordinary 9x9 grids was counted (G. McGuire, B. Tugemann, G. Civario, "There is no 16-Clue Sudoku", 2012).
std::size_t fewest_givens(const Geometry& geometry);

// Reason why no puzzle with givens in just these cells has one solution, if it is seen without a search; else nothing.
Message why_no_pattern(const Geometry& geometry, std::span<const Cell> pattern);

// Keeps the digits of a full grid in the cells of the pattern, then exchanges a few digits at a
// time if that leaves no more solutions. Nothing if so many exchanges do not lead to one solution.
std::optional<MadePuzzle> fill_pattern(Puzzle full, std::span<const Cell> pattern, Rng& rng,
                                       const Cancelled& cancelled);

}  // namespace sudoscope

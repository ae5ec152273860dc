// Puzzles whose givens stand in cells that somebody chose.
#pragma once

#include <optional>
#include <span>

#include "sudoscope/maker.hpp"
#include "sudoscope/rng.hpp"

namespace sudoscope {

// No puzzle has fewer: all digits but one have to be there, and those of ordinary 9x9 grids were counted (G. McGuire,
// B. Tugemann, G. Civario, "There is no 16-Clue Sudoku", 2012).
std::size_t fewest_givens(const Geometry& geometry);

// Why no puzzle with givens in just these cells has one solution, where that is seen without a search; nothing where it
// is not.
Message why_no_pattern(const Geometry& geometry, std::span<const Cell> pattern);

// Keeps of a full grid what stands in the pattern, then exchanges a few digits at a time wherever that leaves fewer
// solutions, or as many. Nothing where so many exchanges do not come to one solution.
std::optional<MadePuzzle> fill_pattern(Puzzle full, std::span<const Cell> pattern, Rng& rng,
                                       const Cancelled& cancelled);

}  // namespace sudoscope

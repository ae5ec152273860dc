// Taking digits away from a full grid until `kept` are left.
#pragma once

#include "sudoscope/base/rng.hpp"
#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope {

void keep_anywhere(Puzzle& puzzle, std::size_t kept, Rng& rng);

// Keeps the grid even: no two rows, columns or boxes differ by more than one given.
void keep_balanced(Puzzle& puzzle, std::size_t kept, Rng& rng);

// Takes digits only while the solution is proved to stay the only one: more may be left.
void keep_unique(Puzzle& puzzle, std::size_t kept, Rng& rng);

}  // namespace sudoscope

// Taking digits away from a full grid until `kept` are left.
#pragma once

#include "sudoscope/puzzle.hpp"
#include "sudoscope/rng.hpp"

namespace sudoscope {

void keep_anywhere(Puzzle& puzzle, std::size_t kept, Rng& rng);

// So that no two rows, no two columns and no two boxes differ by more than one.
void keep_balanced(Puzzle& puzzle, std::size_t kept, Rng& rng);

// Only while the solution is proved to stay the only one: more may be left.
void keep_unique(Puzzle& puzzle, std::size_t kept, Rng& rng);

}  // namespace sudoscope

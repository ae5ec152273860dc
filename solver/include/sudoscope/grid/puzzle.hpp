// Puzzle: a geometry and the digits given in it.
#pragma once

#include <span>
#include <vector>

#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {

struct Puzzle {
  GeometryPtr geometry;
  std::vector<Digit> givens;  // cell_count() digits, kBlank for no given
};

// The puzzle with digits that were entered in its blank cells as givens
// too. `entries`: cell_count() digits, kBlank for no entry; or none at all.
inline Puzzle with_entries(Puzzle puzzle, std::span<const Digit> entries) {
  for (std::size_t cell = 0; cell < entries.size(); ++cell)
    if (puzzle.givens[cell] == kBlank) puzzle.givens[cell] = entries[cell];
  return puzzle;
}

}  // namespace sudoscope

// Puzzle: a geometry and the digits given in it.
#pragma once

#include <vector>

#include "sudoscope/geometry.hpp"

namespace sudoscope {

struct Puzzle {
  GeometryPtr geometry;
  std::vector<Digit> givens;  // cell_count() digits, kBlank where nothing is given
};

}  // namespace sudoscope

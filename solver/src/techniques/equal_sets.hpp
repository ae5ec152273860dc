// Two sets of cells that hold the same digits, by houses on both sides (equal_sets.cpp).
#pragma once

#include <array>
#include <vector>

#include "sudoscope/techniques/deduction.hpp"

namespace sudoscope {

struct EqualSets {
  // The cells in more base houses than cover houses, and the cells in more cover houses, ascending.
  std::array<std::vector<Cell>, 2> cells;
  // The cells of both that are in two more: their digits count twice.
  std::vector<Cell> twice;
};

// REQUIRES: the evidence of an equal set.
EqualSets equal_sets_of(const Geometry& geometry, const Evidence& evidence);

}  // namespace sudoscope

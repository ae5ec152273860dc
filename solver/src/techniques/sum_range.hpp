// The smallest and the largest value of a sum over cells, some of which cannot hold the same digit.
#pragma once

#include <functional>
#include <span>
#include <utility>

#include "sudoscope/constraints/primitives.hpp"

namespace sudoscope {

struct SumTerm {
  Cell cell;
  int weight;
  DigitSet digits;
};

// Exact, or wider if that takes too long. Nothing is smaller than the first and larger than the second if the cells
// cannot be filled at all.
std::pair<int, int> sum_range(std::span<const SumTerm> terms, const std::function<bool(Cell, Cell)>& differ);

}  // namespace sudoscope

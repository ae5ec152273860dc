// Combinations: the sets of digits that some cells can hold, one digit each, out of a list of sets.
#pragma once

#include <string>
#include <vector>

#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {

class Combinations {
 public:
  // `cells`: the digits possible in each, of different cells that hold no digit twice. `sets`: of as many digits each;
  // those that the cells cannot hold are left out.
  Combinations(std::vector<DigitSet> cells, std::vector<DigitSet> sets);

  const std::vector<DigitSet>& sets() const { return sets_; }
  // True if the cell can hold the digit in some of the sets.
  bool allows(std::size_t cell, Digit digit) const;
  // The digits of all sets.
  DigitSet in_each() const;
  // The digits of any set.
  DigitSet in_some() const;

 private:
  std::vector<DigitSet> cells_;
  std::vector<DigitSet> sets_;
};

// All sets of `count` of these digits with a sum of values `total`.
std::vector<DigitSet> sets_with_sum(DigitSet digits, int count, int total);
// True if cells can hold exactly these digits, one each.
bool can_hold(std::vector<DigitSet> cells, DigitSet digits);
// "3+9".
std::string sum_written(DigitSet digits);

}  // namespace sudoscope

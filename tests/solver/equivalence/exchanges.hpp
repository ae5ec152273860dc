// Forms the slow way: every exchange of rows, bands, columns and stacks one by one, independent of the library.
#pragma once

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope::test {

// All orders of `bands` times `size` lines that keep bands together.
inline std::vector<std::vector<std::size_t>> line_orders(std::size_t bands, std::size_t size) {
  std::vector<std::vector<std::size_t>> orders;
  std::vector<std::size_t> order(bands * size);
  std::iota(order.begin(), order.end(), std::size_t{0});
  do {
    bool is_together = true;
    for (std::size_t at = 0; at < order.size(); ++at)
      is_together = is_together && order[at] / size == order[at / size * size] / size;
    if (is_together) orders.push_back(order);
  } while (std::next_permutation(order.begin(), order.end()));
  return orders;
}

// The digits called 1, 2, ... as they come; 0 is blank.
inline std::vector<int> called_in_order(const std::vector<Digit>& digits) {
  std::vector<int> names(64, 0), result;
  int next = 0;
  for (const Digit digit : digits) {
    if (digit != kBlank && names[digit] == 0) names[digit] = ++next;
    result.push_back(digit == kBlank ? 0 : names[digit]);
  }
  return result;
}

// The form of a puzzle in ordinary boxes, as called_in_order() has it.
inline std::vector<int> slow_form(const Puzzle& puzzle) {
  const auto side = static_cast<std::size_t>(puzzle.geometry->side());
  const auto height = static_cast<std::size_t>(puzzle.geometry->box_height()), width = side / height;
  const bool turns = height == width || height == 1 || width == 1;
  const auto row_orders = line_orders(width, height), column_orders = line_orders(height, width);
  std::vector<int> best;
  for (const bool turned : {false, true}) {
    if (turned && !turns) continue;
    for (const auto& rows : row_orders) {
      for (const auto& columns : column_orders) {
        std::vector<Digit> digits;
        for (const std::size_t row : rows)
          for (const std::size_t column : columns)
            digits.push_back(puzzle.givens[turned ? column * side + row : row * side + column]);
        std::vector<int> form = called_in_order(digits);
        if (best.empty() || form < best) best = std::move(form);
      }
    }
  }
  return best;
}

}  // namespace sudoscope::test

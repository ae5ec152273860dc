// Random order, the same on every machine: std::shuffle differs between libraries.
#pragma once

#include <numeric>
#include <utility>
#include <vector>

#include "sudoscope/base/rng.hpp"

namespace sudoscope {

template <class T>
void shuffle(std::vector<T>& items, Rng& rng) {
  for (std::size_t left = items.size(); left > 1; --left) std::swap(items[left - 1], items[rng.below(left)]);
}

// 0 .. count-1 in random order.
template <class T>
std::vector<T> shuffled_numbers(std::size_t count, Rng& rng) {
  std::vector<T> numbers(count);
  std::iota(numbers.begin(), numbers.end(), T{0});
  shuffle(numbers, rng);
  return numbers;
}

}  // namespace sudoscope

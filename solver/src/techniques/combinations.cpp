// Small enough for backtracking: a set has as many digits as a clue has cells.
#include "techniques/combinations.hpp"

#include <algorithm>

namespace sudoscope {
namespace {

void extend_set(DigitSet left, int count, int total, DigitSet taken, std::vector<DigitSet>& found) {
  if (count == 0) {
    if (total == 0) found.push_back(taken);
    return;
  }
  for (; digit_count(left) >= count; left = without_first(left)) {
    const int value = first_digit(left) + 1;
    // The digits ascend, so that no other is smaller.
    if (value * count > total) return;
    extend_set(without_first(left), count - 1, total - value, taken | digit_bit(first_digit(left)), found);
  }
}

}  // namespace

bool can_hold(std::vector<DigitSet> cells, DigitSet digits) {
  if (cells.empty()) return digits == 0;
  const auto fewest = std::min_element(cells.begin(), cells.end(), [&](DigitSet a, DigitSet b) {
    return digit_count(a & digits) < digit_count(b & digits);
  });
  DigitSet left = *fewest & digits;
  cells.erase(fewest);
  for (; left != 0; left = without_first(left))
    if (can_hold(cells, digits & ~digit_bit(first_digit(left)))) return true;
  return false;
}

Combinations::Combinations(std::vector<DigitSet> cells, std::vector<DigitSet> sets)
    : cells_(std::move(cells)), sets_(std::move(sets)) {
  std::erase_if(sets_, [&](DigitSet set) { return !can_hold(cells_, set); });
}

bool Combinations::allows(std::size_t cell, Digit digit) const {
  std::vector<DigitSet> cells = cells_;
  cells[cell] = digit_bit(digit);
  return has_digit(cells_[cell], digit) &&
         std::any_of(sets_.begin(), sets_.end(), [&](DigitSet set) { return can_hold(cells, set); });
}

DigitSet Combinations::in_each() const {
  DigitSet digits = sets_.empty() ? 0 : ~DigitSet{0};
  for (const DigitSet set : sets_) digits &= set;
  return digits;
}

DigitSet Combinations::in_some() const {
  DigitSet digits = 0;
  for (const DigitSet set : sets_) digits |= set;
  return digits;
}

std::vector<DigitSet> sets_with_sum(DigitSet digits, int count, int total) {
  std::vector<DigitSet> found;
  extend_set(digits, count, total, 0, found);
  return found;
}

std::string sum_written(DigitSet digits) {
  std::string text;
  for (; digits != 0; digits = without_first(digits))
    text += (text.empty() ? "" : "+") + std::to_string(first_digit(digits) + 1);
  return text;
}

}  // namespace sudoscope

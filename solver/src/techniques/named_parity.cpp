// Sums of which every cell but one is known to be even or odd, so that the last one is known, too.
#include <algorithm>

#include "techniques/named_steps.hpp"

namespace sudoscope {
namespace {

// The remainder by 2 of all digits; nothing if some are even and some odd.
std::optional<int> remainder_of(DigitSet digits) {
  std::optional<int> found;
  for (; digits != 0; digits = without_first(digits)) {
    const int remainder = (first_digit(digits) + 1) % 2;
    if (found && *found != remainder) return std::nullopt;
    found = remainder;
  }
  return found;
}

}  // namespace

std::optional<int> remainder_by_sum(const StepView& view, std::span<const SumTerm> terms, int total) {
  if (view.removed().size() != 1) return std::nullopt;
  const auto& [cell, removed] = view.removed()[0];
  int left = total;
  bool has_cell = false;
  for (const SumTerm& term : terms) {
    if (term.weight % 2 == 0) continue;
    if (term.cell == cell) {
      if (has_cell) return std::nullopt;
      has_cell = true;
      continue;
    }
    const auto remainder = remainder_of(term.digits);
    if (!remainder) return std::nullopt;
    left -= *remainder;
  }
  const int needed = (left % 2 + 2) % 2;
  if (!has_cell || remainder_of(removed) != 1 - needed) return std::nullopt;
  return needed;
}

}  // namespace sudoscope

// Phases: see the header.
#include "search/learning/phases.hpp"

#include <algorithm>

namespace sudoscope::learning {

void Phases::reach(const Trail& trail, std::uint32_t size) {
  if (size <= fullest_) return;
  fullest_ = size;
  for (std::uint32_t at = 0; at < size; ++at) target_[variable_of(trail[at])] = is_positive(trail[at]) ? 1 : 0;
}

void Phases::rephase() {
  ++rephased_;
  fullest_ = 0;
  if (rephased_ % 4 == 0) std::fill(saved_.begin(), saved_.end(), std::uint8_t{1});
  if (rephased_ % 4 == 2)
    for (std::size_t variable = 0; variable < saved_.size(); ++variable)
      if (target_[variable] != kUnset) saved_[variable] = target_[variable];
}

Variable Phases::choose(const Literals& literals, const Trail& trail, const Activity& activity,
                        Variable variable) const {
  if (favours(variable)) return variable;
  Variable best = variable;
  for (const Variable other : literals.members(literals.groups_of(variable)[0])) {
    if (other == variable || !trail.is_open(holds(other))) continue;
    const bool is_better = favours(other) == favours(best) ? activity.of(other) > activity.of(best) : favours(other);
    if (best == variable || is_better) best = other;
  }
  return best;
}

}  // namespace sudoscope::learning

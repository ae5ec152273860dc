// Phases: see the header.
#include "search/learning/phases.hpp"

namespace sudoscope::learning {

void Phases::reach(const Trail& trail, std::uint32_t size) {
  if (!aims_ || size <= fullest_) return;
  fullest_ = size;
  for (std::uint32_t at = 0; at < size; ++at) target_[variable_of(trail[at])] = phase_of(trail[at]);
}

}  // namespace sudoscope::learning

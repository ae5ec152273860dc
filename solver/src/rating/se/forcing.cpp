#include "rating/se/forcing.hpp"

namespace sudoscope::rating {

void ForcingSearch::begin(const Candidates& candidates, ForcingMode mode, AdvancedRules* rules) {
  candidates_ = &candidates;
  rules_ = rules;
  propagation_mode_ = {mode != ForcingMode::kMultiple, mode == ForcingMode::kNishio};
  cached_.fill(-1);
  cached_count_ = 0;
}

const Propagation& ForcingSearch::assume(int candidate, int most) {
  std::int16_t& place = cached_[candidate];
  if (place < 0) {
    place = cached_count_++;
    if (static_cast<std::size_t>(place) == cache_.size()) cache_.push_back(std::make_unique<Propagation>());
    propagator_.run(*candidates_, on(candidate), propagation_mode_, rules_, most - 1,
                    *cache_[static_cast<std::size_t>(place)]);
  }
  return *cache_[static_cast<std::size_t>(place)];
}

}  // namespace sudoscope::rating

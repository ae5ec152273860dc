// Constructive disjunction: each alternative propagates by itself, and a candidate stays that one of them leaves.
#include "constraints/store_run.hpp"

namespace sudoscope {

bool CandidateStore::Run::either(const Propagator& propagator) {
  std::vector<DigitMask> left(propagator.cells.size());
  bool holds = false;
  for (const ConstraintNetwork& alternative : network.either[propagator.index]) {
    CandidateStore store(alternative);
    store.grid_ = grid;
    if (!store.run(alternative)) continue;
    holds = true;
    for (std::size_t at = 0; at < left.size(); ++at) left[at] |= store.grid_[propagator.cells[at]];
  }
  for (std::size_t at = 0; at < left.size(); ++at)
    if (!keep(propagator.cells[at], left[at])) return false;
  return holds;
}

}  // namespace sudoscope

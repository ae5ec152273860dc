// HouseCounts: what the groups make follow. For each group it keeps a bit for each member that has not failed, so that
// the last one left is known without a look at the others (as a counter of cardinality propagators; cf. N. Een,
// N. Sorensson, "Translating Pseudo-Boolean Constraints into SAT", 2006). Cost: a variable that holds looks at the
// members of its groups that have not failed; one that fails touches one word a group. Groups as clauses would take n^4
// binary ones.
#pragma once

#include <memory>

#include "search/learning/trail.hpp"

namespace sudoscope::learning {

class HouseCounts {
 public:
  explicit HouseCounts(const Literals& literals);

  // Takes in all literals of the trail that it has not seen, and those that follow. False at a conflict.
  bool propagate(const Literals& literals, Trail& trail, Conflict& conflict);

  bool has_seen_all(const Trail& trail) const { return taken_ >= trail.size(); }
  // Takes the trail's last literal back, before it is popped.
  void take_back(const Literals& literals, const Trail& trail) {
    if (taken_ < trail.size()) return;
    --taken_;
    const Literal literal = trail[taken_];
    if (is_positive(literal)) return;
    for (const Seat seat : literals.seats_of(variable_of(literal))) left_[seat.group()] |= seat.bit();
  }

  std::size_t buffer_bytes() const { return left_.capacity() * sizeof(std::uint64_t); }

 private:
  bool rule_out_peers(const Literals& literals, Trail& trail, Variable variable, Conflict& conflict);
  bool count_failure(const Literals& literals, Trail& trail, Variable variable, Conflict& conflict);

  std::vector<std::uint64_t> left_;  // by group: a bit for each member that has not failed
  std::uint32_t taken_ = 0;          // literals of the trail seen
};

}  // namespace sudoscope::learning

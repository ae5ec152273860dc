// HouseCounts: see the header.
#include "search/learning/house_counts.hpp"

namespace sudoscope::learning {

HouseCounts::HouseCounts(const Literals& literals) : counts_(literals.group_count()) {
  for (Group group = 0; group < literals.group_count(); ++group)
    for (const Variable member : literals.members(group)) counts_[group].add(member);
}

bool HouseCounts::propagate(const Literals& literals, Trail& trail, Conflict& conflict) {
  while (taken_ < trail.size()) {
    const Literal literal = trail[taken_++];
    const Variable variable = variable_of(literal);
    const bool consistent = is_positive(literal) ? rule_out_peers(literals, trail, variable, conflict)
                                                 : count_failure(literals, trail, variable, conflict);
    if (!consistent) return false;
  }
  return true;
}

bool HouseCounts::rule_out_peers(const Literals& literals, Trail& trail, Variable variable, Conflict& conflict) {
  const Cause cause(Cause::Kind::kPeer, variable);
  for (const Group group : literals.groups_of(variable)) {
    std::uint32_t others = counts_[group].left() - 1;
    if (others == 0) continue;
    for (const Variable other : literals.members(group)) {
      if (trail.is_open(holds(other))) {
        trail.assign(fails(other), cause);
        if (--others == 0) break;
      } else if (trail.is_true(holds(other)) && other != variable) {
        conflict = {Conflict::Kind::kTwoInGroup, group, variable, other};
        return false;
      }
    }
  }
  return true;
}

// All groups are counted even at a conflict, so that taking the literal back is the same always.
bool HouseCounts::count_failure(const Literals& literals, Trail& trail, Variable variable, Conflict& conflict) {
  bool consistent = true;
  for (const Group group : literals.groups_of(variable)) {
    Count& count = counts_[group];
    count.remove(variable);
    if (count.left() > 1) continue;
    if (count.left() == 1 && trail.is_open(holds(count.last()))) {
      trail.assign(holds(count.last()), Cause(Cause::Kind::kGroup, group));
    } else if (count.left() == 0 || trail.is_false(holds(count.last()))) {
      conflict = {Conflict::Kind::kEmptyGroup, group};
      consistent = false;
    }
  }
  return consistent;
}

}  // namespace sudoscope::learning

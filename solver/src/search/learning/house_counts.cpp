// HouseCounts: see the header.
#include "search/learning/house_counts.hpp"

namespace sudoscope::learning {

HouseCounts::HouseCounts(const Literals& literals) : left_(literals.group_count()) {
  for (Variable variable = 0; variable < literals.variable_count(); ++variable)
    for (const Seat seat : literals.seats_of(variable)) left_[seat.group()] |= seat.bit();
}

bool HouseCounts::propagate(const Literals& literals, Trail& trail, Conflict& conflict) {
  while (taken_ < trail.size()) {
    const Literal literal = trail[taken_++];
    const Variable variable = variable_of(literal);
    if (is_positive(literal)) {
      if (!rule_out_peers(literals, trail, variable, conflict)) return false;
    } else if (!is_peer(trail, variable)) {
      if (!count_failure(literals, variable, kNoGroup, conflict)) return false;
    }
    if (!lone_.empty() && !fill_lone(literals, trail, conflict)) return false;
  }
  return true;
}

bool HouseCounts::rule_out_peers(const Literals& literals, Trail& trail, Variable variable, Conflict& conflict) {
  const Cause cause(Cause::Kind::kPeer, variable);
  for (const Seat seat : literals.seats_of(variable)) {
    const Group group = seat.group();
    const Variable* const members = literals.members(group).data();
    std::uint64_t others = left_[group] & ~seat.bit();
    left_[group] = seat.bit();
    for (; others != 0; others &= others - 1) {
      const Variable other = members[std::countr_zero(others)];
      if (trail.is_open(holds(other))) {
        trail.assign(fails(other), cause);
        if (count_failure(literals, other, group, conflict)) continue;
        left_[group] |= others & (others - 1);
        return false;
      }
      if (trail.is_true(holds(other))) {
        left_[group] |= others;
        lone_.clear();
        conflict = {Conflict::Kind::kTwoInGroup, group, variable, other};
        return false;
      }
      left_[group] |= others & (~others + 1);  // failed, and is counted when it is its turn
    }
  }
  return true;
}

// All groups are counted even at a conflict, so that taking the literal back is always the same.
bool HouseCounts::count_failure(const Literals& literals, Variable variable, Group but, Conflict& conflict) {
  bool consistent = true;
  literals.for_each_seat(variable, [&](Seat seat) {
    if (seat.group() == but) return;
    const std::uint64_t left = left_[seat.group()] &= ~seat.bit();
    if ((left & (left - 1)) != 0) return;
    if (left != 0) return lone_.push_back(seat.group());
    conflict = {Conflict::Kind::kEmptyGroup, seat.group()};
    consistent = false;
  });
  if (!consistent) lone_.clear();
  return consistent;
}

bool HouseCounts::fill_lone(const Literals& literals, Trail& trail, Conflict& conflict) {
  for (const Group group : lone_) {
    const Variable last = literals.members(group)[static_cast<std::size_t>(std::countr_zero(left_[group]))];
    if (trail.is_open(holds(last))) {
      trail.assign(holds(last), Cause(Cause::Kind::kGroup, group));
    } else if (trail.is_false(holds(last))) {
      conflict = {Conflict::Kind::kEmptyGroup, group};
      break;
    }
  }
  lone_.clear();
  return conflict.kind == Conflict::Kind::kNone;
}

}  // namespace sudoscope::learning

// HouseCounts: see the header.
#include "search/learning/house_counts.hpp"

#include <bit>

namespace sudoscope::learning {

HouseCounts::HouseCounts(const Literals& literals) : left_(literals.group_count()) {
  for (Variable variable = 0; variable < literals.variable_count(); ++variable)
    for (const Seat seat : literals.seats_of(variable)) left_[seat.group()] |= seat.bit();
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
  for (const Seat seat : literals.seats_of(variable)) {
    const Variable* const members = literals.members(seat.group()).data();
    for (std::uint64_t others = left_[seat.group()] & ~seat.bit(); others != 0; others &= others - 1) {
      const Variable other = members[std::countr_zero(others)];
      if (trail.is_open(holds(other))) {
        trail.assign(fails(other), cause);
      } else if (trail.is_true(holds(other))) {
        conflict = {Conflict::Kind::kTwoInGroup, seat.group(), variable, other};
        return false;
      }
    }
  }
  return true;
}

// All groups are counted even at a conflict, so that taking the literal back is the same always.
bool HouseCounts::count_failure(const Literals& literals, Trail& trail, Variable variable, Conflict& conflict) {
  bool consistent = true;
  for (const Seat seat : literals.seats_of(variable)) {
    const std::uint64_t left = left_[seat.group()] &= ~seat.bit();
    if ((left & (left - 1)) != 0) continue;
    if (left == 0) {
      conflict = {Conflict::Kind::kEmptyGroup, seat.group()};
      consistent = false;
      continue;
    }
    const Variable last = literals.members(seat.group())[static_cast<std::size_t>(std::countr_zero(left))];
    if (trail.is_open(holds(last))) {
      trail.assign(holds(last), Cause(Cause::Kind::kGroup, seat.group()));
    } else if (trail.is_false(holds(last))) {
      conflict = {Conflict::Kind::kEmptyGroup, seat.group()};
      consistent = false;
    }
  }
  return consistent;
}

}  // namespace sudoscope::learning

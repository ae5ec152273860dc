// The variables whose literals together force a cause or a conflict. They are
// listed only when a conflict is analysed; a house is walked then and not before.
#pragma once

#include "search/learning/clause_base.hpp"

namespace sudoscope::learning {

// Calls visit(variable) for each, as long as it returns true. False if one did not.
// REQUIRES: `self` is true because of `cause`, which is not none.
template <class Visit>
bool for_each_reason(const Literals& literals, const ClauseBase& clauses, Cause cause, Variable self, Visit visit) {
  if (cause.kind() == Cause::Kind::kPeer) return visit(cause.index());
  if (cause.kind() == Cause::Kind::kGroup) {
    for (const Variable member : literals.members(cause.index()))
      if (member != self && !visit(member)) return false;
    return true;
  }
  for (const Literal literal : clauses.literals(cause.index()))
    if (variable_of(literal) != self && !visit(variable_of(literal))) return false;
  return true;
}

// Calls visit(variable) for each that takes part in the conflict.
template <class Visit>
void for_each_reason(const Literals& literals, const ClauseBase& clauses, const Conflict& conflict, Visit visit) {
  if (conflict.kind == Conflict::Kind::kTwoInGroup) {
    visit(conflict.first);
    visit(conflict.second);
  } else if (conflict.kind == Conflict::Kind::kEmptyGroup) {
    for (const Variable member : literals.members(conflict.index)) visit(member);
  } else {
    for (const Literal literal : clauses.literals(conflict.index)) visit(variable_of(literal));
  }
}

}  // namespace sudoscope::learning

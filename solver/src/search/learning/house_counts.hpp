// HouseCounts: the consequences of the groups. For each group it keeps a bit for each member that
// has not failed, so that the last one left is known without a look at the others (as a counter
// of cardinality propagators; cf. N. Een, N. Sorensson, "Translating Pseudo-Boolean Constraints
// into SAT", 2006). Cost: a variable that holds examines the members of its groups that have not
// failed; one that fails touches one word a group. Groups as clauses would take n^4 binary ones.
//
// Variables ruled out by one that holds are counted at once, and not in the group that they share with it: there
// it is the one that is left. A variable that fails for another cause is counted when it is its turn on the trail.
#pragma once

#include <algorithm>
#include <bit>

#include "search/learning/trail.hpp"

namespace sudoscope::learning {

class HouseCounts {
 public:
  explicit HouseCounts(const Literals& literals);

  // Takes in all new literals of the trail, and those that follow. False at a conflict.
  bool propagate(const Literals& literals, Trail& trail, Conflict& conflict);

  bool has_seen_all(const Trail& trail) const { return taken_ >= trail.size(); }
  // Takes the trail's last literal back, before it is popped.
  void take_back(const Literals& literals, const Trail& trail) {
    const std::uint32_t last = trail.size() - 1;
    const Literal literal = trail[last];
    const bool was_taken = last < taken_;
    if (was_taken) taken_ = last;
    if (is_positive(literal)) return;
    const Variable variable = variable_of(literal);
    if (!was_taken && !is_peer(trail, variable)) return;
    literals.for_each_seat(variable, [&](Seat seat) { left_[seat.group()] |= seat.bit(); });
  }

  // The number of members that have not failed in the smallest of the variable's groups.
  int fewest_left(const Literals& literals, Variable variable) const {
    int fewest = 64;
    literals.for_each_seat(variable, [&](Seat seat) { fewest = std::min(fewest, std::popcount(left_[seat.group()])); });
    return fewest;
  }

  std::size_t buffer_bytes() const {
    return left_.capacity() * sizeof(std::uint64_t) + lone_.capacity() * sizeof(Group);
  }

 private:
  static constexpr Group kNoGroup = 0xFFFFFFFF;

  // True if a variable that fails was ruled out by one that holds.
  static bool is_peer(const Trail& trail, Variable variable) {
    return trail.cause_of(variable).kind() == Cause::Kind::kPeer;
  }

  bool rule_out_peers(const Literals& literals, Trail& trail, Variable variable, Conflict& conflict);
  // Counts it in all its groups but one, if one is named; the groups with one member left are lone_ then.
  bool count_failure(const Literals& literals, Variable variable, Group but, Conflict& conflict);
  // Makes the last members of these groups hold.
  bool fill_lone(const Literals& literals, Trail& trail, Conflict& conflict);

  std::vector<std::uint64_t> left_;  // by group: a bit for each member that has not failed
  std::vector<Group> lone_;          // groups with one member left; empty between two calls
  std::uint32_t taken_ = 0;          // literals of the trail seen
};

}  // namespace sudoscope::learning

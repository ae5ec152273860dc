// HouseCounts: what the groups make follow. For each group it keeps how many members have not failed and the sum of
// their numbers, so that the last one left is known without a look at the others (the counter of cardinality
// propagators; cf. N. Een, N. Sorensson, "Translating Pseudo-Boolean Constraints into SAT", 2006). Cost: a variable
// that holds looks at the members of its groups; one that fails touches one word a group. Groups as clauses would take
// n^4 binary ones.
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
    for (const Group group : literals.groups_of(variable_of(literal))) counts_[group].add(variable_of(literal));
  }

  std::size_t buffer_bytes() const { return counts_.capacity() * sizeof(Count); }

 private:
  // The members that have not failed: how many above, the sum of their numbers below.
  class Count {
   public:
    void add(Variable member) { bits_ += kOne + member; }
    void remove(Variable member) { bits_ -= kOne + member; }
    std::uint32_t left() const { return static_cast<std::uint32_t>(bits_ >> 32); }
    // REQUIRES: one is left.
    Variable last() const { return static_cast<Variable>(bits_); }

   private:
    static constexpr std::uint64_t kOne = std::uint64_t{1} << 32;
    std::uint64_t bits_ = 0;
  };

  bool rule_out_peers(const Literals& literals, Trail& trail, Variable variable, Conflict& conflict);
  bool count_failure(const Literals& literals, Trail& trail, Variable variable, Conflict& conflict);

  std::vector<Count> counts_;  // by group
  std::uint32_t taken_ = 0;    // literals of the trail seen
};

}  // namespace sudoscope::learning

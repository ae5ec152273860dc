// ClauseBase: the clauses learnt, each watched at two of its literals, so that only clauses are examined whose watch
// has become false (M. Moskewicz et al., "Chaff: Engineering an Efficient SAT Solver", 2001; with the blocking literal
// of N. Sorensson and N. Een, MiniSat 2.1, 2008). From time to time the three quarters worth least are forgotten, by
// the number of levels among their literals, the glue (G. Audemard, L. Simon, "Predicting Learnt Clauses Quality in
// Modern SAT Solvers", 2009).
//
//   arena   [size][glue][used] literal literal ...   by word; the first two literals are watched, and of the others
//           those come first that a digit fails: they are false less often, so that they are watched longer
#pragma once

#include <span>

#include "search/learning/trail.hpp"

namespace sudoscope::learning {

using ClauseAt = std::uint32_t;  // where a clause begins in the arena

class ClauseBase {
 public:
  // A clause of this glue is kept for good: it does not follow from the others.
  static constexpr std::uint32_t kForGood = 0;

  explicit ClauseBase(Variable variables) : watches_(2 * variables) {}

  // REQUIRES: two literals or more; the first two are open, or false at the highest levels of the clause.
  ClauseAt add(std::span<const Literal> literals, std::uint32_t glue, std::uint64_t now);

  std::span<const Literal> literals(ClauseAt clause) const {
    return {arena_.data() + clause + kHeader, arena_[clause]};
  }
  std::uint32_t glue(ClauseAt clause) const { return arena_[clause + 1]; }
  // Notes that a conflict was explained by the clause, which has this glue now.
  void use(ClauseAt clause, std::uint32_t glue, std::uint64_t now);

  // Takes in literals of the trail until one follows that the houses
  // have to process first, or all are taken in. False at a conflict.
  bool propagate(Trail& trail, Conflict& conflict);
  bool has_seen_all(const Trail& trail) const { return taken_ >= trail.size(); }
  // The trail has been cut back.
  void take_back(const Trail& trail) { taken_ = taken_ < trail.size() ? taken_ : trail.size(); }

  // Forgets three quarters of the clauses, except clauses for good, those with a glue
  // up to 2 or with one up to 6 and used recently, and causes of literals; calls
  // forgotten(literals) for each. Clauses move: the trail's causes are adjusted.
  template <class Forgotten>
  void reduce(Trail& trail, std::uint64_t now, Forgotten forgotten) {
    select(trail, now);
    for (const ClauseAt clause : unwanted_) forgotten(literals(clause));
    collect(trail);
  }

  // Calls visit(literals, glue) for each clause that is not for good.
  template <class Visit>
  void for_each(Visit visit) const {
    for (const ClauseAt clause : clauses_)
      if (glue(clause) != kForGood) visit(literals(clause), glue(clause));
  }

  std::size_t size() const { return clauses_.size(); }
  std::size_t buffer_bytes() const;

 private:
  static constexpr std::uint32_t kHeader = 3;
  static constexpr std::uint32_t kBinary = 0x80000000;  // in a watch: the blocker is all the rest of the clause

  struct Watch {
    std::uint32_t clause;
    Literal blocker;  // another literal of the clause: while it is true, the clause is not examined
  };

  void watch(Literal literal, ClauseAt clause, Literal blocker);
  bool is_cause(const Trail& trail, ClauseAt clause) const;
  void select(const Trail& trail, std::uint64_t now);
  void collect(Trail& trail);

  std::vector<std::uint32_t> arena_;
  std::vector<ClauseAt> clauses_;            // ascending
  std::vector<std::vector<Watch>> watches_;  // by literal: the watches to examine when it becomes true
  std::vector<ClauseAt> unwanted_;           // during a reduction
  std::uint32_t taken_ = 0;                  // literals of the trail seen
};

}  // namespace sudoscope::learning

// Analysis: learns a clause from a conflict. It goes back from the conflict through the causes to the first
// literal of the last level that all of it came through (first unique implication point: J. Marques-Silva,
// K. Sakallah, "GRASP", 1996; L. Zhang et al., "Efficient Conflict Driven Learning", 2001), then leaves out
// literals that the others imply (N. Sorensson, A. Biere, "Minimizing Learned Clauses", 2009), and replaces
// the literals of a level by the one that implies them (M. Fleury, A. Biere, "Efficient All-UIP Learned
// Clause Minimization", 2021). A cell or a place fails for many reasons at once, so clauses are long: 62 to
// 86 literals on three 25x25 grids, and 36 to 47 after this shortening. Seven in eight of these were
// candidates, many of them ruled out by the same digits: with the digit in their place a clause has 19 to
// 22 literals. Such a clause is a little weaker, yet a conflict takes a quarter less time.
#pragma once

#include <span>

#include "search/learning/activity.hpp"
#include "search/learning/explanation.hpp"

namespace sudoscope::learning {

class Analysis {
 public:
  explicit Analysis(Variable variables) : marks_(variables, Mark::kNone) {}

  // Learns from a conflict: afterwards literals(), back_level() and glue() return the result. Bumps
  // the variables met, and notes the clauses used; with `bumps_reasons` it also bumps the reasons
  // of the learnt literals. REQUIRES: trail.level() > 0, and the conflict needs its last level.
  void learn(const Literals& literals, const Trail& trail, ClauseBase& clauses, Activity& activity,
             const Conflict& conflict, std::uint64_t now, bool bumps_reasons);

  // The clause: its literals are all false; the first is the only one of the last level, the second is of the highest
  // level below it. Valid until the next call of learn().
  std::span<const Literal> literals() const { return clause_; }
  // The level on which the first literal follows.
  std::uint32_t back_level() const { return back_level_; }
  std::uint32_t glue() const { return glue_; }

  std::size_t buffer_bytes() const;

 private:
  //   met      in the clause, or implied by it and bumped already
  //   implied  by the clause
  //   needed   certain not to be implied
  //   block    during find_dominator(): to be put down to one literal of the level
  //   beside   a reason of the clause, bumped
  enum class Mark : std::uint8_t { kNone, kMet, kImplied, kNeeded, kBlock, kBeside };

  struct LevelOfClause {
    std::uint32_t count;  // the last count of levels that met it
    std::uint32_t first;  // of note_levels(): where its first literal is on the trail
  };

  // Replaces candidates by the digits that ruled them out, then all literals of a level by one that
  // implies them, and leaves out literals that the others imply; the highest levels come first then.
  void shorten(const Literals& literals, const Trail& trail, const ClauseBase& clauses);
  void name_digits(const Trail& trail);
  bool is_implied(const Literals& literals, const Trail& trail, const ClauseBase& clauses, Variable variable);
  void shrink(const Literals& literals, const Trail& trail, const ClauseBase& clauses);
  // `block`: literals of one level. Sets dominator_ to the one that implies them all, if there is one.
  bool find_dominator(const Literals& literals, const Trail& trail, const ClauseBase& clauses,
                      std::span<const Literal> block);
  bool is_covered(const Literals& literals, const Trail& trail, const ClauseBase& clauses, Variable variable);

  // Also bumps the causes of the literals of the clause (J. Liang et al.,
  // "Learning Rate Based Branching Heuristic for SAT Solvers", 2016).
  void bump_reasons(const Literals& literals, const Trail& trail, const ClauseBase& clauses, Activity& activity);

  // Notes for each level of the clause the place of its first literal on the trail: earlier
  // literals of that level lead back to the guess without a literal of the clause between, so that
  // the clause cannot imply them (cf. D. Knuth, "The Art of Computer Programming" 4, 7.2.2.2).
  void note_levels(const Trail& trail);
  bool may_be_implied(const Trail& trail, Variable variable) const {
    const LevelOfClause& level = levels_[trail.level_of(variable)];
    return level.count == count_ && trail.place_of(variable) > level.first;
  }

  std::uint32_t glue_of(const Trail& trail, std::span<const Literal> literals);
  void set(Variable variable, Mark mark) {
    if (marks_[variable] == Mark::kNone) marked_.push_back(variable);
    marks_[variable] = mark;
  }

  std::vector<Literal> clause_;
  std::uint32_t back_level_ = 0;
  std::uint32_t glue_ = 0;
  std::vector<Mark> marks_;       // by variable; all none between two calls
  std::vector<Variable> marked_;  // the marked variables
  std::vector<Variable> open_;    // of is_implied: to look at
  std::vector<Variable> block_;   // of find_dominator: marked on the way
  Variable dominator_ = 0;
  std::vector<LevelOfClause> levels_;
  std::uint32_t count_ = 0;           // counts of levels so far
  std::vector<std::uint64_t> order_;  // of shrink: the literals behind the first, by level
};

}  // namespace sudoscope::learning

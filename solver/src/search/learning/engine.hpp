// Engine: the parts of the learning search put together, without steps, counters or
// events, which LearningSearch adds. A plain value; a copy shares the literals alone.
#pragma once

#include <memory>

#include "search/learning/analysis.hpp"
#include "search/learning/house_counts.hpp"
#include "search/learning/pace.hpp"
#include "search/learning/phases.hpp"
#include "search/learning/restarts.hpp"

namespace sudoscope::learning {

class Engine {
 public:
  // `possible`: as for Literals. REQUIRES: no candidate left follows from another by singles.
  Engine(const Geometry& geometry, std::span<const DigitSet> possible, std::uint64_t seed);

  const Literals& literals() const { return *literals_; }
  const Trail& trail() const { return trail_; }
  const ClauseBase& clauses() const { return clauses_; }

  // Finds all consequences. False at a conflict, which conflict() returns until it is resolved or taken back.
  bool propagate();
  const Conflict& conflict() const { return conflict_; }
  std::uint64_t conflicts() const { return restarts_.conflicts(); }

  // Makes the next guess on a new level: a digit in a cell, one of the most active that the
  // phases favour, or of all if they favour none that is open. False if no variable is open.
  bool decide();
  // Makes a guess of the caller's on a new level; or, at level 0, a literal that is true for
  // good. REQUIRES: the literal is open, and all consequences of the true literals are known.
  void assume(Literal literal);
  void settle(Literal literal);

  // Learns from the conflict; learnt() returns the clause. REQUIRES: trail().level() > 0.
  void analyse();
  std::span<const Literal> learnt() const { return learnt_; }
  std::uint32_t back_level() const { return back_level_; }
  std::uint32_t glue() const { return glue_; }
  // Learns the clause that rules out the solution on the trail, by
  // the guesses that lead to it. REQUIRES: trail().level() > 0.
  void block();

  // Adds a clause that another search learnt about the same literals. False if nothing
  // can make it true. REQUIRES: trail().level() == 0, and propagate() comes next.
  bool add(std::span<const Literal> clause, std::uint32_t glue);
  // Calls visit(clause, glue) for all clauses that were learnt and not
  // forgotten; literals that are true for good are clauses of one literal.
  template <class Visit>
  void for_each_learnt(Visit visit) const {
    const std::uint32_t for_good = trail_.level() == 0 ? trail_.size() : trail_.size_before(1);
    for (std::uint32_t at = 0; at < for_good; ++at) {
      const Literal literal = trail_[at];
      if (trail_.cause_of(variable_of(literal)).kind() != Cause::Kind::kPeer) visit(std::span(&literal, 1), 1u);
    }
    clauses_.for_each(visit);
  }

  // Goes back to the level.
  void take_back(std::uint32_t level);
  // Adds the learnt clause, and makes its first literal true. REQUIRES: taken back to back_level().
  void assert_learnt();

  // The level to restart from, if that is due: below it the same guesses would be made again. Rephases if due.
  bool should_restart(std::uint32_t& level);
  // Forgets clauses if that is due; calls forgotten(literals) for each.
  template <class Forgotten>
  void reduce(Forgotten forgotten) {
    if (restarts_.reduce()) clauses_.reduce(trail_, restarts_.conflicts(), forgotten);
  }

  std::size_t buffer_bytes() const;

 private:
  // Puts the most active variable that may be guessed on top of the heap; false if none is on it.
  bool find_on_heap();
  // The same; if none is on the heap, all open variables may be guessed. False if no variable is open.
  bool find_guess();
  // The one of most worth among the most active, no longer on the heap. REQUIRES: find_guess() was true.
  Variable next_guess();
  // Its activity divided by the square of the members left in its smallest group.
  double worth_of(Variable variable) const;
  bool may_guess(Variable variable) const {
    return trail_.is_open(holds(variable)) && (takes_all_ || phases_.favours(variable));
  }

  std::shared_ptr<const Literals> literals_;
  Trail trail_;
  HouseCounts houses_;
  ClauseBase clauses_;
  Activity activity_;
  Phases phases_;
  Pace pace_;
  Restarts restarts_;
  Analysis analysis_;
  Conflict conflict_;
  std::vector<Literal> learnt_;
  std::uint32_t back_level_ = 0;
  std::uint32_t glue_ = 0;
  bool takes_all_ = false;  // the phases favour no open variable: every one is on the heap
};

}  // namespace sudoscope::learning

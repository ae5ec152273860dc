// Learning search (`sudoscope-n`): guesses a digit, works out all consequences, and learns from every
// conflict which literals cannot hold together, so that it is never met again; then it goes back as many
// levels as that allows at once (conflict-driven clause learning: J. Marques-Silva, K. Sakallah, "GRASP",
// 1996; the houses as propagators of their own that explain themselves: cf. O. Ohrimenko, P. Stuckey, M.
// Codish, 2009). Before the first guess it looks for singles and locked candidates; inside the search,
// locked candidates made it slower. Source of each part: its own file. Cost: no guess in a grid that
// singles solve; a conflict examines the houses behind it and clauses of up to some hundred literals.
//
// A step is the work on the givens; or a guess, or learning from a conflict with the way back, or a restart,
// or going on after a solution, each with all consequences. To look for a second solution it learns that not
// all guesses of the first hold: every solution is met once, and "no more" is proved as "none" is.
#pragma once

#include <optional>
#include <utility>

#include "search/learning/engine.hpp"
#include "search/learning/exchange.hpp"
#include "search/learning/known_digits.hpp"
#include "search/ledger.hpp"
#include "search/singles_and.hpp"
#include "sudoscope/search/outlook.hpp"

namespace sudoscope {

// A tracer that writes a proof receives learnt and forgotten clauses whole.
template <class T>
concept ProofTracer =
    requires(T tracer, const learning::Literals& literals, std::span<const learning::Literal> clause) {
      tracer.learn(literals, clause);
      tracer.forget(literals, clause);
    };

class LearningSearch {
 public:
  // `seed`: decides between equal variables at the start.
  LearningSearch(const Puzzle& puzzle, std::uint64_t seed) : root_(Root(puzzle)), digits_(puzzle.givens), seed_(seed) {}

  template <Tracer T>
  StepStatus step(T& tracer) {
    ledger_.begin_step();
    heard_solution_.clear();
    switch (next_) {
      case Next::kStart:
        return start(tracer);
      case Next::kEnd:
        return ledger_.exhausted(tracer);
      case Next::kResolve:
        if (engine_->trail().level() == 0) return ledger_.exhausted(tracer);
        engine_->analyse();
        use_learnt(tracer);
        engine_->reduce([&](std::span<const learning::Literal> clause) {
          if constexpr (ProofTracer<T>) tracer.forget(engine_->literals(), clause);
        });
        break;
      case Next::kBlock:
        if (engine_->trail().level() == 0) return ledger_.exhausted(tracer);
        engine_->block();
        use_learnt(tracer);
        break;
      case Next::kGuess:
        if (exchange_.is_due(engine_->conflicts())) return take_in(tracer);
        known_.reach(digits_, filled());
        if (std::uint32_t level = 0; engine_->should_restart(level)) {
          ledger_.restart(tracer);
          take_back(tracer, level);
        } else if (engine_->decide()) {
          tell_guess(tracer);
        } else {
          next_ = Next::kBlock;
          known_.found(digits_);
          exchange_.add_solution(digits_);
          return ledger_.solution(tracer);
        }
        break;
    }
    return propagate(tracer);
  }

  const SearchStats& stats() const { return ledger_.stats(); }
  const std::vector<Digit>& digits() const { return heard_solution_.empty() ? digits_ : heard_solution_; }
  // As in Search. A message is taken in by a step of its own, back
  // at level 0; a solution that was not known counts as found.
  std::vector<std::uint32_t> export_learnt();
  void import_learnt(std::span<const std::uint32_t> message) { exchange_.hear(message); }
  Outlook outlook() const;
  std::size_t footprint_bytes() const;

 private:
  enum class Next : std::uint8_t { kStart, kGuess, kResolve, kBlock, kEnd };

  // Before the first guess: a grid of candidates, and singles with locked candidates on it.
  struct Root {
    explicit Root(const Puzzle& puzzle) : grid(puzzle), singles(puzzle) {}
    CandidateGrid grid;
    SinglesAnd<list_locked, NoClues> singles;
  };

  template <Tracer T>
  StepStatus start(T& tracer) {
    const bool consistent = root_->singles.start(tracer, root_->grid, ledger_);
    next_ = consistent ? Next::kGuess : Next::kEnd;
    end_root();
    if (!consistent || engine_) return StepStatus::kRunning;
    next_ = Next::kEnd;
    known_.found(digits_);
    return ledger_.solution(tracer);
  }

  template <Tracer T>
  StepStatus propagate(T& tracer) {
    const bool consistent = engine_->propagate();
    tell(tracer);
    next_ = consistent ? Next::kGuess : Next::kResolve;
    if (!consistent) tell_conflict(tracer);
    return StepStatus::kRunning;
  }

  template <Tracer T>
  void use_learnt(T& tracer) {
    tell_learnt(tracer);
    if constexpr (ProofTracer<T>) tracer.learn(engine_->literals(), engine_->learnt());
    if (engine_->glue() != learning::ClauseBase::kForGood) exchange_.note(engine_->learnt(), engine_->glue());
    take_back(tracer, engine_->back_level());
    engine_->assert_learnt();
  }

  template <Tracer T>
  StepStatus take_in(T& tracer) {
    ledger_.restart(tracer);
    take_back(tracer, 0);
    bool consistent = true;
    const auto clause = [&](std::span<const learning::Literal> literals, std::uint32_t glue) {
      consistent = consistent && engine_->add(literals, glue);
    };
    const auto solution = [&](const std::vector<Digit>& digits) { heard_solution_ = digits; };
    const learning::Variable variables = engine_->literals().variable_count();
    exchange_.take_in(digits_.size(), variables, engine_->conflicts(), solution, clause);
    if (!heard_solution_.empty()) {
      known_.found(heard_solution_);
      clause(not_all_of(heard_solution_), learning::ClauseBase::kForGood);
    }
    if (!consistent) next_ = Next::kEnd;
    if (!heard_solution_.empty()) return ledger_.solution(tracer);
    return consistent ? propagate(tracer) : StepStatus::kRunning;
  }

  template <Tracer T>
  void take_back(T& tracer, std::uint32_t level) {
    clear_above(level);
    engine_->take_back(level);
    told_ = std::min(told_, engine_->trail().size());
    ledger_.backtrack(tracer, level);
  }

  template <Tracer T>
  void tell_guess(T& tracer) {
    const Candidate& guess = candidate_of(engine_->trail()[told_]);
    place(told_++, guess);
    ledger_.decide(tracer, guess.cell, guess.digit);
  }

  // Counts and traces the literals that are new on the trail.
  // A digit forced into a filled cell is the conflict to come.
  template <Tracer T>
  void tell(T& tracer) {
    const learning::Trail& trail = engine_->trail();
    const learning::Literals& literals = engine_->literals();
    const std::uint32_t first = std::exchange(told_, trail.size());
    for (std::uint32_t at = first; at < trail.size(); ++at) {
      const learning::Literal literal = trail[at];
      const Candidate candidate = literals.candidate(learning::variable_of(literal));
      const bool is_open = digits_[candidate.cell] == kBlank;
      if constexpr (!T::kEnabled) {
        // Two of three turn out either way: counted without a branch.
        if (!learning::is_positive(literal)) {
          ledger_.count_eliminated(is_open);
          continue;
        }
      }
      if (!is_open) continue;
      const auto [technique, house] = T::kEnabled ? why(literal) : Why{};
      if (learning::is_positive(literal)) {
        place(at, candidate);
        ledger_.assign(tracer, candidate.cell, candidate.digit, technique, house);
      } else {
        ledger_.eliminate(tracer, candidate.cell, candidate.digit, technique, house);
      }
    }
  }

  template <Tracer T>
  void tell_conflict(T& tracer) {
    using Kind = learning::Conflict::Kind;
    const learning::Conflict& conflict = engine_->conflict();
    if (conflict.kind == Kind::kClause) return ledger_.conflict(tracer);
    const learning::GroupName& name = engine_->literals().name(conflict.index);
    if (conflict.kind == Kind::kTwoInGroup) {
      const Candidate& second = engine_->literals().candidate(later_of(conflict));
      ledger_.conflict(tracer, name.house, second.digit, second.cell);
    } else if (name.house == kNoHouse) {
      ledger_.conflict(tracer, name.cell);
    } else {
      ledger_.conflict(tracer, name.house, name.digit);
    }
  }

  // The first few, because a sentence has no room for more.
  template <Tracer T>
  void tell_learnt(T& tracer) {
    if constexpr (T::kEnabled) {
      std::size_t left = engine_->learnt().size();
      for (const learning::Literal literal : engine_->learnt().first(std::min(left, kMostTold))) {
        const Candidate& candidate = candidate_of(literal);
        const bool absent = learning::is_positive(literal);
        ledger_.learn(tracer, candidate.cell, candidate.digit, absent, --left);
      }
    }
  }

  static constexpr std::size_t kMostTold = 6;
  struct Placed {
    std::uint32_t at;  // the place of the literal on the trail
    Cell cell;
  };
  struct Why {
    Technique technique = Technique::kNone;
    HouseId house = kNoHouse;
  };

  const Candidate& candidate_of(learning::Literal literal) const {
    return engine_->literals().candidate(learning::variable_of(literal));
  }
  // The literal at this place of the trail puts the digit into its cell.
  void place(std::uint32_t at, const Candidate& candidate) {
    digits_[candidate.cell] = candidate.digit;
    placed_.push_back({at, candidate.cell});
  }
  std::uint32_t filled() const { return filled_at_start_ + static_cast<std::uint32_t>(placed_.size()); }
  Why why(learning::Literal literal) const;
  learning::Variable later_of(const learning::Conflict& conflict) const;
  // A clause that rules this solution out.
  std::vector<learning::Literal> not_all_of(const std::vector<Digit>& solution) const;
  void end_root();
  void clear_above(std::uint32_t level);

  std::optional<Root> root_;                // until the first step is done
  std::optional<learning::Engine> engine_;  // from then on, if cells are left
  std::vector<Digit> digits_;
  std::uint32_t filled_at_start_ = 0;  // cells with a digit, once the engine is there
  std::vector<Placed> placed_;         // the cells filled since, in their order
  learning::KnownDigits known_;
  learning::Exchange exchange_;
  std::vector<Digit> heard_solution_;  // of this step, else empty
  std::uint64_t seed_;
  std::uint32_t told_ = 0;  // literals of the trail that are counted and traced
  Next next_ = Next::kStart;
  Ledger ledger_;
};

}  // namespace sudoscope

// ChainFinder: simple deductions as far as they lead. Where they are stuck, it tries candidates one after the other
// until singles refute one, which rules it out. Where none is refuted, or many were tried, only a search is left.
#include "sudoscope/diagnose/chain.hpp"

#include <algorithm>
#include <cassert>

#include "diagnose/asker.hpp"
#include "diagnose/deductions.hpp"

namespace sudoscope {

using diagnose::Asker;
using diagnose::Deductions;
using diagnose::Fact;
using diagnose::FactId;
using diagnose::FactKind;

namespace {

// Cost of a trial, about, in sweeps of the fast engine, for each cell of the grid.
constexpr std::uint64_t kStepsOfTrialPerCell = 2;
// Steps of trials after which a search decides: some 8,000 trials at 9x9, 1,000 or about a second at 25x25.
constexpr std::uint64_t kMostTrialSteps = 1'250'000;

}  // namespace

class ChainFinder::State {
 public:
  explicit State(const Puzzle& puzzle)
      : geometry_(puzzle.geometry),
        deductions_(*puzzle.geometry, puzzle.givens, diagnose::Uses::kKept, diagnose::Reach::kSinglesAndLocked),
        search_(puzzle.geometry, 1) {
    search_.about(puzzle.givens);
  }

  bool run(std::uint64_t& steps) {
    while (chain_.steps.empty()) {
      if (steps == 0) return false;
      if (deductions_.run() == Deductions::State::kContradiction) {
        tell(deductions_.shortest_way());
      } else if (!trial_.empty() && tried_steps_ < kMostTrialSteps) {
        tried_steps_ += kStepsOfTrialPerCell * trial_size();
        steps -= std::min(steps, kStepsOfTrialPerCell * trial_size());
        if (try_next()) trial_.clear();
      } else if (!was_listed_) {
        list_trials();
      } else if (finish(steps)) {
        break;
      }
    }
    return true;
  }

  const Chain& chain() const { return chain_; }

 private:
  struct Trial {
    Cell cell;
    Digit digit;
  };

  std::uint64_t trial_size() const { return deductions_.position().digits().size(); }

  // Candidates of the cells with fewest candidates come last in the list, because trials are taken from its end.
  void list_trials() {
    was_listed_ = true;
    trial_.clear();
    for (std::size_t cell = deductions_.position().digits().size(); cell-- > 0;)
      for (DigitSet left = deductions_.position().candidates(static_cast<Cell>(cell)); left != 0;
           left = without_first(left))
        trial_.push_back({static_cast<Cell>(cell), first_digit(left)});
    std::stable_sort(trial_.begin(), trial_.end(), [&](const Trial& a, const Trial& b) {
      return digit_count(deductions_.position().candidates(a.cell)) >
             digit_count(deductions_.position().candidates(b.cell));
    });
  }

  // True if the candidate is ruled out: then every other trial may end differently.
  bool try_next() {
    const Trial trial = trial_.back();
    trial_.pop_back();
    Deductions tried = deductions_;
    tried.assume(trial.cell, trial.digit);
    if (tried.run() != Deductions::State::kContradiction) return false;
    std::vector<FactId> uses = tried.shortest_way();
    std::erase_if(uses, [&](FactId id) { return id >= deductions_.size(); });
    deductions_.rule_out(trial.cell, trial.digit, std::move(uses));
    was_listed_ = false;
    return true;
  }

  bool finish(std::uint64_t& steps) {
    if (search_.size() == 0) search_.add(std::span<const diagnose::Change>());
    if (!search_.run(steps)) return false;
    // Everything that holds is needed: no record exists of which guess needs which fact.
    std::vector<FactId> all;
    for (FactId id = 0; id < deductions_.size(); ++id) all.push_back(id);
    tell(all);
    Contradiction tried{.kind = ContradictionKind::kAllTried, .cells = {deductions_.fewest()}};
    tried.guesses = std::max<std::uint64_t>(search_.answer(0).guesses, 1);
    chain_.steps.push_back({.contradiction = std::move(tried)});
    return true;
  }

  void tell(const std::vector<FactId>& way) {
    for (const FactId id : way) {
      const Fact& fact = deductions_.at(id);
      if (fact.kind == FactKind::kGiven) {
        chain_.givens.push_back(fact.cell);
        continue;
      }
      ChainStep step;
      if (fact.kind == FactKind::kContradiction)
        step.contradiction = deductions_.contradiction(id);
      else
        step.deduction = deductions_.deduction(id);
      for (const FactId used : fact.uses) {
        const std::vector<Cell> cells = deductions_.cells_of(used);
        step.because.insert(step.because.end(), cells.begin(), cells.end());
      }
      std::sort(step.because.begin(), step.because.end());
      step.because.erase(std::unique(step.because.begin(), step.because.end()), step.because.end());
      chain_.steps.push_back(std::move(step));
    }
  }

  GeometryPtr geometry_;
  Deductions deductions_;
  Asker search_;
  std::vector<Trial> trial_;  // the next one last
  bool was_listed_ = false;
  std::uint64_t tried_steps_ = 0;
  Chain chain_;
};

ChainFinder::ChainFinder(const Puzzle& puzzle) : state_(std::make_unique<State>(puzzle)) {}
ChainFinder::ChainFinder(ChainFinder&&) noexcept = default;
ChainFinder::~ChainFinder() = default;
bool ChainFinder::run(std::uint64_t& steps) { return state_->run(steps); }
const Chain& ChainFinder::chain() const { return state_->chain(); }

std::string_view name_of(const ChainStep& step) {
  return step.contradiction ? name_of(step.contradiction->kind) : row_of(step.deduction.technique).id;
}

Message message_of(const Geometry& geometry, const ChainStep& step) {
  return step.contradiction ? message_of(geometry, *step.contradiction) : message_of(geometry, step.deduction);
}

}  // namespace sudoscope

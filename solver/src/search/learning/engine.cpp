// Engine: see the header.
#include "search/learning/engine.hpp"

#include <array>
#include <utility>

namespace sudoscope::learning {

Engine::Engine(const Geometry& geometry, std::span<const DigitSet> possible, std::uint64_t seed)
    : literals_(std::make_shared<const Literals>(geometry, possible)),
      trail_(literals_->variable_count()),
      houses_(*literals_),
      clauses_(literals_->variable_count()),
      activity_(*literals_, seed),
      phases_(literals_->variable_count()),
      analysis_(literals_->variable_count()) {}

bool Engine::propagate() {
  do {
    if (!houses_.propagate(*literals_, trail_, conflict_)) return false;
    if (!clauses_.propagate(trail_, conflict_)) return false;
  } while (!clauses_.has_seen_all(trail_) || !houses_.has_seen_all(trail_));
  return true;
}

// The heap holds every open variable that the phases favour, and some that are not open or not favoured.
bool Engine::find_on_heap() {
  while (!activity_.empty() && !may_guess(activity_.top())) activity_.pop();
  return !activity_.empty();
}

bool Engine::find_guess() {
  if (find_on_heap()) return true;
  if (takes_all_) return false;
  takes_all_ = true;
  for (Variable variable = 0; variable < literals_->variable_count(); ++variable)
    if (trail_.is_open(holds(variable)) && !activity_.has(variable)) activity_.insert(variable);
  return find_on_heap();
}

bool Engine::decide() {
  if (!find_guess()) return false;
  pace_.guess();
  assume(holds(next_guess()));
  return true;
}

// In small groups a guess soon shows whether it fails (R. Haralick, G. Elliott, "Increasing Tree Search
// Efficiency for Constraint Satisfaction Problems", 1980; weighed by past conflicts: F. Boussemart et al.,
// "Boosting Systematic Search by Weighting Constraints", 2004). First solutions of hard 25x25 grids take a fifth
// fewer conflicts than by activity alone, those of 36x36 grids filled to 45 % a third (tests/bench/LARGE.md).
Variable Engine::next_guess() {
  constexpr std::size_t kLookedAt = 8;
  std::array<Variable, kLookedAt> others;
  std::size_t count = 0;
  Variable best = activity_.top();
  double most = worth_of(best);
  activity_.pop();
  while (count + 1 < kLookedAt && find_on_heap()) {
    Variable other = activity_.top();
    activity_.pop();
    if (const double worth = worth_of(other); worth > most) {
      most = worth;
      std::swap(best, other);
    }
    others[count++] = other;
  }
  for (const Variable other : std::span(others).first(count)) activity_.insert(other);
  return best;
}

double Engine::worth_of(Variable variable) const {
  const double left = houses_.fewest_left(*literals_, variable);
  return activity_.of(variable) / (left * left);
}

void Engine::assume(Literal literal) {
  trail_.open_level();
  trail_.assign(literal, {});
}

void Engine::settle(Literal literal) { trail_.assign(literal, {}); }

void Engine::analyse() {
  restarts_.count();
  pace_.conflict();
  phases_.reach(trail_, trail_.size_before(trail_.level()));
  analysis_.learn(*literals_, trail_, clauses_, activity_, conflict_, restarts_.conflicts(), pace_.is_tight());
  learnt_.assign(analysis_.literals().begin(), analysis_.literals().end());
  back_level_ = analysis_.back_level();
  glue_ = analysis_.glue();
  activity_.decay();
}

void Engine::block() {
  phases_.found();
  learnt_.clear();
  for (std::uint32_t level = trail_.level(); level > 0; --level) learnt_.push_back(negated(trail_.guess_of(level)));
  back_level_ = trail_.level() - 1;
  glue_ = ClauseBase::kForGood;
}

bool Engine::add(std::span<const Literal> clause, std::uint32_t glue) {
  learnt_.clear();
  for (const Literal literal : clause) {
    if (trail_.is_true(literal)) return true;
    if (trail_.is_open(literal)) learnt_.push_back(literal);
  }
  if (learnt_.empty()) return false;
  if (learnt_.size() == 1)
    settle(learnt_[0]);
  else
    clauses_.add(learnt_, glue, restarts_.conflicts());
  return true;
}

void Engine::take_back(std::uint32_t level) {
  conflict_ = {};
  if (level >= trail_.level()) return;
  takes_all_ = false;
  const std::uint32_t size = trail_.size_before(level + 1);
  while (trail_.size() > size) {
    const Literal literal = trail_[trail_.size() - 1];
    const Variable variable = variable_of(literal);
    houses_.take_back(*literals_, trail_);
    phases_.save(literal);
    if (phases_.favours(variable) && !activity_.has(variable)) activity_.insert(variable);
    trail_.pop();
  }
  trail_.close_levels(level);
  clauses_.take_back(trail_);
}

void Engine::assert_learnt() {
  Cause cause;
  if (learnt_.size() > 1) cause = Cause(Cause::Kind::kClause, clauses_.add(learnt_, glue_, restarts_.conflicts()));
  trail_.assign(learnt_[0], cause);
}

bool Engine::should_restart(std::uint32_t& level) {
  if (trail_.level() == 0 || !restarts_.restart()) return false;
  if (restarts_.rephase()) phases_.rephase();
  level = 0;
  if (!find_guess()) return true;
  const double next = activity_.of(activity_.top());
  while (level < trail_.level() && activity_.of(variable_of(trail_.guess_of(level + 1))) > next) ++level;
  return true;
}

std::size_t Engine::buffer_bytes() const {
  return trail_.buffer_bytes() + houses_.buffer_bytes() + clauses_.buffer_bytes() + activity_.buffer_bytes() +
         phases_.buffer_bytes() + analysis_.buffer_bytes() + learnt_.capacity() * sizeof(Literal);
}

}  // namespace sudoscope::learning

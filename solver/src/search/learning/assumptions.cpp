// Assumptions: see the header.
#include "search/learning/assumptions.hpp"

#include <algorithm>
#include <utility>

namespace sudoscope::learning {
namespace {

// Every digit in every cell, so that learnt clauses depend on none; literal_of() relies on it.
std::vector<DigitSet> all_possible(const Geometry& geometry) {
  return std::vector<DigitSet>(static_cast<std::size_t>(geometry.cell_count()), geometry.all());
}

}  // namespace

Assumptions::Assumptions(const Geometry& geometry, std::span<const Digit> fixed)
    : side_(static_cast<std::uint32_t>(geometry.side())), engine_(geometry, all_possible(geometry), 1) {
  for (std::size_t cell = 0; cell < geometry.allowed().size(); ++cell)
    for (DigitSet gone = geometry.all() & ~geometry.allowed()[cell]; gone != 0; gone = without_first(gone))
      rule_out(static_cast<Cell>(cell), first_digit(gone));
  for (std::size_t cell = 0; cell < fixed.size(); ++cell)
    if (fixed[cell] != kBlank) fix(static_cast<Cell>(cell), fixed[cell]);
}

void Assumptions::fix(Cell cell, Digit digit) {
  take_back(0);
  if (engine_.propagate() && engine_.trail().is_open(literal_of(cell, digit))) engine_.settle(literal_of(cell, digit));
}

void Assumptions::rule_out(Cell cell, Digit digit) {
  const Literal literal = negated(literal_of(cell, digit));
  if (engine_.propagate() && engine_.trail().is_open(literal)) engine_.settle(literal);
}

void Assumptions::ask(std::span<const Cell> cells, std::span<const Digit> digits, Cell other) {
  std::vector<Literal> asked;
  for (const Cell cell : cells) asked.push_back(literal_of(cell, digits[cell]));
  if (other != kNoCell) asked.push_back(negated(literal_of(other, digits[other])));
  const auto differs = std::mismatch(asked.begin(), asked.end(), assumed_.begin(), assumed_.end()).first;
  const auto same = static_cast<std::size_t>(differs - asked.begin());
  const auto kept = std::lower_bound(opened_by_.begin(), opened_by_.end(), same);
  take_back(static_cast<std::uint32_t>(kept - opened_by_.begin()));
  next_ = std::min(next_, same);
  assumed_ = std::move(asked);
}

bool Assumptions::run(std::uint64_t& steps) {
  while (steps > 0) {
    const std::uint64_t before = conflicts();
    if (step()) return true;
    steps -= std::min(steps, conflicts() > before ? kStepsOfConflict : 1);
  }
  return false;
}

bool Assumptions::step() {
  if (!engine_.propagate()) {
    if (engine_.trail().level() > 0) return resolve(), false;
    failed_.reset();
    stand_ = false;
    return true;
  }
  for (; next_ < assumed_.size(); ++next_) {
    const Literal literal = assumed_[next_];
    if (engine_.trail().is_true(literal)) continue;
    if (engine_.trail().is_false(literal)) {
      failed_ = literal;
      stand_ = false;
      return true;
    }
    engine_.assume(literal);
    opened_by_.push_back(next_);
    return false;
  }
  if (std::uint32_t level = 0; engine_.should_restart(level)) {
    take_back(std::max(level, static_cast<std::uint32_t>(opened_by_.size())));
  } else if (!engine_.decide()) {
    keep_solution();
    return true;
  }
  return false;
}

void Assumptions::resolve() {
  engine_.analyse();
  take_back(engine_.back_level());
  engine_.assert_learnt();
  engine_.reduce([](std::span<const Literal>) {});
}

void Assumptions::take_back(std::uint32_t level) {
  engine_.take_back(level);
  if (level >= opened_by_.size()) return;
  next_ = opened_by_[level];
  opened_by_.resize(level);
}

// All guesses on the trail are assumptions: none is made before all assumptions are true.
std::vector<Cell> Assumptions::clash() const {
  std::vector<Cell> cells;
  if (!failed_) return cells;
  const Trail& trail = engine_.trail();
  std::vector<bool> behind(engine_.literals().variable_count());
  behind[variable_of(*failed_)] = true;
  const std::uint32_t first = trail.level() == 0 ? trail.size() : trail.size_before(1);
  for (std::uint32_t at = trail.size(); at-- > first;) {
    const Variable variable = variable_of(trail[at]);
    const Cause cause = trail.cause_of(variable);
    if (!behind[variable] || cause.kind() == Cause::Kind::kNone) continue;
    for_each_reason(engine_.literals(), engine_.clauses(), cause, variable, [&](Variable reason) {
      behind[reason] = true;
      return true;
    });
  }
  for (const Literal literal : assumed_) {
    const Variable variable = variable_of(literal);
    const bool is_guess =
        trail.is_true(literal) && trail.level_of(variable) > 0 && trail.cause_of(variable).kind() == Cause::Kind::kNone;
    if (literal == *failed_ || (behind[variable] && is_guess))
      cells.push_back(engine_.literals().candidate(variable).cell);
  }
  return cells;
}

void Assumptions::keep_solution() {
  const Trail& trail = engine_.trail();
  solution_.resize(engine_.literals().variable_count() / side_);
  for (std::uint32_t at = 0; at < trail.size(); ++at) {
    if (!is_positive(trail[at])) continue;
    const Candidate& candidate = engine_.literals().candidate(variable_of(trail[at]));
    solution_[candidate.cell] = candidate.digit;
  }
  stand_ = true;
}

}  // namespace sudoscope::learning

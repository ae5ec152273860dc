// Assumptions: see the header.
#include "search/learning/assumptions.hpp"

#include <algorithm>

namespace sudoscope::learning {
namespace {

// Every digit in every cell, so that what is learnt depends on none; literal_of() counts on it.
std::vector<DigitSet> all_possible(const Geometry& geometry) {
  return std::vector<DigitSet>(static_cast<std::size_t>(geometry.cell_count()), geometry.all());
}

}  // namespace

Assumptions::Assumptions(const Geometry& geometry, std::span<const Digit> fixed)
    : side_(static_cast<std::uint32_t>(geometry.side())),
      engine_(geometry, all_possible(geometry), 1),
      behind_(engine_.literals().variable_count()) {
  for (std::size_t cell = 0; cell < fixed.size() && engine_.propagate(); ++cell) {
    if (fixed[cell] == kBlank) continue;
    const Literal literal = literal_of(static_cast<Cell>(cell), fixed[cell]);
    if (engine_.trail().is_open(literal)) engine_.settle(literal);
  }
}

void Assumptions::ask(std::span<const Cell> cells, std::span<const Digit> digits) {
  take_back(0);
  assumed_.clear();
  for (const Cell cell : cells) assumed_.push_back(literal_of(cell, digits[cell]));
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
    clash_.clear();
    stand_ = false;
    return true;
  }
  for (; next_ < assumed_.size(); ++next_) {
    const Literal literal = assumed_[next_];
    if (engine_.trail().is_false(literal)) return explain(literal), true;
    if (engine_.trail().is_true(literal)) continue;
    engine_.assume(literal);
    ++levels_;
    return false;
  }
  if (std::uint32_t level = 0; engine_.should_restart(level)) {
    take_back(std::max(level, levels_));
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
  if (level >= levels_) return;
  levels_ = level;
  next_ = 0;
}

// All guesses on the trail are assumptions: none is made before all assumptions are true.
void Assumptions::explain(Literal failed) {
  const Trail& trail = engine_.trail();
  std::fill(behind_.begin(), behind_.end(), false);
  behind_[variable_of(failed)] = true;
  const std::uint32_t first = trail.level() == 0 ? trail.size() : trail.size_before(1);
  for (std::uint32_t at = trail.size(); at-- > first;) {
    const Variable variable = variable_of(trail[at]);
    const Cause cause = trail.cause_of(variable);
    if (!behind_[variable] || cause.kind() == Cause::Kind::kNone) continue;
    for_each_reason(engine_.literals(), engine_.clauses(), cause, variable, [&](Variable reason) {
      behind_[reason] = true;
      return true;
    });
  }
  clash_.clear();
  for (const Literal literal : assumed_) {
    const Variable variable = variable_of(literal);
    const bool is_guess =
        trail.is_true(literal) && trail.level_of(variable) > 0 && trail.cause_of(variable).kind() == Cause::Kind::kNone;
    if (literal == failed || (behind_[variable] && is_guess))
      clash_.push_back(engine_.literals().candidate(variable).cell);
  }
  stand_ = false;
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

// Analysis: see the header.
#include "search/learning/analysis.hpp"

#include <algorithm>
#include <utility>

namespace sudoscope::learning {

void Analysis::learn(const Literals& literals, const Trail& trail, ClauseBase& clauses, Activity& activity,
                     const Conflict& conflict, std::uint64_t now) {
  const std::uint32_t level = trail.level();
  clause_.assign(1, 0);
  std::uint32_t open = 0;  // literals of the last level that were met and not yet explained
  const auto meet = [&](Variable variable) {
    if (marks_[variable] != Mark::kNone || trail.level_of(variable) == 0) return true;
    set(variable, Mark::kMet);
    activity.bump(variable);
    if (trail.level_of(variable) == level)
      ++open;
    else
      clause_.push_back(trail.false_literal(variable));
    return true;
  };
  const auto use = [&](ClauseAt clause) {
    if (clauses.glue(clause) > 2) clauses.use(clause, glue_of(trail, clauses.literals(clause)), now);
  };
  if (conflict.kind == Conflict::Kind::kClause) use(conflict.index);
  for_each_reason(literals, clauses, conflict, meet);
  std::uint32_t at = trail.size();
  while (true) {
    do --at;
    while (marks_[variable_of(trail[at])] == Mark::kNone);
    if (--open == 0) break;
    const Variable variable = variable_of(trail[at]);
    const Cause cause = trail.cause_of(variable);
    if (cause.kind() == Cause::Kind::kClause) use(cause.index());
    for_each_reason(literals, clauses, cause, variable, meet);
  }
  clause_[0] = negated(trail[at]);
  minimise(literals, trail, clauses);

  back_level_ = 0;
  if (clause_.size() > 1) {
    const auto highest = std::max_element(clause_.begin() + 1, clause_.end(), [&](Literal a, Literal b) {
      return trail.level_of(variable_of(a)) < trail.level_of(variable_of(b));
    });
    std::swap(clause_[1], *highest);
    back_level_ = trail.level_of(variable_of(clause_[1]));
  }
  glue_ = glue_of(trail, clause_);
  for (const Variable variable : marked_) marks_[variable] = Mark::kNone;
  marked_.clear();
}

void Analysis::minimise(const Literals& literals, const Trail& trail, const ClauseBase& clauses) {
  std::uint32_t levels = 0;  // a bit for each level of the clause, modulo 32: other levels cannot be implied by it
  for (std::size_t i = 1; i < clause_.size(); ++i) levels |= 1u << trail.level_of(variable_of(clause_[i])) % 32;
  std::size_t kept = 1;
  for (std::size_t i = 1; i < clause_.size(); ++i)
    if (!is_implied(literals, trail, clauses, variable_of(clause_[i]), levels)) clause_[kept++] = clause_[i];
  clause_.resize(kept);
}

bool Analysis::is_implied(const Literals& literals, const Trail& trail, const ClauseBase& clauses, Variable variable,
                          std::uint32_t levels) {
  if (trail.cause_of(variable).kind() == Cause::Kind::kNone) return false;
  const std::size_t marked_before = marked_.size();
  open_.assign(1, variable);
  while (!open_.empty()) {
    const Variable next = open_.back();
    open_.pop_back();
    const bool fits = for_each_reason(literals, clauses, trail.cause_of(next), next, [&](Variable reason) {
      const Mark mark = marks_[reason];
      if (mark == Mark::kMet || mark == Mark::kImplied || trail.level_of(reason) == 0) return true;
      if (mark == Mark::kNeeded || trail.cause_of(reason).kind() == Cause::Kind::kNone ||
          (levels >> trail.level_of(reason) % 32 & 1) == 0) {
        if (mark == Mark::kNone) set(reason, Mark::kNeeded);
        return false;
      }
      set(reason, Mark::kImplied);
      open_.push_back(reason);
      return true;
    });
    if (fits) continue;
    // What was taken for implied on the way may not be; what is needed for certain stays marked.
    std::size_t kept = marked_before;
    for (std::size_t i = marked_before; i < marked_.size(); ++i) {
      if (marks_[marked_[i]] == Mark::kNeeded)
        marked_[kept++] = marked_[i];
      else
        marks_[marked_[i]] = Mark::kNone;
    }
    marked_.resize(kept);
    return false;
  }
  return true;
}

std::uint32_t Analysis::glue_of(const Trail& trail, std::span<const Literal> literals) {
  ++count_;
  if (seen_.size() <= trail.level()) seen_.resize(2 * std::size_t{trail.level()} + 64, 0);
  std::uint32_t glue = 0;
  for (const Literal literal : literals) {
    std::uint32_t& seen = seen_[trail.level_of(variable_of(literal))];
    if (seen == count_) continue;
    seen = count_;
    ++glue;
  }
  return glue;
}

std::size_t Analysis::buffer_bytes() const {
  return marks_.capacity() +
         (clause_.capacity() + marked_.capacity() + open_.capacity() + seen_.capacity()) * sizeof(std::uint32_t);
}

}  // namespace sudoscope::learning

// Analysis: see the header.
#include "search/learning/analysis.hpp"

namespace sudoscope::learning {

void Analysis::learn(const Literals& literals, const Trail& trail, ClauseBase& clauses, Activity& activity,
                     const Conflict& conflict, std::uint64_t now, bool bumps_reasons) {
  const std::uint32_t level = trail.level();
  if (levels_.size() <= level) levels_.resize(2 * std::size_t{level} + 64);
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
  shorten(literals, trail, clauses);
  if (bumps_reasons) bump_reasons(literals, trail, clauses, activity);
  back_level_ = clause_.size() > 1 ? trail.level_of(variable_of(clause_[1])) : 0;
  glue_ = glue_of(trail, clause_);
  for (const Variable variable : marked_) marks_[variable] = Mark::kNone;
  marked_.clear();
}

void Analysis::bump_reasons(const Literals& literals, const Trail& trail, const ClauseBase& clauses,
                            Activity& activity) {
  for (std::size_t i = 1; i < clause_.size(); ++i) {
    const Variable variable = variable_of(clause_[i]);
    const Cause cause = trail.cause_of(variable);
    if (cause.kind() == Cause::Kind::kNone) continue;
    for_each_reason(literals, clauses, cause, variable, [&](Variable reason) {
      if (marks_[reason] == Mark::kMet || marks_[reason] == Mark::kBeside || trail.level_of(reason) == 0) return true;
      set(reason, Mark::kBeside);
      activity.bump(reason);
      return true;
    });
  }
}

std::uint32_t Analysis::glue_of(const Trail& trail, std::span<const Literal> literals) {
  ++count_;
  std::uint32_t glue = 0;
  for (const Literal literal : literals) {
    std::uint32_t& count = levels_[trail.level_of(variable_of(literal))].count;
    if (count == count_) continue;
    count = count_;
    ++glue;
  }
  return glue;
}

std::size_t Analysis::buffer_bytes() const {
  return marks_.capacity() +
         (clause_.capacity() + marked_.capacity() + block_.capacity() + open_.capacity()) * sizeof(std::uint32_t) +
         levels_.capacity() * sizeof(LevelOfClause) + order_.capacity() * sizeof(std::uint64_t);
}

}  // namespace sudoscope::learning

// Analysis: shortens a clause. Built for speed: half of the work on a conflict is here.
#include <algorithm>

#include "search/learning/analysis.hpp"

namespace sudoscope::learning {

void Analysis::shorten(const Literals& literals, const Trail& trail, const ClauseBase& clauses) {
  name_digits(trail);
  note_levels(trail);
  shrink(literals, trail, clauses);
  note_levels(trail);
  std::size_t kept = 1;
  for (std::size_t i = 1; i < clause_.size(); ++i)
    if (!is_implied(literals, trail, clauses, variable_of(clause_[i]))) clause_[kept++] = clause_[i];
  clause_.resize(kept);
}

// A digit that is in the clause already leaves out the candidates that it ruled out: it came before them on the trail.
void Analysis::name_digits(const Trail& trail) {
  std::size_t kept = 1;
  for (std::size_t i = 1; i < clause_.size(); ++i) {
    const Cause cause = trail.cause_of(variable_of(clause_[i]));
    if (cause.kind() != Cause::Kind::kPeer) {
      clause_[kept++] = clause_[i];
    } else if (marks_[cause.index()] != Mark::kMet) {
      set(cause.index(), Mark::kMet);
      clause_[kept++] = fails(cause.index());
    }
  }
  clause_.resize(kept);
}

void Analysis::note_levels(const Trail& trail) {
  ++count_;
  for (std::size_t i = 1; i < clause_.size(); ++i) {
    const Variable variable = variable_of(clause_[i]);
    const std::uint32_t place = trail.place_of(variable);
    LevelOfClause& level = levels_[trail.level_of(variable)];
    level.first = level.count == count_ ? std::min(level.first, place) : place;
    level.count = count_;
  }
}

bool Analysis::is_implied(const Literals& literals, const Trail& trail, const ClauseBase& clauses, Variable variable) {
  if (trail.cause_of(variable).kind() == Cause::Kind::kNone || !may_be_implied(trail, variable)) return false;
  const std::size_t marked_before = marked_.size();
  open_.assign(1, variable);
  while (!open_.empty()) {
    const Variable next = open_.back();
    open_.pop_back();
    const bool fits = for_each_reason(literals, clauses, trail.cause_of(next), next, [&](Variable reason) {
      const Mark mark = marks_[reason];
      if (mark == Mark::kMet || mark == Mark::kImplied || trail.level_of(reason) == 0) return true;
      if (mark == Mark::kNeeded || !may_be_implied(trail, reason)) {
        if (mark == Mark::kNone) set(reason, Mark::kNeeded);
        return false;
      }
      set(reason, Mark::kImplied);
      open_.push_back(reason);
      return true;
    });
    if (fits) continue;
    // Literals taken for implied on the way may not be; those that are certainly needed stay marked.
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

void Analysis::shrink(const Literals& literals, const Trail& trail, const ClauseBase& clauses) {
  const auto level_of = [&](Literal literal) { return trail.level_of(variable_of(literal)); };
  order_.clear();
  for (std::size_t i = 1; i < clause_.size(); ++i)
    order_.push_back(std::uint64_t{~level_of(clause_[i])} << 32 | clause_[i]);
  std::sort(order_.begin(), order_.end());
  for (std::size_t i = 1; i < clause_.size(); ++i) clause_[i] = static_cast<Literal>(order_[i - 1]);
  std::size_t kept = 1;
  for (std::size_t begin = 1, end = 1; begin < clause_.size(); begin = end) {
    const std::uint32_t level = level_of(clause_[begin]);
    while (end < clause_.size() && level_of(clause_[end]) == level) ++end;
    const std::span<const Literal> block(clause_.data() + begin, end - begin);
    if (block.size() > 1 && find_dominator(literals, trail, clauses, block)) {
      clause_[kept++] = trail.false_literal(dominator_);
    } else {
      for (std::size_t i = begin; i < end; ++i) clause_[kept++] = clause_[i];
    }
  }
  clause_.resize(kept);
}

// Goes back through the causes as learn() does, though within one level, and
// only through literals that the rest of the clause and lower levels imply.
bool Analysis::find_dominator(const Literals& literals, const Trail& trail, const ClauseBase& clauses,
                              std::span<const Literal> block) {
  const std::uint32_t level = trail.level_of(variable_of(block[0]));
  block_.clear();
  for (const Literal literal : block) marks_[variable_of(literal)] = Mark::kBlock;
  auto open = static_cast<std::uint32_t>(block.size());
  bool fits = true;
  for (std::uint32_t at = trail.size_before(level + 1); fits;) {
    do --at;
    while (marks_[variable_of(trail[at])] != Mark::kBlock);
    dominator_ = variable_of(trail[at]);
    if (--open == 0) break;
    fits = for_each_reason(literals, clauses, trail.cause_of(dominator_), dominator_, [&](Variable reason) {
      if (trail.level_of(reason) < level) return is_covered(literals, trail, clauses, reason);
      if (marks_[reason] == Mark::kBlock) return true;
      set(reason, Mark::kBlock);
      block_.push_back(reason);
      ++open;
      return true;
    });
  }
  for (const Variable variable : block_) marks_[variable] = fits ? Mark::kImplied : Mark::kNone;
  for (const Literal literal : block) marks_[variable_of(literal)] = Mark::kMet;
  if (fits) marks_[dominator_] = Mark::kMet;
  return fits;
}

bool Analysis::is_covered(const Literals& literals, const Trail& trail, const ClauseBase& clauses, Variable variable) {
  const Mark mark = marks_[variable];
  if (mark == Mark::kMet || mark == Mark::kImplied || trail.level_of(variable) == 0) return true;
  if (mark == Mark::kNeeded) return false;
  return is_implied(literals, trail, clauses, variable);
}

}  // namespace sudoscope::learning

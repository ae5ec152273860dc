// ClauseBase: see the header.
#include "search/learning/clause_base.hpp"

#include <algorithm>
#include <utility>

namespace sudoscope::learning {

ClauseAt ClauseBase::add(std::span<const Literal> literals, std::uint32_t glue, std::uint64_t now) {
  const auto clause = static_cast<ClauseAt>(arena_.size());
  arena_.insert(arena_.end(), {static_cast<std::uint32_t>(literals.size()), glue, static_cast<std::uint32_t>(now)});
  arena_.insert(arena_.end(), literals.begin(), literals.end());
  std::stable_partition(arena_.end() - static_cast<std::ptrdiff_t>(literals.size()) + 2, arena_.end(),
                        [](Literal literal) { return !is_positive(literal); });
  clauses_.push_back(clause);
  watch(literals[0], clause, literals[1]);
  watch(literals[1], clause, literals[0]);
  return clause;
}

void ClauseBase::watch(Literal literal, ClauseAt clause, Literal blocker) {
  watches_[negated(literal)].push_back({arena_[clause] == 2 ? clause | kBinary : clause, blocker});
}

void ClauseBase::use(ClauseAt clause, std::uint32_t glue, std::uint64_t now) {
  arena_[clause + 1] = std::min(arena_[clause + 1], glue);
  arena_[clause + 2] = static_cast<std::uint32_t>(now);
}

bool ClauseBase::propagate(Trail& trail, Conflict& conflict) {
  const std::uint32_t before = trail.size();
  while (taken_ < trail.size() && trail.size() == before) {
    const Literal truth = trail[taken_++];
    const Literal gone = negated(truth);
    std::vector<Watch>& watches = watches_[truth];
    std::size_t kept = 0;
    std::size_t at = 0;
    while (at < watches.size()) {
      const Watch here = watches[at++];
      watches[kept++] = here;
      if (trail.is_true(here.blocker)) continue;
      const ClauseAt clause = here.clause & ~kBinary;
      Literal* const literals = arena_.data() + clause + kHeader;
      if (literals[0] == gone) std::swap(literals[0], literals[1]);
      const Literal first = literals[0];
      if ((here.clause & kBinary) == 0) {
        if (first != here.blocker && trail.is_true(first)) {
          watches[kept - 1].blocker = first;
          continue;
        }
        const Literal* const end = literals + arena_[clause];
        Literal* other = literals + 2;
        while (other != end && trail.is_false(*other)) ++other;
        if (other != end && trail.is_true(*other)) {
          watches[kept - 1].blocker = *other;
          continue;
        }
        if (other != end) {
          std::swap(literals[1], *other);
          watches_[negated(literals[1])].push_back({clause, first});
          --kept;
          continue;
        }
        watches[kept - 1].blocker = first;
      }
      if (trail.is_false(first)) {
        conflict = {Conflict::Kind::kClause, clause};
        break;
      }
      trail.assign(first, Cause(Cause::Kind::kClause, clause));
    }
    watches.erase(watches.begin() + static_cast<std::ptrdiff_t>(kept),
                  watches.begin() + static_cast<std::ptrdiff_t>(at));
    if (conflict.kind != Conflict::Kind::kNone) return false;
  }
  return true;
}

std::size_t ClauseBase::buffer_bytes() const {
  std::size_t bytes = (arena_.capacity() + clauses_.capacity() + unwanted_.capacity()) * sizeof(std::uint32_t) +
                      watches_.capacity() * sizeof(std::vector<Watch>);
  for (const std::vector<Watch>& watches : watches_) bytes += watches.capacity() * sizeof(Watch);
  return bytes;
}

}  // namespace sudoscope::learning

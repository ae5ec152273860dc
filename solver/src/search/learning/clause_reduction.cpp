// ClauseBase: the choice of clauses to forget, and the move of the others. Rare, so that it is built for size.
#include <algorithm>
#include <utility>

#include "search/learning/clause_base.hpp"

namespace sudoscope::learning {

bool ClauseBase::is_cause(const Trail& trail, ClauseAt clause) const {
  const Literal first = arena_[clause + kHeader];
  return trail.is_true(first) && trail.cause_of(variable_of(first)) == Cause(Cause::Kind::kClause, clause);
}

// Equals are distinguished by their age, so that the choice is the same with every sort.
void ClauseBase::select(const Trail& trail, std::uint64_t now) {
  constexpr std::uint32_t kAlways = 2;  // of glue up to this none is forgotten,
  constexpr std::uint32_t kUsed = 6;    // and up to this none that was used in the last so many conflicts
  constexpr std::uint64_t kLately = 15'000;
  unwanted_.clear();
  for (const ClauseAt clause : clauses_) {
    const bool is_kept = glue(clause) <= kAlways || (glue(clause) <= kUsed && arena_[clause + 2] + kLately > now);
    if (!is_kept && !is_cause(trail, clause)) unwanted_.push_back(clause);
  }
  std::sort(unwanted_.begin(), unwanted_.end(), [&](ClauseAt a, ClauseAt b) {
    if (glue(a) != glue(b)) return glue(a) > glue(b);
    if (arena_[a + 2] != arena_[b + 2]) return arena_[a + 2] < arena_[b + 2];
    return a < b;
  });
  unwanted_.resize(unwanted_.size() / 4 * 3);
}

void ClauseBase::collect(Trail& trail) {
  constexpr std::uint32_t kGone = 0xFFFFFFFF;
  for (const ClauseAt clause : unwanted_) arena_[clause + 1] = kGone;
  // The new place of each clause is kept in the old arena, in place of its size.
  std::vector<std::uint32_t> arena;
  arena.reserve(arena_.size());
  std::size_t kept = 0;
  for (const ClauseAt clause : clauses_) {
    if (arena_[clause + 1] == kGone) continue;
    const auto moved = static_cast<ClauseAt>(arena.size());
    const auto begin = arena_.begin() + static_cast<std::ptrdiff_t>(clause);
    arena.insert(arena.end(), begin, begin + kHeader + static_cast<std::ptrdiff_t>(*begin));
    if (is_cause(trail, clause))
      trail.set_cause(variable_of(arena_[clause + kHeader]), Cause(Cause::Kind::kClause, moved));
    arena_[clause] = moved;
    clauses_[kept++] = moved;
  }
  clauses_.resize(kept);
  for (std::vector<Watch>& watches : watches_) {
    std::size_t left = 0;
    for (const Watch& here : watches) {
      const ClauseAt clause = here.clause & ~kBinary;
      if (arena_[clause + 1] == kGone) continue;
      watches[left++] = {arena_[clause] | (here.clause & kBinary), here.blocker};
    }
    watches.resize(left);
  }
  arena_ = std::move(arena);
  unwanted_.clear();
}

}  // namespace sudoscope::learning

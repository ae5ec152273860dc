// Walk: see the header.
#include "trace/walk.hpp"

#include <algorithm>
#include <cassert>

namespace sudoscope {

Walk::Walk(const TraceBoard& board)
    : trail_(board.trail()),
      marks_(board.marks()),
      by_peer_(trail_.size()),
      learns_(!board.learnt().empty()),
      reasons_(board) {}

void Walk::need_guesses_before(std::size_t change, std::vector<bool>& needed) const {
  for (const std::uint32_t mark : marks_)
    if (mark < change) needed[mark + 1] = true;
}

bool Walk::is_guess(std::size_t change) const { return std::binary_search(marks_.begin(), marks_.end(), change); }

bool Walk::has_reason(std::size_t change) {
  return by_peer_[change] ? reasons_.of_peer(trail_[change]) : reasons_.of_change(trail_[change]);
}

Responsible Walk::back(const Event& conflict) {
  Responsible found;
  std::vector<bool> needed(trail_.size() + 1, false);  // by cause
  const auto need_causes = [&] {
    for (const Reasons::Cause cause : reasons_.causes()) needed[cause] = true;
  };
  found.after_trying = !reasons_.of_conflict(conflict);
  if (found.after_trying) need_guesses_before(trail_.size(), needed);
  need_causes();
  for (std::size_t i = trail_.size(); i-- > 0;) {
    reasons_.undo(trail_[i]);
    by_peer_[i] = reasons_.of_peer(trail_[i]);
    if (!needed[i + 1]) continue;
    if (is_guess(i)) {
      found.guesses.push_back(trail_[i].cell);
    } else if (learns_ && trail_[i].eliminated != 0 && !by_peer_[i]) {
      // A search that learns has no other reasons of the board to remove
      // candidates: looking for them would take seconds at 49x49.
      found.unexplained = true;
      return found;
    } else if (reasons_.of_change(trail_[i])) {
      need_causes();
    } else {
      // A change without a known reason may follow from any guess that was open then.
      need_guesses_before(i, needed);
      found.unexplained = true;
    }
  }
  std::reverse(found.guesses.begin(), found.guesses.end());
  return found;
}

std::vector<std::size_t> Walk::climb(const std::vector<Cell>& guesses) {
  std::vector<std::size_t> made;
  for (std::size_t i = 0; i < trail_.size(); ++i) {
    const bool stands =
        is_guess(i) ? std::find(guesses.begin(), guesses.end(), trail_[i].cell) != guesses.end() : has_reason(i);
    if (!stands) continue;
    reasons_.redo(trail_[i]);
    made.push_back(i);
  }
  return made;
}

void Walk::descend(std::vector<std::size_t> made) {
  for (; !made.empty(); made.pop_back()) reasons_.undo(trail_[made.back()]);
}

std::vector<Walk::Origin> Walk::origins(const std::vector<Reasons::Cause>& causes, std::vector<std::size_t> made) {
  assert(causes.size() <= 64);
  std::vector<std::uint64_t> needed(trail_.size() + 1, 0);  // by cause, a bit for each of `causes`
  for (std::size_t i = 0; i < causes.size(); ++i) needed[causes[i]] |= std::uint64_t{1} << i;
  std::vector<Origin> origins(causes.size());
  for (; !made.empty(); made.pop_back()) {
    const std::size_t change = made.back();
    reasons_.undo(trail_[change]);
    const std::uint64_t wanted = needed[change + 1];
    if (wanted == 0) continue;
    const bool guessed = is_guess(change);
    if (!guessed && has_reason(change))
      for (const Reasons::Cause cause : reasons_.causes()) needed[cause] |= wanted;
    for (std::size_t i = 0; i < causes.size(); ++i) {
      std::vector<Cell>& guesses = origins[i].guesses;
      if (guessed && (wanted >> i & 1) != 0) guesses.insert(guesses.begin(), trail_[change].cell);
      if (causes[i] == change + 1 && trail_[change].eliminated != 0) origins[i].technique = reasons_.technique();
    }
  }
  return origins;
}

}  // namespace sudoscope

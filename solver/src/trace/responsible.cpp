// Responsible guesses: see the header. First the trail is walked back once, from the conflict to the first guess: what
// is needed is marked, and each needed change needs others further down. Then each guess found is left out for a trial,
// the innermost first: the trail is gone up again with only the changes that still have a reason, and if the conflict
// is still one of them, the guess is innocent.
//
//   trail   guess  elimination  forced digit  elimination  guess  ...  elimination   conflict
//             ^-------- needed by ---|   ^---------- needed by ---------------|---------|
#include "sudoscope/responsible.hpp"

#include <algorithm>
#include <cassert>

#include "trace/reasons.hpp"

namespace sudoscope {
namespace {

// Changes looked at in all trials together: 300 changes under 20 guesses take 1 ms; above this the first walk has to
// do.
constexpr std::size_t kMostTried = 20'000;

class Walk {
 public:
  explicit Walk(const TraceBoard& board)
      : trail_(board.trail()),
        marks_(board.marks()),
        by_peer_(trail_.size()),
        learns_(!board.learnt().empty()),
        reasons_(board) {}

  // Stands behind the conflict, and ends at the givens.
  Responsible back(const Event& conflict);
  // Whether the conflict follows from these guesses alone. Stands at the givens, and ends there.
  bool up(const std::vector<Cell>& guesses, const Event& conflict);
  std::size_t changes() const { return trail_.size(); }

 private:
  void need_guesses_before(std::size_t change, std::vector<bool>& needed) const {
    for (const std::uint32_t mark : marks_)
      if (mark < change) needed[mark + 1] = true;
  }

  std::span<const TraceBoard::Change> trail_;
  std::span<const std::uint32_t> marks_;
  std::vector<bool> by_peer_;  // removed because a peer held the digit: no other reason is tried for it
  bool learns_;                // what it learnt removes candidates too
  Reasons reasons_;
};

Responsible Walk::back(const Event& conflict) {
  Responsible found;
  std::vector<bool> needed(trail_.size() + 1, false);  // by cause
  const auto need_causes = [&] {
    for (const Reasons::Cause cause : reasons_.causes()) needed[cause] = true;
  };
  found.after_trying = !reasons_.of_conflict(conflict);
  if (found.after_trying) need_guesses_before(trail_.size(), needed);
  need_causes();
  std::size_t guess = marks_.size();
  for (std::size_t i = trail_.size(); i-- > 0;) {
    reasons_.undo(trail_[i]);
    const bool guessed = guess > 0 && marks_[guess - 1] == i;
    if (guessed) --guess;
    by_peer_[i] = reasons_.of_peer(trail_[i]);
    if (!needed[i + 1]) continue;
    if (guessed) {
      found.guesses.push_back(trail_[i].cell);
    } else if (learns_ && trail_[i].eliminated != 0 && !by_peer_[i]) {
      // A search that learns removes nothing else for reasons of the board: other reasons are not looked for, which at
      // 49x49 would take seconds.
      found.unexplained = true;
      return found;
    } else if (reasons_.of_change(trail_[i])) {
      need_causes();
    } else {
      // What has no reason that is known here hangs on all that was open then.
      need_guesses_before(i, needed);
      found.unexplained = true;
    }
  }
  std::reverse(found.guesses.begin(), found.guesses.end());
  return found;
}

bool Walk::up(const std::vector<Cell>& guesses, const Event& conflict) {
  std::vector<std::size_t> made;
  std::size_t guess = 0;
  for (std::size_t i = 0; i < trail_.size(); ++i) {
    const bool guessed = guess < marks_.size() && marks_[guess] == i;
    if (guessed) ++guess;
    const bool stands = guessed       ? std::find(guesses.begin(), guesses.end(), trail_[i].cell) != guesses.end()
                        : by_peer_[i] ? reasons_.of_peer(trail_[i])
                                      : reasons_.of_change(trail_[i]);
    if (!stands) continue;
    reasons_.redo(trail_[i]);
    made.push_back(i);
  }
  const bool follows = reasons_.of_conflict(conflict);
  for (; !made.empty(); made.pop_back()) reasons_.undo(trail_[made.back()]);
  return follows;
}

}  // namespace

Responsible responsible_guesses(const TraceBoard& board) {
  const Event& conflict = board.last();
  assert(conflict.kind == EventKind::kConflict);
  const auto all = [&] {
    return Responsible{.guesses = {board.guesses().begin(), board.guesses().end()}, .unexplained = true};
  };
  const bool is_of_cell = conflict.cell != kNoCell && conflict.digit == kBlank;
  const bool is_of_house = conflict.house != kNoHouse && conflict.cell == kNoCell;
  // Equal givens need no guess.
  if (!is_of_cell && !is_of_house) return board.guesses().empty() ? Responsible{} : all();
  // Since the first solution, a search that learns rules out what it has found, with the givens alone too.
  if (!board.learnt().empty() && board.counters().solutions > 0) return all();
  Walk walk(board);
  Responsible found = walk.back(conflict);
  if (found.unexplained && !board.learnt().empty()) return all();
  found.unexplained = false;
  if (found.after_trying || found.guesses.size() * walk.changes() > kMostTried) return found;
  for (std::size_t i = found.guesses.size(); i-- > 0;) {
    std::vector<Cell> fewer = found.guesses;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    if (walk.up(fewer, conflict)) found.guesses = std::move(fewer);
  }
  return found;
}

}  // namespace sudoscope

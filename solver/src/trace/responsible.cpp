// Responsible guesses: see the header. First the trail is walked back once, from the conflict to the
// first guess, and needed changes are marked; each needed change needs others further down. Then each
// guess found is left out for a trial, the innermost first: the trail is climbed again with only the
// changes that still have a reason, and if the conflict is still one of them, the guess is innocent.
#include "sudoscope/trace/responsible.hpp"

#include <cassert>
#include <utility>

#include "trace/walk.hpp"

namespace sudoscope {
namespace {

// Changes examined in all trials together: 300 changes under 20 guesses
// take 1 ms; above this limit the result of the first walk stays.
constexpr std::size_t kMostTried = 20'000;

// True if the conflict follows from these guesses alone. The walk begins at the givens and ends there.
bool follows_from(const std::vector<Cell>& guesses, const Event& conflict, Walk& walk) {
  std::vector<std::size_t> made = walk.climb(guesses);
  const bool follows = walk.reasons().of_conflict(conflict);
  walk.descend(std::move(made));
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
  // Equal givens need no guess, and no learnt clause.
  if (!is_of_cell && !is_of_house) return board.guesses().empty() && board.learnt().empty() ? Responsible{} : all();
  // After the first solution, a search that learns rules out its own solutions, with the givens alone too.
  if (!board.learnt().empty() && board.counters().solutions > 0) return all();
  Walk walk(board);
  Responsible found = walk.back(conflict);
  if (found.unexplained && !board.learnt().empty()) return all();
  found.unexplained = false;
  if (found.after_trying || found.guesses.size() * walk.changes() > kMostTried) return found;
  for (std::size_t i = found.guesses.size(); i-- > 0;) {
    std::vector<Cell> fewer = found.guesses;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    if (follows_from(fewer, conflict, walk)) found.guesses = std::move(fewer);
  }
  return found;
}

}  // namespace sudoscope

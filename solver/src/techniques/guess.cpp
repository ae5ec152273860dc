// A guess when no technique continues: a backdoor, which is a candidate from which
// singles lead to the solution, or else the candidate after which they leave the
// fewest cells blank; among equals the one in the cell with the fewest candidates.
#include "sudoscope/base/say.hpp"
#include "sudoscope/techniques/logic.hpp"
#include "techniques/finders.hpp"
#include "techniques/trial.hpp"

namespace sudoscope {

std::optional<Deduction> guess_at(const Position& position, std::span<const Digit> solution) {
  Candidate best{kNoCell, kBlank};
  std::pair<int, int> order;
  for (Cell cell = 0; cell < position.cell_count(); ++cell) {
    if (!position.is_blank(cell)) continue;
    const Candidate right{cell, solution[cell]};
    // An entry or a note before this was wrong.
    if (!position.can_take(right.cell, right.digit)) return std::nullopt;
    const std::pair now{blanks_after(position, right), digit_count(position.candidates(cell))};
    if (best.cell != kNoCell && now >= order) continue;
    best = right;
    order = now;
  }
  if (best.cell == kNoCell) return std::nullopt;
  Deduction guess{.technique = Technique::kGuess, .placements = {best}};
  guess.evidence.cells.push_back({best.cell, position.candidates(best.cell)});
  guess.evidence.trial = {.depth = trial_depth(position, solution), .blanks = order.first};
  return guess;
}

Message reason_of_guess(const Geometry& geometry, const Deduction& guess) {
  const auto [cell, digit] = guess.placements[0];
  const auto& [depth, blanks] = guess.evidence.trial;
  const CellName name = cell_named(geometry, cell);
  const Message after = blanks == 0 ? say(MessageId::kSinglesFinish) : say(MessageId::kSinglesLeave, blanks);
  const Message told = say(MessageId::kGuessReason, name, digit_named(digit), after);
  return depth == kUnknownTrialDepth ? told : say(MessageId::kWithTrialDepth, told, depth);
}

}  // namespace sudoscope

#include "trace/clue_reason.hpp"

#include <algorithm>

#include "search/clue_rules.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/constraints/clue_names.hpp"
#include "sudoscope/constraints/compile.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;

bool has_both(const std::vector<Cell>& cells, Cell one, Cell other) {
  return std::find(cells.begin(), cells.end(), one) != cells.end() &&
         std::find(cells.begin(), cells.end(), other) != cells.end();
}

// The clue by which two cells cannot hold these digits together.
ClueId clue_between(const Primitives& primitives, Cell one, Digit digit, Cell other, DigitSet others) {
  for (const CellPair& pair : primitives.pairs) {
    const PairTable& table = primitives.tables[pair.table];
    if (pair.first == one && pair.second == other && (table[digit] & others) == 0) return pair.clue;
    if (pair.first != other || pair.second != one) continue;
    DigitSet allowed = 0;
    for (DigitSet left = others; left != 0; left = without_first(left)) allowed |= table[first_digit(left)];
    if (!has_digit(allowed, digit)) return pair.clue;
  }
  for (const DistinctCells& distinct : primitives.distinct)
    if (has_both(distinct.cells, one, other)) return distinct.clue;
  for (const DigitChoice& choice : primitives.choices)
    if (has_both(choice.cells, one, other)) return choice.clue;
  return kNoClue;
}

}  // namespace

Message clue_reason(const TraceBoard& board, Cell cell, Digit digit) {
  if (board.clues() == nullptr) return {};
  const ClueRules& clues = *board.clues();
  const Geometry& geometry = board.geometry();
  ClueRules::Obstacle found;
  std::vector<DigitMask> masks;
  bool is_found = false;
  // Filled cells are the shorter reason.
  for (const bool with_candidates : {false, true}) {
    if (is_found || (with_candidates && board.view() != CandidateView::kTraced)) break;
    masks = board.masks(with_candidates);
    masks[cell] |= DigitMask{1} << digit;
    is_found = clues.find_obstacle(masks, cell, digit, !with_candidates, found);
  }
  if (!is_found) return say(Id::kClueRulesItOut);
  const CompiledConstraints& compiled = compile_constraints(geometry);
  const auto named = [&](ClueId clue) {
    return clue_named(geometry, {compiled.clues[clue].constraint, compiled.clues[clue].entry});
  };
  if (found.propagator != ClueRules::kNone) {
    const Propagator& propagator = clues.network().propagators[found.propagator];
    const bool is_ranked = propagator.kind == Propagator::Kind::kRanked;
    const ClueId clue = is_ranked ? compiled.primitives.ranked[propagator.index].ranks.front().clue : propagator.clue;
    return clue == kNoClue ? say(Id::kBreaksSumOfClues) : say(Id::kBreaksClue, named(clue));
  }
  if (found.other == kNoCell) return say(Id::kBreaksClueOfCell);
  const ClueId clue = clue_between(compiled.primitives, cell, digit, found.other, masks[found.other]);
  return clue == kNoClue ? say(Id::kBreaksRuleWith, cell_named(geometry, found.other))
                         : say(Id::kBreaksClueWith, named(clue), cell_named(geometry, found.other));
}

}  // namespace sudoscope

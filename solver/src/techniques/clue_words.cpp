// Sentences about steps by clues.
#include "sudoscope/base/say.hpp"
#include "techniques/finders.hpp"
#include "techniques/pattern_words.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;

Message sum_said(const Geometry& geometry, const Evidence::ByClue& by) {
  const std::vector<CellName> added = cells_named(geometry, by.added);
  const Message sum =
      by.taken.empty() ? say(Id::kRuleOf45, added, added.size(), by.total)
                       : say(Id::kRuleOf45Difference, added, added.size(), cells_named(geometry, by.taken), by.total);
  if (by.houses.empty()) return sum;
  return say(Id::kRuleOf45Shown, sum, houses_named(geometry, by.houses), by.houses.size(), by.house_total,
             by.cage_total);
}

std::vector<Message> clues_named(const Geometry& geometry, const Evidence::ByClue& by) {
  std::vector<Message> names;
  for (const ClueAddress& clue : by.clues) names.push_back(clue_named(geometry, clue));
  return names;
}

// The assumed candidate of a chain and its contradiction, or the branches that agree.
Message reason_of_clue_chain(const Geometry& geometry, const Deduction& deduction) {
  if (!deduction.evidence.links.empty() && deduction.evidence.links.back().chain != 0)
    return reason_of_forcing_verity(geometry, deduction);
  const Evidence& evidence = deduction.evidence;
  const auto& [cell, digit] = deduction.eliminations[0];
  const Message start = node_said(geometry, {{cell}, digit}, true);
  const Message conclusion = node_said(geometry, {{cell}, digit}, false);
  if (!evidence.houses.empty())
    return say(Id::kForcedOutOfHouse, start, house_named(geometry, evidence.houses[0].house),
               digit_named(first_digit(evidence.houses[0].digits)), conclusion);
  if (!evidence.by_clue.clues.empty() || !evidence.by_clue.added.empty())
    return say(Id::kForcedOutOfClue, start, clue_of(geometry, evidence.by_clue), conclusion);
  return say(Id::kForcedOutOfCell, start, cell_named(geometry, evidence.cells[0].cell), conclusion);
}

Message reason_of_clue_peers(const Geometry& geometry, const Deduction& deduction) {
  std::vector<CellName> cells;
  for (const Candidate& each : deduction.eliminations) cells.push_back(cell_named(geometry, each.cell));
  return say(Id::kCluePeersReason, clue_of(geometry, deduction.evidence.by_clue), cells, cells.size(),
             digit_named(deduction.eliminations[0].digit));
}

}  // namespace

Message clue_of(const Geometry& geometry, const Evidence::ByClue& by) {
  if (by.clues.empty()) return sum_said(geometry, by);
  return by.clues.size() == 1 ? clue_named(geometry, by.clues[0]) : say(Id::kCluesTogether, clues_named(geometry, by));
}

Message reason_of_clue(const Geometry& geometry, const Deduction& deduction) {
  const Evidence::ByClue& by = deduction.evidence.by_clue;
  switch (deduction.technique) {
    case Technique::kCluePeers:
      return reason_of_clue_peers(geometry, deduction);
    case Technique::kTwoClues:
      return say(Id::kTwoCluesReason, clue_of(geometry, by));
    case Technique::kCluesInHouse:
      return say(Id::kCluesInHouseReason, clue_of(geometry, by),
                 house_named(geometry, deduction.evidence.houses[0].house));
    case Technique::kClueChain:
    case Technique::kNestedClueChain:
      return reason_of_clue_chain(geometry, deduction);
    default:
      break;
  }
  if (deduction.placements.empty()) return say(Id::kClueReason, clue_of(geometry, by));
  const auto& [cell, digit] = deduction.placements[0];
  // The sum of one cell is its digit.
  if (by.clues.empty() && by.added.size() == 1 && by.taken.empty()) return say(Id::kSumAlone, clue_of(geometry, by));
  return say(Id::kClueLeaves, clue_of(geometry, by), cell_named(geometry, cell), digit_named(digit));
}

}  // namespace sudoscope

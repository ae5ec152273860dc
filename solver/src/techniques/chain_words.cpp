// Sentences about chains: one for the whole chain, and one for each of its links.
#include <algorithm>
#include <array>

#include "sudoscope/base/say.hpp"
#include "sudoscope/techniques/logic.hpp"
#include "techniques/finders.hpp"
#include "techniques/pattern_words.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;

bool is_in_cell(const ChainLink& link) { return link.from.digit != link.to.digit && link.als == 0; }

// True if a link may need several earlier ones.
bool is_net_of_several(Technique technique) {
  using enum Technique;
  constexpr std::array kNets{kForcingNetContradiction, kForcingNetVerity,   kNishioForcingChain, kDynamicForcingChain,
                             kDynamicForcingChainPlus, kNestedForcingChain, kClueChain,          kNestedClueChain};
  return std::find(kNets.begin(), kNets.end(), technique) != kNets.end();
}

// The remaining candidates after a net's earlier links.
Message net_link_said(const Geometry& geometry, const ChainLink& link) {
  const DigitName digit = digit_named(link.to.digit);
  if (is_in_cell(link)) return say(Id::kNetCandidate, cell_named(geometry, link.to.cells[0]), digit);
  return say(Id::kNetPlace, node_said(geometry, link.to, true), house_named(geometry, link.house), digit);
}

std::vector<CellName> cells_of_set(const Geometry& geometry, const Evidence& evidence, std::uint8_t als) {
  std::vector<CellName> cells;
  for (const Evidence::InCell& each : evidence.cells)
    if (each.group == als) cells.push_back(cell_named(geometry, each.cell));
  return cells;
}

Message link_said(const Geometry& geometry, const Evidence& evidence, const ChainLink& link) {
  const DigitName digit = digit_named(link.from.digit);
  if (is_in_cell(link)) {
    const CellName cell = cell_named(geometry, link.from.cells[0]);
    return link.strong ? say(Id::kOtherCandidate, cell, digit, digit_named(link.to.digit))
                       : say(Id::kOneDigitInCell, cell, digit, digit_named(link.to.digit));
  }
  const Message from = node_said(geometry, link.from, !link.strong);
  const Message to = node_said(geometry, link.to, link.strong);
  if (link.als != 0) return say(Id::kAlmostLockedLink, from, to, cells_of_set(geometry, evidence, link.als));
  // Only for weak links: seeing each other makes nothing true.
  if (link.house == kNoHouse) return say(Id::kSeenByAll, from, to);
  const Message house = house_named(geometry, link.house);
  return link.strong ? say(Id::kOtherPlace, from, to, house, digit) : say(Id::kOnceInHouse, from, to, house, digit);
}

// Candidates ruled out on the board that the net leaves.
Message pattern_link_said(const Geometry& geometry, const Deduction& within, const ChainLink& link) {
  const Message end = node_said(geometry, link.to, link.strong);
  const TechniqueRow& row = row_of(within.technique);
  if (row.family != TechniqueFamily::kClues || within.technique == Technique::kClueChain)
    return say(Id::kNetPattern, end, Message(row.name), reason_by(geometry, within));
  const Message clue = clue_of(geometry, *within.evidence.by_clue);
  return within.evidence.by_clue->clues.empty() ? say(Id::kNetSum, end, clue) : say(Id::kNetClue, end, clue);
}

// The conclusion of a deduction, as in "r4c2 is 7".
Message conclusion_said(const Geometry& geometry, const Deduction& deduction) {
  const bool placed = !deduction.placements.empty();
  const auto [cell, digit] = placed ? deduction.placements[0] : deduction.eliminations[0];
  return node_said(geometry, {{cell}, digit}, placed);
}

}  // namespace

std::vector<Message> links_told(const Geometry& geometry, const Deduction& deduction) {
  const bool is_net = is_net_of_several(deduction.technique);
  std::vector<Message> told;
  for (const ChainLink& link : deduction.evidence.links) {
    const Message message = link.within != 0 ? pattern_link_said(geometry, deduction.within[link.within - 1U], link)
                            : is_net && link.strong ? net_link_said(geometry, link)
                                                    : link_said(geometry, deduction.evidence, link);
    told.push_back(say(Id::kFullStop, message));
  }
  return told;
}

// Between the ends links_told() describes one link after the other.
Message reason_of_chain(const Geometry& geometry, const Deduction& deduction) {
  const std::vector<ChainLink>& links = deduction.evidence.links;
  const ChainNode& first = links.front().from;
  const ChainNode& last = links.back().to;
  const Message start = node_said(geometry, first, false);
  if (!deduction.placements.empty())
    return say(Id::kChainBackToStart, start, cell_named(geometry, first.cells[0]), digit_named(first.digit));
  if (!links.back().strong) return say(Id::kChainIsLoop);
  const Message end = node_said(geometry, last, true);
  if (first.digit != last.digit) {
    std::vector<Message> gone;
    for (const auto& [cell, digit] : deduction.eliminations)
      gone.push_back(say(Id::kCellHoldsNot, cell_named(geometry, cell), digit_named(digit)));
    return say(Id::kChainEndsDiffer, start, end, node_said(geometry, first, true), gone);
  }
  std::vector<Cell> ends = first.cells;
  for (const Cell cell : last.cells)
    if (std::find(ends.begin(), ends.end(), cell) == ends.end()) ends.push_back(cell);
  return say(Id::kChainEndsAlike, start, end, cells_named(geometry, ends), digit_named(first.digit), ends.size());
}

Message reason_of_forcing_contradiction(const Geometry& geometry, const Deduction& deduction) {
  const Evidence& evidence = deduction.evidence;
  const ChainLink& first = evidence.links.front();
  const ChainLink& last = evidence.links.back();
  const Message start = node_said(geometry, first.from, starts_on(first));
  const Message conclusion = conclusion_said(geometry, deduction);
  if (!evidence.houses.empty())
    return say(Id::kForcedOutOfHouse, start, house_named(geometry, evidence.houses[0].house),
               digit_named(first_digit(evidence.houses[0].digits)), conclusion);
  if (!evidence.cells.empty())
    return say(Id::kForcedOutOfCell, start, cell_named(geometry, evidence.cells[0].cell), conclusion);
  if (last.to == first.from) return say(Id::kForcedAgainstItself, start, conclusion);
  return say(Id::kForcedBothWays, start, node_said(geometry, last.to, true), node_said(geometry, last.to, false),
             conclusion);
}

Message reason_of_forcing_verity(const Geometry& geometry, const Deduction& deduction) {
  const Evidence& evidence = deduction.evidence;
  const Message conclusion = conclusion_said(geometry, deduction);
  if (!evidence.houses.empty())
    return say(Id::kForcedByHouse, digit_named(first_digit(evidence.houses[0].digits)),
               house_named(geometry, evidence.houses[0].house), conclusion);
  if (!evidence.cells.empty()) return say(Id::kForcedByCell, cell_named(geometry, evidence.cells[0].cell), conclusion);
  const ChainNode& start = evidence.links.front().from;
  return say(Id::kForcedEitherWay, cell_named(geometry, start.cells[0]), digit_named(start.digit), conclusion);
}

Message reason_of_explainer_chain(const Geometry& geometry, const Deduction& deduction) {
  // A contradiction is the end of one net; other conclusions have several branches.
  return deduction.evidence.links.back().chain == 0 ? reason_of_forcing_contradiction(geometry, deduction)
                                                    : reason_of_forcing_verity(geometry, deduction);
}

Message reason_of_kraken_fish(const Geometry& geometry, const Deduction& deduction) {
  const Evidence& evidence = deduction.evidence;
  const Message bases = houses_of_role(geometry, evidence, HouseRole::kBase);
  const Message covers = houses_of_role(geometry, evidence, HouseRole::kCover);
  const DigitName digit = digit_named(first_digit(evidence.cells[0].digits));
  const Message conclusion = conclusion_said(geometry, deduction);
  std::vector<Cell> starts;
  if (deduction.technique == Technique::kKrakenFish1) {
    for (const Evidence::InCell& each : evidence.cells)
      if (each.role == CandidateRole::kFin) starts.push_back(each.cell);
    return say(Id::kKrakenFishByFins, digit, bases, covers, cells_named(geometry, starts), conclusion);
  }
  for (std::size_t i = 0; i < evidence.links.size(); ++i)
    if (i == 0 || evidence.links[i].chain != evidence.links[i - 1].chain)
      starts.push_back(evidence.links[i].from.cells[0]);
  return say(Id::kKrakenFishByCover, digit, bases, covers, cells_named(geometry, starts), conclusion);
}

}  // namespace sudoscope

// Sentences about steps by clues.
#include <cstdlib>

#include "sudoscope/base/say.hpp"
#include "techniques/combinations.hpp"
#include "techniques/finders.hpp"
#include "techniques/named_steps.hpp"
#include "techniques/pattern_words.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;

Message sum_said(const Geometry& geometry, const Evidence::ByClue& by) {
  // "r1c1 is 3 more than r2c2" both ways.
  const bool is_turned = !by.taken.empty() && by.total < 0;
  const std::vector<CellName> added = cells_named(geometry, is_turned ? by.taken : by.added);
  const std::vector<CellName> taken = cells_named(geometry, is_turned ? by.added : by.taken);
  const Message sum = taken.empty() ? say(Id::kRuleOf45, added, added.size(), by.total)
                                    : say(Id::kRuleOf45Difference, added, added.size(), taken, std::abs(by.total));
  if (by.houses.empty()) return sum;
  return say(Id::kRuleOf45Shown, sum, houses_named(geometry, by.houses), by.houses.size(), by.house_total,
             by.cage_total);
}

// The first removed candidate, as an example, and the number of the others.
struct Example {
  DigitName digit;
  CellName cell;
  int others = -1;
};

Example example_of(const Geometry& geometry, const Deduction& deduction) {
  const StepView view(geometry, deduction);
  const auto& [cell, digits] = view.removed().at(0);
  Example example{digit_named(first_digit(digits)), cell_named(geometry, cell)};
  for (const StepView::InCell& each : view.removed()) example.others += digit_count(each.digits);
  return example;
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
  if (!evidence.by_clue->clues.empty())
    return say(Id::kForcedOutOfClue, start, clue_of(geometry, *evidence.by_clue), conclusion);
  if (!evidence.by_clue->added.empty())
    return say(Id::kForcedOutOfSum, start, clue_of(geometry, *evidence.by_clue), conclusion);
  return say(Id::kForcedOutOfCell, start, cell_named(geometry, evidence.cells[0].cell), conclusion);
}

Message reason_of_clue_peers(const Geometry& geometry, const Deduction& deduction) {
  std::vector<CellName> cells;
  for (const Candidate& each : deduction.eliminations) cells.push_back(cell_named(geometry, each.cell));
  return say(Id::kCluePeersReason, clue_of(geometry, *deduction.evidence.by_clue), cells, cells.size(),
             digit_named(deduction.eliminations[0].digit));
}

// The digit in all combinations of a cage, if these are few; or in each way to fill another clue.
Message reason_of_needed_digit(const Geometry& geometry, const Deduction& deduction) {
  const Evidence& evidence = deduction.evidence;
  const Digit digit = deduction.eliminations[0].digit;
  std::vector<CellName> places;
  std::vector<DigitSet> possible;
  DigitSet left = all_digits(geometry.side());
  for (const Evidence::InCell& each : evidence.cells) {
    if (has_digit(each.digits, digit)) places.push_back(cell_named(geometry, each.cell));
    possible.push_back(each.digits);
  }
  const Message clue = clue_of(geometry, *evidence.by_clue);
  if (is_rule_of_grid(geometry, evidence.by_clue->clues.at(0)))
    return say(Id::kRuleNeedsDigit, clue, digit_named(digit), places, places.size());
  const StepView view(geometry, deduction);
  if (view.kind() == "killercage" && evidence.by_clue->filled.empty() && view.primitives().sums.size() == 1) {
    const auto sets =
        Combinations(possible, sets_with_sum(left, static_cast<int>(possible.size()), view.primitives().sums[0].total))
            .sets();
    std::vector<std::string> names;
    for (const DigitSet set : sets) names.push_back(sum_written(set));
    if (names.size() <= kMostListed)
      return say(Id::kNeededByCombinations, clue, digit_named(digit), places, places.size(), names, names.size());
  }
  return say(Id::kNeededDigitReason, clue, digit_named(digit), places, places.size());
}

Message reason_of_killer_set(const Geometry& geometry, const Deduction& deduction) {
  const Evidence& evidence = deduction.evidence;
  std::vector<Message> parts = clues_named(geometry, *evidence.by_clue);
  for (const Evidence::InCell& each : evidence.cells) {
    bool is_in_cage = false;
    for (const ClueAddress& clue : evidence.by_clue->clues)
      for (const Cell cell : cells_of(geometry, clue)) is_in_cage = is_in_cage || cell == each.cell;
    if (!is_in_cage) parts.push_back(say(Id::kOneCell, cell_named(geometry, each.cell)));
  }
  const auto& [house, role, digits] = evidence.houses[0];
  return say(Id::kKillerSetReason, house_named(geometry, house), digits_named(digits), parts);
}

// A clue about one cell, such as an even cell.
bool is_limit(const Geometry& geometry, const Evidence& evidence) {
  return evidence.cells.size() == 1 && evidence.by_clue->filled.empty() && evidence.by_clue->clues.size() == 1 &&
         cells_of(geometry, evidence.by_clue->clues[0]).size() == 1;
}

Message reason_without_name(const Geometry& geometry, const Deduction& deduction) {
  const Evidence& evidence = deduction.evidence;
  const Evidence::ByClue& by = *evidence.by_clue;
  const Message clue = clue_of(geometry, by);
  const bool is_rule = by.clues.size() == 1 && is_rule_of_grid(geometry, by.clues[0]);
  if (!deduction.placements.empty()) {
    const auto& [cell, digit] = deduction.placements[0];
    // The sum of one cell is its digit.
    if (by.clues.empty())
      return by.added.size() == 1 && by.taken.empty()
                 ? say(Id::kSumAlone, clue)
                 : say(Id::kSumLeaves, clue, digit_named(digit), cell_named(geometry, cell));
    return is_rule ? say(Id::kRuleLeaves, clue, cell_named(geometry, cell), digit_named(digit))
                   : say(Id::kClueLeaves, clue, cell_named(geometry, cell), digit_named(digit));
  }
  if (is_limit(geometry, evidence))
    return say(Id::kLimitReason, clue, digits_named(StepView(geometry, deduction).removed_digits()));
  const Example example = example_of(geometry, deduction);
  if (by.clues.empty()) return say(Id::kSumReason, clue, example.digit, example.cell, example.others);
  if (!is_rule) return say(Id::kClueReason, clue, example.digit, example.cell, example.others);
  std::vector<Cell> cells;
  for (const Evidence::InCell& each : evidence.cells) cells.push_back(each.cell);
  return say(Id::kRuleReason, clue, cells_named(geometry, cells), example.digit, example.cell, example.others);
}

}  // namespace

Message clue_of(const Geometry& geometry, const Evidence::ByClue& by) {
  if (by.clues.empty()) return sum_said(geometry, by);
  return by.clues.size() == 1 ? clue_named(geometry, by.clues[0]) : say(Id::kCluesTogether, clues_named(geometry, by));
}

std::optional<Message> clues_of_step(const Geometry& geometry, const Deduction& deduction) {
  Evidence::ByClue by = *deduction.evidence.by_clue;
  const bool is_chain =
      deduction.technique == Technique::kClueChain || deduction.technique == Technique::kNestedClueChain;
  if (is_chain || (by.clues.empty() && by.added.empty())) return std::nullopt;
  if (deduction.technique == Technique::kCluesInHouse)
    return say(Id::kHouseWithClues, house_named(geometry, deduction.evidence.houses[0].house),
               clues_named(geometry, by));
  by.houses.clear();
  return clue_of(geometry, by);
}

Message question_of_clue(const Geometry& geometry, const Deduction& deduction) {
  const Evidence::ByClue& by = *deduction.evidence.by_clue;
  const Message clue = clue_of(geometry, by);
  if (deduction.technique == Technique::kNeededDigit) return say(Id::kWhoNeedsDigit, clue);
  // The sum of one cell is the answer.
  if (by.clues.empty() && by.added.size() == 1 && by.taken.empty()) {
    const CellName cell = cell_named(geometry, by.added[0]);
    return by.houses.empty() ? say(Id::kWhichDigitIsLeft, cell)
                             : say(Id::kWhichDigitIsLeftIn, cell, houses_named(geometry, by.houses));
  }
  return by.clues.empty() ? say(Id::kWhichDigitsFitSum, clue) : say(Id::kWhichDigitsFitClue, clue);
}

Message reason_of_clue(const Geometry& geometry, const Deduction& deduction) {
  const Evidence::ByClue& by = *deduction.evidence.by_clue;
  switch (deduction.technique) {
    case Technique::kClueChain:
    case Technique::kNestedClueChain:
      return reason_of_clue_chain(geometry, deduction);
    case Technique::kCluePeers:
      return reason_of_clue_peers(geometry, deduction);
    case Technique::kNeededDigit:
      return reason_of_needed_digit(geometry, deduction);
    case Technique::kKillerPair:
    case Technique::kKillerTriple:
      return reason_of_killer_set(geometry, deduction);
    case Technique::kCluesInHouse: {
      const Example example = example_of(geometry, deduction);
      return say(Id::kCluesInHouseReason, house_named(geometry, deduction.evidence.houses[0].house),
                 clues_named(geometry, by), example.digit, example.cell, example.others);
    }
    default:
      break;
  }
  if (auto named = named_step(geometry, deduction)) return named->reason;
  if (deduction.technique == Technique::kTwoClues && by.clues.size() == 2) {
    const Example example = example_of(geometry, deduction);
    return say(Id::kTwoCluesReason, clue_named(geometry, by.clues[0]), clue_named(geometry, by.clues[1]), example.digit,
               example.cell, example.others);
  }
  return reason_without_name(geometry, deduction);
}

}  // namespace sudoscope

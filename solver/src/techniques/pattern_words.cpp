// Pattern words: see the header.
#include "techniques/pattern_words.hpp"

#include <algorithm>

#include "sudoscope/base/say.hpp"
#include "techniques/als_words.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;

bool has_base_cells(Technique technique) {
  return technique == Technique::kJuniorExocet || technique == Technique::kSeniorExocet ||
         technique == Technique::kSkLoop;
}

bool is_bivalue_grave(Technique technique) {
  return technique == Technique::kBugPlus1 || technique == Technique::kBug2 || technique == Technique::kBug3 ||
         technique == Technique::kBug4;
}

// The digits of the pattern without fins; of its first group, if there are several.
DigitSet pattern_digits(const Evidence& evidence) {
  DigitSet digits = 0;
  for (const Evidence::InCell& each : evidence.cells)
    if (each.role == CandidateRole::kPattern && each.group <= 1) digits |= each.digits;
  return digits;
}

std::vector<Cell> pattern_cells(const Evidence& evidence) {
  std::vector<Cell> cells;
  for (const Evidence::InCell& each : evidence.cells)
    if (each.role != CandidateRole::kLink && std::find(cells.begin(), cells.end(), each.cell) == cells.end())
      cells.push_back(each.cell);
  if (cells.empty())
    for (const ChainLink& link : evidence.links)
      for (const ChainNode* const node : {&link.from, &link.to})
        cells.insert(cells.end(), node->cells.begin(), node->cells.end());
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

class Questioner {
 public:
  Questioner(const Geometry& geometry, const Deduction& deduction)
      : geometry_(geometry), deduction_(deduction), evidence_(deduction.evidence) {}

  Message asked() const {
    switch (row_of(deduction_.technique).family) {
      case TechniqueFamily::kSingles:
        return of_single();
      case TechniqueFamily::kNakedSubsets:
        return say(Id::kWhichDigitsAreLeft, cells());
      case TechniqueFamily::kHiddenSubsets:
        return say(Id::kWhereDigitsGo, digits_named(pattern_digits(evidence_)), bases());
      case TechniqueFamily::kIntersections:
      case TechniqueFamily::kFish:
      case TechniqueFamily::kSingleDigit:
        return say(Id::kWhereDigitGoes, digit_named(first_digit(pattern_digits(evidence_))), bases());
      case TechniqueFamily::kColouring:
        return of_colours();
      case TechniqueFamily::kUniqueness:
        return of_uniqueness();
      case TechniqueFamily::kWings:
        return of_wing();
      case TechniqueFamily::kChains:
        // A remote pair in a chute has none.
        return evidence_.links.empty() ? say(Id::kLookAtCells, cells())
                                       : say(Id::kWhatIf, node_said(geometry_, evidence_.links.front().from, false));
      case TechniqueFamily::kForcingChains:
        return of_forcing_chain();
      case TechniqueFamily::kLastResort:
        return say(Id::kWhichDigitToTry, cell_named(geometry_, deduction_.placements[0].cell));
      case TechniqueFamily::kClues:
        if (!evidence_.links.empty() || deduction_.technique == Technique::kClueChain) return of_clue_chain();
        return question_of_clue(geometry_, deduction_);
      case TechniqueFamily::kTemplates:
        return say(Id::kWhereInWholeGrid, digit_named(changed().digit));
      default:
        return of_sets();
    }
  }

 private:
  const Candidate& changed() const {
    return deduction_.placements.empty() ? deduction_.eliminations[0] : deduction_.placements[0];
  }
  std::vector<CellName> cells() const { return cells_named(geometry_, pattern_cells(evidence_)); }
  Message bases() const { return houses_of_role(geometry_, evidence_, HouseRole::kBase); }

  Message of_single() const {
    const auto [cell, digit] = deduction_.placements[0];
    if (deduction_.technique == Technique::kNakedSingle) return say(Id::kWhichDigitFits, cell_named(geometry_, cell));
    return deduction_.technique == Technique::kFullHouse ? say(Id::kWhichDigitIsMissing, bases())
                                                         : say(Id::kWhereDigitGoes, digit_named(digit), bases());
  }

  Message of_colours() const {
    const Evidence::InCell& first = evidence_.cells[0];
    const DigitName digit = digit_named(first_digit(first.digits));
    return deduction_.technique == Technique::kMedusa ? say(Id::kColourFrom, digit, cell_named(geometry_, first.cell))
                                                      : say(Id::kFollowDigit, digit);
  }

  Message of_wing() const {
    const bool has_pivot = deduction_.technique == Technique::kXyWing || deduction_.technique == Technique::kXyzWing;
    return has_pivot ? say(Id::kWhatOfEachDigit, cell_named(geometry_, evidence_.cells[0].cell))
                     : say(Id::kWhichDigitsAreLeft, cells());
  }

  Message of_uniqueness() const {
    if (is_bivalue_grave(deduction_.technique)) return say(Id::kAlmostAllHaveTwo);
    std::vector<Cell> cells;
    for (const Evidence::InCell& each : evidence_.cells)
      if (each.group <= 1 && std::find(cells.begin(), cells.end(), each.cell) == cells.end())
        cells.push_back(each.cell);
    std::sort(cells.begin(), cells.end());
    return say(Id::kWhatIfOnly, cells_named(geometry_, cells), digits_named(pattern_digits(evidence_)));
  }

  Message of_forcing_chain() const {
    const ChainLink& first = evidence_.links.front();
    const bool has_branches = evidence_.links.back().chain != 0;
    if (!has_branches) return say(Id::kWhatIf, node_said(geometry_, first.from, starts_on(first)));
    if (!evidence_.houses.empty())
      return say(Id::kWhatOfEachPlace, digit_named(first_digit(evidence_.houses[0].digits)),
                 house_named(geometry_, evidence_.houses[0].house));
    if (!evidence_.cells.empty()) return say(Id::kWhatOfEachDigit, cell_named(geometry_, evidence_.cells[0].cell));
    return say(Id::kWhatIfOrNot, node_said(geometry_, first.from, true));
  }

  Message of_clue_chain() const {
    const bool has_branches = !evidence_.links.empty() && evidence_.links.back().chain != 0;
    return has_branches ? of_forcing_chain()
                        : say(Id::kWhatIf, node_said(geometry_, {{changed().cell}, changed().digit}, true));
  }

  Message of_sets() const {
    const AlsWords words(geometry_, deduction_);
    if (deduction_.technique == Technique::kJuniorExocet || deduction_.technique == Technique::kSeniorExocet)
      return say(Id::kBaseAndTargets, words.cells(1), words.cells(2));
    const bool are_almost_locked = row_of(deduction_.technique).family == TechniqueFamily::kAlmostLockedSets;
    if (!are_almost_locked || evidence_.links.empty()) return say(Id::kLookAtCells, cells());
    std::vector<Message> sets;
    for (int set = 1; set <= words.sets(); ++set)
      sets.push_back(say(Id::kAlsLettered, AlsWords::letter(set), words.cells(set)));
    return say(Id::kLookAtSets, sets);
  }

  const Geometry& geometry_;
  const Deduction& deduction_;
  const Evidence& evidence_;
};

}  // namespace

HouseId house_to_look_in(const Geometry& geometry, const Deduction& deduction) {
  const Evidence& evidence = deduction.evidence;
  if (!evidence.houses.empty() && !has_base_cells(deduction.technique)) return evidence.houses.front().house;
  Cell first = kNoCell;
  if (!evidence.links.empty()) first = evidence.links.front().from.cells.front();
  if (first == kNoCell && !evidence.cells.empty()) first = evidence.cells.front().cell;
  if (first == kNoCell && !deduction.placements.empty()) first = deduction.placements.front().cell;
  if (first == kNoCell) first = deduction.eliminations.front().cell;
  return geometry.houses_of(first)[2];
}

Message houses_of_role(const Geometry& geometry, const Evidence& evidence, HouseRole role) {
  std::vector<HouseId> houses;
  // Two patterns may share one.
  for (const Evidence::InHouse& each : evidence.houses)
    if (each.role == role && std::find(houses.begin(), houses.end(), each.house) == houses.end())
      houses.push_back(each.house);
  return houses_named(geometry, houses);
}

Message node_said(const Geometry& geometry, const ChainNode& node, bool on) {
  const DigitName digit = digit_named(node.digit);
  if (node.cells.size() == 1) {
    const CellName cell = cell_named(geometry, node.cells[0]);
    return on ? say(Id::kCellHolds, cell, digit) : say(Id::kCellHoldsNot, cell, digit);
  }
  const std::vector<CellName> cells = cells_named(geometry, node.cells);
  return on ? say(Id::kOneHolds, cells, digit) : say(Id::kNoneHolds, cells, digit);
}

Message nudge_of(const Geometry& geometry, const Deduction& deduction) {
  const Message house = house_named(geometry, house_to_look_in(geometry, deduction));
  return deduction.evidence.links.empty() ? say(Id::kLookAt, house) : say(Id::kStartIn, house);
}

Message question_of(const Geometry& geometry, const Deduction& deduction) {
  return Questioner(geometry, deduction).asked();
}

}  // namespace sudoscope

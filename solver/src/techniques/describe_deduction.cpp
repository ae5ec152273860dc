// Sentences that explain to a person the result of a deduction and its reason.
#include <utility>

#include "sudoscope/base/say.hpp"
#include "sudoscope/techniques/deduction.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;

std::vector<CellName> cells_of(const Geometry& geometry, const Evidence& evidence) {
  std::vector<CellName> names;
  for (const Evidence::InCell& each : evidence.cells) names.push_back(cell_named(geometry, each.cell));
  return names;
}

DigitSet digits_of(const Evidence& evidence) {
  DigitSet digits = 0;
  for (const Evidence::InCell& each : evidence.cells) digits |= each.digits;
  return digits;
}

Message house_of(const Geometry& geometry, const Evidence& evidence, HouseRole role) {
  for (const Evidence::InHouse& each : evidence.houses)
    if (each.role == role) return house_named(geometry, each.house);
  return {};
}

// The digits held by blockers of a naked single, by house, and the digits that an earlier step ruled out.
Message about_naked_single(const Geometry& geometry, const CellName& cell, const DigitName& digit,
                           const std::vector<Evidence::Blocker>& blockers) {
  std::vector<Message> seen;
  DigitSet in_house = 0;
  DigitSet ruled_out = 0;
  for (std::size_t i = 0; i < blockers.size(); ++i) {
    const auto& [from, blocked_digit, blocked, house] = blockers[i];
    if (from == kNoCell) ruled_out |= digit_bit(blocked_digit);
    if (house == kNoHouse) continue;
    in_house |= digit_bit(blocked_digit);
    if (i + 1 < blockers.size() && blockers[i + 1].house == house) continue;
    seen.push_back(say(Id::kDigitsSeenIn, digits_named(in_house), house_named(geometry, house)));
    in_house = 0;
  }
  if (seen.empty()) return say(Id::kOnlyDigitLeft, cell, digit);
  const Message told = say(Id::kOnlyDigitLeftBy, cell, digit, seen);
  if (ruled_out == 0) return told;
  return say(Id::kAndDigitsRuledOut, told, digits_named(ruled_out), digit_count(ruled_out));
}

// The cells whose digit blocks the other places of a hidden single, and the places that an earlier step ruled out.
Message about_hidden_single(const Geometry& geometry, const CellName& cell, const DigitName& digit,
                            const Message& house, const std::vector<Evidence::Blocker>& blockers) {
  std::vector<CellName> from;
  std::vector<CellName> ruled_out;
  for (const Evidence::Blocker& each : blockers) {
    if (each.cell != kNoCell) from.push_back(cell_named(geometry, each.cell));
    if (each.cell == kNoCell) ruled_out = cells_named(geometry, each.blocked);
  }
  if (from.empty()) return say(Id::kOnlyPlaceInHouse, cell, digit, house);
  const Message told = from.size() == 1 ? say(Id::kOnlyPlaceByOne, cell, digit, house, from[0])
                                        : say(Id::kOnlyPlaceBySeveral, cell, digit, house, from);
  return ruled_out.empty() ? told : say(Id::kAndPlacesRuledOut, told, digit, ruled_out);
}

Message about_single(const Geometry& geometry, const Deduction& single) {
  const CellName cell = cell_named(geometry, single.placements[0].cell);
  const DigitName digit = digit_named(single.placements[0].digit);
  const std::vector<Evidence::Blocker>& blockers = *single.evidence.blockers;
  if (single.technique == Technique::kNakedSingle) return about_naked_single(geometry, cell, digit, blockers);
  const Message base = house_of(geometry, single.evidence, HouseRole::kBase);
  return single.technique == Technique::kFullHouse ? say(Id::kLastEmptyCell, cell, digit, base)
                                                   : about_hidden_single(geometry, cell, digit, base, blockers);
}

}  // namespace

Message reason_of(const Geometry& geometry, const Deduction& deduction) {
  const Evidence& evidence = deduction.evidence;
  const auto base = [&] { return house_of(geometry, evidence, HouseRole::kBase); };
  const auto cover = [&] { return house_of(geometry, evidence, HouseRole::kCover); };
  if (deduction.placements.empty() && deduction.eliminations.empty()) return {};
  switch (row_of(deduction.technique).family) {
    case TechniqueFamily::kSingles:
      return about_single(geometry, deduction);
    case TechniqueFamily::kIntersections:
      return say(Id::kLockedDigit, digit_named(first_digit(digits_of(evidence))), base(), cover());
    case TechniqueFamily::kNakedSubsets:
      return say(Id::kNakedSubset, digits_named(digits_of(evidence)), cells_of(geometry, evidence), cover());
    case TechniqueFamily::kHiddenSubsets:
      return say(Id::kHiddenSubset, digits_named(digits_of(evidence)), base(), cells_of(geometry, evidence));
    case TechniqueFamily::kLastResort: {
      const auto [cell, digit] = deduction.eliminations[0];
      return say(Id::kTrialFails, cell_named(geometry, cell), digit_named(digit));
    }
    default:
      break;
  }
  return {};
}

Message message_of(const Geometry& geometry, const Deduction& deduction) {
  const Message reason = reason_of(geometry, deduction);
  return reason ? say(Id::kFullStop, reason) : reason;
}

}  // namespace sudoscope

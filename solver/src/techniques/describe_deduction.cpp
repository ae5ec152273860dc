// What tells a person what follows, and why.
#include <utility>

#include "sudoscope/deduction.hpp"
#include "sudoscope/say.hpp"

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

Message about_single(const Geometry& geometry, const Deduction& single) {
  const CellName cell = cell_named(geometry, single.placements[0].cell);
  const DigitName digit = digit_named(single.placements[0].digit);
  if (single.technique == Technique::kNakedSingle) return say(Id::kOnlyDigitLeft, cell, digit);
  const Message base = house_of(geometry, single.evidence, HouseRole::kBase);
  return single.technique == Technique::kFullHouse ? say(Id::kLastEmptyCell, cell, digit, base)
                                                   : say(Id::kOnlyPlaceInHouse, cell, digit, base);
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

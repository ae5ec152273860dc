// The sentence that tells a person what follows, and why.
#include "sudoscope/deduction.hpp"

namespace sudoscope {
namespace {

std::string listed(const std::vector<std::string>& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i)
    text += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
  return text;
}

std::string cells_of(const Geometry& geometry, const Evidence& evidence) {
  std::vector<std::string> names;
  for (const Evidence::InCell& each : evidence.cells) names.push_back(cell_name(geometry, each.cell));
  return listed(names);
}

std::string digits_of(const Evidence& evidence) {
  DigitSet digits = 0;
  for (const Evidence::InCell& each : evidence.cells) digits |= each.digits;
  std::vector<std::string> names;
  for (; digits != 0; digits = without_first(digits)) names.push_back(digit_mark(first_digit(digits)));
  return listed(names);
}

std::string house_of(const Geometry& geometry, const Evidence& evidence, HouseRole role) {
  for (const Evidence::InHouse& each : evidence.houses)
    if (each.role == role) return house_name(geometry, each.house);
  return "";
}

std::string sentence(const Geometry& geometry, const Deduction& deduction) {
  const Evidence& evidence = deduction.evidence;
  const bool places = !deduction.placements.empty();
  const std::vector<Candidate>& changes = places ? deduction.placements : deduction.eliminations;
  if (changes.empty()) return "";
  const std::string is =
      cell_name(geometry, changes[0].cell) + (places ? " must be " : " cannot be ") + digit_mark(changes[0].digit);
  switch (row_of(deduction.technique).family) {
    case TechniqueFamily::kRule:
      return is + ": a peer holds it.";
    case TechniqueFamily::kSingles:
      if (deduction.technique == Technique::kNakedSingle) return is + ": no other digit is left there.";
      if (deduction.technique == Technique::kFullHouse)
        return is + ": the last empty cell of " + house_of(geometry, evidence, HouseRole::kBase) + ".";
      return is + ": its only place in " + house_of(geometry, evidence, HouseRole::kBase) + ".";
    case TechniqueFamily::kIntersections:
      return digits_of(evidence) + " of " + house_of(geometry, evidence, HouseRole::kBase) + " must be in " +
             house_of(geometry, evidence, HouseRole::kCover) + ", so no other cell there can be it.";
    case TechniqueFamily::kNakedSubsets:
      return "Only " + digits_of(evidence) + " are left for " + cells_of(geometry, evidence) + " in " +
             house_of(geometry, evidence, HouseRole::kCover) + ", so no other cell there can be one of them.";
    case TechniqueFamily::kHiddenSubsets:
      return digits_of(evidence) + " of " + house_of(geometry, evidence, HouseRole::kBase) + " must be in " +
             cells_of(geometry, evidence) + ", so no other digit can be there.";
    case TechniqueFamily::kLastResort:
      return is + (deduction.technique == Technique::kTrial ? ": with it, singles lead to a contradiction."
                                                            : ": a search with guesses learnt it.");
  }
  return "";
}

}  // namespace

std::string describe(const Geometry& geometry, const Deduction& deduction, DigitStyle style) {
  return in_style(sentence(geometry, deduction), style);
}

}  // namespace sudoscope

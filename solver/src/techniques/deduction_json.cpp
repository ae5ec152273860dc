// A deduction for the page: its sentence, its notation, its place, and the evidence to draw.
#include <algorithm>

#include "sudoscope/techniques/logic.hpp"
#include "techniques/finders.hpp"
#include "techniques/pattern_words.hpp"

namespace sudoscope {
namespace {

const char* name_of(CandidateRole role) {
  switch (role) {
    case CandidateRole::kPattern:
      return "pattern";
    case CandidateRole::kFin:
      return "fin";
    case CandidateRole::kLink:
      return "link";
    case CandidateRole::kTarget:
      return "target";
  }
  return "";
}

Json digits_of(DigitSet set) {
  std::vector<int> digits;
  for (; set != 0; set = without_first(set)) digits.push_back(first_digit(set) + 1);
  return Json::list(digits);
}

Json candidates_of(const std::vector<Candidate>& candidates) {
  return Json::list(candidates, [](const Candidate& each) {
    JsonObject object;
    object.add("cell", each.cell);
    object.add("digit", each.digit + 1);
    return object;
  });
}

Json node_of(const ChainNode& node) {
  JsonObject object;
  object.add("cells", Json::list(node.cells));
  object.add("digit", node.digit + 1);
  return object;
}

Json links_of(const Geometry& geometry, const Deduction& deduction);

// The deduction that a link uses, if it is a chain itself, and if no link of the same branch before has used it.
const Deduction* chain_within(const Deduction& deduction, const ChainLink& link) {
  if (link.within == 0 || deduction.within[link.within - 1U].evidence.links.empty()) return nullptr;
  for (const ChainLink& before : deduction.evidence.links) {
    if (&before == &link) break;
    if (before.within == link.within && before.chain == link.chain) return nullptr;
  }
  return &deduction.within[link.within - 1U];
}

Json link_of(const Geometry& geometry, const Deduction& deduction, const ChainLink& link, const Message& sentence) {
  JsonObject object;
  object.add("from", node_of(link.from));
  object.add("to", node_of(link.to));
  object.add("strong", link.strong);
  object.add("chain", link.chain);
  object.add("als", link.als);
  object.add("sentence", sentence);
  if (const Deduction* chain = chain_within(deduction, link)) object.add("within", links_of(geometry, *chain));
  return object;
}

Json links_of(const Geometry& geometry, const Deduction& deduction) {
  const std::vector<Message> told = links_told(geometry, deduction);
  return Json::list(deduction.evidence.links, [&](const ChainLink& link) {
    const auto at = static_cast<std::size_t>(&link - deduction.evidence.links.data());
    return link_of(geometry, deduction, link, told[at]);
  });
}

}  // namespace

Json json_of(const Geometry& geometry, const Deduction& deduction) {
  const TechniqueRow& row = row_of(deduction.technique);
  JsonObject object;
  object.add("technique", row.id);
  object.add("name", Message(row.name));
  object.add("grade", static_cast<int>(grade_of(deduction)));
  object.add("isUsual", is_usual(deduction.technique));
  object.add("seTenths", row.se_tenths);
  object.add("hodokuScore", row.hodoku_score);
  object.add("placements", candidates_of(deduction.placements));
  object.add("eliminations", candidates_of(deduction.eliminations));
  object.add("houses", Json::list(deduction.evidence.houses, [&](const Evidence::InHouse& each) {
               JsonObject house;
               house.add("cells", Json::list(geometry.houses()[each.house].cells));
               house.add("role", each.role == HouseRole::kBase ? "base" : "cover");
               return house;
             }));
  object.add("cells", Json::list(deduction.evidence.cells, [](const Evidence::InCell& each) {
               JsonObject cell;
               cell.add("cell", each.cell);
               cell.add("digits", digits_of(each.digits));
               cell.add("role", name_of(each.role));
               cell.add("group", each.group);
               return cell;
             }));
  object.add("links", links_of(geometry, deduction));
  object.add("notation", notation_of(geometry, deduction));
  object.add("sentence", explanation_of(geometry, deduction));
  if (const auto clues = clues_of_step(geometry, deduction)) object.add("clues", *clues);
  object.add("blockers", Json::list(*deduction.evidence.blockers, [](const Evidence::Blocker& each) {
               JsonObject blocker;
               blocker.add("cell", each.cell == kNoCell ? -1 : static_cast<int>(each.cell));
               blocker.add("digit", each.digit + 1);
               blocker.add("blocked", Json::list(each.blocked));
               return blocker;
             }));
  object.add("nudge", nudge_of(geometry, deduction));
  object.add("question", question_of(geometry, deduction));
  object.add("look", Json::list(geometry.houses()[house_to_look_in(geometry, deduction)].cells));
  return object;
}

}  // namespace sudoscope

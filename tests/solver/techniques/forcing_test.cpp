// Forcing chains and nets: where each fires, with its sentence, and near misses.
#include <algorithm>

#include "catch.hpp"
#include "evidence_check.hpp"
#include "held_positions.hpp"
#include "made_position.hpp"

using namespace sudoscope;
using namespace sudoscope::test;

namespace {

// r1c1 sees r1c5 and r5c1, and each of these leaves r5c5 a digit less if r1c1 is 7.
MadePosition pinched() {
  MadePosition made(boxes(3, 3));
  made.keep("r1c5", "17").keep("r5c1", "27");
  return made;
}

// The deduction with this conclusion alone; an empty one if there is none.
Deduction saying(const MadePosition& made, Technique technique, std::string_view conclusion) {
  const std::vector<Deduction> found = made.find(technique);
  for (const Deduction& each : found) CHECK(EvidenceCheck(made.position(), each.evidence).implies(each));
  const auto at = std::find_if(found.begin(), found.end(),
                               [&](const Deduction& each) { return made.conclusions(each) == conclusion; });
  return at == found.end() ? Deduction{} : *at;
}

}  // namespace

TEST_CASE("a candidate whose chains leave a cell without a digit is removed") {
  MadePosition made = pinched();
  made.keep("r5c5", "12");
  const Deduction found = saying(made, Technique::kForcingChainContradiction, "r1c1<>7");
  REQUIRE(found.evidence.links.size() == 6);
  // The first of the cells that it leaves without a digit after as few links.
  CHECK(made.told(found) == "If r1c1 is 7, no digit is left for r1c5, so r1c1 is not 7.");

  made = pinched();
  made.keep("r5c5", "123");
  CHECK(saying(made, Technique::kForcingChainContradiction, "r1c1<>7").evidence.links.empty());
}

TEST_CASE("a candidate whose chains leave a digit no place in a house is removed") {
  // If r1c1 is 7, r1c5 and r7c1 are 1, and r8c1 is 8, so that r8c6 is 1: each sees a place for 1 in row 4.
  MadePosition made(boxes(3, 3));
  made.only(3, '1', "r4c5 r4c6 r4c1").keep("r1c5", "17").keep("r8c1", "78").keep("r8c6", "18");
  made.keep("r7c1", "17");
  const Deduction found = saying(made, Technique::kForcingChainContradiction, "r1c1<>7");
  CHECK(made.told(found) == "If r1c1 is 7, row 4 has no place left for 1, so r1c1 is not 7.");

  // Without one of them the place is left.
  made = MadePosition(boxes(3, 3));
  made.only(3, '1', "r4c5 r4c6 r4c1").keep("r1c5", "17").keep("r8c1", "78").keep("r8c6", "18");
  CHECK(saying(made, Technique::kForcingChainContradiction, "r1c1<>7").evidence.links.empty());
}

TEST_CASE("a common consequence of all digits of a cell is true") {
  MadePosition made = pinched();
  made.keep("r5c5", "12");
  const Deduction found = saying(made, Technique::kForcingChainVerity, "r1c1<>7");
  REQUIRE(found.evidence.links.size() == 6);
  CHECK(made.told(found) == "Whichever digit r1c5 is, r1c1 is not 7.");
}

TEST_CASE("a forcing net uses the last candidate of a cell after several links, and a chain does not") {
  MadePosition made = pinched();
  made.keep("r5c5", "123").keep("r5c9", "234").keep("r9c9", "46").keep("r9c1", "67");
  CHECK(saying(made, Technique::kForcingChainContradiction, "r1c1<>7").evidence.links.empty());
  Deduction found = saying(made, Technique::kForcingNetContradiction, "r1c1<>7");
  REQUIRE_FALSE(found.evidence.links.empty());
  std::vector<std::string> told;
  for (const Message& each : links_told(made.geometry(), found)) told.push_back(text_of(each));
  CHECK(std::find(told.begin(), told.end(), "Then r5c5 is 3: it has no other candidate left.") != told.end());
  CHECK(told[0] == "If r1c1 is 7, r1c5 is not 7: row 1 holds only one 7.");

  // Without a link that others need, it is no proof.
  auto& links = found.evidence.links;
  links.erase(std::find_if(links.begin(), links.end(), [&](const ChainLink& each) {
    return !each.strong && each.to == ChainNode{{made.cell("r5c5")}, 0};
  }));
  CHECK_FALSE(EvidenceCheck(made.position(), found.evidence).implies(found));

  made = pinched();
  made.keep("r5c5", "123").keep("r5c9", "234").keep("r9c9", "46");
  CHECK(saying(made, Technique::kForcingNetContradiction, "r1c1<>7").evidence.links.empty());
}

TEST_CASE("a common consequence of nets from all candidates of a cell is true") {
  MadePosition made = pinched();
  made.keep("r5c5", "12");
  const Deduction found = saying(made, Technique::kForcingNetVerity, "r1c1<>7");
  REQUIRE_FALSE(found.evidence.links.empty());
  CHECK(made.told(found).starts_with("Whichever digit "));
}

TEST_CASE("a digit that leaves itself no place in a house by links of its own alone is a Nishio") {
  // If r1c1 is 1, so is r4c5, and then r7c9, the last of three places in row 7.
  const auto made_of = [](std::string_view in_row_2) {
    MadePosition made(boxes(3, 3));
    made.only(1, '1', in_row_2).only(3, '1', "r4c1 r4c5").only(6, '1', "r7c1 r7c5 r7c9");
    return made;
  };
  MadePosition made = made_of("r2c2 r2c5 r2c9");
  const Deduction found = saying(made, Technique::kNishioForcingChain, "r1c1<>1");
  CHECK(made.told(found) == "If r1c1 is 1, it follows that r7c9 is 1 and also that r7c9 is not 1, so r1c1 is not 1.");
  // The third place in row 7 takes a net.
  CHECK(saying(made, Technique::kDigitForcingChain, "r1c1<>1").evidence.links.empty());
  std::vector<std::string> told;
  for (const Message& each : links_told(made.geometry(), found)) told.push_back(text_of(each));
  CHECK(std::find(told.begin(), told.end(), "Then r7c9 is 1: row 7 has no other place left for 1.") != told.end());

  made = made_of("r2c2 r2c5 r2c9 r2c8");
  CHECK(saying(made, Technique::kNishioForcingChain, "r1c1<>1").evidence.links.empty());
  // Cells have no part in it.
  made = pinched();
  made.keep("r5c5", "12");
  CHECK(saying(made, Technique::kNishioForcingChain, "r1c1<>7").evidence.links.empty());
}

TEST_CASE("a common consequence of three candidates of a cell is true") {
  MadePosition made = pinched();
  made.keep("r5c5", "123").keep("r5c9", "34").keep("r1c9", "47");
  const Deduction found = saying(made, Technique::kCellForcingChain, "r1c1<>7");
  CHECK(made.told(found) == "Whichever digit r5c5 is, r1c1 is not 7.");

  made = pinched();
  made.keep("r5c5", "123").keep("r5c9", "34").keep("r1c9", "457");
  CHECK(saying(made, Technique::kCellForcingChain, "r1c1<>7").evidence.links.empty());
  // With two candidates it is a chain from one to the other.
  made = pinched();
  made.keep("r5c5", "12");
  CHECK(saying(made, Technique::kCellForcingChain, "r1c1<>7").evidence.links.empty());
}

TEST_CASE("a common consequence of three places of a digit in a house is true") {
  MadePosition made(boxes(3, 3));
  made.only(4, '1', "r5c1 r5c5 r5c9").keep("r3c1 r1c5 r1c9", "17");
  const Deduction found = saying(made, Technique::kUnitForcingChain, "r1c1<>7");
  CHECK(made.told(found) == "Wherever 1 is in row 5, r1c1 is not 7.");

  made = MadePosition(boxes(3, 3));
  made.only(4, '1', "r5c1 r5c5 r5c9").keep("r3c1 r1c5", "17").keep("r1c9", "178");
  CHECK(saying(made, Technique::kUnitForcingChain, "r1c1<>7").evidence.links.empty());
}

TEST_CASE("a digit forcing chain uses chains alone, a dynamic one also steps with several causes") {
  MadePosition made = pinched();
  made.keep("r5c5", "12");
  CHECK(made.told(saying(made, Technique::kDigitForcingChain, "r1c1<>7")) ==
        "If r1c1 is 7, no digit is left for r5c5, so r1c1 is not 7.");

  made = pinched();
  made.keep("r5c5", "123").keep("r5c9", "234").keep("r9c9", "46").keep("r9c1", "67");
  CHECK(saying(made, Technique::kDigitForcingChain, "r1c1<>7").evidence.links.empty());
  CHECK(made.told(saying(made, Technique::kDynamicForcingChain, "r1c1<>7")).starts_with("If r1c1 is 7, "));

  made = pinched();
  made.keep("r5c5", "123").keep("r5c9", "234").keep("r9c9", "46");
  CHECK(saying(made, Technique::kDynamicForcingChain, "r1c1<>7").evidence.links.empty());
}

TEST_CASE("a forcing chain takes the proof with the fewest nodes, and the shortest comes first") {
  MadePosition made = pinched();
  made.keep("r5c5", "12").keep("r3c1", "67").keep("r3c5", "16");
  for (const Technique technique : {Technique::kDigitForcingChain, Technique::kDynamicForcingChain}) {
    const std::vector<Deduction> found = made.find(technique);
    std::vector<std::string> said;
    for (const Deduction& each : found) said.push_back(made.conclusions(each));
    std::sort(said.begin(), said.end());
    CHECK(std::adjacent_find(said.begin(), said.end()) == said.end());
    REQUIRE(found.size() > 1);
    CHECK(found.front().evidence.links.size() < found.back().evidence.links.size());
  }
}

namespace {

// If r4c1 is 2, r9c9 has no digit left.
MadePosition gated() {
  MadePosition made(boxes(3, 3));
  made.keep("r4c1", "12").keep("r4c9", "24").keep("r9c1", "25").keep("r9c9", "45");
  return made;
}

// The sentence of the link that turns the candidate off by the remaining board.
std::string told_within(const MadePosition& made, const Deduction& found, std::string_view cell, Digit digit) {
  const std::vector<Message> told = links_told(made.geometry(), found);
  for (std::size_t i = 0; i < told.size(); ++i) {
    const ChainLink& link = found.evidence.links[i];
    if (link.within != 0 && link.to == ChainNode{{made.cell(cell)}, digit}) return text_of(told[i]);
  }
  return "";
}

}  // namespace

TEST_CASE("a dynamic forcing chain plus uses a pattern on the board without struck candidates") {
  // If r1c1 is 7, r1c5 is 1, and the remaining places for 1 in box 5 are in row 4.
  const auto made_of = [](std::string_view in_box) {
    MadePosition made = gated();
    made.keep("r1c5", "17").only(22, '1', in_box);
    return made;
  };
  MadePosition made = made_of("r4c4 r4c6 r5c5");
  Deduction found = saying(made, Technique::kDynamicForcingChainPlus, "r1c1<>7");
  REQUIRE(found.within.size() == 1);
  CHECK(found.within[0].technique == Technique::kPointing);
  CHECK(told_within(made, found, "r4c1", 0) ==
        "Then r4c1 is not 1 (pointing). In box 5, 1 can only go in row 4, so remove it from the rest of row 4.");

  // Without the links that the pattern needs, it is no proof.
  auto& links = found.evidence.links;
  links.erase(std::find_if(links.begin(), links.end(),
                           [&](const ChainLink& each) { return each.to == ChainNode{{made.cell("r5c5")}, 0}; }));
  CHECK_FALSE(EvidenceCheck(made.position(), found.evidence).implies(found));

  made = made_of("r4c4 r4c6 r5c5 r6c6");
  CHECK(saying(made, Technique::kDynamicForcingChainPlus, "r1c1<>7").evidence.links.empty());
}

TEST_CASE("a nested forcing chain uses a chain on the board without struck candidates") {
  // If r1c1 is 7, r1c5 is 9, and r5c5 is 6 or 8: a chain from r5c1 to r4c5 by it takes 1 from r4c1.
  const auto made_of = [](std::string_view in_r5c5) {
    MadePosition made = gated();
    made.keep("r1c5", "79").keep("r5c5", in_r5c5).keep("r5c1", "16").keep("r4c5", "18");
    return made;
  };
  MadePosition made = made_of("689");
  Deduction found = saying(made, Technique::kNestedForcingChain, "r1c1<>7");
  REQUIRE_FALSE(found.within.empty());
  CHECK(told_within(made, found, "r4c1", 0) ==
        "Then r4c1 is not 1 (AIC). Along the chain, if r4c5 is not 1, r5c1 is 1. So one of r4c5 and r5c1 is 1, and no "
        "cell that sees both can be 1.");
  // The page tells its links below the first link that uses it.
  const std::string json = json_of(made.geometry(), found).text();
  const std::size_t told = json.find(R"("within": [{"from": )");
  CHECK(told != std::string::npos);
  CHECK(json.find(R"("within": )", told + 1) == std::string::npos);

  // The chain that is nested is a part of the proof.
  found.within[0].evidence.links.pop_back();
  CHECK_FALSE(EvidenceCheck(made.position(), found.evidence).implies(found));

  made = made_of("6895");
  CHECK(saying(made, Technique::kNestedForcingChain, "r1c1<>7").evidence.links.empty());
}

TEST_CASE("patterns continue where nets of singles end, and nested chains where patterns end") {
  const auto is_multiple = [](const Deduction& within) {
    return within.technique == Technique::kCellForcingChain || within.technique == Technique::kUnitForcingChain;
  };
  int tried = 0;
  int with_multiple = 0;
  for (const HeldPosition& held : positions_of("positions.txt")) {
    const bool is_nested = held.technique == "nested-forcing-chain";
    if (!is_nested && held.technique != "dynamic-forcing-chain-plus") continue;
    ++tried;
    const auto found_by = [&](Technique technique) { return deductions_at(held.position, technique); };
    CHECK(found_by(Technique::kDynamicForcingChain).empty());
    CHECK(found_by(Technique::kForcingNetContradiction).empty());
    CHECK(found_by(Technique::kDynamicForcingChainPlus).empty() == is_nested);
    const std::vector<Deduction> found = found_by(techniques_named(held.technique)[0]->technique);
    REQUIRE_FALSE(found.empty());
    // Multiple chains are nested where no others lead on.
    with_multiple += std::any_of(found[0].within.begin(), found[0].within.end(), is_multiple) ? 1 : 0;
    for (const Deduction& each : found) {
      CHECK_FALSE(each.within.empty());
      CHECK(EvidenceCheck(held.position, each.evidence).implies(each));
      for (const Candidate& gone : each.eliminations) CHECK(held.solution[gone.cell] != gone.digit);
      for (const Candidate& placed : each.placements) CHECK(held.solution[placed.cell] == placed.digit);
    }
  }
  CHECK(tried == 3);
  CHECK(with_multiple == 1);
}

// Chains: where each kind fires, with its eliminations and sentence, and near misses.
#include <algorithm>
#include <sstream>

#include "catch.hpp"
#include "evidence_check.hpp"
#include "made_position.hpp"

using namespace sudoscope;
using namespace sudoscope::test;

namespace {

constexpr HouseId kRow1 = 0;
constexpr HouseId kRow2 = 1;
constexpr HouseId kRow3 = 2;
constexpr HouseId kRow4 = 3;
constexpr HouseId kRow5 = 4;
constexpr HouseId kRow9 = 8;
constexpr HouseId kColumn1 = 9;
constexpr HouseId kColumn5 = 13;
constexpr HouseId kColumn9 = 17;

std::vector<std::string> told(const MadePosition& made, const Deduction& deduction, const Language& language) {
  std::vector<std::string> sentences;
  for (const Message& each : links_told(made.geometry(), deduction)) sentences.push_back(text_of(each, language));
  return sentences;
}

}  // namespace

TEST_CASE("an X-chain removes its digit from every cell that sees both ends, and each link has a sentence") {
  MadePosition made(boxes(3, 3));
  made.only(kRow2, '7', "r2c1 r2c5").only(kRow4, '7', "r4c1 r4c6");
  const std::vector<Deduction> found = made.find(Technique::kXChain);
  REQUIRE(found.size() == 1);
  CHECK(made.conclusions(found[0]) == "r1c6<>7 r3c6<>7 r5c5<>7 r6c5<>7");
  CHECK(made.told(found[0]) ==
        "Along the chain, if r2c5 is not 7, r4c6 is 7. So one of r2c5 and r4c6 is 7, and no cell that sees both can be "
        "7.");
  CHECK(told(made, found[0], english()) ==
        std::vector<std::string>{"If r2c5 is not 7, r2c1 is 7: row 2 has no other place for 7.",
                                 "If r2c1 is 7, r4c1 is not 7: column 1 holds only one 7.",
                                 "If r4c1 is not 7, r4c6 is 7: row 4 has no other place for 7."});
  CHECK(told(made, found[0], german()) ==
        std::vector<std::string>{
            "Wenn gilt: Z2S5 ist nicht 7, dann gilt: Z2S1 ist 7, denn in Zeile 2 gibt es keinen anderen Platz für 7.",
            "Wenn gilt: Z2S1 ist 7, dann gilt: Z4S1 ist nicht 7, denn in Spalte 1 steht 7 nur einmal.",
            "Wenn gilt: Z4S1 ist nicht 7, dann gilt: Z4S6 ist 7, denn in Zeile 4 gibt es keinen anderen Platz für 7."});
  check_evidence(made, found);
  CHECK(made.find(Technique::kAic).size() == 1);
  CHECK(made.find(Technique::kXyChain).empty());

  MadePosition apart(boxes(3, 3));
  apart.only(kRow2, '7', "r2c1 r2c5").only(kRow4, '7', "r4c2 r4c6");
  CHECK(apart.find(Technique::kXChain).empty());
}

TEST_CASE("an XY-chain links cells of two candidates, and its ends share the removed digit") {
  MadePosition made(boxes(3, 3));
  made.keep("r1c1", "12").keep("r1c5", "23").keep("r5c5", "34").keep("r5c9", "14");
  const std::vector<Deduction> found = made.find(Technique::kXyChain);
  REQUIRE(found.size() == 1);
  CHECK(made.conclusions(found[0]) == "r1c9<>1 r5c1<>1");
  CHECK(made.told(found[0]) ==
        "Along the chain, if r1c1 is not 1, r5c9 is 1. So one of r1c1 and r5c9 is 1, and no cell that sees both can be "
        "1.");
  CHECK(told(made, found[0], english())[0] == "If r1c1 is not 1, it is 2: it has no other candidate.");
  CHECK(told(made, found[0], english())[1] == "If r1c1 is 2, r1c5 is not 2: row 1 holds only one 2.");
  check_evidence(made, found);

  made.keep("r5c5", "3");
  CHECK(made.find(Technique::kXyChain).empty());
}

TEST_CASE("a chain from a candidate that is off back to itself makes it right") {
  MadePosition made(boxes(3, 3));
  made.keep("r1c1", "12").keep("r1c9", "23").keep("r9c9", "13").only(kColumn1, '1', "r1c1 r9c1");
  const std::vector<Deduction> found = made.find(Technique::kDiscontinuousNiceLoop);
  const auto at =
      std::find_if(found.begin(), found.end(), [](const Deduction& each) { return !each.placements.empty(); });
  REQUIRE(at != found.end());
  CHECK(made.conclusions(*at) == "r1c1=1");
  CHECK(made.told(*at) == "Even if r1c1 is not 1, the chain leads back to 1 in r1c1, so it must be there.");
  check_evidence(made, found);
}

TEST_CASE("a chain with one elimination is a discontinuous loop, and one with several an AIC") {
  MadePosition made(boxes(3, 3));
  made.only(kRow2, '7', "r2c1 r2c5").only(kRow4, '7', "r4c1 r4c6").drop("r1c6 r3c6 r5c5", "7");
  const std::vector<Deduction> found = made.find(Technique::kDiscontinuousNiceLoop);
  REQUIRE(found.size() == 1);
  CHECK(made.conclusions(found[0]) == "r6c5<>7");
  check_evidence(made, found);
  CHECK(made.find(Technique::kAic).empty());
}

TEST_CASE("the ends of an AIC lose each other's digit if they see each other") {
  MadePosition made(boxes(3, 3));
  made.only(kColumn1, '5', "r2c1 r4c1").keep("r2c2", "57");
  made.only(kRow9, '7', "r9c2 r9c5").only(kColumn5, '8', "r4c5 r9c5");
  const std::vector<Deduction> found = made.find(Technique::kAic);
  REQUIRE(found.size() == 1);
  CHECK(made.conclusions(found[0]) == "r4c1<>8 r4c5<>5");
  CHECK(made.told(found[0]) ==
        "Along the chain, if r4c1 is not 5, r4c5 is 8. So either r4c1 is 5 or r4c5 is 8; either way, r4c1 is not 8 and "
        "r4c5 is not 5.");
  CHECK(told(made, found[0], english())[5] == "If r9c5 is 7, it is not 8.");
  check_evidence(made, found);

  made.drop("r4c5", "5");
  CHECK(made.find(Technique::kAic).empty());
}

TEST_CASE("a continuous loop removes candidates that exclude both ends of a weak link") {
  MadePosition made(boxes(3, 3));
  made.only(kRow1, '7', "r1c1 r1c5").only(kRow5, '7', "r5c1 r5c5");
  const std::vector<Deduction> found = made.find(Technique::kContinuousNiceLoop);
  REQUIRE(found.size() == 1);
  CHECK(found[0].eliminations.size() == 14);
  CHECK(found[0].evidence.links.size() == 4);
  check_evidence(made, found);

  MadePosition open(boxes(3, 3));
  open.only(kRow1, '7', "r1c1 r1c5").only(kRow5, '7', "r5c1 r5c6");
  CHECK(open.find(Technique::kContinuousNiceLoop).empty());
}

TEST_CASE("a longer loop is found if the shortest way to a node comes to another twice") {
  MadePosition made(boxes(3, 3));
  // 1 in r1c9 contradicts itself by the pair; no chain without r1c9 twice proves that.
  made.only(kRow1, '1', "r1c1 r1c9").only(kColumn1, '1', "r1c1 r9c1").keep("r4c9 r6c9", "12");
  const auto right = [](const MadePosition& at) {
    std::vector<Deduction> found = at.find(Technique::kDiscontinuousNiceLoop);
    std::erase_if(found, [&](const Deduction& each) { return at.conclusions(each) != "r1c1=1"; });
    return found;
  };
  CHECK(right(made).empty());
  made.keep("r9c5", "13").keep("r2c5", "34").keep("r2c9", "14");
  const std::vector<Deduction> found = right(made);
  REQUIRE(found.size() == 1);
  CHECK(made.told(found[0]) == "Even if r1c1 is not 1, the chain leads back to 1 in r1c1, so it must be there.");
  check_evidence(made, found);
}

TEST_CASE("a grouped node is the places of a digit that two houses share") {
  MadePosition made(boxes(3, 3));
  made.only(kRow1, '7', "r1c1 r1c2 r1c6").only(kRow5, '7', "r5c3 r5c6");
  const std::vector<Deduction> found = made.find(Technique::kGroupedAic);
  REQUIRE(found.size() == 1);
  CHECK(made.conclusions(found[0]) == "r2c3<>7 r3c3<>7");
  CHECK(made.told(found[0]) ==
        "Along the chain, if r5c3 is not 7, one of r1c1 and r1c2 is 7. So one of r5c3, r1c1 and r1c2 is 7, and no cell "
        "that sees all of them can be 7.");
  CHECK(told(made, found[0], english())[2] ==
        "If r1c6 is not 7, one of r1c1 and r1c2 is 7: row 1 has no other place for 7.");
  check_evidence(made, found);
  CHECK(made.find(Technique::kAic).empty());

  made.drop("r2c3", "7");
  CHECK(made.find(Technique::kGroupedAic).empty());
  const std::vector<Deduction> single = made.find(Technique::kGroupedDiscontinuousNiceLoop);
  REQUIRE(single.size() == 1);
  CHECK(made.conclusions(single[0]) == "r3c3<>7");
}

TEST_CASE("a loop through a grouped node is a grouped one") {
  MadePosition made(boxes(3, 3));
  made.only(kRow1, '7', "r1c1 r1c2 r1c6").only(kRow2, '7', "r2c3 r2c6");
  const std::vector<Deduction> found = made.find(Technique::kGroupedContinuousNiceLoop);
  REQUIRE_FALSE(found.empty());
  check_evidence(made, found);
  CHECK(made.find(Technique::kContinuousNiceLoop).empty());
}

TEST_CASE("a chain passes an almost locked set from one of its digits to another") {
  MadePosition made(boxes(3, 3));
  made.keep("r2c2", "13").only(kColumn9, '1', "r2c9 r5c9").keep("r5c1 r5c2", "123");
  const std::vector<Deduction> found = made.find(Technique::kAlsAic);
  REQUIRE(found.size() == 1);
  CHECK(made.conclusions(found[0]) == "r4c2<>3 r6c2<>3");
  CHECK(made.told(found[0]) ==
        "Along the chain, if r2c2 is not 3, one of r5c1 and r5c2 is 3. So one of r2c2, r5c1 and r5c2 is 3, and no cell "
        "that sees all of them can be 3.");
  CHECK(told(made, found[0], english())[4] ==
        "If none of r5c1 and r5c2 is 1, one of r5c1 and r5c2 is 3: r5c1 and r5c2 then have only as many digits as "
        "cells.");
  check_evidence(made, found);
  CHECK(made.find(Technique::kGroupedAic).empty());
  CHECK(made.find(Technique::kAlsDiscontinuousNiceLoop).empty());

  MadePosition single = made;
  single.drop("r4c2", "3");
  CHECK(single.find(Technique::kAlsAic).empty());
  const std::vector<Deduction> loops = single.find(Technique::kAlsDiscontinuousNiceLoop);
  REQUIRE(loops.size() == 1);
  CHECK(single.conclusions(loops[0]) == "r6c2<>3");

  // The two cells have two digits more than cells.
  MadePosition loose(boxes(3, 3));
  loose.keep("r2c2", "13").only(kColumn9, '1', "r2c9 r5c9").keep("r5c1 r5c2", "1234");
  CHECK(loose.find(Technique::kAlsAic).empty());
}

TEST_CASE("a continuous loop through an almost locked set has the other digits of the set in it, too") {
  MadePosition made(boxes(3, 3));
  made.keep("r5c9", "13").keep("r5c1 r5c2", "123");
  const std::vector<Deduction> found = made.find(Technique::kAlsContinuousNiceLoop);
  REQUIRE(found.size() == 1);
  // 1, 2 and 3 from the six other cells of the row, and 2 from six of the box.
  CHECK(found[0].eliminations.size() == 24);
  CHECK(made.conclusions(found[0]).starts_with("r4c1<>2 r4c2<>2 r4c3<>2 r5c3<>1 r5c3<>2 r5c3<>3"));
  check_evidence(made, found);
  CHECK(made.find(Technique::kGroupedContinuousNiceLoop).empty());
}

TEST_CASE("chains use the diagonals and the regions of a jigsaw") {
  MadePosition made(boxes(3, 3, {{"diagonals"}}));
  // The falling diagonal has two places for 7, and so has row 3: r1c1 and r3c8 are the ends.
  made.only(static_cast<HouseId>(27), '7', "r1c1 r5c5").only(kRow3, '7', "r3c5 r3c8");
  const std::vector<Deduction> found = made.find(Technique::kXChain);
  REQUIRE_FALSE(found.empty());
  CHECK(made.conclusions(found[0]) == "r1c7<>7 r1c8<>7 r1c9<>7");
  check_evidence(made, found);
}

TEST_CASE("a Kraken fish removes a candidate of the fish that a chain from each fin removes too") {
  MadePosition made(boxes(3, 3));
  made.only(kRow1, '7', "r1c1 r1c5").only(kRow5, '7', "r5c1 r5c5 r5c8").only(kRow3, '7', "r3c2 r3c8");
  const auto takes_r2c1 = [](const MadePosition& at, const Deduction& each) {
    return at.conclusions(each) == "r2c1<>7";
  };
  const std::vector<Deduction> found = made.find(Technique::kKrakenFish1);
  const auto first = std::find_if(found.begin(), found.end(), [&](const auto& each) { return takes_r2c1(made, each); });
  REQUIRE(first != found.end());
  CHECK(made.told(*first) ==
        "7 of rows 1 and 5 fills columns 1 and 5 unless it is in a fin, at r5c8, and either way r2c1 is not 7.");
  check_evidence(made, found);

  MadePosition apart(boxes(3, 3));
  apart.only(kRow1, '7', "r1c1 r1c5").only(kRow5, '7', "r5c1 r5c5 r5c8");
  for (const Deduction& each : apart.find(Technique::kKrakenFish1)) CHECK_FALSE(takes_r2c1(apart, each));
}

TEST_CASE("a Kraken fish removes a candidate that every place in a cover house, and every fin, rules out") {
  MadePosition made(boxes(3, 3));
  made.only(kRow1, '7', "r1c1 r1c5").only(kRow5, '7', "r5c1 r5c5 r5c8");
  made.keep("r2c1", "27").keep("r2c8", "27");
  const std::vector<Deduction> found = made.find(Technique::kKrakenFish2);
  const auto takes_r2c4 = [&](const Deduction& each) { return made.conclusions(each) == "r2c4<>2"; };
  const auto first = std::find_if(found.begin(), found.end(), takes_r2c4);
  REQUIRE(first != found.end());
  CHECK(made.told(*first) ==
        "7 of rows 1 and 5 fills columns 1 and 5 unless it is in a fin, so one of r1c1, r5c1 and r5c8 is 7, and "
        "whichever it is, r2c4 is not 2.");
  check_evidence(made, found);
}

TEST_CASE("a chain avoids the link between its own ends") {
  // "=7": a digit that stands there.
  constexpr std::string_view kFields =
      "=9 457 457 =2 =6 =1 478 48 =3 "
      "2467 =1 2467 5 =3 =8 24679 4 2469 "
      "2368 3678 238 7 =4 =9 1267 =5 126 "
      "12346 3456 =9 6 =7 25 245 134 =8 "
      "13678 35678 1578 =9 5 =4 256 13 26 "
      "12346 3456 2456 =8 1 23 2456 =9 =7 "
      "=5 46 6 =3 89 7 48 =2 19 "
      "138 9 138 =4 258 =6 38 =7 5 "
      "47 =2 3478 =1 89 5 389 =6 45 ";
  const GeometryPtr geometry = boxes(3, 3, {{"diagonals"}});
  std::istringstream fields{std::string(kFields)};
  std::vector<Digit> digits;
  std::vector<DigitSet> left;
  for (std::string field; fields >> field;) {
    const bool stands = field[0] == '=';
    digits.push_back(stands ? static_cast<Digit>(field[1] - '1') : kBlank);
    left.push_back(0);
    for (const char each : field)
      if (each != '=') left.back() |= digit_bit(static_cast<Digit>(each - '1'));
  }
  Position position(*geometry, digits);
  for (Cell cell = 0; cell < position.cell_count(); ++cell)
    for (DigitSet gone = position.candidates(cell) & ~left[cell]; gone != 0; gone = without_first(gone))
      position.eliminate(cell, first_digit(gone));

  const std::vector<Deduction> found = deductions_at(position, Technique::kGroupedContinuousNiceLoop);
  CHECK_FALSE(found.empty());
  for (const Deduction& each : found) CHECK(EvidenceCheck(position, each.evidence).implies(each));
}

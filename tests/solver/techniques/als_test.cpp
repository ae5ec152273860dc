// Techniques of almost locked sets: where each fires, with its eliminations and sentence, and near misses.
#include "catch.hpp"
#include "evidence_check.hpp"
#include "made_position.hpp"

using namespace sudoscope;
using namespace sudoscope::test;

TEST_CASE("ALS-XZ removes a digit that one of two sets holds, if they cannot both hold another") {
  MadePosition made(boxes(3, 3));
  made.keep("r1c1", "12").keep("r1c5", "134").keep("r4c5", "234").keep("r7c5", "34");
  const std::vector<Deduction> found = made.find(Technique::kAlsXz);
  REQUIRE(found.size() == 1);
  CHECK(made.conclusions(found[0]) == "r4c1<>2");
  CHECK(made.told(found[0]) ==
        "A (r1c1) and B (r1c5, r4c5 and r7c5) each have one more digit than cells. They cannot both hold 1, so one of "
        "them holds 2. Every other cell that sees all these places loses 2.");
  check_evidence(made, found);

  // A second place of the common digit, which the first set does not see.
  MadePosition loose(boxes(3, 3));
  loose.keep("r1c1", "12").keep("r1c5", "134").keep("r4c5", "1234").keep("r7c5", "34");
  CHECK(loose.find(Technique::kAlsXz).empty());
}

TEST_CASE("two almost locked sets that can share neither of two digits lack one each, and hold all the others") {
  MadePosition made(boxes(3, 3));
  made.keep("r1c1", "13").keep("r1c2", "23").keep("r4c1", "14").keep("r4c2", "24");
  const std::vector<Deduction> found = made.find(Technique::kAlsXz);
  REQUIRE(found.size() == 2);
  for (const Deduction& each : found) CHECK(each.eliminations.size() == 40);
  CHECK(made.told(found[0]).starts_with(
      "A (r1c1 and r1c2) and B (r4c1 and r4c2) each have one more digit than cells. They can share neither of 1 and 2, "
      "so each holds all its digits but one of these. Every other cell that sees all places for a digit used up this "
      "way loses it."));
  check_evidence(made, found);
}

TEST_CASE("ALS-XY-wing removes a digit that one of two sets holds, if a third can lack only one of their links") {
  MadePosition made(boxes(3, 3));
  made.keep("r1c1", "12").keep("r1c5", "145").keep("r5c5", "345").keep("r9c5", "45").keep("r9c1", "23");
  const std::vector<Deduction> found = made.find(Technique::kAlsXyWing);
  REQUIRE(found.size() == 1);
  CHECK(made.conclusions(found[0]) == "r5c1<>3");
  CHECK(made.told(found[0]) ==
        "A (r1c5, r5c5 and r9c5), B (r9c1) and C (r1c1) each have one more digit than cells. A and C cannot both hold "
        "1, nor B and C 2, so A or B holds 3. Every other cell that sees all these places loses 3.");
  check_evidence(made, found);

  MadePosition loose(boxes(3, 3));
  loose.keep("r1c1", "12").keep("r1c5", "145").keep("r5c5", "345").keep("r9c5", "45").keep("r9c1", "236");
  CHECK(loose.find(Technique::kAlsXyWing).empty());
}

TEST_CASE("an ALS chain removes a digit that its first or its last set holds") {
  MadePosition made(boxes(3, 3));
  made.keep("r1c1", "19").keep("r1c4", "12").keep("r4c4", "23").keep("r4c7", "34");
  made.keep("r7c7", "45").keep("r7c2", "56").keep("r5c2", "67").keep("r5c9", "79");
  const std::vector<Deduction> found = made.find(Technique::kAlsXyChain);
  for (const Deduction& each : found) CHECK(made.conclusions(each) == "r1c9<>9 r5c1<>9");
  const auto shortest =
      std::find_if(found.begin(), found.end(), [](const Deduction& each) { return each.evidence.links.size() == 3; });
  REQUIRE(shortest != found.end());
  CHECK(made.told(*shortest) ==
        "A (r1c1 and r1c4), B (r4c4 and r4c7), C (r7c2 and r7c7) and D (r5c2 and r5c9) each have one more digit than "
        "cells. A and B cannot both hold 2, B and C cannot both hold 4 and C and D cannot both hold 6, so A or D holds "
        "9. Every other cell that sees all these places "
        "loses 9.");
  check_evidence(made, found);

  MadePosition loose(boxes(3, 3));
  loose.keep("r1c1", "19").keep("r1c4", "12").keep("r4c4", "23").keep("r4c7", "348");
  loose.keep("r7c7", "45").keep("r7c2", "56").keep("r5c2", "67").keep("r5c9", "79");
  CHECK(loose.find(Technique::kAlsXyChain).empty());
}

TEST_CASE("a death blossom removes a common digit of all petals, and needs one for each candidate of its stem") {
  MadePosition made(boxes(3, 3));
  made.keep("r5c5", "123").keep("r5c1", "19").keep("r5c9", "29").keep("r4c4", "39");
  const std::vector<Deduction> found = made.find(Technique::kDeathBlossom);
  REQUIRE(found.size() == 1);
  CHECK(made.conclusions(found[0]) == "r5c4<>9 r5c6<>9");
  CHECK(
      made.told(found[0]) ==
      "A (r5c1), B (r5c9) and C (r4c4) each have one more digit than cells. Each digit of D (r5c5) rules itself out in "
      "one of them: 1 in A, 2 in B and 3 in C. This set then holds 9. Every other cell that sees all these places "
      "loses 9.");
  check_evidence(made, found);

  MadePosition loose(boxes(3, 3));
  loose.keep("r5c5", "123").keep("r5c1", "19").keep("r5c9", "29").keep("r4c4", "349");
  CHECK(loose.find(Technique::kDeathBlossom).empty());
}

TEST_CASE("unlinked almost locked sets may share a cell in an ALS-XY-wing and in a death blossom") {
  // r5c1 or r4c4 is 8, whichever digit r5c5 is, and r4c1 is 9.
  MadePosition made(boxes(3, 3));
  made.keep("r5c5", "12").keep("r5c1", "18").keep("r4c4", "28").keep("r4c1", "89");
  for (const Technique technique : {Technique::kAlsXyWing, Technique::kDeathBlossom}) {
    const std::vector<Deduction> found = made.find(technique);
    const auto share = [&](const Deduction& each) {
      const std::string told = made.told(each);
      return told.find("(r4c1 and r5c1)") != told.npos && told.find("(r4c1 and r4c4)") != told.npos;
    };
    const auto at = std::find_if(found.begin(), found.end(), share);
    REQUIRE(at != found.end());
    CHECK(made.conclusions(*at).ends_with("r9c1<>9"));
    CHECK(at->eliminations.size() == 20);
    check_evidence(made, found);
  }
}

TEST_CASE("a WXYZ-wing removes the one digit of its four cells that can be there twice") {
  MadePosition made(boxes(3, 3));
  made.keep("r5c5", "1234").keep("r5c1", "14").keep("r5c9", "24").keep("r4c4", "34");
  const std::vector<Deduction> found = made.find(Technique::kWxyzWing);
  REQUIRE(found.size() == 1);
  CHECK(made.conclusions(found[0]) == "r5c4<>4 r5c6<>4");
  CHECK(made.told(found[0]) ==
        "r4c4, r5c1, r5c5 and r5c9 have only 1, 2, 3 and 4, and each of 1, 2 and 3 fits there only once, so one of "
        "these cells is 4. Every other cell that sees all these places loses 4.");
  check_evidence(made, found);

  // 1 can be there twice as well.
  MadePosition loose(boxes(3, 3));
  loose.keep("r5c5", "234").keep("r5c1", "14").keep("r5c9", "24").keep("r4c4", "134");
  CHECK(loose.find(Technique::kWxyzWing).empty());
}

TEST_CASE("Sue de Coq removes the digits of each house from its other cells") {
  MadePosition made(boxes(3, 3));
  made.keep("r1c1 r1c2", "1234").keep("r1c5", "12").keep("r2c1", "34");
  const std::vector<Deduction> found = made.find(Technique::kSueDeCoq);
  REQUIRE(found.size() == 1);
  CHECK(found[0].eliminations.size() == 24);
  CHECK(made.conclusions(found[0]).starts_with("r1c3<>1 r1c3<>2 r1c3<>3 r1c3<>4 r1c4<>1 r1c4<>2 r1c6<>1"));
  CHECK(made.told(found[0]).starts_with(
      "A (r1c1 and r1c2) holds some of 1, 2, 3 and 4; the others go to B (r2c1) in box 1 "
      "or to C (r1c5) in row 1. These cells have room for each of their digits just once, "
      "so the rest of each house loses the digits they take there."));
  check_evidence(made, found);

  // 2 could be in both of the other cells.
  MadePosition loose(boxes(3, 3));
  loose.keep("r1c1 r1c2", "1234").keep("r1c5", "12").keep("r2c1", "23");
  CHECK(loose.find(Technique::kSueDeCoq).empty());
}

TEST_CASE("Sue de Coq holds for any two houses that share cells") {
  MadePosition made(jigsaw(kJigsaw6));
  const Geometry& geometry = made.geometry();
  // Two cells that row 1 shares with a region, one more of each.
  const HouseId region = geometry.houses_of(0)[2];
  std::string shared, row, beyond;
  for (const Cell cell : geometry.houses()[0].cells)
    (geometry.houses_of(cell)[2] == region ? shared : row) += cell_name(geometry, cell) + ' ';
  for (const Cell cell : geometry.houses()[region].cells)
    if (geometry.row_of(cell) != 0) beyond += cell_name(geometry, cell) + ' ';
  REQUIRE(shared.size() >= 10);
  made.keep(shared.substr(0, 9), "1234").keep(row.substr(0, 4), "12").keep(beyond.substr(0, 4), "34");
  const std::vector<Deduction> found = made.find(Technique::kSueDeCoq);
  REQUIRE(found.size() == 1);
  check_evidence(made, found);
}

// Wings and remote pairs: where each fires, with its eliminations and sentence, and near misses.
#include "catch.hpp"
#include "evidence_check.hpp"
#include "made_position.hpp"

using namespace sudoscope;
using namespace sudoscope::test;

namespace {

constexpr HouseId kRow8 = 7;
constexpr HouseId kBox3 = 20;

}  // namespace

TEST_CASE("an XY-wing removes the digit of both pincers from every cell that sees both") {
  MadePosition made(boxes(3, 3));
  made.keep("r5c5", "12").keep("r5c1", "13").keep("r2c5", "23");
  const std::vector<Deduction> found = made.find(Technique::kXyWing);
  REQUIRE(found.size() == 1);
  CHECK(made.conclusions(found[0]) == "r2c1<>3");
  CHECK(made.told(found[0]) ==
        "If r5c5 is 2, r2c5 is 3, and if it is 1, r5c1 is 3, so no cell that sees both of these can be 3.");
  check_evidence(made, found);
  CHECK(made.find(Technique::kXyzWing).empty());

  made.keep("r2c5", "24");
  CHECK(made.find(Technique::kXyWing).empty());
}

TEST_CASE("the pincers of an XY-wing share a digit that its pivot does not have, and each another digit with it") {
  MadePosition made(boxes(3, 3));
  made.keep("r5c5", "12").keep("r5c1", "13").keep("r2c5", "13");
  CHECK(made.find(Technique::kXyWing).empty());
}

TEST_CASE("an XYZ-wing removes its digit from the cells that see all three of its own") {
  MadePosition made(boxes(3, 3));
  made.keep("r5c5", "123").keep("r5c1", "13").keep("r4c4", "23");
  const std::vector<Deduction> found = made.find(Technique::kXyzWing);
  REQUIRE(found.size() == 1);
  CHECK(made.conclusions(found[0]) == "r5c4<>3 r5c6<>3");
  CHECK(made.told(found[0]) ==
        "One of r5c5, r4c4 and r5c1 is 3, whichever digit r5c5 is, so no cell that sees all three can be 3.");
  check_evidence(made, found);

  made.keep("r4c4", "24");
  CHECK(made.find(Technique::kXyzWing).empty());
}

TEST_CASE("a W-wing needs a house with two places for one digit of its pair, one seen by each of its cells") {
  MadePosition made(boxes(3, 3));
  made.keep("r5c1", "34").keep("r7c7", "34");
  CHECK(made.find(Technique::kWWing).empty());
  made.only(kRow8, '4', "r8c1 r8c9");
  const std::vector<Deduction> found = made.find(Technique::kWWing);
  REQUIRE(found.size() == 1);
  CHECK(made.conclusions(found[0]) == "r5c7<>3 r7c1<>3");
  CHECK(made.told(found[0]) ==
        "r5c1 and r7c7 cannot both be 4, as row 8 has room for it at r8c1 and r8c9 only, so one of them is 3, and no "
        "cell that sees both can be 3.");
  check_evidence(made, found);

  made.keep("r7c7", "35");
  CHECK(made.find(Technique::kWWing).empty());
}

TEST_CASE("a remote pair's ends are four cells apart or more, and an even number") {
  MadePosition made(boxes(3, 3));
  made.keep("r1c9 r1c1 r6c1", "19");
  CHECK(made.find(Technique::kRemotePair).empty());
  made.keep("r6c8", "19");
  const std::vector<Deduction> found = made.find(Technique::kRemotePair);
  REQUIRE(found.size() == 1);
  CHECK(made.conclusions(found[0]) ==
        "r1c8<>1 r2c8<>1 r3c8<>1 r4c9<>1 r5c9<>1 r6c9<>1 "
        "r1c8<>9 r2c8<>9 r3c8<>9 r4c9<>9 r5c9<>9 r6c9<>9");
  CHECK(made.told(found[0]) ==
        "r1c9, r1c1, r6c1 and r6c8 are 1 and 9 in turn, so r1c9 and r6c8 differ, and no cell that sees both can be "
        "either digit.");
  check_evidence(made, found);
  CHECK(found[0].evidence.links.size() == 2 * 7);
}

TEST_CASE("a chute remote pair needs a third box without a place for one of its digits outside their two lines") {
  MadePosition made(boxes(3, 3));
  made.keep("r1c2 r2c5", "38");
  CHECK(made.find(Technique::kChuteRemotePair).empty());
  made.drop("r3c7 r3c8", "3");
  CHECK(made.find(Technique::kChuteRemotePair).empty());
  made.drop("r3c9", "3");
  const std::vector<Deduction> found = made.find(Technique::kChuteRemotePair);
  REQUIRE(found.size() == 1);
  CHECK(found[0].evidence.houses[0].house == kBox3);
  CHECK(made.conclusions(found[0]) == "r1c4<>8 r1c5<>8 r1c6<>8 r2c1<>8 r2c2<>8 r2c3<>8");
  CHECK(
      made.told(found[0]) ==
      "r1c2 and r2c5 cannot both be 3, as box 3 would have no room for it, so one of them is 8, and no cell that sees "
      "both can be 8.");
  check_evidence(made, found);
}

TEST_CASE("wings work in regions and diagonals as in boxes") {
  MadePosition made(boxes(3, 3, {{"diagonals"}}));
  // r1c1 sees r5c5 on the diagonal alone.
  made.keep("r5c5", "12").keep("r1c1", "13").keep("r2c5", "23");
  const std::vector<Deduction> found = made.find(Technique::kXyWing);
  REQUIRE(found.size() == 1);
  CHECK(made.conclusions(found[0]) == "r1c4<>3 r1c5<>3 r1c6<>3 r2c1<>3 r2c2<>3 r2c3<>3");
  check_evidence(made, found);

  MadePosition small(jigsaw(kJigsaw6));
  // r3c3 and r2c3 are in a region of their own shape.
  small.keep("r3c3", "12").keep("r2c3", "13").keep("r3c6", "23");
  CHECK(small.find(Technique::kXyWing).size() == 1);
  check_evidence(small, small.find(Technique::kXyWing));
}

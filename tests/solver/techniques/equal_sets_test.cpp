// The law of leftovers and set equivalence: their sets, the digits that these cannot hold, and their sentences.
// Sources of the sets: the ring of the setter Phistomefel; the double sets of Aad van de Wetering, whose crossings
// count twice.
#include <algorithm>

#include "catch.hpp"
#include "made_position.hpp"
#include "puzzles.hpp"

using namespace sudoscope;
using namespace sudoscope::test;

namespace {

// The ring of 16 cells around box 5, and the four corners of four cells each.
constexpr std::string_view kRing = "r3c3 r3c4 r3c5 r3c6 r3c7 r4c3 r4c7 r5c3 r5c7 r6c3 r6c7 r7c3 r7c4 r7c5 r7c6 r7c7";
constexpr std::string_view kCorners = "r1c1 r1c2 r2c1 r2c2 r1c8 r1c9 r2c8 r2c9 r8c1 r8c2 r9c1 r9c2 r8c8 r8c9 r9c8 r9c9";

}  // namespace

TEST_CASE("cells that stick out of regions and out of rows hold the same digits") {
  MadePosition made(jigsaw(kJigsaw9));
  CHECK(made.find(Technique::kLawOfLeftovers).empty());
  made.drop("r6c3 r6c4 r6c9", "57");
  const std::vector<Deduction> found = made.find(Technique::kLawOfLeftovers);
  REQUIRE(found.size() == 1);
  CHECK(made.conclusions(found[0]) == "r7c1<>5 r7c1<>7 r7c2<>5 r7c2<>7 r7c8<>5 r7c8<>7");
  CHECK(made.told(found[0]) ==
        "Rows 4, 5 and 6 hold every digit as often as regions 4, 5 and 6. Without the cells that they share, the cells "
        "left, A (r6c3, r6c4 and r6c9) and B (r7c1, r7c2 and r7c8), hold the same digits. A has no room for 5 and 7, "
        "so B "
        "cannot hold 5 and 7 either.");
  CHECK(notation_of(made.geometry(), found[0]) == "57 r456 = b456, A r6c349, B r7c128 ⇒ r7c128≠57");
  check_evidence(made, found);
}

TEST_CASE("a digit that one set of leftovers has goes to the only place in the other") {
  MadePosition made(jigsaw(kJigsaw9));
  made.place("r7c1", '5').drop("r6c4 r6c9", "5");
  const std::vector<Deduction> found = made.find(Technique::kLawOfLeftovers);
  const auto placed = std::find_if(found.begin(), found.end(),
                                   [&](const Deduction& each) { return made.conclusions(each) == "r6c3=5"; });
  REQUIRE(placed != found.end());
  CHECK(made.told(*placed).ends_with("B already has 5 once, and A has room for it just once."));
  check_evidence(made, found);
}

TEST_CASE("a grid with boxes has no leftovers, and a jigsaw no set equivalence") {
  CHECK(MadePosition(boxes(3, 3)).drop(kRing, "1").find(Technique::kLawOfLeftovers).empty());
  CHECK(MadePosition(jigsaw(kJigsaw9)).drop(kRing, "1").find(Technique::kSetEquivalence).empty());
}

TEST_CASE("the corners lack the digits that the Phistomefel ring lacks") {
  MadePosition made(boxes(3, 3));
  CHECK(made.find(Technique::kSetEquivalence).empty());
  made.drop(kRing, "1");
  const std::vector<Deduction> found = made.find(Technique::kSetEquivalence);
  CHECK(std::any_of(found.begin(), found.end(), [&](const Deduction& each) {
    return each.eliminations.size() == 16 &&
           std::all_of(each.eliminations.begin(), each.eliminations.end(), [&](const Candidate& gone) {
             return gone.digit == 0 && kCorners.find(cell_name(made.geometry(), gone.cell)) != std::string_view::npos;
           });
  }));
  check_evidence(made, found);
}

TEST_CASE("the corners have a digit twice, and the ring has room for it no more often") {
  const MadePosition made(boxes(3, 3));
  Deduction ring{.technique = Technique::kSetEquivalence};
  for (const HouseId house : std::initializer_list<HouseId>{2, 6, 21, 23})
    ring.evidence.houses.push_back({house, HouseRole::kBase, digit_bit(0)});
  for (const HouseId house : std::initializer_list<HouseId>{9, 10, 16, 17})
    ring.evidence.houses.push_back({house, HouseRole::kCover, digit_bit(0)});
  ring.evidence.blockers.change() = {{made.cell("r1c1"), 0}, {made.cell("r8c8"), 0}};
  CHECK(
      made.told(ring) ==
      "Rows 3 and 7 and boxes 4 and 6 hold every digit as often as columns 1, 2, 8 and 9. Without the cells that they "
      "share, the cells left, A (r3c3, r3c4, r3c5, r3c6, r3c7, r4c3, r4c7, r5c3 and 8 more) and B (r1c1, r1c2, r1c8, "
      "r1c9, r2c1, r2c2, r2c8, r2c9 and 8 more), hold the same digits. B already has 1 in 2 cells, "
      "and A has room for no more.");
}

TEST_CASE("cells where a row and a column cross count twice beside boxes") {
  MadePosition made(boxes(3, 3));
  Deduction crossings{.technique = Technique::kSetEquivalence};
  for (const HouseId house : std::initializer_list<HouseId>{19, 21, 23, 25})
    crossings.evidence.houses.push_back({house, HouseRole::kBase, digit_bit(0)});
  for (const HouseId house : std::initializer_list<HouseId>{3, 5, 12, 14})
    crossings.evidence.houses.push_back({house, HouseRole::kCover, digit_bit(0)});
  CHECK(made.told(crossings).find(
            "B (r4c4, r4c5, r4c6, r5c4, r5c6, r6c4, r6c5 and r6c6), hold the same digits, where r4c4, "
            "r4c6, r6c4 and r6c6 count twice. A has no room for 1") != std::string::npos);
  CHECK(notation_of(made.geometry(), crossings).ends_with(", 2x r46c46"));
  // Row 5 and column 5 have their 1 in box 5.
  made.drop("r5c1 r5c2 r5c3 r5c7 r5c8 r5c9 r1c5 r2c5 r3c5 r7c5 r8c5 r9c5", "1");
  const std::vector<Deduction> found = made.find(Technique::kSetEquivalence);
  CHECK(std::any_of(found.begin(), found.end(), [&](const Deduction& each) {
    return made.conclusions(each) == "r4c4<>1 r4c5<>1 r4c6<>1 r5c4<>1 r5c6<>1 r6c4<>1 r6c5<>1 r6c6<>1";
  }));
  check_evidence(made, found);
}

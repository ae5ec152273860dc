// Fireworks, SK loops, exocets, tridagons and multi-sector locked sets:
// where each fires, with its eliminations and sentence, and near misses.
#include "catch.hpp"
#include "evidence_check.hpp"
#include "held_positions.hpp"
#include "made_position.hpp"

using namespace sudoscope;
using namespace sudoscope::test;

namespace {

void check_evidence(const Position& position, const std::vector<Deduction>& found) {
  for (const Deduction& each : found) CHECK(EvidenceCheck(position, each.evidence).implies(each));
}

// The position of the file where the technique fires.
HeldPosition position_for(std::string_view technique) {
  std::vector<HeldPosition> positions = positions_of("positions.txt");
  return *std::find_if(positions.begin(), positions.end(),
                       [&](const HeldPosition& each) { return each.technique == technique; });
}

std::string conclusions(const Position& position, const Deduction& deduction) {
  std::string all;
  for (const auto& [cell, digit] : deduction.eliminations)
    all += cell_name(position.geometry(), cell) + "<>" + std::to_string(digit + 1) + ' ';
  return all;
}

constexpr std::string_view kRowOne = "r1c4 r1c5 r1c6 r1c7 r1c8";
constexpr std::string_view kColumnOne = "r4c1 r5c1 r6c1 r7c1 r8c1";
constexpr std::string_view kRowNine = "r9c2 r9c3 r9c4 r9c5 r9c6";
constexpr std::string_view kColumnNine = "r2c9 r3c9 r4c9 r5c9 r6c9";

}  // namespace

TEST_CASE("three digits with the same fireworks fill their three cells") {
  MadePosition made(boxes(3, 3));
  made.drop(kRowOne, "12").drop(kColumnOne, "123");
  CHECK(made.find(Technique::kFireworks).empty());
  made.drop(kRowOne, "3");
  const std::vector<Deduction> found = made.find(Technique::kFireworks);
  REQUIRE(found.size() == 1);
  // Six digits from three cells, and three from the four cells of box 1 that are in neither line.
  CHECK(found[0].eliminations.size() == 3 * 6 + 4 * 3);
  CHECK(
      made.told(found[0]).starts_with("1, 2 and 3 can be in row 1 and column 1 outside box 1 only at B (r1c9 and "
                                      "r9c1), and inside it each only once, so "
                                      "A (r1c1) and B hold all three."));
  check_evidence(made.position(), found);
}

TEST_CASE("two pairs of fireworks at opposite corners of a rectangle fill its corners") {
  MadePosition made(boxes(3, 3));
  made.drop(kRowOne, "12").drop(kColumnOne, "12").drop(kRowNine, "34").drop(kColumnNine, "3");
  CHECK(made.find(Technique::kFireworks).empty());
  made.drop(kColumnNine, "4");
  const std::vector<Deduction> found = made.find(Technique::kFireworks);
  REQUIRE(found.size() == 1);
  CHECK(found[0].eliminations.size() == 2 * 7 + 2 * 5 + 2 * 4 * 2);
  CHECK(made.told(found[0]).starts_with(
      "1 and 2 can be in row 1 and column 1 outside box 1 only at C (r1c9 and r9c1), and "
      "so can 3 and 4 in row 9 and column 9 "
      "outside box 9; inside its box each can be only once, so A (r1c1), B (r9c9) "
      "and C hold all four."));
  check_evidence(made.position(), found);
}

TEST_CASE("the SK loop of Easter Monster removes the digits that its houses give to its ring") {
  const Puzzle puzzle =
      from_line(boxes(3, 3), "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1");
  Position position(*puzzle.geometry, puzzle.givens);
  const std::vector<Deduction> found = deductions_at(position, Technique::kSkLoop);
  REQUIRE(found.size() == 1);
  CHECK(conclusions(position, found[0]) ==
        "r1c3<>7 r2c5<>3 r2c5<>8 r2c6<>8 r3c1<>2 r5c2<>4 r5c2<>8 r5c8<>3 r5c8<>9 r7c3<>1 r8c4<>5 r8c5<>4 r9c1<>6 ");
  CHECK(
      text_of(explanation_of(*puzzle.geometry, found[0]))
          .starts_with("A (r2c1 and r2c3), B (r2c7 and r2c9), C (r1c8 and r3c8), D (r7c8 and r9c8), E (r8c7 and r8c9), "
                       "F (r8c1 and r8c3), G (r7c2 and r9c2) and H (r1c2 and r3c2) form a ring of 16 cells, which can "
                       "hold, each once, only "
                       "3 and 8 in row 2, 1 and 6 in box 3,"));
  check_evidence(position, found);

  // One more digit in the ring than it has room for.
  std::vector<Digit> givens = puzzle.givens;
  givens[0] = kBlank;
  const Position loose(*puzzle.geometry, givens);
  CHECK(deductions_at(loose, Technique::kSkLoop).empty());
}

TEST_CASE("the targets of a junior exocet hold the digits of its base, each of which needs one of them") {
  HeldPosition held = position_for("junior-exocet");
  const std::vector<Deduction> found = deductions_at(held.position, Technique::kJuniorExocet);
  REQUIRE(found.size() == 1);
  CHECK(conclusions(held.position, found[0]) == "r7c1<>5 ");
  CHECK(text_of(explanation_of(*held.geometry, found[0])) ==
        "Whichever two of 1, 2, 4 and 6 are at the base, A (r1c3 and r2c3), neither has room in rows 3, 4 and 7 "
        "without the "
        "targets, B (r4c2 and r7c1), so B holds the same two digits as A.");
  check_evidence(held.position, found);
}

TEST_CASE("a senior exocet has a target outside the band of its base") {
  HeldPosition held = position_for("senior-exocet");
  const std::vector<Deduction> found = deductions_at(held.position, Technique::kSeniorExocet);
  REQUIRE_FALSE(found.empty());
  CHECK(conclusions(held.position, found[0]) == "r2c1<>7 r2c8<>5 r2c8<>6 r2c8<>9 r5c7<>6 r6c7<>2 r6c7<>5 ");
  CHECK(text_of(explanation_of(*held.geometry, found[0]))
            .starts_with(
                "Whichever two of 2, 5, 6 and 9 are at the base, A (r5c7 and r6c7), neither has room in rows 2, 4 "
                "and 9 without the targets, B (r2c1 and r2c8), so B holds the same two digits as A."));
  check_evidence(held.position, found);
}

TEST_CASE("a grid with other than three boxes across has no exocet") {
  for (const Technique technique : {Technique::kJuniorExocet, Technique::kSeniorExocet}) {
    CHECK(MadePosition(boxes(2, 2)).find(technique).empty());
    MadePosition made(jigsaw(kJigsaw9));
    made.keep("r1c1 r1c2", "1234");
    CHECK(made.find(technique).empty());
  }
}

TEST_CASE("a guardian of a tridagon is right, and without the odd box there is none") {
  constexpr std::string_view kThree = "r1c1 r2c2 r3c3 r1c4 r2c5 r3c6 r4c1 r5c2 r6c3";
  MadePosition even(boxes(3, 3));
  even.drop(kThree, "456789").drop("r4c4 r5c5 r6c6", "456789");
  CHECK(even.find(Technique::kTridagon).empty());

  MadePosition made(boxes(3, 3));
  made.drop(kThree, "456789").drop("r4c6 r6c4", "456789").drop("r5c5", "56789");
  const std::vector<Deduction> found = made.find(Technique::kTridagon);
  REQUIRE(found.size() == 1);
  CHECK(found[0].placements == std::vector<Candidate>{{40, 3}});
  CHECK(
      made.told(found[0]) ==
      "r1c1, r1c4, r2c2, r2c5, r3c3, r3c6, r4c1, r4c6 and 4 more cannot all be filled with 1, 2 and 3 alone: whichever "
      "way three of their boxes are filled, the fourth cannot be. So the only other candidate, 4 at r5c5, is right.");
  check_evidence(made.position(), found);
}

TEST_CASE("two guardians of a tridagon remove candidates that neither allows") {
  MadePosition made(boxes(3, 3));
  made.drop("r1c1 r2c2 r3c3 r1c4 r2c5 r3c6 r4c1 r5c2 r6c3", "456789").drop("r4c6", "456789");
  made.drop("r6c4 r5c5", "56789");
  const std::vector<Deduction> found = made.find(Technique::kTridagon);
  REQUIRE(found.size() == 1);
  CHECK(conclusions(made.position(), found[0]) == "r4c4<>4 r4c5<>4 r5c4<>4 r5c6<>4 r6c5<>4 r6c6<>4 ");
  check_evidence(made.position(), found);
}

TEST_CASE("a multi-sector locked set of Inkala's puzzle removes its digits from the rest of its lines") {
  const HeldPosition held = position_for("multi-sector-locked-set");
  const std::vector<Deduction> found = deductions_at(held.position, Technique::kMultiSectorLockedSet);
  REQUIRE_FALSE(found.empty());
  for (const Deduction& each : found)
    for (const auto& [cell, digit] : each.eliminations) CHECK(held.solution[cell] != digit);
  CHECK(
      text_of(explanation_of(*held.geometry, found[0]))
          .starts_with("The 20 empty cells where rows 1, 2, 6, 7 and 8 and columns 2, 5, 6 and 7 cross can hold, each "
                       "once, only 1, 3 and 6 in row 1, 1 and 8 in row 2,"));
  check_evidence(held.position, found);

  // An open grid has room to spare everywhere.
  const Position open(*held.geometry, std::vector<Digit>(81, kBlank));
  CHECK(deductions_at(open, Technique::kMultiSectorLockedSet).empty());
}

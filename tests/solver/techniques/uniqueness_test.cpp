// Uniqueness: where each technique fires, near misses, and grids whose houses distinguish an exchange.
#include "catch.hpp"
#include "evidence_check.hpp"
#include "held_positions.hpp"
#include "made_position.hpp"
#include "techniques/unique_loop.hpp"

using namespace sudoscope;
using namespace sudoscope::test;

namespace {

MadePosition plain() { return MadePosition(boxes(3, 3)); }

// The conclusion of the only deduction, which must follow from its evidence.
std::string concluded(const MadePosition& made, Technique technique) {
  const std::vector<Deduction> found = made.find(technique);
  REQUIRE(found.size() == 1);
  CHECK(EvidenceCheck(made.position(), found[0].evidence).implies(found[0]));
  return made.conclusions(found[0]);
}

std::string told(const MadePosition& made, Technique technique) { return made.told(made.find(technique).at(0)); }

bool fires(const MadePosition& made, Technique technique) { return !made.find(technique).empty(); }

// Three corners of a rectangle hold 1 and 2 alone, the last one 3 as well.
bool is_rectangle(const GeometryPtr& geometry, std::string_view floors, std::string_view roof) {
  MadePosition made(geometry);
  made.keep(floors, "12").keep(roof, "123");
  const bool fired = fires(made, Technique::kUniqueness1);
  if (fired) CHECK(concluded(made, Technique::kUniqueness1).substr(4) == "<>1 " + std::string(roof) + "<>2");
  return fired;
}

constexpr HouseId kLine4 = 3, kLine1 = 0, kUpright1 = 9, kUpright2 = 10;

}  // namespace

TEST_CASE("three corners of a rectangle with two digits leave the fourth neither") {
  MadePosition made = plain();
  made.keep("r1c1 r1c2 r4c1", "12").keep("r4c2", "1235");
  CHECK(concluded(made, Technique::kUniqueness1) == "r4c2<>1 r4c2<>2");
  CHECK(told(made, Technique::kUniqueness1) ==
        "If r1c1, r1c2, r4c1 and r4c2 held only 1 and 2, these digits could change places and the puzzle would have "
        "two solutions, so r4c2 must be another digit.");
}

TEST_CASE("a corner of a unique rectangle may have lost one of the two digits, but not to a placed digit") {
  MadePosition made = plain();
  made.keep("r1c1 r1c2 r4c1", "12").keep("r4c2", "135");
  CHECK(concluded(made, Technique::kUniqueness1) == "r4c2<>1");
  const GeometryPtr geometry = boxes(3, 3);
  Puzzle puzzle = blank(geometry);
  puzzle.givens[4 * 9] = 1;  // r5c1 is 2
  Position position(*geometry, puzzle.givens);
  for (const Cell cell : {Cell{0}, Cell{1}})
    for (Digit digit = 2; digit < 9; ++digit) position.eliminate(cell, digit);
  CHECK(deductions_at(position, Technique::kUniqueness1).empty());
}

TEST_CASE("four corners in four boxes, or in one, are not a unique rectangle") {
  CHECK(is_rectangle(boxes(3, 3), "r1c1 r1c2 r4c1", "r4c2"));
  CHECK_FALSE(is_rectangle(boxes(3, 3), "r1c1 r1c4 r4c1", "r4c4"));
  CHECK_FALSE(is_rectangle(boxes(3, 3), "r1c1 r1c2 r2c1", "r2c2"));
  CHECK(is_rectangle(boxes(2, 3), "r1c1 r1c3 r3c1", "r3c3"));
  CHECK(is_rectangle(boxes(2, 3), "r1c1 r1c4 r2c1", "r2c4"));
  CHECK(is_rectangle(boxes(2, 2), "r1c1 r1c2 r3c1", "r3c2"));
}

TEST_CASE("a rectangle is deadly only if every house is left intact, on any grid") {
  // A corner on a diagonal could not be exchanged; without one on it, all could.
  CHECK_FALSE(is_rectangle(boxes(3, 3, {{"diagonals"}}), "r1c1 r1c2 r4c1", "r4c2"));
  CHECK(is_rectangle(boxes(3, 3, {{"diagonals"}}), "r1c2 r1c3 r4c2", "r4c3"));
  // r4c2 and r4c3 are in window 1, r4c1 is not.
  CHECK(is_rectangle(boxes(3, 3, {{"windows"}}), "r1c2 r1c3 r4c2", "r4c3"));
  CHECK_FALSE(is_rectangle(boxes(3, 3, {{"windows"}}), "r1c1 r1c2 r4c1", "r4c2"));
  // r1c1 and r4c1 are in the same group, r1c1 and r5c1 are not.
  CHECK(is_rectangle(boxes(3, 3, {{"disjointgroups"}}), "r1c1 r1c2 r4c1", "r4c2"));
  CHECK_FALSE(is_rectangle(boxes(3, 3, {{"disjointgroups"}}), "r1c1 r1c2 r5c1", "r5c2"));
  // Regions count, not the boxes of an ordinary grid.
  CHECK(is_rectangle(boxes(3, 3), "r4c2 r4c3 r7c2", "r7c3"));
  CHECK_FALSE(is_rectangle(jigsaw(kJigsaw9), "r4c2 r4c3 r7c2", "r7c3"));
  CHECK(is_rectangle(jigsaw(kJigsaw9), "r1c2 r1c3 r2c2", "r2c3"));
  CHECK_FALSE(is_rectangle(boxes(3, 3), "r1c2 r1c3 r2c2", "r2c3"));
}

TEST_CASE("there is no deadly pattern in a grid with an ignored rule") {
  CHECK_FALSE(is_rectangle(boxes(3, 3, {{"antiknight"}}), "r1c1 r1c2 r4c1", "r4c2"));
}

TEST_CASE("roofs of a rectangle with the same further digit remove it from all cells that see them") {
  MadePosition made = plain();
  made.keep("r1c1 r1c2", "12").keep("r4c1 r4c2", "123");
  const std::string row = "r4c3<>3 r4c4<>3 r4c5<>3 r4c6<>3 r4c7<>3 r4c8<>3 r4c9<>3";
  CHECK(concluded(made, Technique::kUniqueness2) == row + " r5c1<>3 r5c2<>3 r5c3<>3 r6c1<>3 r6c2<>3 r6c3<>3");
  CHECK(told(made, Technique::kUniqueness2) ==
        "If r1c1, r1c2, r4c1 and r4c2 held only 1 and 2, these digits could change places and the puzzle would have "
        "two solutions, so one of r4c1 and r4c2 must be 3, and no cell that sees them all can be 3.");
  CHECK_FALSE(fires(made, Technique::kUniqueness5));
  made.keep("r4c2", "12");
  CHECK_FALSE(fires(made, Technique::kUniqueness2));
}

TEST_CASE("opposite roofs, or three, with the same further digit remove it from all cells that see them") {
  MadePosition opposite = plain();
  opposite.keep("r1c1 r4c2", "12").keep("r1c2 r4c1", "123");
  CHECK(concluded(opposite, Technique::kUniqueness5) == "r2c1<>3 r3c1<>3 r5c2<>3 r6c2<>3");
}

TEST_CASE("roofs of a rectangle and other cells of a house are a naked set") {
  MadePosition made = plain();
  made.keep("r1c1 r1c2", "12").keep("r4c1", "123").keep("r4c2", "124").keep("r4c9", "34");
  CHECK(concluded(made, Technique::kUniqueness3) ==
        "r4c3<>3 r4c3<>4 r4c4<>3 r4c4<>4 r4c5<>3 r4c5<>4 r4c6<>3 r4c6<>4 r4c7<>3 r4c7<>4 r4c8<>3 r4c8<>4");
  CHECK(told(made, Technique::kUniqueness3) ==
        "If r1c1, r1c2, r4c1 and r4c2 held only 1 and 2, these digits could change places and the puzzle would have "
        "two solutions, so one of r4c1 and r4c2 must be one of 3 and 4; with r4c9 it takes 3 and 4 of row 4, so remove "
        "these from the rest of row 4.");
  MadePosition near = plain();
  near.keep("r1c1 r1c2", "12").keep("r4c1", "123").keep("r4c2", "124").keep("r4c9", "345");
  CHECK_FALSE(fires(near, Technique::kUniqueness3));
}

TEST_CASE("roofs of a rectangle that hold one of its digits cannot hold the other") {
  MadePosition made = plain();
  made.keep("r1c1 r1c2", "12").keep("r4c1", "123").keep("r4c2", "1245").only(kLine4, '1', "r4c1 r4c2");
  CHECK(concluded(made, Technique::kUniqueness4) == "r4c1<>2 r4c2<>2");
  CHECK(told(made, Technique::kUniqueness4) ==
        "If r1c1, r1c2, r4c1 and r4c2 held only 1 and 2, these digits could change places and the puzzle would have "
        "two solutions, so one of r4c1 and r4c2 must be one of 3, 4 and 5; 1 of row 4 must be in the other one, so 2 "
        "can be in neither.");
  MadePosition near = plain();
  near.keep("r1c1 r1c2", "12").keep("r4c1", "123").keep("r4c2", "1245").only(kLine4, '1', "r4c1 r4c2 r4c9");
  near.only(12, '1', "r4c1 r4c2 r5c3");
  CHECK_FALSE(fires(near, Technique::kUniqueness4));
}

TEST_CASE("opposite roofs cannot hold a digit that both rows and both columns have in the corners alone") {
  MadePosition made = plain();
  made.keep("r1c1 r4c2", "12").keep("r1c2", "123").keep("r4c1", "124");
  made.only(kLine1, '1', "r1c1 r1c2").only(kLine4, '1', "r4c1 r4c2").only(kUpright1, '1', "r1c1 r4c1");
  CHECK_FALSE(fires(made, Technique::kUniqueness6));
  made.only(kUpright2, '1', "r1c2 r4c2");
  CHECK(concluded(made, Technique::kUniqueness6) == "r1c2<>1 r4c1<>1");
  CHECK(told(made, Technique::kUniqueness6) ==
        "1 of row 1 and of row 4 must be in r1c1, r1c2, r4c1 and r4c2; if it were in r1c2 and r4c1, 2 would be in r1c1 "
        "and r4c2, the two digits could change places, and the puzzle would have two solutions.");
}

TEST_CASE("a corner opposite a floor of a rectangle cannot hold the digit that would force the other corners") {
  MadePosition made = plain();
  made.keep("r1c1", "12").keep("r1c2 r4c1", "1234").keep("r4c2", "1256").only(kLine4, '1', "r4c1 r4c2");
  CHECK_FALSE(fires(made, Technique::kHiddenRectangle));
  made.only(kUpright2, '1', "r1c2 r4c2");
  CHECK(concluded(made, Technique::kHiddenRectangle) == "r4c2<>2");
  CHECK(told(made, Technique::kHiddenRectangle) ==
        "If r4c2 were 2, 1 of row 4 and of column 2 would be in r1c2 and r4c1 and 2 in r1c1; the two digits could "
        "change places, and the puzzle would have two solutions.");
}

TEST_CASE("an avoidable rectangle has entered digits, not givens") {
  const GeometryPtr geometry = boxes(3, 3);
  Puzzle givens = blank(geometry), entries = blank(geometry);
  entries.givens[0] = 0;   // r1c1
  entries.givens[1] = 1;   // r1c2
  entries.givens[27] = 1;  // r4c1
  const Position entered(*geometry, givens.givens, entries.givens, {});
  std::vector<Deduction> found = deductions_at(entered, Technique::kAvoidableRectangle1);
  REQUIRE(found.size() == 1);
  CHECK(found[0].eliminations == std::vector<Candidate>{{28, 0}});
  CHECK(EvidenceCheck(entered, found[0].evidence).implies(found[0]));
  CHECK(text_of(explanation_of(*geometry, found[0])) ==
        "If r4c2 were 1, 1 and 2 could change places in r1c1, r1c2, r4c1 and r4c2, none of which is a given, and the "
        "puzzle would have two solutions.");

  entries.givens[27] = kBlank;
  Position open(*geometry, givens.givens, entries.givens, {});
  for (Digit digit = 0; digit < 9; ++digit) {
    if (digit != 1 && digit != 2) open.eliminate(27, digit);
    if (digit != 0 && digit != 2) open.eliminate(28, digit);
  }
  found = deductions_at(open, Technique::kAvoidableRectangle2);
  REQUIRE(found.size() == 1);
  CHECK(found[0].eliminations.size() == 13);  // 3, in the cells that r4c1 and r4c2 see
  CHECK(EvidenceCheck(open, found[0].evidence).implies(found[0]));
  CHECK(text_of(explanation_of(*geometry, found[0])) ==
        "If r1c1, r1c2, r4c1 and r4c2, none of which is a given, held only 1 and 2, these digits could change places "
        "and the puzzle would have two solutions, so one of r4c1 and r4c2 must be 3, and no cell that sees both can be "
        "it.");

  givens.givens[0] = 0;
  entries.givens[0] = kBlank;
  entries.givens[27] = 1;
  const Position given(*geometry, givens.givens, entries.givens, {});
  CHECK(deductions_at(given, Technique::kAvoidableRectangle1).empty());
}

TEST_CASE("the sentence of a unique loop of six cells has its type, and houses that it enters once break it") {
  MadePosition made = plain();
  made.keep("r1c1 r1c4 r2c4 r2c7 r3c7", "12").keep("r3c1", "129");
  CHECK(concluded(made, Technique::kUniqueLoop) == "r3c1<>1 r3c1<>2");
  CHECK(told(made, Technique::kUniqueLoop) ==
        "If r1c1, r3c1, r3c7, r2c7, r2c4 and r1c4 held only 1 and 2, these digits could change places and the puzzle "
        "would have two solutions, so r3c1 must be 9.");
  MadePosition windows(boxes(3, 3, {{"windows"}}));
  windows.keep("r1c1 r1c4 r2c4 r2c7 r3c7", "12").keep("r3c1", "129");
  CHECK_FALSE(fires(windows, Technique::kUniqueLoop));
}

TEST_CASE("unique loops have the size, the type and the rating of Sudoku Explainer, rectangles too") {
  const auto rated = [](const MadePosition& made) {
    const Grid grid(made.geometry());
    return unique_loops(Board(made.position(), grid), LoopRules::kSudokuExplainer);
  };
  MadePosition six = plain();
  six.keep("r1c1 r1c4 r2c4 r2c7 r3c7", "12").keep("r3c1", "129");
  std::vector<UniqueLoop> loops = rated(six);
  const auto found = std::find_if(loops.begin(), loops.end(), [](const UniqueLoop& loop) { return loop.size == 6; });
  REQUIRE(found != loops.end());
  CHECK(found->type == 1);
  CHECK(found->rating == 4.5 + 0.1);

  MadePosition four = plain();
  four.keep("r1c1 r1c2", "12")
      .keep("r4c1", "123")
      .keep("r4c2", "124")
      .keep("r4c9", "34")
      .only(kLine4, '1', "r4c1 r4c2");
  loops = rated(four);
  REQUIRE(loops.size() >= 2);
  CHECK(loops[0].type == 4);
  CHECK(loops[0].rating == 4.5);
  CHECK(loops[1].type == 3);
  CHECK(loops[1].rating == 4.5 + 0.1);
  CHECK(loops[1].set == 2);
}

TEST_CASE("six crossings of two rows and three columns with three digits are an extended rectangle") {
  MadePosition made = plain();
  made.keep("r1c1 r1c4 r1c7 r2c1 r2c4", "123").keep("r2c7", "1239");
  CHECK(concluded(made, Technique::kExtendedRectangle) == "r2c7<>1 r2c7<>2 r2c7<>3");
  // Rows of one box each, one below the other.
  MadePosition boxed = plain();
  boxed.keep("r1c1 r1c2 r1c3 r5c1 r5c2", "123").keep("r5c3", "1239");
  CHECK(concluded(boxed, Technique::kExtendedRectangle) == "r5c3<>1 r5c3<>2 r5c3<>3");
  // Neither: the boxes of r1c1 and r5c1 hold only a part of a row.
  MadePosition apart = plain();
  apart.keep("r1c1 r1c2 r1c4 r5c1 r5c2", "123").keep("r5c4", "1239");
  CHECK_FALSE(fires(apart, Technique::kExtendedRectangle));
  MadePosition crossed(boxes(3, 3, {{"diagonals"}}));
  crossed.keep("r1c1 r1c4 r1c7 r2c1 r2c4", "123").keep("r2c7", "1239");
  CHECK_FALSE(fires(crossed, Technique::kExtendedRectangle));
}

TEST_CASE("extended rectangles have the types of all deadly patterns") {
  MadePosition same = plain();
  same.keep("r1c1 r1c4 r1c7", "123").keep("r2c1 r2c4 r2c7", "1239");
  CHECK(concluded(same, Technique::kExtendedRectangle) == "r2c2<>9 r2c3<>9 r2c5<>9 r2c6<>9 r2c8<>9 r2c9<>9");
  MadePosition locked = plain();
  locked.keep("r1c1 r1c4 r1c7 r2c1", "123").keep("r2c4", "1238").keep("r2c7", "12359").only(1, '3', "r2c4 r2c7");
  CHECK(concluded(locked, Technique::kExtendedRectangle) == "r2c4<>1 r2c4<>2 r2c7<>1 r2c7<>2");
}

TEST_CASE("the sentence of a bivalue universal grave has its type") {
  std::map<std::string, std::string> told;
  for (const HeldPosition& held : positions_of("positions.txt"))
    for (const Technique technique : {Technique::kBug2, Technique::kBug3, Technique::kBug4})
      for (const Deduction& each : deductions_at(held.position, technique, 1))
        told[held.technique] += text_of(explanation_of(*held.geometry, each));
  const std::string without =
      ", every empty cell would have two candidates and every digit two places in each of its houses, and the puzzle "
      "would have two solutions, so ";
  CHECK(told["bug-2"] == "Without 8 in r4c7 and 8 in r4c8" + without +
                             "one of r4c7 and r4c8 must be 8, and no cell that sees them all can be 8.");
  CHECK(told["bug-3"] ==
        "Without 4 in r9c1, 2 in r9c6 and 2 in r9c7" + without +
            "one of r9c1, r9c6 and r9c7 must be one of 2 and 4; with r9c2 it takes 2 and 4 of row 9, so remove "
            "these from the rest of row 9.");
  CHECK(told["bug-4"] == "Without 6 in r1c1 and 7 in r1c3" + without +
                             "one of r1c1 and r1c3 must be one of 6 and 7; 3 of row 1 must be in the other one, so 6 "
                             "and 7 can be in neither.");
}

TEST_CASE("one cell between a grid and a bivalue universal grave holds its bug digit, if all houses are even") {
  const auto grave = [](MadePosition made, std::string_view corner) {
    made.keep("r1c3 r2c2 r2c4 r3c1 r3c3 r4c2 r4c4", "12").keep("r1c2 r1c4 r2c1 r2c3 r3c2 r3c4 r4c1 r4c3", "34");
    return made.keep("r1c1", corner);
  };
  const MadePosition plus = grave(MadePosition(boxes(2, 2)), "123");
  CHECK(concluded(plus, Technique::kBugPlus1) == "r1c1<>1 r1c1<>2");
  CHECK(told(plus, Technique::kBugPlus1) ==
        "Without 3 in r1c1, every empty cell would have two candidates and every digit two places in each of its "
        "houses, and the puzzle would have two solutions, so r1c1 must be 3.");
  // Without the bug digit it is one, and has several solutions.
  CHECK_FALSE(fires(grave(MadePosition(boxes(2, 2)), "12"), Technique::kBugPlus1));
  // The falling diagonal has four places for 1.
  CHECK_FALSE(fires(grave(MadePosition(boxes(2, 2, {{"diagonals"}})), "123"), Technique::kBugPlus1));
}

TEST_CASE("exactly the uniqueness family assumes one solution") {
  CHECK(assumes_one_solution(Technique::kUniqueness1));
  CHECK(assumes_one_solution(Technique::kBugPlus1));
  CHECK(assumes_one_solution(Technique::kExtendedRectangle));
  CHECK_FALSE(assumes_one_solution(Technique::kXWing));
  CHECK_FALSE(assumes_one_solution(Technique::kNakedSingle));
}

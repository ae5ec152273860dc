// Patterns of one digit, colours, templates, and locked pairs: where they fire, with their
// eliminations and sentences, and near misses. Positions are blank grids without some candidates.
#include "catch.hpp"
#include "evidence_check.hpp"
#include "puzzles.hpp"
#include "random_positions.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/techniques/logic.hpp"

using namespace sudoscope;
using namespace sudoscope::test;

namespace {

constexpr Digit kOnlyDigit = 3;

struct Fixture {
  GeometryPtr geometry = boxes(3, 3);
  Position position{*geometry, std::vector<Digit>(81, kBlank)};

  static Cell at(int row, int column) { return static_cast<Cell>(9 * (row - 1) + column - 1); }

  // These cells alone are left for the digit in the house.
  void only(int house, std::initializer_list<Cell> cells) {
    for (const Cell cell : geometry->houses()[static_cast<std::size_t>(house)].cells)
      if (std::find(cells.begin(), cells.end(), cell) == cells.end()) position.eliminate(cell, kOnlyDigit);
  }
  void row(int number, std::initializer_list<Cell> cells) { only(number - 1, cells); }
  void column(int number, std::initializer_list<Cell> cells) { only(9 + number - 1, cells); }
  void box(int number, std::initializer_list<Cell> cells) { only(18 + number - 1, cells); }
  void keep(Cell cell, DigitSet digits) {
    for (DigitSet gone = position.candidates(cell) & ~digits; gone != 0; gone = without_first(gone))
      position.eliminate(cell, first_digit(gone));
  }

  // Checked against their evidence.
  std::vector<Deduction> found(Technique technique) const {
    const std::vector<Deduction> all = deductions_at(position, technique);
    for (const Deduction& each : all) CHECK(EvidenceCheck(position, each.evidence).implies(each));
    return all;
  }
  std::string told(const Deduction& deduction) const { return text_of(explanation_of(*geometry, deduction)); }
  static std::vector<Cell> gone(const Deduction& deduction) {
    std::vector<Cell> cells;
    for (const Candidate& each : deduction.eliminations) cells.push_back(each.cell);
    return cells;
  }
};

}  // namespace

TEST_CASE_METHOD(Fixture, "a skyscraper takes what sees both far ends, and an X-wing is none") {
  row(4, {at(4, 3), at(4, 9)});
  row(8, {at(8, 1), at(8, 9)});
  const auto all = found(Technique::kSkyscraper);
  REQUIRE(all.size() == 1);
  CHECK(gone(all[0]) == std::vector{at(5, 1), at(6, 1), at(7, 3), at(9, 3)});
  CHECK(told(all[0]) ==
        "In row 4, 4 is in r4c3 or r4c9, and in row 8 it is in r8c9 or r8c1. r4c9 and r8c9 see each other, so r4c3 or "
        "r8c1 is 4, which rules it out of r5c1, r6c1, r7c3 and r9c3.");
  CHECK(found(Technique::kTurbotFish).size() == 1);
  row(4, {at(4, 9)});
  CHECK(found(Technique::kSkyscraper).empty());
}

TEST_CASE_METHOD(Fixture, "a two-string kite is joined in a box, and two kites joined by the same cells are dual") {
  row(2, {at(2, 5), at(2, 9)});
  column(7, {at(3, 7), at(7, 7)});
  auto all = found(Technique::kTwoStringKite);
  REQUIRE(all.size() == 1);
  CHECK(gone(all[0]) == std::vector{at(7, 5)});
  CHECK(found(Technique::kDualTwoStringKite).empty());
  row(3, {at(3, 6), at(3, 7)});
  column(9, {at(2, 9), at(9, 9)});
  all = found(Technique::kDualTwoStringKite);
  REQUIRE(all.size() == 1);
  CHECK(gone(all[0]) == std::vector{at(7, 5), at(9, 6)});
  row(2, {at(2, 5)});
  CHECK(found(Technique::kDualTwoStringKite).empty());
}

TEST_CASE_METHOD(Fixture, "an empty rectangle takes what sees the far end in the line of its box") {
  box(1, {at(2, 2), at(2, 3), at(1, 1), at(3, 1)});
  column(8, {at(2, 8), at(5, 8)});
  const auto all = found(Technique::kEmptyRectangle);
  REQUIRE(all.size() == 1);
  CHECK(gone(all[0]) == std::vector{at(5, 1)});
  CHECK(told(all[0]) ==
        "In box 1, 4 is in row 2 or in column 1. If it is in row 2, r2c8 is not 4 and r5c8 is; either way, r5c1 cannot "
        "be 4.");
  CHECK(found(Technique::kDualEmptyRectangle).empty());
  row(7, {at(7, 1), at(7, 6)});
  // The far end of the row's link is in no line with the box.
  CHECK(found(Technique::kEmptyRectangle).size() == 2);
  CHECK(found(Technique::kDualEmptyRectangle).size() == 1);
}

TEST_CASE_METHOD(Fixture, "what sees both colours of a digit goes, and a colour that sees itself") {
  row(1, {at(1, 1), at(1, 9)});
  column(9, {at(1, 9), at(8, 9)});
  CHECK(found(Technique::kSimpleColorsTrap).empty());
  row(8, {at(8, 9), at(8, 2)});
  const auto traps = found(Technique::kSimpleColorsTrap);
  REQUIRE(traps.size() == 1);
  CHECK(gone(traps[0]) == std::vector{at(2, 2), at(3, 2), at(7, 1), at(9, 1)});
  CHECK(told(traps[0]) ==
        "Either all of A (r1c1 and r8c9) or all of B (r1c9 and r8c2) are 4, so 4 cannot be in r2c2, r3c2, r7c1 and "
        "r9c1, in sight of both colours.");
  CHECK(found(Technique::kSimpleColorsWrap).empty());
  column(2, {at(8, 2), at(3, 2)});
  const auto wraps = found(Technique::kSimpleColorsWrap);
  REQUIRE(wraps.size() == 1);
  CHECK(gone(wraps[0]) == std::vector{at(1, 1), at(3, 2), at(8, 9)});
}

TEST_CASE_METHOD(Fixture, "colours of two clusters that see each other leave one of the two others") {
  row(1, {at(1, 1), at(1, 4)});
  row(5, {at(5, 5), at(5, 9)});
  CHECK(found(Technique::kMultiColors1).empty());
  column(4, {at(1, 4), at(3, 4), at(8, 4)});
  row(8, {at(8, 4), at(8, 9)});
  CHECK(found(Technique::kMultiColors2).empty());
  const auto all = found(Technique::kMultiColors1);
  REQUIRE(all.size() == 1);
  CHECK(
      told(all[0]) ==
      "4 is either at A (r5c5) or at B (r5c9), and either at C (r8c4) or at D (r8c9). B and D see each other (r5c9 and "
      "r8c9), so they are not both right: A or C is, and 4 cannot be in r7c5 and r9c5, in sight of both.");
}

TEST_CASE_METHOD(Fixture, "3D Medusa colours the two candidates of a cell as well") {
  keep(at(1, 1), digit_bit(3) | digit_bit(5));
  keep(at(1, 9), digit_bit(3) | digit_bit(5));
  // The two cells of row 1 have opposite colours: a cell in column 1 that sees r1c9 by neither digit stays.
  CHECK(found(Technique::kMedusa).empty());
  row(1, {at(1, 1), at(1, 9)});
  const auto all = found(Technique::kMedusa);
  REQUIRE_FALSE(all.empty());
  // 6 in row 1 sees both 6s.
  CHECK(gone(all[0]) == std::vector{at(1, 2), at(1, 3), at(1, 4), at(1, 5), at(1, 6), at(1, 7), at(1, 8)});
  CHECK(told(all[0]) ==
        "Either all of colour A is right or all of colour B. Either way, 6 is ruled out: r1c2, r1c3, r1c4, r1c5, r1c6, "
        "r1c7 and r1c8 see 6 of colour A in r1c9 and of colour B in r1c1.");
}

TEST_CASE_METHOD(Fixture, "templates place what is in all of them, and delete what is in none") {
  CHECK(found(Technique::kTemplateSet).empty());
  CHECK(found(Technique::kTemplateDelete).empty());
  row(1, {at(1, 1)});
  const auto set = found(Technique::kTemplateSet);
  REQUIRE(set.size() == 1);
  CHECK(set[0].placements == std::vector<Candidate>{{at(1, 1), kOnlyDigit}});
  CHECK(told(set[0]) == "Every way to place 4 in the whole grid has it in r1c1.");
  const auto deleted = found(Technique::kTemplateDelete);
  // The rest of column 1 and of box 1; then each other digit in the cell.
  REQUIRE(deleted.size() == 9);
  CHECK(deleted[0].eliminations.size() == 12);
  CHECK(deleted[8].eliminations == std::vector<Candidate>{{at(1, 1), 8}});
}

TEST_CASE_METHOD(Fixture, "a digit that is in all of its templates leaves another fewer") {
  row(1, {at(1, 1)});
  constexpr Digit other = 6;
  for (const Cell cell : geometry->houses()[18].cells)
    if (cell != at(1, 1) && cell != at(1, 2)) position.eliminate(cell, other);
  const auto set = found(Technique::kTemplateSet);
  REQUIRE(set.size() == 2);
  CHECK(told(set[0]) == "Every way to place 4 in the whole grid has it in r1c1.");
  CHECK(set[1].placements == std::vector<Candidate>{{at(1, 2), other}});
  CHECK(told(set[1]) == "Every way to place 7 in the whole grid that leaves room for 4 has it in r1c2.");
  const auto deleted = found(Technique::kTemplateDelete);
  // With 7 alone, cells that see both; beside 4, all that see the second, and the first.
  const auto of_other = [](const Deduction& each) { return each.eliminations[0].digit == other; };
  const auto alone = std::find_if(deleted.begin(), deleted.end(), of_other);
  REQUIRE(alone != deleted.end());
  CHECK(alone->eliminations.size() == 6);
  const auto beside = std::find_if(alone + 1, deleted.end(), of_other);
  REQUIRE(beside != deleted.end());
  CHECK(
      told(*beside) ==
      "No way to place 7 in the whole grid that leaves room for 4 has it in r1c1, r1c4, r1c5, r1c6, r1c7, r1c8, r1c9, "
      "r4c2 and 5 more.");
}

TEST_CASE("templates of several digits are true on every kind of grid, and follow from these digits alone") {
  Rng rng(1);
  std::size_t kinds = 0;
  for (const GeometryPtr& each : geometries_of_every_kind()) {
    const std::optional<SolvedPuzzle> puzzle = random_puzzle(each, rng);
    if (!puzzle) continue;
    const Position position(*each, puzzle->puzzle.givens);
    std::size_t checked = 0;
    for (const Technique technique : {Technique::kTemplateSet, Technique::kTemplateDelete})
      for (const Deduction& deduction : deductions_at(position, technique)) {
        if (deduction.evidence.houses[0].digits == 0 || is_single(deduction.evidence.houses[0].digits)) continue;
        CHECK(is_true(deduction, *puzzle));
        if (checked++ < 2) CHECK(EvidenceCheck(position, deduction.evidence).implies(deduction));
      }
    kinds += checked > 0 ? 1 : 0;
  }
  CHECK(kinds >= 8);
}

TEST_CASE("the search for templates of a blank 25x25 grid is given up without results") {
  const GeometryPtr geometry = boxes(5, 5);
  const Position position(*geometry, std::vector<Digit>(625, kBlank));
  CHECK(deductions_at(position, Technique::kTemplateSet).empty());
  CHECK(deductions_at(position, Technique::kTemplateDelete).empty());
}

TEST_CASE_METHOD(Fixture, "a locked pair takes its digits from both houses, and is naked where one loses nothing") {
  keep(at(4, 4), 0b11);
  keep(at(5, 4), 0b11);
  const auto all = found(Technique::kLockedPair);
  REQUIRE(all.size() == 1);
  CHECK(all[0].eliminations.size() == 2 * 13);
  CHECK(told(all[0]) ==
        "Only 1 and 2 are left for r4c4 and r5c4, which are in column 4 and in box 5, so remove them from the rest of "
        "both.");
  for (int row = 1; row <= 9; ++row)
    if (row < 4 || row > 6) keep(at(row, 4), 0b111111100);
  CHECK(found(Technique::kLockedPair).empty());
  CHECK(found(Technique::kNakedPair).size() == 1);
}

TEST_CASE("a region of a jigsaw and a row share the cells of a locked pair") {
  const GeometryPtr geometry = jigsaw(kJigsaw6);
  Position position(*geometry, std::vector<Digit>(36, kBlank));
  const House& region = geometry->houses()[12];
  for (const Cell cell : {region.cells[0], region.cells[1]})
    for (Digit digit = 2; digit < 6; ++digit) position.eliminate(cell, digit);
  CHECK(deductions_at(position, Technique::kLockedPair).size() == 1);
}

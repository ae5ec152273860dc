// The way to a solution, and the page's view of a step.
#include <map>

#include "catch.hpp"
#include "held_positions.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/techniques/logic.hpp"

using namespace sudoscope;
using namespace sudoscope::test;

namespace {

LogicPath path_of(const Puzzle& puzzle, std::vector<Technique> order = sought_techniques()) {
  return {puzzle.geometry, Position(*puzzle.geometry, puzzle.givens), std::move(order)};
}

}  // namespace

TEST_CASE("a path takes the easiest technique with a deduction at each step, to the solution") {
  const Puzzle puzzle =
      from_line(boxes(3, 3), "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
  LogicPath path = path_of(puzzle);
  while (path.advance()) {
  }
  CHECK(path.is_solved());
  CHECK(path.steps().size() == 49);
  for (const Deduction& step : path.steps()) CHECK(row_of(step.technique).family == TechniqueFamily::kSingles);
}

TEST_CASE("a path without a technique that it needs ends before the solution") {
  const Puzzle puzzle = from_line(boxes(2, 2), "1...............");
  LogicPath path = path_of(puzzle);
  CHECK_FALSE(path.next());
  CHECK_FALSE(path.advance());
  CHECK_FALSE(path.is_solved());
  CHECK(path.position().blanks() == 15);
}

TEST_CASE("the next of several steps by one technique is the nearest to the cell") {
  // Row 1 lacks 4 at its end, row 4 at its beginning.
  const Puzzle puzzle = from_line(boxes(2, 2), "123..........321");
  const LogicPath path = path_of(puzzle, {Technique::kFullHouse});
  REQUIRE(path.next());
  CHECK(path.next()->placements[0].cell == 3);
  CHECK(path.next(13)->placements[0].cell == 12);
  CHECK(path.next(0)->placements[0].cell == 3);
}

TEST_CASE("the next of several hidden singles is one in a box, whatever the cell") {
  // 6 has only r3c3 in box 1; without its box, 9 at r9c9 is seen by its row, which is otherwise full.
  const Puzzle puzzle = from_line(
      boxes(3, 3), "...6...........6...........6........" + std::string(18, '.') + ".6......." + std::string(18, '.'));
  Position position(*puzzle.geometry, puzzle.givens);
  for (Cell column = 0; column < 8; ++column) position.eliminate(static_cast<Cell>(72 + column), 8);
  const LogicPath path(puzzle.geometry, position, {Technique::kHiddenSingle});
  REQUIRE(path.next(80));
  CHECK(path.next(80)->placements[0].cell == 20);
}

TEST_CASE("a hint's first stage names the house, the second asks a question about it, without the conclusion") {
  const Puzzle puzzle = from_line(boxes(2, 2), "123.............");
  const LogicPath path = path_of(puzzle, {Technique::kFullHouse});
  CHECK(text_of(nudge_of(*puzzle.geometry, *path.next())) == "Look at row 1.");
  CHECK(text_of(question_of(*puzzle.geometry, *path.next())) == "Which digit is missing from row 1?");
}

TEST_CASE("every technique has a question of its own without the conclusion") {
  std::map<std::string_view, std::string> asked;
  for_each_deduction(1, [&](const HeldPosition& held, const TechniqueRow& row, const Deduction& deduction) {
    const std::string question = text_of(question_of(*held.geometry, deduction));
    INFO(row.id << ": " << question);
    CHECK((question.ends_with('?') || question.ends_with('.')));
    CHECK(question != text_of(nudge_of(*held.geometry, deduction)));
    CHECK(question.find("emove") == std::string::npos);
    CHECK(question.starts_with("Nearly every empty cell") == row.id.starts_with("bug"));
    asked[row.id] = question;
  });
  CHECK(asked.size() > 60);
  CHECK(asked["x-wing"].starts_with("Where can "));
  CHECK(asked["naked-pair"].starts_with("Which digits are left for "));
  CHECK(asked["xy-wing"].starts_with("What follows from each candidate of "));
  CHECK(asked["w-wing"].starts_with("Which digits are left for "));
}

TEST_CASE("the sentence of a hidden single names its box if possible, and the digits that block the other cells") {
  const std::string sixes =
      "...6...........6..........."
      "6........";
  const auto told = [](const Position& position) {
    const std::vector<Deduction> found = deductions_at(position, Technique::kHiddenSingle);
    REQUIRE_FALSE(found.empty());
    return text_of(explanation_of(position.geometry(), told_at(position, found[0])));
  };
  const Puzzle puzzle = from_line(boxes(3, 3), sixes + std::string(18, '.') + ".6......." + std::string(18, '.'));
  CHECK(told(Position(*puzzle.geometry, puzzle.givens)) ==
        "In box 1, 6 can only go in r3c3: the 6s in r1c4, r2c7, r4c1 and r7c2 block the other empty cells.");
  const Puzzle less = from_line(boxes(3, 3), sixes + std::string(45, '.'));
  Position noted(*less.geometry, less.givens);
  noted.eliminate(19, 5);
  CHECK(told(noted) ==
        "In box 1, 6 can only go in r3c3: the 6s in r1c4, r2c7 and r4c1 block the other empty cells, except r3c2, "
        "where 6 "
        "is already ruled out.");
}

TEST_CASE("the sentence of a hidden single in two lines names the one with fewer empty cells") {
  // 1 has only r5c5 in row 5 and in column 5, which is nearly full; in box 5 it has other places by a note.
  Puzzle puzzle = blank(boxes(3, 3));
  Position position(*puzzle.geometry, puzzle.givens);
  for (Cell column = 0; column < 9; ++column)
    if (column != 4) position.eliminate(static_cast<Cell>(36 + column), 0);
  for (Cell row = 0; row < 9; ++row)
    if (row != 4) position.eliminate(static_cast<Cell>(9 * row + 4), 0);
  position.place(4, 1);
  const std::vector<Deduction> found = deductions_at(position, Technique::kHiddenSingle);
  REQUIRE(found.size() == 2);
  for (const Deduction& each : found)
    CHECK(told_at(position, each).evidence.houses[0].house == puzzle.geometry->houses_of(40)[1]);
}

TEST_CASE("the sentence of a naked single names the digits that it sees, house by house") {
  const Puzzle puzzle = from_line(boxes(3, 3),
                                  "123.56........8............"
                                  "...7........9....." +
                                      std::string(36, '.'));
  Position position(*puzzle.geometry, puzzle.givens);
  const auto told = [&](const Position& at) {
    const std::vector<Deduction> found = deductions_at(at, Technique::kNakedSingle);
    REQUIRE(found.size() == 1);
    return text_of(explanation_of(*puzzle.geometry, told_at(at, found[0])));
  };
  CHECK(told(position) ==
        "4 is the only digit left for r1c4, which sees 1, 2, 3, 5 and 6 (row 1), 7 and 9 (column 4) and 8 (box 2).");
  const Puzzle less = from_line(boxes(3, 3),
                                "123.56........8............"
                                "...7.............." +
                                    std::string(36, '.'));
  Position noted(*less.geometry, less.givens);
  noted.eliminate(3, 8);
  CHECK(told(noted) ==
        "4 is the only digit left for r1c4, which sees 1, 2, 3, 5 and 6 (row 1), 7 (column 4) and 8 (box 2); 9 is "
        "already "
        "ruled out.");
}

TEST_CASE("the JSON of a step has cells as numbers and digits from 1") {
  const Puzzle puzzle = from_line(boxes(2, 2), "123.............");
  const LogicPath path = path_of(puzzle, {Technique::kFullHouse});
  const std::string json = json_of(*puzzle.geometry, *path.next()).text();
  CHECK(json.find(R"("technique": "full-house")") != std::string::npos);
  CHECK(json.find(R"("placements": [{"cell": 3, "digit": 4}])") != std::string::npos);
  CHECK(json.find(R"("houses": [{"cells": [0, 1, 2, 3], "role": "base"}])") != std::string::npos);
}

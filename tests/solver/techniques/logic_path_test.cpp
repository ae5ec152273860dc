// The way to a solution, and what the page hears of a step.
#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/language.hpp"
#include "sudoscope/logic.hpp"

using namespace sudoscope;
using namespace sudoscope::test;

namespace {

LogicPath path_of(const Puzzle& puzzle, std::vector<Technique> order = sought_techniques()) {
  return {puzzle.geometry, Position(*puzzle.geometry, puzzle.givens), std::move(order)};
}

}  // namespace

TEST_CASE("a path goes by the easiest technique that finds any, to the solution") {
  const Puzzle puzzle =
      from_line(boxes(3, 3), "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
  LogicPath path = path_of(puzzle);
  while (path.advance()) {
  }
  CHECK(path.is_solved());
  CHECK(path.steps().size() == 49);
  for (const Deduction& step : path.steps()) CHECK(row_of(step.technique).family == TechniqueFamily::kSingles);
}

TEST_CASE("a path without a technique that it needs ends before the solution, and says what is left") {
  const Puzzle puzzle = from_line(boxes(2, 2), "1...............");
  LogicPath path = path_of(puzzle);
  CHECK_FALSE(path.next());
  CHECK_FALSE(path.advance());
  CHECK_FALSE(path.is_solved());
  CHECK(path.position().blanks() == 15);
}

TEST_CASE("of several steps by one technique the nearest to a cell comes next") {
  // Row 1 lacks 4 at its end, row 4 at its beginning.
  const Puzzle puzzle = from_line(boxes(2, 2), "123..........321");
  const LogicPath path = path_of(puzzle, {Technique::kFullHouse});
  REQUIRE(path.next());
  CHECK(path.next()->placements[0].cell == 3);
  CHECK(path.next(13)->placements[0].cell == 12);
  CHECK(path.next(0)->placements[0].cell == 3);
}

TEST_CASE("a nudge tells the house and the technique, without the digit") {
  const Puzzle puzzle = from_line(boxes(2, 2), "123.............");
  const LogicPath path = path_of(puzzle, {Technique::kFullHouse});
  CHECK(text_of(nudge_of(*puzzle.geometry, *path.next())) == "The next step is in row 1: full house.");
}

TEST_CASE("a step is told to the page with its cells as numbers and digits as people read them") {
  const Puzzle puzzle = from_line(boxes(2, 2), "123.............");
  const LogicPath path = path_of(puzzle, {Technique::kFullHouse});
  const std::string json = json_of(*puzzle.geometry, *path.next()).text();
  CHECK(json.find(R"("technique": "full-house")") != std::string::npos);
  CHECK(json.find(R"("placements": [{"cell": 3, "digit": 4}])") != std::string::npos);
  CHECK(json.find(R"("houses": [{"cells": [0, 1, 2, 3], "role": "base"}])") != std::string::npos);
}

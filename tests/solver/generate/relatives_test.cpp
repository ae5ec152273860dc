// Harder and easier relatives: each is one, has one solution, and has the rating that it claims.
#include "sudoscope/generate/relatives.hpp"

#include <algorithm>
#include <set>

#include "../catch.hpp"
#include "made_puzzles.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/constraints/clue_names.hpp"
#include "sudoscope/diagnose/clues.hpp"
#include "sudoscope/generate/maker.hpp"
#include "sudoscope/search/solve.hpp"

using namespace sudoscope;
using test::boxes;
using test::from_line;

namespace {

const std::string_view kHard = ".7....1...41.5..73.....9...5...63..44.......86..54...7...6.....35..9.78...6....5.";
const std::string_view kSmall = "23.54..6....1..........3....1..12.35";
const std::string_view kInkala = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

Relatives relatives_of(const Puzzle& puzzle, RelativeWish wish, std::uint64_t seed = 1) {
  auto relatives = Relatives::of(puzzle, wish, seed);
  REQUIRE(relatives);
  return std::move(relatives.value());
}

std::vector<RatedPuzzle> first_of(Relatives& relatives, std::size_t count) {
  std::vector<RatedPuzzle> found;
  for (int calls = 0; found.size() < count; ++calls) {
    REQUIRE(calls < 20'000);
    if (auto relative = relatives.next()) found.push_back(std::move(*relative));
  }
  return found;
}

// By an algorithm that does not look for relatives.
bool is_proper(const Puzzle& puzzle) {
  Solve solve(puzzle, *find_algorithm("dancing-links"), 2);
  while (!solve.run(1'000'000));
  return solve.status() == SolveStatus::kUnique;
}

std::vector<bool> pattern_of(const Puzzle& puzzle) {
  std::vector<bool> pattern;
  for (const Digit given : puzzle.givens) pattern.push_back(given != kBlank);
  return pattern;
}

// Cells that are given in one and not in the other.
int differences(const Puzzle& one, const Puzzle& other) {
  int count = 0;
  for (std::size_t cell = 0; cell < one.givens.size(); ++cell)
    count += (one.givens[cell] == kBlank) != (other.givens[cell] == kBlank);
  return count;
}

}  // namespace

TEST_CASE("easier relatives have other digits in the same cells, one solution, and are easier by word or ER") {
  const Puzzle puzzle = from_line(boxes(3, 3), kHard);
  Relatives relatives = relatives_of(puzzle, RelativeWish::kEasier);
  const RatedPuzzle& original = relatives.original();
  CHECK(original.grade == Grade::kHard);
  CHECK(original.er == rate_se(puzzle).value().er);
  std::set<std::pair<Grade, int>> ratings;
  for (const RatedPuzzle& relative : first_of(relatives, 5)) {
    CAPTURE(test::to_line(relative.puzzle.givens));
    CHECK(is_proper(relative.puzzle));
    CHECK(pattern_of(relative.puzzle) == pattern_of(puzzle));
    CHECK(relative.grade == rate_own(relative.puzzle).value().grade);
    CHECK(relative.er == rate_se(relative.puzzle).value().er);
    CHECK(relative.grade <= original.grade);
    CHECK(relative.er <= original.er);
    CHECK((relative.grade < original.grade || relative.er < original.er));
    CHECK(ratings.insert({relative.grade, relative.er}).second);
  }
}

TEST_CASE("harder relatives are harder by word or ER") {
  Relatives relatives = relatives_of(from_line(boxes(3, 3), kHard), RelativeWish::kHarder);
  for (const RatedPuzzle& relative : first_of(relatives, 4)) {
    CAPTURE(test::to_line(relative.puzzle.givens));
    CHECK(is_proper(relative.puzzle));
    CHECK(relative.grade >= relatives.original().grade);
    CHECK(relative.er >= relatives.original().er);
    CHECK((relative.grade > relatives.original().grade || relative.er > relatives.original().er));
  }
}

TEST_CASE("a pattern without new relatives gets a given more or fewer") {
  const Puzzle puzzle = from_line(boxes(2, 3), kSmall);
  Relatives relatives = relatives_of(puzzle, RelativeWish::kHarder);
  const RatedPuzzle relative = first_of(relatives, 1)[0];
  CHECK(is_proper(relative.puzzle));
  CHECK(differences(relative.puzzle, puzzle) == 1);
  CHECK(relative.points > relatives.original().points);
}

TEST_CASE("relatives of grids beyond Sudoku Explainer's scale use our own points") {
  const Puzzle small = from_line(boxes(2, 3), kSmall);
  const Puzzle diagonals =
      from_line(boxes(3, 3, {{"diagonals"}}),
                "5...9.....6....4.2......3.......6..12.4...9.33..9.......8......6.5....3.....8...9");
  for (const Puzzle& puzzle : {small, diagonals}) {
    Relatives relatives = relatives_of(puzzle, RelativeWish::kEasier);
    CHECK(relatives.original().er == 0);
    const RatedPuzzle relative = first_of(relatives, 1)[0];
    CHECK(is_proper(relative.puzzle));
    CHECK(relative.er == 0);
    CHECK(relative.points < relatives.original().points);
    CHECK(relative.points == rate_own(relative.puzzle).value().points);
  }
}

// The page's module is compared with the same ones: tests/wasm/relatives.test.ts.
TEST_CASE("a puzzle and a seed have the same relatives on every machine") {
  Relatives relatives = relatives_of(from_line(boxes(3, 3), kHard), RelativeWish::kHarder, 14);
  std::string lines;
  for (const RatedPuzzle& relative : first_of(relatives, 3)) lines += test::to_line(relative.puzzle.givens) + '\n';
  CHECK(lines ==
        ".7....1...41.5..93.....2...5...63..44.......86..54...7...6.....35..2.78...9....5.\n"
        ".7....1...41.5..93.....2...5...63..44.......86..54...7...6.....35..2.78...9....3.\n"
        ".8....1...47.5..93.....2...5...63..24.......86..54...7...6.....35..2.78...9....3.\n");
}

TEST_CASE("a puzzle without a rating has no relatives, and the error has the reason") {
  const auto error_of = [](const Puzzle& puzzle) {
    const auto relatives = Relatives::of(puzzle, RelativeWish::kEasier, 1);
    return relatives ? std::string() : text_of(relatives.error());
  };
  CHECK(error_of(test::blank(boxes(3, 3))) ==
        "The puzzle has several solutions; only one with a single solution can be rated.");
  CHECK(error_of(from_line(boxes(2, 2), "11..............")) == "The puzzle has no solution, so it cannot be rated.");
  CHECK(error_of(from_line(boxes(3, 3, {{"snakes"}}), kHard)) ==
        "The puzzle has rules that Sudoscope does not know (snakes), so it cannot be rated.");
  CHECK(error_of(test::blank(boxes(3, 3, {{"antiknight"}}))) ==
        "The puzzle has several solutions; only one with a single solution can be rated.");
  CHECK(error_of(from_line(boxes(3, 3, {{"antiknight"}}), kHard)) ==
        "The puzzle has no solution, so it cannot be rated.");
}

TEST_CASE("a cancelled search has no relative") {
  const auto at_once = [] { return true; };
  const Puzzle puzzle = from_line(boxes(3, 3), kInkala);
  const auto none = Relatives::of(puzzle, RelativeWish::kEasier, 1, at_once);
  REQUIRE_FALSE(none);
  CHECK_FALSE(none.error());
  Relatives relatives = relatives_of(from_line(boxes(3, 3), kHard), RelativeWish::kEasier);
  for (int calls = 0; calls < 20; ++calls) CHECK_FALSE(relatives.next(at_once));
  CHECK(first_of(relatives, 1)[0].grade <= Grade::kHard);
}

namespace {

// Made by the command: generate --clues killer,arrows:3 --difficulty medium.
const MadePuzzle& killer_with_arrows() {
  static const MadePuzzle kMade = test::made({.geometry = boxes(3, 3),
                                              .clues = {{ClueWishKind::kKiller}, {ClueWishKind::kArrows, 3}},
                                              .aim = Grade::kMedium,
                                              .seed = 4})[0];
  return kMade;
}

// By the search for puzzles with clues, which makes none.
std::vector<Digit> only_solution(const Puzzle& puzzle) {
  Solve solve(puzzle, *find_algorithm("sudoscope-v"), 2);
  while (!solve.run(1'000'000));
  CHECK(solve.status() == SolveStatus::kUnique);
  return solve.solution();
}

}  // namespace

TEST_CASE("relatives of a puzzle with clues have its solution, and are harder or easier") {
  const auto& [puzzle, solution] = killer_with_arrows();
  for (const RelativeWish wish : {RelativeWish::kEasier, RelativeWish::kHarder}) {
    Relatives relatives = relatives_of(puzzle, wish);
    CHECK(relatives.original().grade == Grade::kMedium);
    for (const RatedPuzzle& relative : first_of(relatives, 4)) {
      CAPTURE(text_of(relative.puzzle.geometry->constraints()));
      CHECK(only_solution(relative.puzzle) == solution);
      CHECK(relative.points == rate_own(relative.puzzle).value().points);
      const int beyond = relative.points - relatives.original().points;
      CHECK((wish == RelativeWish::kHarder ? beyond : -beyond) > 0);
    }
  }
}

TEST_CASE("a puzzle with fewer clues needs each that is left, and has none to spare itself") {
  const Puzzle& puzzle = killer_with_arrows().puzzle;
  const std::size_t all = clues_in(*puzzle.geometry).size();
  Relatives relatives = relatives_of(puzzle, RelativeWish::kFewerClues);
  const RatedPuzzle fewer = first_of(relatives, 1)[0];
  CHECK(only_solution(fewer.puzzle) == killer_with_arrows().solution);
  CHECK(clues_in(*fewer.puzzle.geometry).size() < all);
  RedundantClues redundant(fewer.puzzle);
  for (std::uint64_t steps = 1'000'000; !redundant.run(steps); steps = 1'000'000);
  CHECK(redundant.clues().empty());
  Relatives none = relatives_of(fewer.puzzle, RelativeWish::kFewerClues);
  CHECK_FALSE(none.next());
  CHECK(none.is_over());
}

namespace {

// The cells of each clue of a constraint, in any order.
std::set<std::vector<Cell>> shapes_of(const Puzzle& puzzle, std::string_view constraint) {
  std::set<std::vector<Cell>> shapes;
  for (const ClueAddress clue : clues_in(*puzzle.geometry))
    if (puzzle.geometry->constraints()[clue.constraint].kind == constraint)
      shapes.insert(cells_of(*puzzle.geometry, clue));
  return shapes;
}

std::set<Cell> cells_of_all(const std::set<std::vector<Cell>>& shapes) {
  std::set<Cell> cells;
  for (const std::vector<Cell>& shape : shapes) cells.insert(shape.begin(), shape.end());
  return cells;
}

// Relatives of other shapes, with what holds for all of them checked.
std::vector<Puzzle> other_shapes_of(const Puzzle& puzzle, std::size_t count) {
  const std::vector<Digit> solution = only_solution(puzzle);
  Relatives relatives = relatives_of(puzzle, RelativeWish::kOtherShapes);
  std::vector<Puzzle> found;
  std::set<std::string> texts{text_of(puzzle.geometry->constraints())};
  for (const RatedPuzzle& relative : first_of(relatives, count)) {
    CAPTURE(text_of(relative.puzzle.geometry->constraints()));
    CHECK(only_solution(relative.puzzle) == solution);
    CHECK(relative.grade == relatives.original().grade);
    CHECK(relative.grade == rate_own(relative.puzzle).value().grade);
    CHECK(test::given_count(relative.puzzle) <= test::given_count(puzzle));
    CHECK(texts.insert(text_of(relative.puzzle.geometry->constraints())).second);
    found.push_back(relative.puzzle);
  }
  return found;
}

}  // namespace

TEST_CASE("other shapes of a killer with arrows have its solution and level, and other cages and arrows") {
  const Puzzle& puzzle = killer_with_arrows().puzzle;
  for (const Puzzle& other : other_shapes_of(puzzle, 3)) {
    for (const std::string_view constraint : {"killercage", "arrow"}) {
      CHECK_FALSE(shapes_of(other, constraint).empty());
      CHECK(shapes_of(other, constraint) != shapes_of(puzzle, constraint));
    }
  }
}

TEST_CASE("other shapes keep the symmetry of cages that cover the grid") {
  const Puzzle puzzle = test::made({.geometry = boxes(2, 3),
                                    .symmetries = {Symmetry::kHalfTurn},
                                    .clues = {{ClueWishKind::kKiller}},
                                    .aim = Grade::kEasy,
                                    .seed = 3})[0]
                            .puzzle;
  for (const Puzzle& other : other_shapes_of(puzzle, 3)) {
    const auto cages = shapes_of(other, "killercage");
    CHECK(cells_of_all(cages).size() == 36);
    for (std::vector<Cell> cage : cages) {
      for (Cell& cell : cage) cell = image_of(cell, Symmetry::kHalfTurn, 6);
      std::sort(cage.begin(), cage.end());
      CHECK(cages.contains(cage));
    }
  }
}

TEST_CASE("other shapes of a puzzle with few cages have no more than twice as many") {
  Puzzle puzzle = test::made({.geometry = boxes(2, 3), .clues = {{ClueWishKind::kKiller, 4}}, .seed = 2})[0].puzzle;
  CHECK(shapes_of(puzzle, "killercage").size() == 4);
  for (const Puzzle& other : other_shapes_of(puzzle, 3)) {
    CHECK(shapes_of(other, "killercage").size() >= 4);
    CHECK(shapes_of(other, "killercage").size() <= 8);
  }
}

TEST_CASE("other shapes leave rules of the grid, unusual clues and dots that are all given in their places") {
  const Puzzle kept =
      test::made(
          {.geometry = boxes(2, 3, {{"antiknight"}, {"whispers", R"([{"lines":[["R1C1","R1C2"]],"value":"1"}])"}}),
           .clues = {{ClueWishKind::kThermometers, 2}},
           .seed = 5})[0]
          .puzzle;
  for (const Puzzle& other : other_shapes_of(kept, 2)) {
    CHECK(has_kind(other.geometry->constraints(), "antiknight"));
    CHECK(shapes_of(other, "whispers") == std::set<std::vector<Cell>>{{0, 1}});
    CHECK(shapes_of(other, "thermometer") != shapes_of(kept, "thermometer"));
  }
  const Puzzle dots = test::made({.geometry = boxes(2, 2), .clues = {{ClueWishKind::kAllKropki}}, .seed = 1})[0].puzzle;
  Relatives none = relatives_of(dots, RelativeWish::kOtherShapes);
  CHECK(none.is_over());
  CHECK_FALSE(none.next());
}

TEST_CASE("other shapes of a greater-than killer have cages without sums and signs, too") {
  const Puzzle puzzle =
      test::made(
          {.geometry = boxes(2, 3), .clues = {{ClueWishKind::kGreaterKiller}}, .aim = Grade::kEasy, .seed = 2})[0]
          .puzzle;
  for (const Puzzle& other : other_shapes_of(puzzle, 2)) {
    CHECK_FALSE(shapes_of(other, "inequality").empty());
    CHECK(shapes_of(other, "killercage") != shapes_of(puzzle, "killercage"));
  }
}

TEST_CASE("a full grid has no relatives, and each call returns") {
  const Puzzle full = test::pattern(2, 2);
  Relatives relatives = relatives_of(full, RelativeWish::kHarder);
  for (int calls = 0; calls < 2000; ++calls) {
    const auto relative = relatives.next();
    if (relative) CHECK(is_proper(relative->puzzle));
  }
}

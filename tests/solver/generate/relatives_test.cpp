// Harder and easier relatives: each is one, has one solution, and has the rating that it claims.
#include "sudoscope/generate/relatives.hpp"

#include <set>

#include "../catch.hpp"
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
  static const MadePuzzle kMade = [] {
    const auto maker = Maker::of({.geometry = boxes(3, 3),
                                  .clues = {{ClueWishKind::kKiller}, {ClueWishKind::kArrows, 3}},
                                  .aim = Grade::kMedium,
                                  .seed = 4});
    REQUIRE(maker);
    for (std::uint64_t attempt = 0;; ++attempt)
      if (auto made = maker.value().attempts(attempt, 1)[0]) return *made;
  }();
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

TEST_CASE("a full grid has no relatives, and each call returns") {
  const Puzzle full = test::pattern(2, 2);
  Relatives relatives = relatives_of(full, RelativeWish::kHarder);
  for (int calls = 0; calls < 2000; ++calls) {
    const auto relative = relatives.next();
    if (relative) CHECK(is_proper(relative->puzzle));
  }
}

// Harder and easier variants: that each is one, has one solution, and is rated as it says.
#include "sudoscope/generate/variants.hpp"

#include <set>

#include "../catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/search/solve.hpp"

using namespace sudoscope;
using test::boxes;
using test::from_line;

namespace {

const std::string_view kHard = ".7....1...41.5..73.....9...5...63..44.......86..54...7...6.....35..9.78...6....5.";
const std::string_view kSmall = "23.54..6....1..........3....1..12.35";
const std::string_view kInkala = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

Variants variants_of(const Puzzle& puzzle, VariantWish wish, std::uint64_t seed = 1) {
  auto variants = Variants::of(puzzle, wish, seed);
  REQUIRE(variants);
  return std::move(variants.value());
}

std::vector<RatedPuzzle> first_of(Variants& variants, std::size_t count) {
  std::vector<RatedPuzzle> found;
  for (int calls = 0; found.size() < count; ++calls) {
    REQUIRE(calls < 20'000);
    if (auto variant = variants.next()) found.push_back(std::move(*variant));
  }
  return found;
}

// By an algorithm that looks for no variants.
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

TEST_CASE("easier variants have other digits in the same cells, one solution, and are easier by word or ER") {
  const Puzzle puzzle = from_line(boxes(3, 3), kHard);
  Variants variants = variants_of(puzzle, VariantWish::kEasier);
  const RatedPuzzle& original = variants.original();
  CHECK(original.grade == Grade::kHard);
  CHECK(original.er == rate_se(puzzle).value().er);
  std::set<std::pair<Grade, int>> ratings;
  for (const RatedPuzzle& variant : first_of(variants, 5)) {
    CAPTURE(test::to_line(variant.puzzle.givens));
    CHECK(is_proper(variant.puzzle));
    CHECK(pattern_of(variant.puzzle) == pattern_of(puzzle));
    CHECK(variant.grade == rate_own(variant.puzzle).value().grade);
    CHECK(variant.er == rate_se(variant.puzzle).value().er);
    CHECK(variant.grade <= original.grade);
    CHECK(variant.er <= original.er);
    CHECK((variant.grade < original.grade || variant.er < original.er));
    CHECK(ratings.insert({variant.grade, variant.er}).second);
  }
}

TEST_CASE("harder variants are harder by word or ER") {
  Variants variants = variants_of(from_line(boxes(3, 3), kHard), VariantWish::kHarder);
  for (const RatedPuzzle& variant : first_of(variants, 4)) {
    CAPTURE(test::to_line(variant.puzzle.givens));
    CHECK(is_proper(variant.puzzle));
    CHECK(variant.grade >= variants.original().grade);
    CHECK(variant.er >= variants.original().er);
    CHECK((variant.grade > variants.original().grade || variant.er > variants.original().er));
  }
}

TEST_CASE("a pattern that comes to nothing gets a given more or fewer") {
  const Puzzle puzzle = from_line(boxes(2, 3), kSmall);
  Variants variants = variants_of(puzzle, VariantWish::kHarder);
  const RatedPuzzle variant = first_of(variants, 1)[0];
  CHECK(is_proper(variant.puzzle));
  CHECK(differences(variant.puzzle, puzzle) == 1);
  CHECK(variant.points > variants.original().points);
}

TEST_CASE("variants of grids that Sudoku Explainer does not know go by our own points") {
  const Puzzle small = from_line(boxes(2, 3), kSmall);
  const Puzzle diagonals =
      from_line(boxes(3, 3, {{"diagonals"}}),
                "5...9.....6....4.2......3.......6..12.4...9.33..9.......8......6.5....3.....8...9");
  for (const Puzzle& puzzle : {small, diagonals}) {
    Variants variants = variants_of(puzzle, VariantWish::kEasier);
    CHECK(variants.original().er == 0);
    const RatedPuzzle variant = first_of(variants, 1)[0];
    CHECK(is_proper(variant.puzzle));
    CHECK(variant.er == 0);
    CHECK(variant.points < variants.original().points);
    CHECK(variant.points == rate_own(variant.puzzle).value().points);
  }
}

// The page's module is held to the same ones: tests/wasm/variants.test.ts.
TEST_CASE("a puzzle and a seed come to the same variants on every machine") {
  Variants variants = variants_of(from_line(boxes(3, 3), kHard), VariantWish::kHarder, 14);
  std::string lines;
  for (const RatedPuzzle& variant : first_of(variants, 3)) lines += test::to_line(variant.puzzle.givens) + '\n';
  CHECK(lines ==
        ".7....1...41.5..93.....2...5...63..44.......86..54...7...6.....35..2.78...9....5.\n"
        ".7....1...41.5..93.....2...5...63..44.......86..54...7...6.....35..2.78...9....3.\n"
        ".8....1...47.5..93.....2...5...63..24.......86..54...7...6.....35..2.78...9....3.\n");
}

TEST_CASE("a puzzle that has no rating has no variants, and it is told why") {
  const auto error_of = [](const Puzzle& puzzle) {
    const auto variants = Variants::of(puzzle, VariantWish::kEasier, 1);
    return variants ? std::string() : text_of(variants.error());
  };
  CHECK(error_of(test::blank(boxes(3, 3))) ==
        "The puzzle has several solutions; only one with a single solution can be rated.");
  CHECK(error_of(from_line(boxes(2, 2), "11..............")) == "The puzzle has no solution, so it cannot be rated.");
  CHECK(error_of(from_line(boxes(3, 3, {{"antiknight"}}), kHard)) ==
        "The puzzle has rules that Sudoscope does not know (anti-knight), so it cannot be rated.");
}

TEST_CASE("what is cancelled comes to no variant") {
  const auto at_once = [] { return true; };
  const Puzzle puzzle = from_line(boxes(3, 3), kInkala);
  const auto none = Variants::of(puzzle, VariantWish::kEasier, 1, at_once);
  REQUIRE_FALSE(none);
  CHECK_FALSE(none.error());
  Variants variants = variants_of(from_line(boxes(3, 3), kHard), VariantWish::kEasier);
  for (int calls = 0; calls < 20; ++calls) CHECK_FALSE(variants.next(at_once));
  CHECK(first_of(variants, 1)[0].grade <= Grade::kHard);
}

TEST_CASE("a full grid has no variants, and that is found out without end") {
  const Puzzle full = test::pattern(2, 2);
  Variants variants = variants_of(full, VariantWish::kHarder);
  for (int calls = 0; calls < 2000; ++calls) {
    const auto variant = variants.next();
    if (variant) CHECK(is_proper(variant->puzzle));
  }
}

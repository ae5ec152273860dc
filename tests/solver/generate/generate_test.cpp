// Puzzles made by recipe: they have the properties of their kind, and are the same every time.
#include "sudoscope/generate/generate.hpp"

#include <algorithm>
#include <set>

#include "../catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/search/solve.hpp"

using namespace sudoscope;
using test::is_solution;

namespace {

constexpr BoxShape kShapes[] = {{1, 1}, {1, 2}, {2, 2}, {2, 3}, {3, 2}, {1, 7}, {3, 3}, {3, 4}, {4, 4}};

Puzzle made(const PuzzleRecipe& recipe) {
  const auto puzzle = generate(recipe);
  REQUIRE(puzzle);
  return puzzle.value();
}

int givens_of(const Puzzle& puzzle) {
  return static_cast<int>(puzzle.givens.size()) -
         static_cast<int>(std::count(puzzle.givens.begin(), puzzle.givens.end(), kBlank));
}

// The digits in each piece of a line that one box holds, as sets, counted once each. A shuffled pattern has the same
// ones over and over.
std::size_t different_pieces(const Puzzle& full, bool rows) {
  const Geometry& geometry = *full.geometry;
  const int length = rows ? geometry.box_width() : geometry.box_height();
  std::set<DigitSet> pieces;
  for (int line = 0; line < geometry.side(); ++line) {
    for (int first = 0; first < geometry.side(); first += length) {
      DigitSet piece = 0;
      for (int i = first; i < first + length; ++i) {
        const int cell = rows ? line * geometry.side() + i : i * geometry.side() + line;
        piece |= digit_bit(full.givens[static_cast<std::size_t>(cell)]);
      }
      pieces.insert(piece);
    }
  }
  return pieces.size();
}

}  // namespace

TEST_CASE("a recipe with all givens makes a valid full grid of any shape and kind") {
  for (const BoxShape boxes : kShapes) {
    for (const PuzzleKind kind :
         {PuzzleKind::kRandom, PuzzleKind::kBalanced, PuzzleKind::kUnique, PuzzleKind::kPattern}) {
      const Puzzle full = made({.boxes = boxes, .kind = kind, .fill = 1, .seed = 3});
      CAPTURE(boxes.height, boxes.width, name_of(kind));
      CHECK(full.geometry->box_height() == boxes.height);
      CHECK(full.geometry->box_width() == boxes.width);
      CHECK(is_solution(full, full.givens));
    }
  }
}

TEST_CASE("mixed grids are far from shuffled patterns") {
  for (const BoxShape boxes : {BoxShape{4, 4}, BoxShape{4, 5}}) {
    const auto side = static_cast<std::size_t>(boxes.height * boxes.width);
    const Puzzle pattern = made({.boxes = boxes, .kind = PuzzleKind::kPattern, .fill = 1});
    const Puzzle mixed = made({.boxes = boxes, .fill = 1});
    for (const bool rows : {false, true}) {
      const std::size_t pieces = side * static_cast<std::size_t>(rows ? boxes.height : boxes.width);
      CHECK(different_pieces(pattern, rows) <= pieces / 2);
      CHECK(different_pieces(mixed, rows) > pieces * 9 / 10);
    }
  }
}

TEST_CASE("a puzzle has exactly the givens asked for, out of a grid that solves it") {
  for (const BoxShape boxes : kShapes) {
    const int cells = boxes.height * boxes.width * boxes.height * boxes.width;
    for (const PuzzleKind kind : {PuzzleKind::kRandom, PuzzleKind::kBalanced, PuzzleKind::kPattern}) {
      const Puzzle full = made({.boxes = boxes, .kind = kind, .fill = 1, .seed = 8});
      for (const double fill : {0.0, 0.48, 0.9}) {
        const PuzzleRecipe recipe{.boxes = boxes, .kind = kind, .fill = fill, .seed = 8};
        const Puzzle puzzle = made(recipe);
        CAPTURE(boxes.height, boxes.width, name_of(kind), fill);
        CHECK(givens_of(puzzle) == wanted_givens(fill, cells));
        CHECK(std::abs(wanted_givens(fill, cells) - fill * cells) <= 0.5);
        CHECK(is_solution(puzzle, full.givens));
      }
    }
  }
}

TEST_CASE("balanced puzzles have as many givens in every row, column and box, give or take one") {
  for (const BoxShape boxes : kShapes) {
    for (int per_cent = 0; per_cent <= 100; per_cent += 12) {
      const Puzzle puzzle =
          made({.boxes = boxes, .kind = PuzzleKind::kBalanced, .fill = per_cent / 100.0, .seed = 1u + per_cent % 3u});
      CAPTURE(boxes.height, boxes.width, per_cent);
      const int least = givens_of(puzzle) / puzzle.geometry->side();
      for (const House& house : puzzle.geometry->houses()) {
        const auto held = std::count_if(house.cells.begin(), house.cells.end(),
                                        [&](Cell cell) { return puzzle.givens[cell] != kBlank; });
        CHECK((held == least || held == least + 1));
      }
    }
  }
}

TEST_CASE("unique puzzles have one solution, as another algorithm finds too, and no fewer givens than asked for") {
  for (const BoxShape boxes : {BoxShape{2, 2}, BoxShape{2, 3}, BoxShape{3, 3}, BoxShape{3, 4}}) {
    for (const double fill : {0.0, 0.5}) {
      for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const PuzzleRecipe recipe{.boxes = boxes, .kind = PuzzleKind::kUnique, .fill = fill, .seed = seed};
        Puzzle puzzle = made(recipe);
        CAPTURE(boxes.height, boxes.width, fill, seed);
        const int wanted = wanted_givens(fill, puzzle.geometry->cell_count());
        CHECK(givens_of(puzzle) >= wanted);
        Solve solve(puzzle, *find_algorithm("dancing-links"), 2);
        while (!solve.run(1'000'000));
        CHECK(solve.status() == SolveStatus::kUnique);
        if (fill > 0) {
          // Half of such grids is more than one solution needs: digging reaches the share asked for.
          CHECK(givens_of(puzzle) == wanted);
          continue;
        }
        // Down to nothing: every given left is needed.
        for (Digit& given : puzzle.givens) {
          if (given == kBlank) continue;
          const Digit taken = std::exchange(given, kBlank);
          Solve other(puzzle, *find_algorithm("dancing-links"), 2);
          while (!other.run(1'000'000));
          CHECK(other.status() == SolveStatus::kSeveral);
          given = taken;
        }
      }
    }
  }
}

TEST_CASE("the same seed makes the same puzzle, another seed another one") {
  for (const PuzzleKind kind :
       {PuzzleKind::kRandom, PuzzleKind::kBalanced, PuzzleKind::kUnique, PuzzleKind::kPattern}) {
    const auto givens = [&](std::uint64_t seed) { return made({.kind = kind, .fill = 0.4, .seed = seed}).givens; };
    CHECK(givens(5) == givens(5));
    CHECK(givens(5) != givens(6));
  }
}

TEST_CASE("a recipe that makes no grid is refused with a sentence") {
  for (const PuzzleRecipe& recipe : {PuzzleRecipe{.boxes = {9, 9}}, PuzzleRecipe{.boxes = {0, 3}},
                                     PuzzleRecipe{.fill = 1.5}, PuzzleRecipe{.fill = -0.1}}) {
    const auto puzzle = generate(recipe);
    REQUIRE_FALSE(puzzle);
    CHECK(text_of(puzzle.error()).back() == '.');
  }
}

TEST_CASE("kinds of puzzles are found by their names") {
  for (const PuzzleKind kind : {PuzzleKind::kRandom, PuzzleKind::kBalanced, PuzzleKind::kUnique, PuzzleKind::kPattern})
    CHECK(find_puzzle_kind(name_of(kind)) == kind);
  CHECK_FALSE(find_puzzle_kind("Random"));
}

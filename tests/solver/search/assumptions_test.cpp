// Digits that can hold together: the question is asked again and again, and compared with a search each time.
#include "search/learning/assumptions.hpp"

#include <algorithm>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope {
namespace {

using namespace test;

Puzzle only(const Puzzle& puzzle, const std::vector<Digit>& fixed, const std::vector<Cell>& cells) {
  Puzzle left{puzzle.geometry, fixed};
  for (const Cell cell : cells) left.givens[cell] = puzzle.givens[cell];
  return left;
}

bool has_solution(const Puzzle& puzzle) {
  Solve solve(puzzle, preferred_algorithm(puzzle, 1), 1);
  solve.run(UINT64_MAX);
  return solve.solutions() > 0;
}

bool stand(learning::Assumptions& assumptions, const Puzzle& puzzle, const std::vector<Cell>& cells) {
  assumptions.ask(cells, puzzle.givens);
  std::uint64_t steps = UINT64_MAX;
  REQUIRE(assumptions.run(steps));
  return assumptions.stand();
}

// Leaves out each filled cell with a chance of one in `of`.
std::vector<Cell> some_cells(const Puzzle& puzzle, const std::vector<Digit>& fixed, std::size_t of, Rng& rng) {
  std::vector<Cell> cells;
  for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell)
    if (puzzle.givens[cell] != kBlank && fixed[cell] == kBlank && rng.below(of) > 0)
      cells.push_back(static_cast<Cell>(cell));
  return cells;
}

// Questions about a puzzle with two wrong digits; returns how many of them clash.
int check_questions(const Puzzle& published, const std::vector<Digit>& fixed, int questions, Rng& rng) {
  const Puzzle puzzle = change_one(change_one(published, rng), rng);
  learning::Assumptions assumptions(*puzzle.geometry, fixed);
  int clashes = 0;
  for (int i = 0; i < questions; ++i) {
    std::vector<Cell> cells = some_cells(puzzle, fixed, 2 + rng.below(20), rng);
    for (std::size_t last = cells.size(); last > 1; --last) std::swap(cells[last - 1], cells[rng.below(last)]);
    const Puzzle asked = only(puzzle, fixed, cells);
    const bool expected = has_solution(asked);
    REQUIRE(stand(assumptions, puzzle, cells) == expected);
    if (expected) {
      CHECK(is_solution(asked, assumptions.solution()));
      continue;
    }
    ++clashes;
    const std::vector<Cell>& clash = assumptions.clash();
    for (const Cell cell : clash) CHECK(std::find(cells.begin(), cells.end(), cell) != cells.end());
    CHECK_FALSE(has_solution(only(puzzle, fixed, clash)));
  }
  return clashes;
}

}  // namespace

TEST_CASE("Assumptions are answered like a search, and a clash names digits without a solution") {
  Rng rng(5);
  int clashes = 0;
  for (const Puzzle& puzzle : line_file("top95.txt", 12))
    clashes += check_questions(puzzle, blank(puzzle.geometry).givens, 25, rng);
  for (const Puzzle& puzzle : number_file("gecode16_sample.txt", 2))
    clashes += check_questions(puzzle, blank(puzzle.geometry).givens, 15, rng);
  clashes += check_questions(dig(pattern(2, 3), 12, rng), blank(boxes(2, 3)).givens, 40, rng);
  CHECK(clashes > 50);
  CHECK(clashes < 330);
}

TEST_CASE("Fixed digits hold in every question and are never in a clash") {
  Rng rng(6);
  Puzzle solved = line_file("top95.txt", 1)[0];
  Solve solve(solved, preferred_algorithm(solved, 1), 1);
  REQUIRE(solve.run(UINT64_MAX));
  const std::vector<Digit> fixed = solved.givens;
  solved.givens = solve.solution();
  CHECK(check_questions(solved, fixed, 40, rng) > 5);
}

TEST_CASE("A question about assumptions can be left for another, and steps can come one by one") {
  const Puzzle puzzle = number_file("gecode16_sample.txt", 1)[0];
  learning::Assumptions assumptions(*puzzle.geometry, blank(puzzle.geometry).givens);
  std::vector<Cell> cells = {0};
  assumptions.ask(cells, puzzle.givens.front() == kBlank ? std::vector<Digit>(256, 0) : puzzle.givens);
  std::uint64_t steps = 1;
  CHECK_FALSE(assumptions.run(steps));
  CHECK(steps == 0);
  cells = {0, 1};
  // Two equal digits in a row.
  assumptions.ask(cells, std::vector<Digit>(256, 3));
  for (bool done = false; !done;) {
    steps = 1;
    done = assumptions.run(steps);
  }
  CHECK_FALSE(assumptions.stand());
  CHECK(assumptions.clash() == cells);
}

}  // namespace sudoscope

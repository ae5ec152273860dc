// Guesses: when they come, at which cell, and the depth of trial and error that proves one.
#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/search/solve.hpp"
#include "sudoscope/techniques/logic.hpp"
#include "techniques/trial.hpp"

using namespace sudoscope;
using namespace sudoscope::test;

namespace {

constexpr std::string_view kEasy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::string_view kInkala =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
constexpr std::string_view kNorvig =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
constexpr std::string_view kLoki = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..";

std::vector<Digit> solution_of(const Puzzle& puzzle) {
  Solve solve(puzzle, preferred_algorithm(puzzle, 2), 2);
  while (!solve.run(UINT64_MAX)) {
  }
  return solve.solution();
}

int depth_of(std::string_view line) {
  const Puzzle puzzle = from_line(boxes(3, 3), line);
  return trial_depth(Position(*puzzle.geometry, puzzle.givens), solution_of(puzzle));
}

}  // namespace

TEST_CASE("the depth of trial and error is 0 for singles, and 3 for Loki") {
  CHECK(depth_of(kEasy) == 0);
  CHECK(depth_of(kNorvig) == 1);
  CHECK(depth_of(kInkala) == 2);
  CHECK(depth_of(kLoki) == 3);
}

TEST_CASE("a path of singles reaches the solution by guesses, each at a candidate of the solution") {
  const Puzzle puzzle = from_line(boxes(3, 3), kInkala);
  const std::vector<Digit> solution = solution_of(puzzle);
  const Position start(*puzzle.geometry, puzzle.givens);
  const std::vector<Technique> singles{Technique::kFullHouse, Technique::kHiddenSingle, Technique::kNakedSingle};
  LogicPath without(puzzle.geometry, start, singles);
  CHECK_FALSE(without.advance());
  LogicPath path(puzzle.geometry, start, singles, solution);
  int guesses = 0;
  while (path.advance()) {
    const Deduction& step = path.steps().back();
    for (const auto& [cell, digit] : step.placements) CHECK(solution[cell] == digit);
    if (step.technique == Technique::kGuess) ++guesses;
  }
  CHECK(path.is_solved());
  CHECK(guesses > 0);
  CHECK(path.position().digits() == solution);
}

TEST_CASE("the sentence of a guess names it as one, with the reach of singles after it") {
  const Puzzle puzzle = from_line(boxes(3, 3), kInkala);
  const auto guess = guess_at(Position(*puzzle.geometry, puzzle.givens), solution_of(puzzle));
  REQUIRE(guess);
  CHECK(
      text_of(explanation_of(*puzzle.geometry, *guess)) ==
      "Guess that r2c9 is 5: no technique here proves it. After it, singles leave 54 cells empty. A proof takes trial "
      "and error of depth 2, a second digit assumed within the first.");
  CHECK(text_of(nudge_of(*puzzle.geometry, *guess)) == "Look at box 3.");
  CHECK(text_of(question_of(*puzzle.geometry, *guess)) ==
        "No technique goes on from here. Which digit would you try in r2c9?");
}

TEST_CASE("there is no guess if the grid is full, or contradicts the solution") {
  const Puzzle puzzle = from_line(boxes(3, 3), kEasy);
  const std::vector<Digit> solution = solution_of(puzzle);
  CHECK_FALSE(guess_at(Position(*puzzle.geometry, solution), solution));
  Position wrong(*puzzle.geometry, puzzle.givens);
  wrong.eliminate(2, solution[2]);
  CHECK_FALSE(guess_at(wrong, solution));
}

TEST_CASE("a 16x16 grid has guesses without a depth beyond 1") {
  const GeometryPtr geometry = boxes(4, 4);
  std::vector<Digit> solution(256);
  for (int cell = 0; cell < 256; ++cell) {
    const int row = cell / 16;
    solution[static_cast<std::size_t>(cell)] = static_cast<Digit>((row % 4 * 4 + row / 4 + cell % 16) % 16);
  }
  std::vector<Digit> givens = solution;
  for (std::size_t cell = 0; cell < 256; cell += 2) givens[cell] = kBlank;
  const auto guess = guess_at(Position(*geometry, givens), solution);
  REQUIRE(guess);
  CHECK(guess->placements[0].digit == solution[guess->placements[0].cell]);
}

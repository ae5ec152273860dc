// The diagnosis of puzzles with several solutions, compared with the list of all of them.
#include <algorithm>
#include <cmath>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/diagnose/estimate.hpp"
#include "sudoscope/diagnose/givens.hpp"
#include "sudoscope/diagnose/solution_list.hpp"
#include "sudoscope/diagnose/true_candidates.hpp"
#include "sudoscope/diagnose/unavoidable.hpp"
#include "sudoscope/search/catalogue.hpp"

using namespace sudoscope;
using namespace sudoscope::test;

namespace {

std::vector<std::vector<Digit>> all_solutions(const Puzzle& puzzle) {
  std::vector<std::vector<Digit>> found;
  const auto search = make_search(*find_algorithm("propagate-and-guess"), puzzle);
  while (search->run(UINT64_MAX) == StepStatus::kSolution)
    found.emplace_back(search->digits().begin(), search->digits().end());
  return found;
}

// A few solutions to some thousand; of several shapes.
std::vector<Puzzle> samples() {
  std::vector<Puzzle> puzzles;
  Rng rng(9);
  for (Puzzle puzzle : line_file("top95.txt", 6)) {
    for (std::size_t cell = rng.below(40); cell < 81; ++cell)
      if (puzzle.givens[cell] != kBlank) {
        puzzle.givens[cell] = kBlank;
        break;
      }
    puzzles.push_back(std::move(puzzle));
  }
  puzzles.push_back(dig(pattern(2, 3), 24, rng));
  puzzles.push_back(from_line(boxes(2, 2), "12.............."));
  return puzzles;
}

template <class Part>
void run_all(Part& part) {
  // In small slices, as the page does.
  for (std::uint64_t steps = 50; !part.run(steps); steps = 50) {
  }
}

}  // namespace

TEST_CASE("true candidates, their counts and the extra givens are those of all solutions") {
  for (const Puzzle& puzzle : samples()) {
    const auto solutions = all_solutions(puzzle);
    REQUIRE(solutions.size() > 1);
    const auto side = static_cast<std::size_t>(puzzle.geometry->side());
    std::vector<DigitSet> sets(puzzle.givens.size(), 0);
    std::vector<std::uint64_t> counts(puzzle.givens.size() * side, 0);
    for (const auto& solution : solutions)
      for (std::size_t cell = 0; cell < solution.size(); ++cell) {
        sets[cell] |= digit_bit(solution[cell]);
        ++counts[cell * side + solution[cell]];
      }
    TrueCandidates candidates(puzzle);
    run_all(candidates);
    CHECK(candidates.complete());
    CHECK(std::equal(sets.begin(), sets.end(), candidates.of_cells().begin()));
    std::vector<Placement> extra;
    std::vector<Cell> same;
    for (std::size_t cell = 0; cell < sets.size(); ++cell) {
      if (puzzle.givens[cell] == kBlank && is_single(sets[cell])) same.push_back(static_cast<Cell>(cell));
      for (std::size_t digit = 0; digit < side; ++digit)
        if (counts[cell * side + digit] == 1) extra.push_back({static_cast<Cell>(cell), static_cast<Digit>(digit)});
    }
    CHECK(candidates.same_in_all() == same);
    CHECK(std::vector(candidates.extra_givens().begin(), candidates.extra_givens().end()) == extra);

    SolutionList list(puzzle, 0, 10);
    run_all(list);
    CHECK(list.complete());
    CHECK(list.count() == solutions.size());
    CHECK(std::equal(counts.begin(), counts.end(), list.having().begin()));
    CHECK(list.kept() == std::min<std::size_t>(10, solutions.size()));
    for (std::size_t i = 0; i < list.kept(); ++i) CHECK(is_solution(puzzle, list.solution(i)));
  }
}

TEST_CASE("an unavoidable set can be filled in another way, and no part of it can") {
  for (const Puzzle& puzzle : samples()) {
    auto solutions = all_solutions(puzzle);
    solutions.resize(std::min<std::size_t>(solutions.size(), 12));
    const std::vector<Digit> first = solutions[0];
    UnavoidableSets sets(puzzle.geometry, solutions, 6);
    run_all(sets);
    REQUIRE(!sets.sets().empty());
    for (const std::vector<Cell>& set : sets.sets()) {
      Puzzle open{puzzle.geometry, first};
      for (const Cell cell : set) open.givens[cell] = kBlank;
      CHECK(all_solutions(open).size() >= 2);
      for (const Cell cell : set) {
        Puzzle fewer = open;
        fewer.givens[cell] = first[cell];
        CHECK(all_solutions(fewer).size() == 1);
        CHECK(puzzle.givens[cell] == kBlank);
      }
    }
  }
}

TEST_CASE("the estimate is near the count by its standard error, and the same for the same seed") {
  for (const Puzzle& puzzle : samples()) {
    const auto count = static_cast<double>(all_solutions(puzzle).size());
    Estimate estimate(puzzle, 1, 1000);
    run_all(estimate);
    CHECK(estimate.probes() == 1000);
    CHECK(std::abs(estimate.mean() - count) <= 4 * estimate.standard_error() + 1e-9);
    CHECK(estimate.hits() > 0);
    Estimate again(puzzle, 1, 1000);
    std::uint64_t steps = UINT64_MAX;
    again.run(steps);
    CHECK(again.mean() == estimate.mean());
    Estimate other(puzzle, 2, 1000);
    run_all(other);
    CHECK((other.mean() != estimate.mean() || estimate.standard_error() == 0));
  }
}

TEST_CASE("the blank 9x9 grid is estimated at its known count") {
  Estimate estimate(blank(boxes(3, 3)), 1, 1000);
  run_all(estimate);
  // 6,670,903,752,021,072,936,960: B. Felgenhauer, F. Jarvis, 2005.
  CHECK(std::abs(estimate.mean() - 6.670903752e21) < 4 * estimate.standard_error());
  CHECK(estimate.standard_error() < 2e21);
}

TEST_CASE("redundant givens are those whose removal leaves one solution") {
  Puzzle puzzle = line_file("top95.txt", 1)[0];
  RedundantGivens minimal(puzzle);
  run_all(minimal);
  CHECK(minimal.known());
  const auto solution = all_solutions(puzzle)[0];
  puzzle.givens[1] = solution[1];
  puzzle.givens[2] = solution[2];
  std::vector<Cell> expected;
  for (Cell cell = 0; cell < 81; ++cell) {
    if (puzzle.givens[cell] == kBlank) continue;
    Puzzle fewer = puzzle;
    fewer.givens[cell] = kBlank;
    if (all_solutions(fewer).size() == 1) expected.push_back(cell);
  }
  RedundantGivens redundant(puzzle);
  run_all(redundant);
  CHECK(redundant.cells() == expected);
  CHECK(expected.size() >= 2);
}

TEST_CASE("symmetries of the givens have names") {
  const auto names = [](std::string_view line) {
    std::vector<std::string> found;
    for (const Symmetry each : symmetries(from_line(boxes(2, 2), line))) found.push_back(text_of(message_of(each)));
    return found;
  };
  CHECK(names("1..............2") ==
        std::vector<std::string>{"half turn", "falling diagonal mirror", "rising diagonal mirror"});
  CHECK(names("12..............") == std::vector<std::string>{});
  CHECK(names("1..2............") == std::vector<std::string>{"left-right mirror"});
  CHECK(names("1..22..........1").empty());
  CHECK(names("1..2........3..4").size() == 6);
}

// Outlook of a search before its end: a proved digit is in every solution, at any time, even after
// solutions are ruled out to look for further ones; the best grid is only a guess, but breaks no rule.
#include <algorithm>
#include <set>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/search/solve.hpp"
#include "sudoscope/techniques/find_contradiction.hpp"

namespace sudoscope {
namespace {

using namespace test;

std::vector<std::vector<Digit>> every_solution(const Puzzle& puzzle) {
  const auto search = make_search(*find_algorithm("propagate-and-guess"), puzzle);
  std::vector<std::vector<Digit>> solutions;
  for (auto status = StepStatus::kRunning; status != StepStatus::kExhausted;) {
    status = search->run(1000);
    if (status == StepStatus::kSolution) solutions.emplace_back(search->digits().begin(), search->digits().end());
  }
  return solutions;
}

std::size_t digits_in(const std::vector<Digit>& grid) {
  return grid.size() - static_cast<std::size_t>(std::count(grid.begin(), grid.end(), kBlank));
}

bool has_givens(const Puzzle& puzzle, const std::vector<Digit>& grid) {
  for (std::size_t cell = 0; cell < grid.size(); ++cell)
    if (puzzle.givens[cell] != kBlank && grid[cell] != puzzle.givens[cell]) return false;
  return true;
}

TEST_CASE("Proved digits of an outlook are in every solution at every step, and the best grid breaks no rule") {
  const std::vector<GeometryPtr> geometries = {boxes(2, 3), boxes(3, 3), boxes(2, 4), boxes(3, 3, {{"diagonals"}}),
                                               jigsaw(kJigsaw6)};
  Rng rng(21);
  int beyond_givens = 0;  // steps before the first solution with more than the givens proved
  int of_several = 0;     // puzzles with several solutions
  int late = 0;           // steps after the first of several solutions with more than the givens proved
  for (int i = 0; i < 150; ++i) {
    const GeometryPtr& geometry = geometries[static_cast<std::size_t>(i) % geometries.size()];
    const auto cells = static_cast<std::size_t>(geometry->cell_count());
    const auto full = make_search(*find_algorithm("sudoscope-n"), blank(geometry), {static_cast<std::uint8_t>(i % 4)});
    while (full->run(1000) != StepStatus::kSolution) {
    }
    const Puzzle grid{geometry, {full->digits().begin(), full->digits().end()}};
    const Puzzle puzzle = dig(grid, cells * (50 + rng.below(15)) / 100, rng);
    const auto solutions = every_solution(puzzle);
    REQUIRE_FALSE(solutions.empty());
    if (solutions.size() > 1) ++of_several;
    Solve solve(puzzle, *find_algorithm("sudoscope-n"), 0, {static_cast<std::uint8_t>(i % 4)});
    const std::size_t givens = digits_in(puzzle.givens);
    for (bool finished = false; !finished;) {
      finished = solve.run(1);
      const Outlook outlook = solve.outlook().value();
      REQUIRE(has_givens(puzzle, outlook.proved));
      bool in_all = true;
      for (const auto& solution : solutions)
        for (std::size_t cell = 0; cell < cells; ++cell)
          in_all = in_all && (outlook.proved[cell] == kBlank || outlook.proved[cell] == solution[cell]);
      REQUIRE(in_all);
      if (digits_in(outlook.proved) > givens) ++(solve.solutions() == 0 ? beyond_givens : late);
      if (outlook.best.empty()) continue;
      REQUIRE(has_givens(puzzle, outlook.best));
      REQUIRE_FALSE(find_contradiction({geometry, outlook.best}));
    }
  }
  CHECK(beyond_givens > 100);
  CHECK(of_several > 50);
  CHECK(late > 100);
}

TEST_CASE("The outlook of a hard search has conflicts, memory and ever fuller grids; a plain one has none") {
  const Puzzle puzzle = line_file("hardest_1905_sample.txt", 1)[0];
  Solve solve(puzzle, *find_algorithm("sudoscope-n"), 2);
  Outlook before;
  std::set<std::size_t> fullness;
  for (bool finished = false; !finished;) {
    finished = solve.run(1);
    const Outlook outlook = solve.outlook().value();
    CHECK(outlook.conflicts >= before.conflicts);
    CHECK(digits_in(outlook.best) >= digits_in(before.best));
    CHECK(outlook.memory_bytes > sizeof(Solve));
    fullness.insert(digits_in(outlook.best));
    before = outlook;
  }
  CHECK(before.conflicts > 10);
  CHECK(fullness.size() > 5);
  CHECK_FALSE(Solve(puzzle, *find_algorithm("propagate-and-guess"), 2).outlook());
}

TEST_CASE("A grid that contradicts itself has no outlook") {
  Puzzle puzzle = blank(boxes(2, 2));
  puzzle.givens[0] = puzzle.givens[1] = 0;
  CHECK_FALSE(Solve(puzzle, *find_algorithm("sudoscope-n"), 2).outlook());
}

}  // namespace
}  // namespace sudoscope

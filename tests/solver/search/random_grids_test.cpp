// The files made by tests/bench/random_grids.cpp fit the page's description of them.
#include <algorithm>
#include <map>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/grid/format.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope {
namespace {

// Number of puzzles of each side.
using Sides = std::map<int, int>;

Sides check_random_grids(std::string_view file) {
  Sides sides;
  for (const std::string& line : test::data_lines(file)) {
    if (line[0] == '#') continue;
    CAPTURE(line);
    const auto parsed = parse_puzzle(line);
    REQUIRE(parsed);
    const Puzzle& puzzle = parsed.value().puzzle;
    const auto blanks = std::count(puzzle.givens.begin(), puzzle.givens.end(), kBlank);
    CHECK(static_cast<std::size_t>(blanks) == puzzle.givens.size() / 2);
    Solve solve(puzzle, preferred_algorithm(puzzle, 2), 2);
    CHECK(solve.run(100'000));
    CHECK(solve.status() == SolveStatus::kUnique);
    ++sides[puzzle.geometry->side()];
  }
  return sides;
}

TEST_CASE("growth.txt has five grids of each side, half given and with one solution") {
  CHECK(check_random_grids("growth.txt") ==
        Sides{{4, 5}, {6, 5}, {8, 5}, {9, 5}, {10, 5}, {12, 5}, {16, 5}, {20, 5}, {25, 5}});
}

TEST_CASE("uniq25.txt has ten grids, half given and with one solution") {
  CHECK(check_random_grids("uniq25.txt") == Sides{{25, 10}});
}

}  // namespace
}  // namespace sudoscope

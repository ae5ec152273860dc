// Can a cell of a full grid hold another digit? Asked again and again
// about fewer and fewer givens, and compared with a search for each digit.
#include "generate/other_digits.hpp"

#include <algorithm>

#include "../catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/shuffle.hpp"
#include "sudoscope/search/solve.hpp"

using namespace sudoscope;
using test::boxes;
using test::jigsaw;

namespace {

bool has_solution(const Puzzle& puzzle) {
  Solve solve(puzzle, *find_algorithm("norvig"), 1);
  while (!solve.run(1'000'000));
  return solve.solutions() > 0;
}

bool can_have_another(Puzzle puzzle, Cell cell, Digit own) {
  for (int digit = 0; digit < puzzle.geometry->side(); ++digit) {
    puzzle.givens[cell] = static_cast<Digit>(digit);
    if (digit != own && has_solution(puzzle)) return true;
  }
  return false;
}

Puzzle solved(GeometryPtr geometry) {
  const Puzzle open = test::blank(geometry);
  Solve solve(open, *find_algorithm("sudoscope-n"), 1);
  while (!solve.run(1'000'000));
  return {std::move(geometry), solve.solution()};
}

}  // namespace

TEST_CASE("A cell can hold another digit exactly if a search finds one, whatever was asked before") {
  Rng rng(8);
  int other = 0, asked = 0;
  for (const GeometryPtr& geometry : {boxes(2, 2), boxes(2, 3), boxes(3, 4), jigsaw(test::kJigsaw6),
                                      jigsaw(test::kJigsaw9), boxes(3, 3, {{"diagonals"}})}) {
    const Puzzle full = solved(geometry);
    OtherDigits others(full);
    Puzzle left = full;
    auto open = shuffled_numbers<Cell>(full.givens.size(), rng);
    while (!open.empty()) {
      const Cell cell = open.back();
      open.pop_back();
      left.givens[cell] = kBlank;
      CAPTURE(geometry->side(), cell, open.size());
      const auto can_have = others.can_have(cell, open, 100'000);
      REQUIRE(can_have.has_value());
      REQUIRE(*can_have == can_have_another(left, cell, full.givens[cell]));
      ++asked;
      if (!*can_have) continue;
      ++other;
      left.givens[cell] = full.givens[cell];
      others.give(cell);
    }
  }
  CHECK(other > asked / 5);
  CHECK(other < asked * 4 / 5);
}

TEST_CASE("A question with no patience is left open, and answered when it is asked again with more") {
  const Puzzle full = test::pattern(4, 4);
  OtherDigits others(full);
  std::vector<Cell> given;
  for (Cell cell = 1; cell < 256; cell += 3) given.push_back(cell);
  CHECK_FALSE(others.can_have(0, given, 0).has_value());
  CHECK(others.can_have(0, given, 100'000).has_value());
}

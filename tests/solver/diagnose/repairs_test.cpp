// Repairs: the complete list, compared with brute force; and the share in which the true one comes first.
#include <map>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/search/solve.hpp"
#include "typos.hpp"

using namespace sudoscope;
using namespace sudoscope::test;

namespace {

bool has_one_solution(const Puzzle& puzzle) {
  Solve solve(puzzle, *find_algorithm("sudoscope-9"), 2);
  solve.run(UINT64_MAX);
  return solve.solutions() == 1;
}

}  // namespace

TEST_CASE("every change of one given that leaves one solution is a repair, and no other is") {
  Rng rng(11);
  const std::vector<Puzzle> puzzles = line_file("top95.txt", 8);
  for (const Puzzle& puzzle : puzzles) {
    const Typo typo = make_typo(puzzle, TypoKind::kAnyDigit, rng);
    std::map<std::pair<Cell, Digit>, bool> expected;
    std::vector<Cell> givens;
    for (Cell cell = 0; cell < 81; ++cell) {
      if (typo.puzzle.givens[cell] == kBlank) continue;
      givens.push_back(cell);
      for (Digit digit = 0; digit < 9; ++digit) {
        Puzzle changed = typo.puzzle;
        changed.givens[cell] = digit;
        if (digit != typo.puzzle.givens[cell] && has_one_solution(changed)) expected[{cell, digit}] = true;
      }
    }
    // The same from a conflict set and from all givens.
    Repairs repairs(typo.puzzle, givens, true);
    std::uint64_t steps = UINT64_MAX;
    REQUIRE(repairs.run(steps));
    std::map<std::pair<Cell, Digit>, bool> found;
    for (const Repair& repair : repairs.repairs()) {
      Puzzle repaired = typo.puzzle;
      repaired.givens[repair.first.cell] = repair.first.to;
      if (repair.second.cell != kNoCell) repaired.givens[repair.second.cell] = repair.second.to;
      CHECK(has_one_solution(repaired));
      if (repair.kind == RepairKind::kChange) found[{repair.first.cell, repair.first.to}] = true;
    }
    CHECK(found == expected);
    CHECK(expected.count({typo.undo.first.cell, typo.undo.first.to}) == 1);
  }
}

TEST_CASE("repairs are listed by rank") {
  Rng rng(5);
  const Typo typo = make_typo(line_file("top95.txt", 3)[2], TypoKind::kMisread, rng);
  std::vector<Cell> givens;
  for (Cell cell = 0; cell < 81; ++cell)
    if (typo.puzzle.givens[cell] != kBlank) givens.push_back(cell);
  Repairs repairs(typo.puzzle, givens, true);
  std::uint64_t steps = UINT64_MAX;
  repairs.run(steps);
  for (std::size_t i = 1; i < repairs.repairs().size(); ++i)
    CHECK(repairs.repairs()[i - 1].score >= repairs.repairs()[i].score);
}

// Norvig's 95 and five of his hardest, each with one typo, the five kinds in turn.
TEST_CASE("the right repair of a mistyped puzzle is mostly the first, and nearly always among the first three") {
  std::vector<Puzzle> puzzles = line_file("top95.txt", 95);
  const std::vector<Puzzle> more = line_file("hardest11.txt", 5);
  puzzles.insert(puzzles.end(), more.begin(), more.end());
  REQUIRE(puzzles.size() == 100);
  Rng rng(2024);
  int first = 0;
  int in_three = 0;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const Diagnosed found = diagnose_typo(make_typo(puzzles[i], static_cast<TypoKind>(i % kTypoKinds), rng));
    first += found.rank == 1 ? 1 : 0;
    in_three += found.rank >= 1 && found.rank <= 3 ? 1 : 0;
  }
  INFO("named first: " << first << ", among the first three: " << in_three << " of 100");
  CHECK(first >= 85);
  CHECK(in_three >= 92);
}

// The diagnosis of puzzles without solution, compared with brute force.
#include <algorithm>
#include <set>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/diagnose/conflict_set.hpp"
#include "sudoscope/search/solve.hpp"
#include "sudoscope/techniques/find_contradiction.hpp"
#include "typos.hpp"

using namespace sudoscope;
using namespace sudoscope::test;

namespace {

std::uint64_t solutions_of(const Puzzle& puzzle, std::uint64_t limit) {
  Solve solve(puzzle, *find_algorithm("propagate-and-guess"), limit);
  solve.run(UINT64_MAX);
  return solve.solutions();
}

Puzzle only(const Puzzle& puzzle, const std::vector<Cell>& cells) {
  Puzzle left = blank(puzzle.geometry);
  for (const Cell cell : cells) left.givens[cell] = puzzle.givens[cell];
  return left;
}

ConflictSet conflict_of(const Puzzle& puzzle) {
  ConflictFinder set(puzzle);
  std::uint64_t steps = UINT64_MAX;
  REQUIRE(set.run(steps));
  return *set.conflict();
}

// Without any one of them, the rest has a solution.
void check_minimal(const Puzzle& puzzle, const std::vector<Cell>& cells) {
  const Puzzle core = only(puzzle, cells);
  CHECK(solutions_of(core, 1) == 0);
  for (const Cell cell : cells) {
    Puzzle fewer = core;
    fewer.givens[cell] = kBlank;
    CHECK(solutions_of(fewer, 1) == 1);
  }
}

// The same for a grid that takes a search with learning.
void check_minimal_by_learning(const Puzzle& puzzle, const std::vector<Cell>& cells) {
  for (std::size_t left_out = 0; left_out <= cells.size(); ++left_out) {
    Puzzle fewer = only(puzzle, cells);
    if (left_out < cells.size()) fewer.givens[cells[left_out]] = kBlank;
    Solve solve(fewer, preferred_algorithm(fewer, 1), 1);
    REQUIRE(solve.run(1'000'000));
    CHECK((solve.solutions() == 0) == (left_out == cells.size()));
  }
}

// Gives one given a digit that no peer has, as often as that leaves a solution.
Puzzle mistype(const Puzzle& puzzle, Rng& rng) {
  while (true) {
    const Puzzle changed = change_one(puzzle, rng);
    Solve solve(changed, preferred_algorithm(changed, 1), 1);
    if (!find_contradiction(changed) && solve.run(1'000'000) && solve.solutions() == 0) return changed;
  }
}

// Mistyped puzzles without solution, of several kinds.
std::vector<Puzzle> impossible_puzzles(std::size_t count) {
  std::vector<Puzzle> found;
  Rng rng(7);
  for (const Puzzle& puzzle : line_file("top95.txt", 95)) {
    const Typo typo = make_typo(puzzle, static_cast<TypoKind>(rng.below(kTypoKinds)), rng);
    if (found.size() < count && solutions_of(typo.puzzle, 1) == 0) found.push_back(typo.puzzle);
  }
  return found;
}

}  // namespace

TEST_CASE("a conflict set has no solution, and one without any of its cells") {
  const std::vector<Puzzle> puzzles = impossible_puzzles(20);
  REQUIRE(puzzles.size() == 20);
  for (const Puzzle& puzzle : puzzles) {
    const ConflictSet conflict = conflict_of(puzzle);
    CHECK(conflict.minimal);
    check_minimal(puzzle, conflict.cells);
  }
}

TEST_CASE("a conflict set of a grid that is not 9x9 is minimal too") {
  const Puzzle six = from_line(boxes(2, 3), "12345.....6.........................");
  const ConflictSet conflict = conflict_of(six);
  CHECK(conflict.minimal);
  check_minimal(six, conflict.cells);
  Rng rng(3);
  Puzzle twelve = change_one(dig(pattern(3, 4), 60, rng), rng);
  REQUIRE(solutions_of(twelve, 1) == 0);
  check_minimal(twelve, conflict_of(twelve).cells);
}

TEST_CASE("a conflict set of a 16x16 gets smaller until it is minimal") {
  Rng rng(11);
  std::size_t smaller = 0;
  for (const Puzzle& published : number_file("gecode16_sample.txt", 3)) {
    const Puzzle puzzle = mistype(published, rng);
    ConflictFinder set(puzzle);
    std::size_t told = puzzle.givens.size();
    for (bool done = false; !done;) {
      std::uint64_t steps = 50;
      done = set.run(steps);
      const auto conflict = set.conflict();
      if (!conflict) continue;
      // Further orders are tried once there is a minimal one; the best is reported.
      smaller += conflict->cells.size() < told && !conflict->minimal ? 1 : 0;
      told = std::min(told, conflict->cells.size());
    }
    CHECK(set.conflict()->minimal);
    CHECK(!set.conflict()->chain.steps.empty());
    check_minimal_by_learning(puzzle, set.conflict()->cells);
  }
  CHECK(smaller >= 6);
}

TEST_CASE("two equal givens are a conflict set of two, with a sentence") {
  Puzzle puzzle = line_file("top95.txt", 1)[0];
  puzzle.givens[1] = puzzle.givens[0];
  const ConflictSet conflict = conflict_of(puzzle);
  CHECK(conflict.cells == std::vector<Cell>{0, 1});
  REQUIRE(conflict.chain.steps.size() == 1);
  CHECK(text_of(message_of(*puzzle.geometry, conflict.chain.steps[0])) == "Row 1 holds 4 twice, at r1c1 and r1c2.");
}

TEST_CASE("a step of a chain needs only givens of the set and conclusions of earlier steps") {
  std::size_t by_singles = 0;
  for (const Puzzle& puzzle : impossible_puzzles(20)) {
    const ConflictSet conflict = conflict_of(puzzle);
    std::set<Cell> known(conflict.cells.begin(), conflict.cells.end());
    REQUIRE(!conflict.chain.steps.empty());
    for (const ChainStep& step : conflict.chain.steps) {
      CHECK(!text_of(message_of(*puzzle.geometry, step)).empty());
      for (const Cell cell : step.because) CHECK(known.count(cell) == 1);
      for (const Candidate& each : step.deduction.placements) known.insert(each.cell);
      for (const Candidate& each : step.deduction.eliminations) known.insert(each.cell);
      for (const Evidence::InCell& each : step.deduction.evidence.cells) known.insert(each.cell);
    }
    for (const Cell cell : conflict.chain.givens)
      CHECK(std::binary_search(conflict.cells.begin(), conflict.cells.end(), cell));
    const auto& end = conflict.chain.steps.back().contradiction;
    REQUIRE(end);
    by_singles += end->kind != ContradictionKind::kAllTried ? 1 : 0;
  }
  CHECK(by_singles >= 15);
}

TEST_CASE("every single of a chain is forced by the cells that it names") {
  for (const Puzzle& puzzle : impossible_puzzles(20)) {
    const ConflictSet conflict = conflict_of(puzzle);
    std::vector<Digit> digits = only(puzzle, conflict.cells).givens;
    const auto is_simple = [](const ChainStep& step) {
      return step.contradiction || row_of(step.deduction.technique).family == TechniqueFamily::kSingles;
    };
    if (!std::all_of(conflict.chain.steps.begin(), conflict.chain.steps.end(), is_simple)) continue;
    for (const ChainStep& step : conflict.chain.steps) {
      // With these digits alone, any other digit there, or for a contradiction any digit at all, is excluded at sight.
      Puzzle alone = blank(puzzle.geometry);
      for (const Cell cell : step.because) alone.givens[cell] = digits[cell];
      const auto fits = [&](Cell cell, Digit digit) {
        if (alone.givens[cell] != kBlank) return false;
        const auto peers = puzzle.geometry->peers(cell);
        return std::none_of(peers.begin(), peers.end(), [&](Cell peer) { return alone.givens[peer] == digit; });
      };
      const auto check_cell = [&](Cell cell, Digit but) {
        for (Digit digit = 0; digit < 9; ++digit)
          if (digit != but) CHECK_FALSE(fits(cell, digit));
      };
      const auto check_house = [&](HouseId house, Digit digit, Cell but) {
        for (const Cell cell : puzzle.geometry->houses()[house].cells)
          if (cell != but) CHECK_FALSE(fits(cell, digit));
      };
      if (const auto& end = step.contradiction) {
        if (end->kind == ContradictionKind::kNoCandidate) check_cell(end->cells[0], kBlank);
        if (end->kind == ContradictionKind::kNoPlace) check_house(end->house, first_digit(end->digits), kNoCell);
        continue;
      }
      const auto [cell, digit] = step.deduction.placements[0];
      if (step.deduction.technique == Technique::kNakedSingle)
        check_cell(cell, digit);
      else
        check_house(step.deduction.evidence.houses[0].house, digit, cell);
      digits[cell] = digit;
    }
  }
}

TEST_CASE("fixed digits are never in a conflict set") {
  // The entry at r1c2 breaks the puzzle; the givens have a solution.
  Puzzle puzzle = line_file("top95.txt", 1)[0];
  Solve solve(puzzle, *find_algorithm("propagate-and-guess"), 1);
  solve.run(UINT64_MAX);
  puzzle.givens[1] = static_cast<Digit>((solve.solution()[1] + 1) % 9);
  puzzle.givens[2] = solve.solution()[2];
  const std::vector<Cell> entries{1, 2};
  ConflictFinder set(puzzle, entries);
  std::uint64_t steps = UINT64_MAX;
  REQUIRE(set.run(steps));
  CHECK(set.conflict()->cells == std::vector<Cell>{1});
}

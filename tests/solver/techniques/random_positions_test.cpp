// Some random puzzles: every result of any technique on the way of each is true in all
// its solutions. The benchmark technique_positions goes through a million positions.
#include "random_positions.hpp"

#include <map>

#include "catch.hpp"
#include "evidence_check.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/techniques/logic.hpp"

using namespace sudoscope;
using namespace sudoscope::test;

namespace {

// Some techniques; not the slowest, which forcing_test.cpp compares with solutions.
std::vector<Technique> drawn(std::vector<Technique> techniques, Rng& rng) {
  std::erase(techniques, Technique::kNestedForcingChain);
  return any_of(5)(std::move(techniques), rng);
}

struct Tally {
  int with_one_solution = 0;
  int with_several = 0;
  std::map<Technique, int> fired;
};

// Every deduction is compared with the solutions, and one in sixty with its evidence.
void check_walk(const SolvedPuzzle& puzzle, Rng& rng, Tally& tally) {
  ++(puzzle.has_one_solution ? tally.with_one_solution : tally.with_several);
  walk(puzzle, drawn, 12, rng, [&](const Position& position, Technique technique, const std::vector<Deduction>& all) {
    tally.fired[technique] += static_cast<int>(all.size());
    for (const Deduction& each : all) {
      const bool holds =
          is_true(each, puzzle) && (rng.below(60) != 0 || EvidenceCheck(position, each.evidence).implies(each));
      if (holds) continue;
      INFO(to_line(puzzle.puzzle.givens));
      INFO(text_of(explanation_of(position.geometry(), each)));
      CHECK(holds);
    }
  });
}

}  // namespace

TEST_CASE("all deductions at random positions of random puzzles on every kind of grid are true in all solutions") {
  Rng rng(1);
  Tally tally;
  for (const GeometryPtr& geometry : geometries_of_every_kind())
    if (const auto puzzle = random_puzzle(geometry, rng)) check_walk(*puzzle, rng, tally);
  CHECK(tally.with_one_solution > 0);
  CHECK(tally.with_several > 0);
}

TEST_CASE("all deductions at random positions of published puzzles are true, with a given less too") {
  Rng rng(2);
  Tally tally;
  for (const std::string_view file : {"17clue_sample.txt", "hardest_1905_sample.txt", "top95.txt"})
    for (Puzzle puzzle : line_file(file, 6)) {
      if (const auto solved = all_solved(puzzle)) check_walk(*solved, rng, tally);
      puzzle = dig(puzzle, 1, rng);
      if (const auto solved = all_solved(puzzle)) check_walk(*solved, rng, tally);
    }
  CHECK(tally.with_one_solution >= 18);
  CHECK(tally.with_several > 0);
}

TEST_CASE("random puzzles distinguish a digit of a second solution from an impossible one") {
  const SolvedPuzzle two = *all_solved(from_line(boxes(2, 2), "12..34..2...4..."));
  CHECK_FALSE(two.has_one_solution);
  const Cell open = 10;
  Deduction wrong;
  wrong.eliminations = {{open, first_digit(two.possible[open])}};
  CHECK_FALSE(is_true(wrong, two));
  wrong = {};
  wrong.placements = {{open, first_digit(two.possible[open])}};
  CHECK(is_true(wrong, two) == is_single(two.possible[open]));
}

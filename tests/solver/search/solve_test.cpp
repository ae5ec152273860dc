// A contradiction in the grid itself is reported in place of a search, for every algorithm and any slices.
#include "sudoscope/search/solve.hpp"

#include "catch.hpp"
#include "puzzles.hpp"

namespace sudoscope {
namespace {

using namespace test;

// Row 1 lacks one digit alone, which its last column holds at the bottom.
Puzzle without_candidate(GeometryPtr geometry) {
  Puzzle puzzle = blank(std::move(geometry));
  const int side = puzzle.geometry->side();
  for (int cell = 0; cell + 1 < side; ++cell) puzzle.givens[static_cast<std::size_t>(cell)] = static_cast<Digit>(cell);
  puzzle.givens.back() = static_cast<Digit>(side - 1);
  return puzzle;
}

TEST_CASE("Every algorithm reports a contradiction in the grid itself, in any slices, and counts no step") {
  for (const Puzzle& puzzle : {without_candidate(boxes(2, 3)), without_candidate(boxes(3, 3)),
                               without_candidate(boxes(4, 4)), without_candidate(boxes(5, 5))}) {
    for (const Algorithm& algorithm : algorithms_for(puzzle)) {
      for (const std::uint64_t slice : {1, 7, 1'000'000}) {
        INFO(algorithm.id << " on " << puzzle.geometry->side() << ", " << slice << " steps at a time");
        Solve solve(puzzle, algorithm, 2);
        CHECK_FALSE(solve.finished());
        while (!solve.run(slice)) continue;
        REQUIRE(solve.contradiction());
        CHECK(solve.contradiction()->kind == ContradictionKind::kNoCandidate);
        CHECK(solve.status() == SolveStatus::kNone);
        CHECK(solve.stats().steps == 0);
        CHECK_FALSE(solve.outlook());
      }
    }
  }
}

TEST_CASE("The immediate check can come before the first step, and a clash needs none") {
  Solve checked(without_candidate(boxes(3, 3)), *find_algorithm("brute-force"), 1);
  CHECK(checked.check());
  CHECK(checked.contradiction());

  Puzzle clash = blank(boxes(3, 3));
  clash.givens[0] = clash.givens[8] = 4;
  const Solve clashing(clash, *find_algorithm("brute-force"), 1);
  CHECK(clashing.finished());
  REQUIRE(clashing.contradiction());
  CHECK(clashing.contradiction()->kind == ContradictionKind::kTwice);

  Solve sound(pattern(3, 3), *find_algorithm("brute-force"), 2);
  CHECK_FALSE(sound.check());
  CHECK(sound.run(1'000'000));
  CHECK(sound.status() == SolveStatus::kUnique);
}

}  // namespace
}  // namespace sudoscope

// Find one, find all and count, at the edges: blank, full, clashing and smallest and largest grids.
#include <set>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope {
namespace {

using namespace test;

bool takes(const Algorithm& algorithm, const Puzzle& puzzle) { return !why_not(algorithm, *puzzle.geometry); }

std::set<std::string> all_solutions(Search& search) {
  std::set<std::string> solutions;
  while (search.run(1000) != StepStatus::kExhausted)
    if (search.stats().solutions > solutions.size()) solutions.insert(to_line(search.digits()));
  return solutions;
}

TEST_CASE("Every algorithm finds all 288 grids of 4x4, each once and valid") {
  const Puzzle puzzle = blank(boxes(2, 2));
  for (const Algorithm& algorithm : guessing_algorithms()) {
    INFO(algorithm.id);
    const auto search = make_search(algorithm, puzzle);
    const auto solutions = all_solutions(*search);
    CHECK(search->stats().solutions == 288);
    CHECK(solutions.size() == 288);
    for (const std::string& line : solutions) CHECK(is_solution(puzzle, from_line(puzzle.geometry, line).givens));
  }
}

TEST_CASE("A full grid is its own only solution") {
  const Puzzle puzzle = pattern(3, 3);
  for (const Algorithm& algorithm : algorithms_for(puzzle)) {
    INFO(algorithm.id);
    const auto search = make_search(algorithm, puzzle);
    CHECK(search->run(100) == StepStatus::kSolution);
    CHECK(is_solution(puzzle, search->digits()));
    CHECK(search->run(100) == StepStatus::kExhausted);
    CHECK(search->stats().solutions == 1);
  }
}

TEST_CASE("An exhausted search stays exhausted and counts no more steps") {
  Rng rng(4);
  for (const Algorithm& algorithm : catalogue()) {
    INFO(algorithm.id);
    const Puzzle small = from_line(boxes(2, 2), "1234............");
    const auto search = make_search(algorithm, takes(algorithm, small) ? small : dig(pattern(3, 3), 40, rng));
    all_solutions(*search);
    const SearchStats stats = search->stats();
    std::vector<Event> trace;
    CHECK(search->run(100) == StepStatus::kExhausted);
    CHECK(search->step(trace) == StepStatus::kExhausted);
    CHECK(trace.empty());
    CHECK(search->stats() == stats);
    CHECK(stats.level == 0);
    CHECK(stats.guesses == stats.backtracks);
  }
}

TEST_CASE("Two equal givens end the run in its first step, which names them") {
  for (const Algorithm& algorithm : catalogue()) {
    INFO(algorithm.id);
    const Puzzle small = from_line(boxes(2, 2), "1..1............");
    const Puzzle ordinary = from_line(boxes(3, 3), "1..1" + std::string(77, '.'));
    const auto search = make_search(algorithm, takes(algorithm, small) ? small : ordinary);
    std::vector<Event> trace;
    CHECK(search->step(trace) == StepStatus::kExhausted);
    REQUIRE(trace.size() == 2);
    CHECK(trace[0] == Event{.kind = EventKind::kConflict, .digit = 0, .cell = 3, .house = 0});
    CHECK(trace[1].kind == EventKind::kExhausted);
    CHECK(search->stats().steps == 1);
  }
}

TEST_CASE("The smallest grid has one solution") {
  for (const Algorithm& algorithm : algorithms_for(blank(boxes(1, 1)))) {
    INFO(algorithm.id);
    const auto search = make_search(algorithm, blank(boxes(1, 1)));
    CHECK(all_solutions(*search) == std::set<std::string>{"1"});
  }
}

TEST_CASE("Every algorithm that claims the largest grid takes it") {
  Rng rng(3);
  const Puzzle full = pattern(8, 8);
  const Puzzle puzzle = dig(full, 100, rng);
  for (const Algorithm& algorithm : algorithms_for(puzzle)) {
    INFO(algorithm.id);
    CHECK(algorithm.largest_side == kMaxSide);
    const auto search = make_search(algorithm, puzzle);
    CHECK(search->run(100'000) == StepStatus::kSolution);
  }
}

TEST_CASE("An algorithm for ordinary 9x9 grids gives a reason for refusing others") {
  const Algorithm& algorithm = *find_algorithm("sudoscope-9");
  const auto refusal = [&](const GeometryPtr& geometry) { return text_of(why_not(algorithm, *geometry)); };
  CHECK(refusal(boxes(3, 3)).empty());
  const std::string takes = "Sudoscope 9 takes 9x9 grids with square boxes and no other houses; this one is ";
  CHECK(refusal(boxes(2, 2)) == takes + "4x4.");
  CHECK(refusal(boxes(1, 9)) == takes + "of another kind.");
  CHECK(refusal(boxes(3, 3, {{"diagonals"}})) == takes + "of another kind.");
  CHECK(refusal(boxes(3, 3, {{"windows"}})) == takes + "of another kind.");
  CHECK(refusal(jigsaw(kJigsaw9)) == takes + "of another kind.");
}

TEST_CASE("The preferred algorithm is the fast engine if it takes the grid, and learns if that pays") {
  const auto preferred = [](const Puzzle& puzzle, std::uint64_t limit) {
    const Algorithm& algorithm = preferred_algorithm(puzzle, limit);
    CHECK_FALSE(why_not(algorithm, *puzzle.geometry));
    return algorithm.id;
  };
  CHECK(preferred(blank(boxes(3, 3)), 2) == "sudoscope-9");
  for (const GeometryPtr& geometry : {boxes(2, 2), boxes(1, 9), boxes(3, 3, {{"windows"}}), jigsaw(kJigsaw9)})
    CHECK(preferred(blank(geometry), 2) == "propagate-and-guess");
  Rng rng(1);
  const Puzzle half = dig(pattern(5, 5), 312, rng);
  CHECK(preferred(half, 1) == "sudoscope-n");
  CHECK(preferred(half, 2) == "sudoscope-n");
  CHECK(preferred(half, 0) == "propagate-and-guess");
  CHECK(preferred(blank(boxes(5, 5)), 2) == "propagate-and-guess");
}

TEST_CASE("A wrong digit that leaves a cell or a place empty is a conflict, not a solution") {
  // Row 1 lacks only 4, and column 4 holds it already.
  const Puzzle puzzle = from_line(boxes(2, 2), "123....4........");
  for (const Algorithm& algorithm : algorithms_for(puzzle)) {
    INFO(algorithm.id);
    const auto search = make_search(algorithm, puzzle);
    CHECK(all_solutions(*search).empty());
  }
}

}  // namespace
}  // namespace sudoscope

// A tree in parts: together they are the whole, for every algorithm and every cut.
#include "sudoscope/search/split.hpp"

#include "every_run.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope {
namespace {

using namespace test;

constexpr std::uint64_t kNoLimit = UINT64_MAX;

// Several, one and no solutions; small enough for brute force to try everything.
std::vector<Puzzle> small_puzzles() {
  Rng rng(11);
  return {blank(boxes(2, 2)),          from_line(boxes(2, 2), "123....4........"),
          dig(pattern(2, 3), 22, rng), dig(change_one(pattern(2, 3), rng), 18, rng),
          dig(pattern(3, 3), 34, rng), blank(jigsaw("0000111122223333"))};
}

Splitter split(std::unique_ptr<Search> search, SplitGoal goal) {
  Splitter splitter(std::move(search), goal);
  while (!splitter.run(7)) continue;
  return splitter;
}

// Counts and solutions, the latter as a hash that does not depend on their order.
struct Total {
  SearchStats stats;
  std::uint64_t hash = 0;

  void search(Search& search) {
    StepStatus status = StepStatus::kRunning;
    while (status != StepStatus::kExhausted)
      if ((status = search.run(1000)) == StepStatus::kSolution) hash += hash_of(search.digits());
    stats.add(search.stats());
  }
};

TEST_CASE("The counters of the parts of a tree add up to those of the whole, at every depth") {
  on_every_run(small_puzzles(), [](const Algorithm& algorithm, const KnobValues& knobs, const Puzzle& puzzle) {
    Total whole;
    whole.search(*make_search(algorithm, puzzle, knobs));
    for (int depth = 1; depth < 7; ++depth) {
      INFO("depth " << depth);
      Splitter splitter = split(make_search(algorithm, puzzle, knobs), {.depth = depth});
      Total parts{splitter.above().stats};
      for (const Subproblem& subproblem : splitter.subproblems()) parts.search(*subproblem.search);
      CHECK(parts.stats == whole.stats);
    }
  });
}

TEST_CASE("The shares above the cut and of the parts add up to the tree, and none is negative") {
  on_every_run(small_puzzles(), [](const Algorithm& algorithm, const KnobValues& knobs, const Puzzle& puzzle) {
    for (int depth = 1; depth < 7; ++depth) {
      Splitter splitter = split(make_search(algorithm, puzzle, knobs), {.depth = depth});
      double shares = 0;
      for (const Subproblem& subproblem : splitter.subproblems()) shares += subproblem.share;
      CHECK(splitter.above().explored >= 0);
      CHECK(splitter.above().explored + shares == Approx(1));
    }
  });
  // Nothing is settled there, and 49 times a 49th is more than 1 in floating point.
  const Puzzle large = blank(boxes(7, 7));
  Splitter splitter = split(make_search(*find_algorithm("propagate-and-guess"), large), {.least = 2});
  CHECK(splitter.subproblems().size() == 49);
  CHECK(splitter.above().explored == 0);
}

TEST_CASE("A stream of subproblems equals those cut level by level, with their shares and the part above") {
  on_every_run(small_puzzles(), [](const Algorithm& algorithm, const KnobValues& knobs, const Puzzle& puzzle) {
    if (!make_search(algorithm, puzzle, knobs)->is_splittable()) return;
    for (int depth = 1; depth < 7; ++depth) {
      INFO("depth " << depth);
      Splitter splitter = split(make_search(algorithm, puzzle, knobs), {.depth = depth});
      // A level that is cut in part has subproblems of two depths.
      if (splitter.subproblems().size() >= Splitter::kMost) continue;
      SubproblemStream stream(make_search(algorithm, puzzle, knobs), depth);
      for (const Subproblem& wanted : splitter.subproblems()) {
        const auto found = stream.next();
        REQUIRE(found.has_value());
        CHECK(found->path == wanted.path);
        CHECK(found->share == Approx(wanted.share));
        CHECK(found->search->stats() == wanted.search->stats());
      }
      CHECK_FALSE(stream.next().has_value());
      CHECK(stream.above().stats == splitter.above().stats);
      CHECK(stream.above().explored == Approx(splitter.above().explored));
      CHECK(stream.above().solution.empty() == splitter.above().solution.empty());
    }
  });
}

TEST_CASE("No solution of a tree is in two parts, and none is lost") {
  on_every_run(small_puzzles(), [](const Algorithm& algorithm, const KnobValues& knobs, const Puzzle& puzzle) {
    Total whole, parts;
    whole.search(*make_search(algorithm, puzzle, knobs));
    Splitter splitter = split(make_search(algorithm, puzzle, knobs), {.depth = 2});
    for (const Subproblem& subproblem : splitter.subproblems()) parts.search(*subproblem.search);
    if (splitter.above().stats.solutions == 0) CHECK(parts.hash == whole.hash);
    CHECK(parts.stats.solutions + splitter.above().stats.solutions == whole.stats.solutions);
    CHECK(splitter.above().solution.empty() == (splitter.above().stats.solutions == 0));
    if (!splitter.above().solution.empty()) CHECK(is_solution(puzzle, splitter.above().solution));
  });
}

TEST_CASE("The path of a subproblem leads a search at its start to the same place") {
  on_every_run(small_puzzles(), [](const Algorithm& algorithm, const KnobValues& knobs, const Puzzle& puzzle) {
    Splitter splitter = split(make_search(algorithm, puzzle, knobs), {.depth = 3});
    int wrong = 0;
    for (const Subproblem& subproblem : splitter.subproblems()) {
      const auto followed = make_search(algorithm, puzzle, knobs);
      CHECK(follow(*followed, subproblem.path));
      std::vector<Event> a, b;
      wrong += followed->stats() != subproblem.search->stats();
      while (subproblem.search->step(a) != StepStatus::kExhausted && a.size() < 1000) followed->step(b);
      followed->step(b);
      wrong += a != b;
    }
    CHECK(wrong == 0);
  });
}

TEST_CASE("A path that leads to no subproblem ends with the search") {
  on_every_run(small_puzzles(), [](const Algorithm& algorithm, const KnobValues& knobs, const Puzzle& puzzle) {
    for (const SplitPath& path : {SplitPath{255}, SplitPath{0, 255}, SplitPath(puzzle.givens.size() + 1, 0)}) {
      const auto search = make_search(algorithm, puzzle, knobs);
      CHECK_FALSE(follow(*search, path));
    }
  });
}

TEST_CASE("The shares of the parts add up to one if nothing is settled above the cut") {
  for (const Algorithm& algorithm : watchable_algorithms()) {
    INFO(algorithm.id);
    if (!make_search(algorithm, blank(boxes(3, 3)))->is_splittable()) continue;
    // No branch of a blank 9x9 ends within two guesses.
    Splitter splitter = split(make_search(algorithm, blank(boxes(3, 3))), {.depth = 2});
    double sum = 0;
    for (const Subproblem& subproblem : splitter.subproblems()) sum += subproblem.share;
    CHECK(sum == Approx(1));
    CHECK(splitter.subproblems().size() > 2);
  }
}

TEST_CASE("Without a given depth the cut is at the first one with enough parts") {
  for (const Algorithm& algorithm : watchable_algorithms()) {
    INFO(algorithm.id);
    if (!make_search(algorithm, blank(boxes(3, 3)))->is_splittable()) continue;
    Splitter chosen = split(make_search(algorithm, blank(boxes(3, 3))), {.least = 50});
    Splitter before = split(make_search(algorithm, blank(boxes(3, 3))), {.depth = chosen.depth() - 1});
    CHECK(chosen.subproblems().size() >= 50);
    CHECK(before.subproblems().size() < 50);
  }
}

TEST_CASE("The number of parts is bounded for any depth of the cut") {
  const Algorithm& algorithm = *find_algorithm("brute-force");
  Splitter splitter = split(make_search(algorithm, blank(boxes(4, 4))), {.depth = 100});
  CHECK(splitter.subproblems().size() >= Splitter::kMost);
  CHECK(splitter.subproblems().size() < Splitter::kMost + 16);
  CHECK(splitter.depth() < 10);
  double sum = 0;
  for (const Subproblem& subproblem : splitter.subproblems()) sum += subproblem.share;
  CHECK(sum == Approx(1));
}

TEST_CASE("A part of a tree stops at a number of steps or solutions like any other search") {
  const Algorithm& algorithm = *find_algorithm("propagate-and-guess");
  Splitter splitter = split(make_search(algorithm, blank(boxes(3, 3))), {.least = 10});
  Solve part(std::move(splitter.subproblems()[0].search), 3);
  CHECK_FALSE(part.run(5));
  CHECK(part.stats().steps == 5);
  CHECK(part.run(kNoLimit));
  CHECK(part.solutions() == 3);
  CHECK(part.status() == SolveStatus::kSeveral);
}

TEST_CASE("A run that ends in its first step for equal givens is one part") {
  const auto puzzle = from_line(boxes(2, 2), "1..1............");
  Splitter splitter = split(make_search(*find_algorithm("norvig"), puzzle), {.depth = 3});
  REQUIRE(splitter.subproblems().size() == 1);
  CHECK(splitter.subproblems()[0].share == 1);
  Total parts{splitter.above().stats};
  parts.search(*splitter.subproblems()[0].search);
  CHECK(parts.stats.steps == 1);
}

}  // namespace
}  // namespace sudoscope

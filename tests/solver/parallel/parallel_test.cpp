// Several threads on one tree: the same counts as one search, whatever their number, and an end when it is due.
#include "sudoscope/parallel/parallel.hpp"

#include <algorithm>
#include <thread>

#include "catch.hpp"
#include "puzzle_of.hpp"

namespace sudoscope {
namespace {

// 6x6 with 1,296 solutions; 9x9 with one.
constexpr std::string_view kMany = "12....3....5..4.................2...";
constexpr std::string_view kOne = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
constexpr std::string_view kBlank9 =
    ".................................................................................";

std::unique_ptr<Search> search_of(std::string_view algorithm, std::string_view puzzle) {
  return make_search(*find_algorithm(algorithm), puzzle_of(puzzle));
}

TEST_CASE("A parallel search counts like one search, for any number of threads and any depth") {
  for (const std::string_view algorithm : {"brute-force", "fewest-candidates", "norvig", "dancing-links"}) {
    Solve alone(search_of(algorithm, kMany), 0);
    alone.run(UINT64_MAX);
    CHECK(alone.solutions() == 1296);
    for (const unsigned threads : {1u, 2u, 5u}) {
      for (const int depth : {0, 1, 9}) {
        INFO(algorithm << ", " << threads << " threads, depth " << depth);
        const auto outcome =
            search_in_parallel(search_of(algorithm, kMany), {.threads = threads, .split_depth = depth});
        CHECK(outcome.findings.exhausted);
        CHECK(outcome.findings.solutions == alone.solutions());
        CHECK(outcome.findings.stats == alone.stats());
        CHECK(outcome.explored == 1);
        CHECK((depth == 0 || outcome.depth == depth));
      }
    }
  }
}

TEST_CASE("An algorithm whose tree cannot be cut counts the parts of another's") {
  const auto [id, text] = GENERATE(table<std::string_view, std::string_view>(
      {{"sudoscope-9", ".........................3......3.2...1.4......5....6..3......4.7..8...962...7..."},
       {"sudoscope-n", kMany}}));
  INFO(id);
  const Algorithm& algorithm = *find_algorithm(id);
  const Puzzle puzzle = puzzle_of(text);
  Solve alone(puzzle, algorithm, 0);
  alone.run(UINT64_MAX);
  REQUIRE(alone.solutions() > 1000);
  const auto part = [&](std::unique_ptr<Search> subproblem) {
    return make_part(algorithm, puzzle, {}, std::move(subproblem));
  };
  for (const int depth : {0, 1, 5}) {
    const auto outcome =
        search_in_parallel(make_splittable(algorithm, puzzle), {.threads = 2, .split_depth = depth, .make_part = part});
    CHECK(outcome.findings.exhausted);
    CHECK(outcome.findings.solutions == alone.solutions());
    CHECK(outcome.subproblems > 1);
  }
}

TEST_CASE("A solution above the cut is counted once") {
  const Algorithm& algorithm = *find_algorithm("sudoscope-9");
  const Puzzle puzzle = puzzle_of(kOne);
  const auto part = [&](std::unique_ptr<Search> subproblem) {
    return make_part(algorithm, puzzle, {}, std::move(subproblem));
  };
  for (const unsigned threads : {1u, 2u, 4u}) {
    for (int depth = 0; depth < 12; ++depth) {
      INFO(threads << " threads, depth " << depth);
      const auto outcome = search_in_parallel(make_splittable(algorithm, puzzle),
                                              {.threads = threads, .split_depth = depth, .make_part = part});
      CHECK(outcome.findings.exhausted);
      CHECK(outcome.findings.solutions == 1);
    }
  }
}

TEST_CASE("The first solution stops all threads") {
  const auto outcome = search_in_parallel(search_of("brute-force", kBlank9), {.threads = 3, .limit = 1});
  CHECK(outcome.findings.solutions == 1);
  CHECK(outcome.findings.solution.size() == 81);
  CHECK_FALSE(outcome.findings.exhausted);
  CHECK(outcome.explored < 0.01);
}

TEST_CASE("A parallel search meets its limit exactly, also by solutions above the cut") {
  for (const int depth : {1, 12}) {
    const auto outcome =
        search_in_parallel(search_of("norvig", kMany), {.threads = 2, .limit = 100, .split_depth = depth});
    CHECK(outcome.findings.solutions == 100);
    CHECK_FALSE(outcome.findings.exhausted);
  }
}

TEST_CASE("A parallel search makes no more steps than allowed, and the needed number suffices") {
  Solve alone(search_of("propagate-and-guess", kOne), 0);
  alone.run(UINT64_MAX);
  const std::uint64_t needed = alone.stats().steps;
  for (const unsigned threads : {1u, 4u}) {
    const auto exact =
        search_in_parallel(search_of("propagate-and-guess", kOne), {.threads = threads, .max_steps = needed});
    CHECK(exact.findings.exhausted);
    CHECK(exact.findings.solutions == 1);
    for (const std::uint64_t steps : {std::uint64_t{1}, needed / 2, needed - 1}) {
      const auto less =
          search_in_parallel(search_of("propagate-and-guess", kOne), {.threads = threads, .max_steps = steps});
      CHECK_FALSE(less.findings.exhausted);
      CHECK(less.findings.stats.steps <= steps);
      CHECK(less.explored < 1);
    }
  }
}

TEST_CASE("A stop ends all threads of a search that has no end") {
  std::stop_source source;
  const std::jthread stopper([&] { source.request_stop(); });
  const auto outcome =
      search_in_parallel(search_of("dancing-links", kBlank9), {.threads = 4, .stop = source.get_token()});
  CHECK_FALSE(outcome.findings.exhausted);
}

TEST_CASE("A stop while threads search leaves the rest unexplored") {
  std::stop_source source;
  const auto stop = [&](double) { source.request_stop(); };
  const auto outcome = search_in_parallel(search_of("brute-force", kMany),
                                          {.threads = 2, .stop = source.get_token(), .on_progress = stop});
  CHECK_FALSE(outcome.findings.exhausted);
  CHECK(outcome.explored < 1);
}

TEST_CASE("The progress of a parallel search is the explored share, and grows to one") {
  std::vector<double> told;
  const auto outcome = search_in_parallel(search_of("brute-force", kMany),
                                          {.threads = 2, .on_progress = [&](double share) { told.push_back(share); }});
  CHECK(told.size() == outcome.subproblems);
  CHECK(std::is_sorted(told.begin(), told.end()));
  CHECK(told.front() < 0.9);
  CHECK(told.back() == Approx(1));
}

}  // namespace
}  // namespace sudoscope

// Several seeds side by side on threads: the verdict is that of one search, the
// counts are the same every time, and no thread continues when nothing is left to do.
#include "sudoscope/parallel/portfolio.hpp"

#include "catch.hpp"
#include "puzzle_of.hpp"

namespace sudoscope {
namespace {

// 9x9, hard, with one solution; the same less one given, with several; and with another digit, with none.
constexpr std::string_view kHardOne =
    "98.7.....6.....8....7.6.5..4....3......8..4....9.1...2..8.9...1.....4.3.....2.7..";
constexpr std::string_view kHardSeveral =
    "98.7.....6.....8....7.6.5..4....3......8..4....9.1...2..8.9...1.....4.3.......7..";
constexpr std::string_view kHardNone =
    "98.7.....6.....8....7.6.5..4....3......8..4....9.1...2..8.9...1.....4.3.....5.7..";

Findings findings_of(std::string_view text, const PortfolioOptions& options) {
  const Puzzle puzzle = puzzle_of(text);
  const auto make = [&](unsigned index) {
    return make_search(*find_algorithm("sudoscope-n"), puzzle, {static_cast<std::uint8_t>(index)});
  };
  PortfolioOutcome outcome = search_as_portfolio(make, options);
  REQUIRE(outcome.enough_threads);
  return outcome.findings;
}

TEST_CASE("A portfolio finds what one search finds, and the same every time") {
  for (const std::string_view text : {kHardOne, kHardSeveral, kHardNone}) {
    Solve alone(puzzle_of(text), *find_algorithm("sudoscope-n"), 2);
    alone.run(UINT64_MAX);
    for (const unsigned threads : {1u, 2u, 4u}) {
      INFO(text << ", " << threads << " threads");
      const Findings findings = findings_of(text, {.threads = threads});
      CHECK(findings.solutions == alone.solutions());
      CHECK(findings.exhausted == alone.findings().exhausted);
      CHECK(findings.solution.empty() == alone.solution().empty());
      const Findings again = findings_of(text, {.threads = threads});
      CHECK(again.stats == findings.stats);
      CHECK(again.solution == findings.solution);
    }
  }
}

TEST_CASE("A portfolio stops at its limit of solutions, and at its limit of steps, which all count") {
  CHECK(findings_of(kHardSeveral, {.threads = 3, .limit = 1}).solutions == 1);
  for (const std::uint64_t most : {1u, 2u, 20u, 21u}) {
    const Findings stopped = findings_of(kHardOne, {.threads = 2, .max_steps = most});
    CHECK(stopped.stats.steps == most / 2 * 2);
    CHECK_FALSE(stopped.exhausted);
  }
}

}  // namespace
}  // namespace sudoscope

// The winner of a contest, and the margin in points.
#include "ranking.hpp"

#include <cmath>

#include "../catch.hpp"

using namespace sudoscope::cli;

namespace {

Trial solved(double seconds) { return {.ending = Ending::kSolved, .seconds = seconds}; }
Trial ended(Ending ending) { return {.ending = ending, .seconds = 0.5}; }

ContenderTrials trials(std::vector<Trial> list) { return {.trials = std::move(list)}; }

bool nearly(double one, double other) { return std::abs(one - other) < 1e-6; }

}  // namespace

TEST_CASE("The faster of two trials wins, within 5 % neither does, and a finished one beats an unfinished one") {
  CHECK(score(solved(1), solved(1.06)) == 1);
  CHECK(score(solved(1.06), solved(1)) == 0);
  CHECK(score(solved(1), solved(1.05)) == 0.5);
  CHECK(score(ended(Ending::kNone), solved(1)) == 1);
  CHECK(score(solved(9), ended(Ending::kCapped)) == 1);
  CHECK(score(ended(Ending::kFailed), solved(9)) == 0);
  CHECK(score(ended(Ending::kFailed), ended(Ending::kCapped)) == 0.5);
}

TEST_CASE("A wrong answer loses to all but another wrong one") {
  CHECK(score(ended(Ending::kWrong), ended(Ending::kCapped)) == 0);
  CHECK(score(ended(Ending::kFailed), ended(Ending::kWrong)) == 1);
  CHECK(score(ended(Ending::kWrong), ended(Ending::kWrong)) == 0.5);
}

TEST_CASE("Ratings of a contest are the odds of the games with one draw more, around 1500") {
  const std::vector<ContenderTrials> sweep{trials({solved(1), solved(1), solved(1)}),
                                           trials({solved(2), solved(2), solved(2)})};
  const std::vector<double> points = ratings(sweep);
  CHECK(nearly(points[0] - points[1], 400 * std::log10(3.5 / 0.5)));
  CHECK(nearly(points[0] + points[1], 3000));
  CHECK(ratings(std::vector{sweep[0]}) == std::vector<double>{1500});
  CHECK(ratings(std::vector{sweep[0], sweep[0]}) == std::vector<double>{1500, 1500});
}

TEST_CASE("Ratings of three contenders fit their games: each has its expected score") {
  const std::vector<ContenderTrials> results{trials({solved(1), solved(2), solved(2), ended(Ending::kCapped)}),
                                             trials({solved(2), solved(1), solved(3), solved(9)}),
                                             trials({solved(3), solved(3), solved(1), ended(Ending::kWrong)})};
  const std::vector<double> points = ratings(results);
  for (std::size_t own = 0; own < results.size(); ++own) {
    double scored = 0;
    double expected = 0;
    for (std::size_t other = 0; other < results.size(); ++other) {
      if (own == other) continue;
      scored += 0.5;
      for (std::size_t puzzle = 0; puzzle < 4; ++puzzle)
        scored += score(results[own].trials[puzzle], results[other].trials[puzzle]);
      expected += 5 / (1 + std::pow(10, (points[other] - points[own]) / 400));
    }
    CHECK(nearly(scored, expected));
  }
}

TEST_CASE("Among contenders with equal numbers of solved puzzles, fewer wrong answers come first") {
  const std::vector<ContenderTrials> results{trials({solved(1), ended(Ending::kWrong)}),
                                             trials({ended(Ending::kCapped), solved(9)})};
  const std::vector<Standing> standings = rank(results, 10);
  CHECK(standings[0].contender == 1);
  CHECK(standings[1].wrong == 1);
}

TEST_CASE("Most solved puzzles win, then the least time with the cap for unsolved ones, then the best worst case") {
  const std::vector<ContenderTrials> results{
      trials({solved(1), ended(Ending::kCapped)}),  // 1 + the cap
      trials({solved(4), solved(6)}),               // both, but slowly
      trials({solved(5), solved(5)}),               // as slow, with a better worst case
      trials({ended(Ending::kWrong), solved(1)}),   // as the first, which was named before
  };
  const std::vector<Standing> standings = rank(results, 10);
  std::vector<std::size_t> order;
  for (const Standing& standing : standings) order.push_back(standing.contender);
  CHECK(order == std::vector<std::size_t>{2, 1, 0, 3});
  CHECK(standings[1].worst == 1);
  CHECK(standings[1].worst_seconds == 6);
  CHECK(standings[2].seconds == 11);
  CHECK(std::isinf(standings[2].worst_seconds));
  CHECK(standings[3].wrong == 1);
  CHECK(standings[3].worst == 0);
}

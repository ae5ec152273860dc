// The fit of the ratings is the iteration of D. R. Hunter, MM Algorithms for Generalized Bradley-Terry Models, 2004,
// which climbs in every round; a draw counts as half a win for both.
#include "ranking.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "statistics.hpp"

namespace sudoscope::cli {
namespace {

constexpr double kMeanRating = 1500;
constexpr double kPointsOfTenfold = 400;
constexpr double kAsFast = 1.05;
constexpr int kMostRounds = 100'000;
constexpr double kSettled = 1e-12;  // of a strength, relatively

// wins[i][j]: points of i against j, with half of the game that each two have drawn beforehand.
std::vector<std::vector<double>> table_of(std::span<const ContenderTrials> results) {
  std::vector wins(results.size(), std::vector(results.size(), 0.5));
  for (std::size_t i = 0; i < results.size(); ++i) {
    for (std::size_t j = 0; j < results.size(); ++j) {
      if (i == j) continue;
      for (std::size_t puzzle = 0; puzzle < results[i].trials.size(); ++puzzle)
        wins[i][j] += score(results[i].trials[puzzle], results[j].trials[puzzle]);
    }
  }
  return wins;
}

// Brings the geometric mean to 1.
void center(std::vector<double>& strengths) {
  double logarithms = 0;
  for (const double strength : strengths) logarithms += std::log(strength);
  const double mean = std::exp(logarithms / static_cast<double>(strengths.size()));
  for (double& strength : strengths) strength /= mean;
}

Standing standing_of(std::size_t contender, const std::vector<Trial>& trials, double cap_seconds) {
  Standing standing{contender, 0, 0, 0, 0, 0};
  for (std::size_t puzzle = 0; puzzle < trials.size(); ++puzzle) {
    const double seconds = trials[puzzle].counted_seconds();
    standing.done += seconds == kNotDone ? 0 : 1;
    standing.wrong += trials[puzzle].ending == Ending::kWrong ? 1 : 0;
    standing.seconds += seconds == kNotDone ? cap_seconds : seconds;
    if (seconds <= standing.worst_seconds) continue;
    standing.worst_seconds = seconds;
    standing.worst = puzzle;
  }
  return standing;
}

}  // namespace

double score(const Trial& own, const Trial& other) {
  const bool own_wrong = own.ending == Ending::kWrong;
  const bool other_wrong = other.ending == Ending::kWrong;
  if (own_wrong || other_wrong) return own_wrong == other_wrong ? 0.5 : own_wrong ? 0 : 1;
  const double own_s = own.counted_seconds();
  const double other_s = other.counted_seconds();
  if (std::max(own_s, other_s) <= kAsFast * std::min(own_s, other_s)) return 0.5;  // both infinite too
  return own_s < other_s ? 1 : 0;
}

std::vector<double> ratings(std::span<const ContenderTrials> results) {
  const auto wins = table_of(results);
  std::vector<double> strengths(results.size(), 1);
  double change = results.size() > 1 ? 1 : 0;
  for (int round = 0; round < kMostRounds && change > kSettled; ++round) {
    std::vector<double> next;
    for (std::size_t i = 0; i < results.size(); ++i) {
      double scored = 0;
      double expected = 0;  // of a strength of 1
      for (std::size_t j = 0; j < results.size(); ++j) {
        if (i == j) continue;
        scored += wins[i][j];
        expected += (wins[i][j] + wins[j][i]) / (strengths[i] + strengths[j]);
      }
      next.push_back(scored / expected);
    }
    center(next);
    change = 0;
    for (std::size_t i = 0; i < next.size(); ++i)
      change = std::max(change, std::abs(next[i] - strengths[i]) / strengths[i]);
    strengths = std::move(next);
  }
  std::vector<double> points;
  for (const double strength : strengths) points.push_back(kMeanRating + kPointsOfTenfold * std::log10(strength));
  return points;
}

std::vector<Standing> rank(std::span<const ContenderTrials> results, double cap_seconds) {
  std::vector<Standing> standings;
  for (std::size_t contender = 0; contender < results.size(); ++contender)
    standings.push_back(standing_of(contender, results[contender].trials, cap_seconds));
  const auto key = [](const Standing& standing) {
    return std::tuple(-static_cast<std::ptrdiff_t>(standing.done), standing.wrong, standing.seconds,
                      standing.worst_seconds);
  };
  std::stable_sort(standings.begin(), standings.end(),
                   [&](const Standing& one, const Standing& other) { return key(one) < key(other); });
  return standings;
}

}  // namespace sudoscope::cli

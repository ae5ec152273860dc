// Statistics of an algorithm's times. The page's web/features/lab/statistics.ts computes the same, and tests
// compare both with one table. Quartiles are of type 7 in R. J. Hyndman, Y. Fan, Sample Quantiles in Statistical
// Packages, 1996, which is R's default; the best 90 % are kept as by Longbons, Klinginsmith, Sánchez, 2013.
#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace sudoscope::cli {

// The time of a puzzle that was not done within the cap: longer than all others, by an unknown amount.
inline constexpr double kNotDone = std::numeric_limits<double>::infinity();

// In seconds; kNotDone if the rank falls on a puzzle that was not done.
struct TimeSummary {
  std::size_t count;
  double min;
  double lower_quartile;
  double median;
  double upper_quartile;
  double mean;
  double max;
  bool mean_is_lower_bound;  // a puzzle that was not done is counted with the cap
};

// The value that `share` of the sample is below. REQUIRES: `sorted` ascends and is not empty; 0 <= share <= 1.
double quantile(std::span<const double> sorted, double share);

// The statistics of times in any order; nothing if there are none.
std::optional<TimeSummary> summarize(std::vector<double> seconds, double cap_seconds);

// The fastest 90 %, rounded down, but at least one if there are any; ascending.
std::vector<double> best_90(std::vector<double> seconds);

}  // namespace sudoscope::cli

// Quantiles and sums of times.
#include "statistics.hpp"

#include <algorithm>
#include <cmath>

namespace sudoscope::cli {

double quantile(std::span<const double> sorted, double share) {
  const double rank = static_cast<double>(sorted.size() - 1) * share;
  const double below = std::floor(rank);
  const double low = sorted[static_cast<std::size_t>(below)];
  const double high = sorted[static_cast<std::size_t>(std::ceil(rank))];
  // Not in one formula: infinity times zero is not a number.
  return low == high || rank == below ? low : low + (high - low) * (rank - below);
}

std::optional<TimeSummary> summarize(std::vector<double> seconds, double cap_seconds) {
  if (seconds.empty()) return std::nullopt;
  std::sort(seconds.begin(), seconds.end());
  double total = 0;
  for (const double time : seconds) total += time == kNotDone ? cap_seconds : time;
  return TimeSummary{
      .count = seconds.size(),
      .min = seconds.front(),
      .lower_quartile = quantile(seconds, 0.25),
      .median = quantile(seconds, 0.5),
      .upper_quartile = quantile(seconds, 0.75),
      .mean = total / static_cast<double>(seconds.size()),
      .max = seconds.back(),
      .mean_is_lower_bound = seconds.back() == kNotDone,
  };
}

std::vector<double> best_90(std::vector<double> seconds) {
  std::sort(seconds.begin(), seconds.end());
  seconds.resize(std::max(seconds.size() * 9 / 10, std::min<std::size_t>(1, seconds.size())));
  return seconds;
}

}  // namespace sudoscope::cli

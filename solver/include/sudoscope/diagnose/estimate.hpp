// Estimate: the approximate number of solutions of a puzzle for which counting would take
// forever. Each probe goes down the search tree once, choosing at random; the product of its
// numbers of choices, if it ends in a solution, is right on average. Source: D. E. Knuth,
// "Estimating the efficiency of backtrack programs", Mathematics of Computation 29, 1975.
#pragma once

#include <memory>

#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope {

class Estimate {
 public:
  // `seed`: of the random choices; the same estimate for the same seed on every machine. `probes`: 2 or more.
  Estimate(const Puzzle& puzzle, std::uint64_t seed, std::uint64_t probes);
  Estimate(Estimate&&) noexcept;
  ~Estimate();

  // Takes the steps it uses from `steps`. True when finished.
  bool run(std::uint64_t& steps);

  std::uint64_t probes() const;  // made so far
  std::uint64_t hits() const;    // probes that ended in a solution
  // The mean of the probes so far; 0 without any.
  double mean() const;
  // The standard error of the mean: the spread of the probes over the root of their number. It is often too small,
  // because a few lucky probes carry most of the weight. 0 with fewer than two probes.
  double standard_error() const;

 private:
  class State;
  std::unique_ptr<State> state_;
};

}  // namespace sudoscope

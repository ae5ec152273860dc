// Activity: how much each variable took part in recent conflicts, and a heap of the variables that may be open, the
// most active on top (VSIDS: M. Moskewicz et al., "Chaff", 2001, in the form of N. Een and N. Sorensson, "An Extensible
// SAT-solver", 2003). Scores are doubles, and no product is ever added to anything: every machine gets the same ones.
#pragma once

#include <vector>

#include "search/learning/literals.hpp"
#include "sudoscope/base/rng.hpp"

namespace sudoscope::learning {

class Activity {
 public:
  // Starts with the variables of the smallest groups on top; the seed decides among equals.
  Activity(const Literals& literals, std::uint64_t seed);

  double of(Variable variable) const { return scores_[variable]; }
  bool empty() const { return heap_.empty(); }
  // REQUIRES: !empty().
  Variable top() const { return heap_[0]; }
  void pop();
  bool has(Variable variable) const { return places_[variable] != kNowhere; }
  // REQUIRES: !has(variable).
  void insert(Variable variable);
  void bump(Variable variable);
  // Gives later bumps more weight than earlier ones, as though all scores were lowered.
  void decay() { increment_ *= kGrowth; }

  std::size_t buffer_bytes() const {
    return scores_.capacity() * sizeof(double) + (heap_.capacity() + places_.capacity()) * sizeof(std::uint32_t);
  }

 private:
  // On tight 25x25 grids slower decay is better, to 1 / 0.99; at 36x36 that gains nothing more (tests/bench/LARGE.md).
  static constexpr double kGrowth = 1 / 0.98;
  static constexpr std::uint32_t kNowhere = 0xFFFFFFFF;

  void sift_up(std::uint32_t place);
  void sift_down(std::uint32_t place);

  std::vector<double> scores_;
  double increment_ = 1;
  std::vector<Variable> heap_;
  std::vector<std::uint32_t> places_;  // by variable: where it is in the heap
};

}  // namespace sudoscope::learning

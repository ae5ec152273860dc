// Estimate: see the header. A probe's choice is the cell with fewest candidates after all singles.
#include "sudoscope/diagnose/estimate.hpp"

#include <algorithm>
#include <cmath>

#include "diagnose/deductions.hpp"
#include "sudoscope/base/rng.hpp"

namespace sudoscope {

using diagnose::Deductions;

namespace {

// Cost of a probe, about, in sweeps of the fast engine, for each cell of the grid.
constexpr std::uint64_t kStepsOfProbePerCell = 3;

}  // namespace

class Estimate::State {
 public:
  State(const Puzzle& puzzle, std::uint64_t seed, std::uint64_t probes)
      : geometry_(puzzle.geometry),
        root_(*puzzle.geometry, puzzle.givens, diagnose::Uses::kNotKept, diagnose::Reach::kSingles),
        rng_(seed),
        wanted_(probes) {
    root_.run();
  }

  bool run(std::uint64_t& steps) {
    for (; probes_ < wanted_; ++probes_) {
      if (steps == 0) return false;
      steps -= std::min<std::uint64_t>(steps, kStepsOfProbePerCell * root_.position().digits().size());
      take_in(probe());
    }
    return true;
  }

  std::uint64_t probes() const { return probes_; }
  std::uint64_t hits() const { return hits_; }
  double mean() const { return mean_; }
  double standard_error() const {
    if (probes_ < 2) return 0;
    const auto count = static_cast<double>(probes_);
    return std::sqrt(squares_ / (count - 1) / count);
  }

 private:
  double probe() {
    Deductions grid = root_;
    double weight = 1;
    while (grid.run() == Deductions::State::kStuck) {
      const Cell cell = grid.fewest();
      DigitSet candidates = grid.position().candidates(cell);
      const int width = digit_count(candidates);
      weight *= width;
      for (std::size_t skip = rng_.below(static_cast<std::size_t>(width)); skip > 0; --skip)
        candidates = without_first(candidates);
      grid.assume(cell, first_digit(candidates));
    }
    return grid.state() == Deductions::State::kFull ? weight : 0;
  }

  // Running mean and squares, after B. P. Welford, 1962.
  void take_in(double weight) {
    hits_ += weight > 0 ? 1 : 0;
    const double before = weight - mean_;
    mean_ += before / static_cast<double>(probes_ + 1);
    squares_ += before * (weight - mean_);
  }

  GeometryPtr geometry_;
  Deductions root_;
  Rng rng_;
  std::uint64_t wanted_;
  std::uint64_t probes_ = 0;
  std::uint64_t hits_ = 0;
  double mean_ = 0;
  double squares_ = 0;
};

Estimate::Estimate(const Puzzle& puzzle, std::uint64_t seed, std::uint64_t probes)
    : state_(std::make_unique<State>(puzzle, seed, probes)) {}
Estimate::Estimate(Estimate&&) noexcept = default;
Estimate::~Estimate() = default;
bool Estimate::run(std::uint64_t& steps) { return state_->run(steps); }
std::uint64_t Estimate::probes() const { return state_->probes(); }
std::uint64_t Estimate::hits() const { return state_->hits(); }
double Estimate::mean() const { return state_->mean(); }
double Estimate::standard_error() const { return state_->standard_error(); }

}  // namespace sudoscope

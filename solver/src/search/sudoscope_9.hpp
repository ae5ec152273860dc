// The fast engine (solver/src/fast) as a Search. It has no events: a step is one sweep over four branches
// abreast, and returns only solutions and the end. Forced digits and eliminations are not counted.
#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "sudoscope/fast/fast.hpp"
#include "sudoscope/grid/puzzle.hpp"
#include "sudoscope/search/search.hpp"

namespace sudoscope {

class Sudoscope9 final : public Search {
 public:
  // REQUIRES: is_fast_geometry(*puzzle.geometry).
  explicit Sudoscope9(const Puzzle& puzzle) : search_(grid_of(puzzle)) {}

  StepStatus run(std::uint64_t max_steps) override {
    const FastSearch::Status status = search_.run(max_steps);
    stats_.steps = search_.sweeps();
    stats_.guesses = search_.guesses();
    stats_.level = search_.open_guesses();
    stats_.backtracks = stats_.guesses - stats_.level;
    stats_.deepest = search_.most_open_guesses();
    stats_.solutions = search_.solutions();
    switch (status) {
      case FastSearch::Status::kSolution:
        return StepStatus::kSolution;
      case FastSearch::Status::kExhausted:
        return StepStatus::kExhausted;
      case FastSearch::Status::kRunning:
        break;
    }
    return StepStatus::kRunning;
  }

  StepStatus step(std::vector<Event>&) override { return run(1); }
  std::unique_ptr<Search> clone() const override { return std::make_unique<Sudoscope9>(*this); }
  std::size_t footprint_bytes() const override { return sizeof(*this) + search_.footprint_bytes(); }
  const SearchStats& stats() const override { return stats_; }
  std::span<const Digit> digits() const override { return search_.solution(); }

 private:
  static FastGrid grid_of(const Puzzle& puzzle) {
    FastGrid grid;
    std::copy(puzzle.givens.begin(), puzzle.givens.end(), grid.begin());
    return grid;
  }

  FastSearch search_;
  SearchStats stats_;
};

}  // namespace sudoscope

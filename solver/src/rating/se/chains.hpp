// Chains: the searches of the scale that follow implications.
#pragma once

#include <functional>

#include "rating/se/cycles.hpp"
#include "rating/se/nested.hpp"
#include "rating/se/step.hpp"

namespace sudoscope::rating {

inline constexpr int kMostNested = 5;

class Chains {
 public:
  explicit Chains(const std::function<bool()>& cancelled);

  bool find_cycle_or_chain(const SeGrid& grid, Step& step) { return cycles_.find(grid.candidates, step); }
  bool find_nishio(const SeGrid& grid, Step& step);
  bool find_multiple(const SeGrid& grid, Step& step);
  // `level`: 0 plain, 1 with patterns, 2 to 5 with chains nested in it.
  bool find_dynamic(const SeGrid& grid, int level, Step& step);

  bool cancelled() const { return cancelled_; }

 private:
  bool find_forcing(const SeGrid& grid, ForcingMode mode, double least, int level, Step& step);

  std::function<bool()> stop_;
  bool cancelled_ = false;
  Cycles cycles_;
  ForcingSearch forcing_;
  Table<std::unique_ptr<LevelRules>, kMostNested + 1> rules_;
};

}  // namespace sudoscope::rating

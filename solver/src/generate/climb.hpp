// The way to a puzzle with one solution and givens in chosen cells, and from one such puzzle to another.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoscope/base/rng.hpp"
#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope {

// A puzzle with givens in the cells of a pattern. Each step exchanges a few digits if that leaves no more solutions.
class Climb {
 public:
  // Keeps the digits in the cells of the pattern. REQUIRES: they do not clash.
  Climb(const Puzzle& digits, std::vector<Cell> pattern);

  // Takes away a given and up to two others, changes the first, and fills
  // the others with digits that then fit. True if the puzzle has changed.
  bool step(Rng& rng);

  bool is_unique() const { return solutions_ == 1; }
  const Puzzle& puzzle() const { return puzzle_; }
  const std::vector<Cell>& pattern() const { return pattern_; }
  // One of the solutions.
  std::vector<Digit> solution() const;

 private:
  void keep(const std::vector<Digit>& solution);

  std::vector<Cell> pattern_;
  Puzzle puzzle_;
  std::uint64_t solutions_ = 0;  // exact only below the limit of the count
};

}  // namespace sudoscope

// The way to a puzzle with one solution whose givens stand in chosen cells, and on from one such puzzle to another.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoscope/puzzle.hpp"
#include "sudoscope/rng.hpp"

namespace sudoscope {

// A puzzle with givens in the cells of a pattern. Each step exchanges a few digits where that leaves fewer solutions,
// or as many.
class Climb {
 public:
  // Keeps of the digits what stands in the pattern. REQUIRES: those do not clash.
  Climb(const Puzzle& digits, std::vector<Cell> pattern);

  // One given and up to two others are taken away, the one is changed, and the others become what fits it then. Whether
  // the puzzle is another one now.
  bool step(Rng& rng);

  bool is_unique() const { return solutions_ == 1; }
  const Puzzle& puzzle() const { return puzzle_; }
  const std::vector<Cell>& pattern() const { return pattern_; }
  // One of them.
  std::vector<Digit> solution() const;

 private:
  void keep(const std::vector<Digit>& solution);

  std::vector<Cell> pattern_;
  Puzzle puzzle_;
  std::uint64_t solutions_ = 0;  // or so many that they were not counted on
};

}  // namespace sudoscope

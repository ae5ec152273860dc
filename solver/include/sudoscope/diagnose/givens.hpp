// Facts about the givens of a puzzle with one solution: the redundant ones, and the symmetry of their pattern.
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "sudoscope/grid/puzzle.hpp"
#include "sudoscope/grid/symmetry.hpp"

namespace sudoscope {

// "half turn", "quarter turn", "left-right mirror", ...
Message message_of(Symmetry symmetry);

// Every symmetry of the pattern of the givens, in the order of the enumeration; all of them if there are no givens.
std::vector<Symmetry> symmetries(const Puzzle& puzzle);

// Share of the givens that stay on a given under the symmetry that keeps most of them, 0..1; 1 if there are none.
double best_symmetry(const Puzzle& puzzle);

// True if naked and hidden singles alone fill the grid.
bool is_solved_by_singles(const Puzzle& puzzle);

// The redundant givens, in slices: each could be left out by itself, and the solution would still be the only one.
class RedundantGivens {
 public:
  // REQUIRES: the puzzle has exactly one solution.
  explicit RedundantGivens(const Puzzle& puzzle);
  RedundantGivens(RedundantGivens&&) noexcept;
  ~RedundantGivens();

  // Takes the steps it uses from `steps`. True when finished.
  bool run(std::uint64_t& steps);
  // Ascending, when finished. None: the puzzle is minimal, if known().
  const std::vector<Cell>& cells() const;
  // False if a search ran out of patience: then some more may be redundant.
  bool known() const;

 private:
  class State;
  std::unique_ptr<State> state_;
};

}  // namespace sudoscope

// True candidates: the digits that a cell has in at least one solution.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope {

struct Placement {
  Cell cell = kNoCell;
  Digit digit = kBlank;
  friend bool operator==(const Placement&, const Placement&) = default;
};

// In slices: first the candidates that are in any solution, then those that are in one solution alone,
// so that with that digit given the puzzle would have just this one. Each solution found answers for
// all its digits. Cost at 9x9: at most some hundred questions to the fast engine, about a millisecond.
class TrueCandidates {
 public:
  explicit TrueCandidates(const Puzzle& puzzle);
  TrueCandidates(TrueCandidates&&) noexcept;
  ~TrueCandidates();

  // Takes the steps it uses from `steps`. True when finished.
  bool run(std::uint64_t& steps);

  // By cell, the digits seen in a solution so far; for a given, the given itself.
  std::span<const DigitSet> of_cells() const;
  // True if of_cells() is complete; if a search ran out of patience, it never is.
  bool complete() const;
  // Blank cells that have the same digit in all solutions, ascending, when complete().
  std::vector<Cell> same_in_all() const;
  // Digits each of which would leave one solution if given, by cell and digit; when finished.
  std::span<const Placement> extra_givens() const;

 private:
  class State;
  std::unique_ptr<State> state_;
};

}  // namespace sudoscope

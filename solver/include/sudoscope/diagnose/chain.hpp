// A chain: the deductions that lead from givens to a contradiction, each a step
// with a sentence. It has simple deductions as far as they lead, then trials, and
// if those do not reach the end either, the statement that every way was tried.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoscope/grid/contradiction.hpp"
#include "sudoscope/grid/puzzle.hpp"
#include "sudoscope/techniques/deduction.hpp"

namespace sudoscope {

struct ChainStep {
  Deduction deduction = {};
  std::optional<Contradiction> contradiction = {};  // instead, at the end
  std::vector<Cell> because = {};  // cells that it follows from: givens, and cells that earlier steps filled or used
};

struct Chain {
  std::vector<ChainStep> steps;  // the last one is the contradiction
  std::vector<Cell> givens;      // that it needs, ascending; all of them if every way was tried
};

// Finds the chain from all givens of a puzzle without solution, in slices. Cost
// at 9x9: about 0.1 ms by singles, some milliseconds if trials are needed.
class ChainFinder {
 public:
  // REQUIRES: the puzzle has no solution.
  explicit ChainFinder(const Puzzle& puzzle);
  ChainFinder(ChainFinder&&) noexcept;
  ~ChainFinder();

  // Takes the steps it uses from `steps`. True when finished.
  bool run(std::uint64_t& steps);
  const Chain& chain() const;

 private:
  class State;
  std::unique_ptr<State> state_;
};

// The id of the technique, or the name of the contradiction.
std::string_view name_of(const ChainStep& step);

// "r4c2 must be 7: no other digit is left there." / "No place for 7 in box 6."
Message message_of(const Geometry& geometry, const ChainStep& step);

}  // namespace sudoscope

// SolutionList: all solutions of a puzzle, found one after the other: their number,
// the number with each digit in each cell, and the first of them for looking through.
#pragma once

#include <memory>
#include <span>

#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope {

class SolutionList {
 public:
  // `limit`: solutions to find, 0 = all. `keep`: number of the first ones to keep.
  SolutionList(const Puzzle& puzzle, std::uint64_t limit, std::size_t keep);
  SolutionList(SolutionList&&) noexcept;
  ~SolutionList();

  // Takes the steps it uses from `steps`, but stops early when `until`
  // solutions are found, 0 = never. True if it stopped for that or is finished.
  bool run(std::uint64_t& steps, std::uint64_t until = 0);

  bool finished() const;  // the limit is reached or nothing is left
  bool complete() const;  // nothing is left
  std::uint64_t count() const;
  // By cell and digit, cell * side + digit: the number of solutions so far with it.
  std::span<const std::uint64_t> having() const;
  std::size_t kept() const;
  // cell_count() digits, in the order in which they were found. REQUIRES: index < kept().
  std::span<const Digit> solution(std::size_t index) const;

 private:
  class State;
  std::unique_ptr<State> state_;
};

}  // namespace sudoscope

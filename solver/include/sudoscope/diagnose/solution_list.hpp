// SolutionList: all solutions of a puzzle, met one after the other: how many there are, how many have each digit in
// each cell, and the first of them to look through.
#pragma once

#include <memory>
#include <span>

#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope {

class SolutionList {
 public:
  // `limit`: solutions to meet, 0 = all. `keep`: how many of the first are kept.
  SolutionList(const Puzzle& puzzle, std::uint64_t limit, std::size_t keep);
  SolutionList(SolutionList&&) noexcept;
  ~SolutionList();

  // Takes what it uses from `steps`, but stops early when `until` solutions are met, 0 = never. True when it stopped
  // for that or is finished.
  bool run(std::uint64_t& steps, std::uint64_t until = 0);

  bool finished() const;  // the limit is reached or nothing is left
  bool complete() const;  // nothing is left
  std::uint64_t count() const;
  // By cell and digit, cell * side + digit: the solutions so far that have it.
  std::span<const std::uint64_t> having() const;
  std::size_t kept() const;
  // cell_count() digits, in the order they were met. REQUIRES: index < kept().
  std::span<const Digit> solution(std::size_t index) const;

 private:
  class State;
  std::unique_ptr<State> state_;
};

}  // namespace sudoscope

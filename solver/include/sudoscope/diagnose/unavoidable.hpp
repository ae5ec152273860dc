// Unavoidable sets: cells of a solution whose digits can be changed while all others stay. A puzzle
// has just this solution only if each of them holds a given; so a set without one shows where a
// given is missing. Source: G. McGuire, B. Tugemann, G. Civario, "There is no 16-clue Sudoku", 2012.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope {

// Minimal unavoidable sets of the first of some solutions, each within its difference from another one: in slices.
class UnavoidableSets {
 public:
  // `solutions`: cell_count() digits each, all different; two or more. At most `most` sets are looked for.
  UnavoidableSets(GeometryPtr geometry, std::vector<std::vector<Digit>> solutions, std::size_t most);
  UnavoidableSets(UnavoidableSets&&) noexcept;
  ~UnavoidableSets();

  // Takes the steps it uses from `steps`. True when finished.
  bool run(std::uint64_t& steps);
  // Different ones, each ascending, the smallest first when finished. A set that could not be shown to be minimal is
  // left out.
  std::span<const std::vector<Cell>> sets() const;

 private:
  class State;
  std::unique_ptr<State> state_;
};

}  // namespace sudoscope

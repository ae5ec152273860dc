// ClueRules: the clues of a puzzle for algorithms that keep digits or candidates themselves: whether a digit fits
// beside others, and which candidates a clue rules out. Without clues it is empty, and asks nothing.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "sudoscope/constraints/network.hpp"
#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope {

class ClueRules {
 public:
  // Empty if primitives express none of the puzzle's constraints.
  explicit ClueRules(const Puzzle& puzzle);

  bool is_active() const { return network_ != nullptr; }
  // The functions below REQUIRE is_active(). A grid has the candidates of each cell; those of a filled one are its
  // digit.
  const ConstraintNetwork& network() const { return *network_; }

  static constexpr std::uint32_t kNone = 0xFFFFFFFF;
  // A propagator that keeps a digit out of a cell, together with a cell that is not its own if it takes the last digit
  // of that one; or, without a propagator, the other cell of a clue that relates the two.
  struct Obstacle {
    std::uint32_t propagator = kNone;
    Cell other = kNoCell;
  };
  // `only_clues`: sums that follow from several clues are left aside. False if nothing keeps it out.
  bool find_obstacle(std::span<const DigitMask> grid, Cell cell, Digit digit, bool only_clues, Obstacle& found) const;
  // The digits among these that fit the cell, clue by clue.
  DigitSet fitting(std::span<const DigitMask> grid, Cell cell, DigitSet digits) const;
  // The grid of a puzzle with these digits, before anything is concluded.
  std::vector<DigitMask> masks(std::span<const Digit> digits) const;
  // A filled cell of a clue that these digits break; kNoCell if there is none.
  Cell broken(std::span<const Digit> digits) const;
  // Narrows the grid by one propagator. False if it cannot hold.
  bool narrow(std::vector<DigitMask>& grid, std::uint32_t propagator) const;

 private:
  std::shared_ptr<const ConstraintNetwork> network_;
};

// A given that a clue of the puzzle rules out beside the others; kNoCell if there is none.
Cell broken_given(const Puzzle& puzzle);

}  // namespace sudoscope

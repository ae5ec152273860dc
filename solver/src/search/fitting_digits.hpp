// FittingDigits: placed digits that keep to the clues of the puzzle, too: each clue is asked whether a digit fits.
#pragma once

#include <utility>

#include "search/clue_rules.hpp"
#include "search/placed_digits.hpp"

namespace sudoscope {

class FittingDigits {
 public:
  explicit FittingDigits(const Puzzle& puzzle) : FittingDigits(PlacedDigits(puzzle), ClueRules(puzzle)) {}
  FittingDigits(PlacedDigits grid, ClueRules clues) : grid_(std::move(grid)), clues_(std::move(clues)) {
    if (clues_.is_active()) masks_ = clues_.masks(grid_.digits());
  }

  const Geometry& geometry() const { return grid_.geometry(); }
  const std::vector<Digit>& digits() const { return grid_.digits(); }
  bool is_blank(Cell cell) const { return grid_.is_blank(cell); }

  // The digits that the cell can hold, that no house of it holds, and no clue rules out.
  DigitSet fitting(Cell cell) const {
    const DigitSet fitting = grid_.fitting(cell);
    return clues_.is_active() ? clues_.fitting(masks_, cell, fitting) : fitting;
  }
  // The first house of the cell that holds the digit; kNoHouse if there is none.
  HouseId first_holding(Cell cell, Digit digit) const { return grid_.first_holding(cell, digit); }

  // REQUIRES: the cell is blank and the digit fits.
  void place(Cell cell, Digit digit) {
    grid_.place(cell, digit);
    if (clues_.is_active()) masks_[cell] = DigitMask{1} << digit;
  }
  // REQUIRES: the cell is not blank.
  void take_back(Cell cell) {
    grid_.take_back(cell);
    if (clues_.is_active()) masks_[cell] = clues_.network().start[cell];
  }

  std::size_t buffer_bytes() const { return grid_.buffer_bytes() + masks_.capacity() * sizeof(DigitMask); }

 private:
  PlacedDigits grid_;
  ClueRules clues_;
  std::vector<DigitMask> masks_;  // by cell, with clues: its digit, or all that the puzzle allows
};

}  // namespace sudoscope

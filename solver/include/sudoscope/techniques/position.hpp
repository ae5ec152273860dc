// Position: a grid as a person sees it, digits and candidates, on any geometry. A
// digit is placed only where it is a candidate, so that no house ever holds one twice.
#pragma once

#include <span>
#include <vector>

#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {

class Position {
 public:
  // The givens, and every candidate that they and the grid leave. A given that repeats an earlier one in its house is
  // left out, without a candidate in its place. Lifetime: of the geometry.
  Position(const Geometry& geometry, std::span<const Digit> givens);
  // The same with the player's entries and notes. `entries`: a digit a cell or kBlank, or an empty span; a digit that
  // the others exclude is left out. `candidates`: for each blank cell the candidates to keep; an empty set or span
  // keeps all.
  Position(const Geometry& geometry, std::span<const Digit> givens, std::span<const Digit> entries,
           std::span<const DigitSet> candidates);

  const Geometry& geometry() const { return *geometry_; }
  const std::vector<Digit>& digits() const { return digits_; }
  Cell cell_count() const { return static_cast<Cell>(digits_.size()); }
  Digit digit(Cell cell) const { return digits_[cell]; }
  bool is_blank(Cell cell) const { return digits_[cell] == kBlank; }
  // True if the puzzle gives the digit; other digits follow from the givens, or were entered.
  bool is_given(Cell cell) const { return given_[cell]; }
  // Cells without a digit.
  int blanks() const { return blanks_; }
  // 0 in a filled cell.
  DigitSet candidates(Cell cell) const { return candidates_[cell]; }
  bool can_take(Cell cell, Digit digit) const { return has_digit(candidates_[cell], digit); }
  // The digits that the house does not hold.
  DigitSet missing(HouseId house) const { return missing_[house]; }
  std::size_t buffer_bytes() const {
    return digits_.capacity() * sizeof(Digit) + given_.capacity() / 8 +
           (candidates_.capacity() + missing_.capacity()) * sizeof(DigitSet);
  }

  // REQUIRES: can_take(cell, digit).
  void place(Cell cell, Digit digit);
  void eliminate(Cell cell, Digit digit) { candidates_[cell] &= ~digit_bit(digit); }

 private:
  const Geometry* geometry_;
  std::vector<Digit> digits_;
  std::vector<bool> given_;
  std::vector<DigitSet> candidates_;
  std::vector<DigitSet> missing_;  // by house
  int blanks_;
};

}  // namespace sudoscope

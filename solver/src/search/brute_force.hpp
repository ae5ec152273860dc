// Brute force: the blank cells row by row, in each the digits in ascending order; the first that no house holds stays
// until everything after it has failed.
// Source: L. M. Garshol, "Solving Sudoku", 2008, first version; also "BrutForce" in Longbons, Klinginsmith, Sánchez,
// 2013. Cost: a few word operations a step; the number of steps is exponential in the blanks (hard 9x9: up to 10^9).
#pragma once

#include <memory>

#include "search/ledger.hpp"
#include "search/placed_digits.hpp"

namespace sudoscope {

class BruteForce {
 public:
  explicit BruteForce(const Puzzle& puzzle)
      : grid_(puzzle), blanks_(std::make_shared<const std::vector<Cell>>(blank_cells(puzzle))) {
    left_ = grid_.geometry().all();
  }

  // One digit placed, or one backtrack.
  template <Tracer T>
  StepStatus step(T& tracer) {
    ledger_.begin_step();
    if (solved_) return backtrack(tracer);
    if (ledger_.level() < blanks_->size() && !place_next(tracer)) {
      ledger_.conflict(tracer, current());
      return backtrack(tracer);
    }
    solved_ = ledger_.level() == blanks_->size();
    return solved_ ? ledger_.solution(tracer) : StepStatus::kRunning;
  }

  const SearchStats& stats() const { return ledger_.stats(); }
  const std::vector<Digit>& digits() const { return grid_.digits(); }
  std::size_t footprint_bytes() const { return sizeof(*this) + grid_.buffer_bytes(); }

 private:
  // Every placed digit is a guess, so that the level is also the index of the blank in hand.
  Cell current() const { return (*blanks_)[ledger_.level()]; }

  template <Tracer T>
  bool place_next(T& tracer) {
    const Cell cell = current();
    const DigitSet fitting = left_ & grid_.fitting(cell);
    if constexpr (T::kEnabled) {
      const DigitSet examined = fitting == 0 ? left_ : left_ & (digit_bit(first_digit(fitting)) - 1);
      for (DigitSet rest = examined; rest != 0; rest = without_first(rest)) {
        const Digit digit = first_digit(rest);
        ledger_.examine(tracer, cell, digit, grid_.first_holding(cell, digit));
      }
    }
    if (fitting == 0) return false;
    const Digit digit = first_digit(fitting);
    grid_.place(cell, digit);
    ledger_.decide(tracer, cell, digit);
    left_ = grid_.geometry().all();
    return true;
  }

  // Back to the last cell whose digit is not the highest.
  template <Tracer T>
  StepStatus backtrack(T& tracer) {
    solved_ = false;
    for (std::uint32_t level = ledger_.level(); level > 0; --level) {
      const Cell cell = (*blanks_)[level - 1];
      const Digit tried = grid_.digits()[cell];
      grid_.take_back(cell);
      left_ = grid_.geometry().all() & (~DigitSet{0} << tried << 1);
      if (left_ == 0) continue;
      ledger_.backtrack(tracer, level - 1);
      return StepStatus::kRunning;
    }
    return ledger_.exhausted(tracer);
  }

  PlacedDigits grid_;
  std::shared_ptr<const std::vector<Cell>> blanks_;
  DigitSet left_ = 0;  // digits not yet tried in the current cell
  bool solved_ = false;
  Ledger ledger_;
};

}  // namespace sudoscope

// FillPath: a grid being filled cell by cell, and the way back. A cell with one candidate
// is forced, one with more is a guess; a backtrack empties cells down to the last guess
// with a digit left to try. The algorithm chooses the next cell and its candidates.
#pragma once

#include "search/digit_order.hpp"
#include "search/fitting_digits.hpp"
#include "search/ledger.hpp"

namespace sudoscope {

class FillPath {
 public:
  explicit FillPath(const Puzzle& puzzle, DigitOrder order) : grid_(puzzle), order_(order) {}

  const FittingDigits& grid() const { return grid_; }
  // The cells filled since the start.
  std::size_t size() const { return path_.size(); }

  // Fills the cell with the first of its candidates. REQUIRES: candidates != 0, and each fits.
  template <Tracer T>
  void fill(T& tracer, Ledger& ledger, Cell cell, DigitSet candidates) {
    const bool guessed = !is_single(candidates);
    path_.push_back({candidates, cell, guessed});
    if (guessed) {
      retry(tracer, ledger);
    } else {
      path_.back().left = 0;
      grid_.place(cell, first_digit(candidates));
      ledger.assign(tracer, cell, first_digit(candidates), Technique::kNakedSingle);
    }
  }

  // Fills the cell of the last guess with its next candidate. REQUIRES: backtrack() was the last call, and found it.
  template <Tracer T>
  void retry(T& tracer, Ledger& ledger) {
    Filled& top = path_.back();
    const Digit digit = order_.first(top.cell, top.left);
    top.left &= ~digit_bit(digit);
    grid_.place(top.cell, digit);
    ledger.decide(tracer, top.cell, digit);
  }

  // Goes back to the last guess with a digit left to try; consequences of the givens alone stay.
  template <Tracer T>
  StepStatus backtrack(T& tracer, Ledger& ledger) {
    std::uint32_t level = ledger.level();
    for (; level > 0; path_.pop_back()) {
      const Filled& top = path_.back();
      grid_.take_back(top.cell);
      if (top.guessed) --level;
      if (top.left == 0) continue;
      return ledger.backtrack(tracer, level);
    }
    return ledger.exhausted(tracer);
  }

  // The cell that a retry fills. REQUIRES: size() > 0.
  Cell last_cell() const { return path_.back().cell; }

  std::size_t buffer_bytes() const { return grid_.buffer_bytes() + path_.capacity() * sizeof(Filled); }

 private:
  struct Filled {
    DigitSet left;  // digits to try after the one in the cell
    Cell cell;
    bool guessed;
  };

  FittingDigits grid_;
  std::vector<Filled> path_;  // filled cells in order
  DigitOrder order_;
};

}  // namespace sudoscope

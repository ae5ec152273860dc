// OrderedSearch: fills cells in an order fixed beforehand, in each the digits of its list one by one; the first
// that fits stays until everything after it has failed. The brute-force algorithms share it: they
// differ in the order of the cells, in the lists, and in their preparation. Cost: a few word operations a step.
#pragma once

#include <memory>

#include "search/digit_order.hpp"
#include "search/fitting_digits.hpp"
#include "search/ledger.hpp"

namespace sudoscope {

struct FillPlan {
  std::vector<Cell> cells;      // every blank cell once
  std::vector<DigitSet> lists;  // the digits to try in each; empty: all that the grid allows
};

class OrderedSearch {
 public:
  // REQUIRES: every cell of the plan is blank in the grid, and no other.
  OrderedSearch(FittingDigits grid, FillPlan plan, DigitOrder order)
      : grid_(std::move(grid)), plan_(std::make_shared<const FillPlan>(std::move(plan))), order_(order) {
    open_cell(0);
  }

  // One digit placed, or one backtrack. The ledger's level is that of this search alone.
  template <Tracer T>
  StepStatus step(T& tracer, Ledger& ledger) {
    if (is_done_) return backtrack(tracer, ledger);
    const std::uint32_t level = ledger.level();
    if (level < plan_->cells.size() && !place_next(tracer, ledger)) {
      ledger.conflict(tracer, plan_->cells[level]);
      return backtrack(tracer, ledger);
    }
    is_done_ = ledger.level() == plan_->cells.size();
    return is_done_ ? ledger.solution(tracer) : StepStatus::kRunning;
  }

  void abandon() { is_done_ = true; }

  const std::vector<Digit>& digits() const { return grid_.digits(); }
  std::size_t buffer_bytes() const { return grid_.buffer_bytes(); }

 private:
  DigitSet list(std::uint32_t index) const {
    return plan_->lists.empty() ? grid_.geometry().allowed(plan_->cells[index]) : plan_->lists[index];
  }
  void open_cell(std::uint32_t index) { left_ = index < plan_->cells.size() ? list(index) : 0; }

  // Every placed digit is a guess, so that the level is also the index of the cell in hand.
  template <Tracer T>
  bool place_next(T& tracer, Ledger& ledger) {
    const std::uint32_t level = ledger.level();
    const Cell cell = plan_->cells[level];
    const DigitSet fitting = left_ & grid_.fitting(cell);
    if constexpr (T::kEnabled) {
      for (DigitSet rest = left_; rest != 0;) {
        const Digit digit = order_.first(cell, rest);
        if (has_digit(fitting, digit)) break;
        ledger.examine(tracer, cell, digit, grid_.first_holding(cell, digit));
        rest &= ~digit_bit(digit);
      }
    }
    if (fitting == 0) return false;
    const Digit digit = order_.first(cell, fitting);
    grid_.place(cell, digit);
    ledger.decide(tracer, cell, digit);
    open_cell(level + 1);
    return true;
  }

  // Goes back to the last cell with a digit left to try.
  template <Tracer T>
  StepStatus backtrack(T& tracer, Ledger& ledger) {
    is_done_ = false;
    for (std::uint32_t level = ledger.level(); level > 0; --level) {
      const Cell cell = plan_->cells[level - 1];
      const Digit tried = grid_.digits()[cell];
      grid_.take_back(cell);
      left_ = order_.after(cell, tried, list(level - 1));
      if (left_ == 0) continue;
      return ledger.backtrack(tracer, level - 1);
    }
    return ledger.exhausted(tracer);
  }

  FittingDigits grid_;
  std::shared_ptr<const FillPlan> plan_;
  DigitSet left_ = 0;  // digits not yet tried in the cell in hand
  DigitOrder order_;
  bool is_done_ = false;  // with the consequences of the last digit: the next step takes it back
};

}  // namespace sudoscope

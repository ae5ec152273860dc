// Fewest candidates: before each digit, counts the possible digits of every blank cell anew and takes the first cell
// with the fewest, its digits in ascending order. A cell with one possible digit is forced, one with none ends the
// branch. Source: "Brains" in Longbons, Klinginsmith, Sánchez, 2013. Cost: a few word operations for each blank cell a
// step.
#pragma once

#include <memory>

#include "search/ledger.hpp"
#include "search/placed_digits.hpp"

namespace sudoscope {

class FewestCandidates {
 public:
  explicit FewestCandidates(const Puzzle& puzzle)
      : grid_(puzzle), blanks_(std::make_shared<const std::vector<Cell>>(blank_cells(puzzle))) {}

  // One digit placed, or one backtrack.
  template <Tracer T>
  StepStatus step(T& tracer) {
    ledger_.begin_step();
    if (next_ == Next::kBacktrack) return backtrack(tracer);
    if (next_ == Next::kRetry) {
      guess(tracer);
    } else if (path_.size() < blanks_->size() && !place_fewest(tracer)) {
      return backtrack(tracer);
    }
    const bool solved = path_.size() == blanks_->size();
    next_ = solved ? Next::kBacktrack : Next::kPlace;
    return solved ? ledger_.solution(tracer) : StepStatus::kRunning;
  }

  const SearchStats& stats() const { return ledger_.stats(); }
  const std::vector<Digit>& digits() const { return grid_.digits(); }
  std::size_t footprint_bytes() const {
    return sizeof(*this) + grid_.buffer_bytes() + path_.capacity() * sizeof(Placed);
  }

 private:
  enum class Next : std::uint8_t { kPlace, kRetry, kBacktrack };
  struct Placed {
    DigitSet left;  // digits to try after the one in the cell
    Cell cell;
    bool guessed;
  };

  template <Tracer T>
  bool place_fewest(T& tracer) {
    Cell best = kNoCell;
    DigitSet candidates = 0;
    int fewest = kMaxSide + 1;
    for (const Cell cell : *blanks_) {
      if (!grid_.is_blank(cell)) continue;
      const DigitSet fitting = grid_.fitting(cell);
      const int count = digit_count(fitting);
      if (count >= fewest) continue;
      best = cell, candidates = fitting, fewest = count;
      if (count == 0) break;
    }
    if (fewest == 0) {
      ledger_.conflict(tracer, best);
      return false;
    }
    path_.push_back({candidates, best, fewest > 1});
    if (fewest > 1) {
      guess(tracer);
    } else {
      path_.back().left = 0;
      grid_.place(best, first_digit(candidates));
      ledger_.assign(tracer, best, first_digit(candidates), Reason::kNakedSingle);
    }
    return true;
  }

  template <Tracer T>
  void guess(T& tracer) {
    Placed& top = path_.back();
    const Digit digit = first_digit(top.left);
    top.left = without_first(top.left);
    grid_.place(top.cell, digit);
    ledger_.decide(tracer, top.cell, digit);
  }

  // Back to the last guess with a digit left to try; what follows from the givens alone stays.
  template <Tracer T>
  StepStatus backtrack(T& tracer) {
    std::uint32_t level = ledger_.level();
    for (; level > 0; path_.pop_back()) {
      const Placed& top = path_.back();
      grid_.take_back(top.cell);
      if (top.guessed) --level;
      if (top.left == 0) continue;
      ledger_.backtrack(tracer, level);
      next_ = Next::kRetry;
      return StepStatus::kRunning;
    }
    return ledger_.exhausted(tracer);
  }

  PlacedDigits grid_;
  std::shared_ptr<const std::vector<Cell>> blanks_;
  std::vector<Placed> path_;  // filled cells in order
  Next next_ = Next::kPlace;
  Ledger ledger_;
};

}  // namespace sudoscope

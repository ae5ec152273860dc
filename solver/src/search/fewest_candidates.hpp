// Fewest candidates: before each digit, counts the possible digits of every blank cell anew and takes the first cell
// with the fewest. A cell with one possible digit is forced, one with none ends the branch. Source: "Brains" in
// Longbons, Klinginsmith, Sánchez, 2013 (digits in ascending order there). Cost: a few word operations for each blank
// cell a step.
#pragma once

#include <memory>

#include "search/fill_path.hpp"

namespace sudoscope {

class FewestCandidates {
 public:
  explicit FewestCandidates(const Puzzle& puzzle, DigitOrder order = {})
      : path_(puzzle, order), blanks_(std::make_shared<const std::vector<Cell>>(blank_cells(puzzle))) {}

  // One digit placed, or one backtrack.
  template <Tracer T>
  StepStatus step(T& tracer) {
    ledger_.begin_step();
    if (next_ == Next::kBacktrack) return backtrack(tracer);
    if (next_ == Next::kRetry) {
      path_.retry(tracer, ledger_);
    } else if (path_.size() < blanks_->size() && !fill_fewest(tracer)) {
      return backtrack(tracer);
    }
    const bool solved = path_.size() == blanks_->size();
    next_ = solved ? Next::kBacktrack : Next::kFill;
    return solved ? ledger_.solution(tracer) : StepStatus::kRunning;
  }

  const SearchStats& stats() const { return ledger_.stats(); }
  Ledger& ledger() { return ledger_; }
  void abandon() { next_ = Next::kBacktrack; }
  const std::vector<Digit>& digits() const { return path_.grid().digits(); }
  std::size_t footprint_bytes() const { return sizeof(*this) + path_.buffer_bytes(); }

 private:
  enum class Next : std::uint8_t { kFill, kRetry, kBacktrack };

  template <Tracer T>
  bool fill_fewest(T& tracer) {
    const FittingDigits& grid = path_.grid();
    Cell best = kNoCell;
    DigitSet candidates = 0;
    int fewest = kMaxSide + 1;
    for (const Cell cell : *blanks_) {
      if (!grid.is_blank(cell)) continue;
      const DigitSet fitting = grid.fitting(cell);
      const int count = digit_count(fitting);
      if (count >= fewest) continue;
      best = cell, candidates = fitting, fewest = count;
      if (count == 0) break;
    }
    if (fewest == 0) {
      ledger_.conflict(tracer, best);
      return false;
    }
    path_.fill(tracer, ledger_, best, candidates);
    return true;
  }

  template <Tracer T>
  StepStatus backtrack(T& tracer) {
    next_ = Next::kRetry;
    return path_.backtrack(tracer, ledger_);
  }

  FillPath path_;
  std::shared_ptr<const std::vector<Cell>> blanks_;
  Next next_ = Next::kFill;
  Ledger ledger_;
};

}  // namespace sudoscope

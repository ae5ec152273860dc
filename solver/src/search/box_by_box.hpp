// Box by box: fills sole candidates until there are none or a cell has no candidate, then takes the next
// box, tries every way to fill it that agrees with the rest, and continues from each in the same manner.
// Source: "SearchNxN" in Longbons, Klinginsmith, Sánchez, 2013: `kInOrder` takes the boxes from left to
// right and top to bottom, `kMostAdjacent` the one with the most unfilled boxes in its band and stack. They
// generate all ways to fill a box at once and put them on a stack; here each is made when its turn comes,
// which visits the same ones in the same order without holding them (362,880 of a blank box). A stack
// returns the last first: in a box, column by column, the highest digit that fits. A digit that alone fits
// a cell is forced, one of several is a guess. Cost: a few word operations for each blank cell a step.
#pragma once

#include <memory>

#include "search/fill_path.hpp"

namespace sudoscope {

enum class BoxOrder : std::uint8_t { kInOrder, kMostAdjacent };

class BoxByBox {
 public:
  BoxByBox(const Puzzle& puzzle, BoxOrder order)
      : path_(puzzle, DigitOrder::descending()), plan_(std::make_shared<const Plan>(puzzle)), order_(order) {}

  // One digit placed, or one backtrack.
  template <Tracer T>
  StepStatus step(T& tracer) {
    ledger_.begin_step();
    switch (next_) {
      case Next::kBacktrack:
        return backtrack(tracer);
      case Next::kRetry:
        path_.retry(tracer, ledger_);
        box_ = plan_->box_of[path_.last_cell()];
        break;
      case Next::kSoleCandidates:
        if (const Cell cell = first_with_at_most_one(plan_->cells); cell != kNoCell) {
          if (!fill(tracer, cell)) return backtrack(tracer);
          return path_.size() == plan_->cells.size() ? finish(tracer) : StepStatus::kRunning;
        }
        box_ = next_box();
        if (box_ == kNoBox) return finish(tracer);
        [[fallthrough]];
      case Next::kBox:
        if (!fill(tracer, first_blank(plan_->boxes[box_]))) return backtrack(tracer);
        break;
    }
    next_ = first_blank(plan_->boxes[box_]) == kNoCell ? Next::kSoleCandidates : Next::kBox;
    return path_.size() == plan_->cells.size() ? finish(tracer) : StepStatus::kRunning;
  }

  const SearchStats& stats() const { return ledger_.stats(); }
  Ledger& ledger() { return ledger_; }
  void abandon() { next_ = Next::kBacktrack; }
  const std::vector<Digit>& digits() const { return path_.grid().digits(); }
  std::size_t footprint_bytes() const { return sizeof(*this) + path_.buffer_bytes(); }

 private:
  enum class Next : std::uint8_t { kSoleCandidates, kBox, kRetry, kBacktrack };
  using Box = std::uint8_t;
  static constexpr Box kNoBox = 0xFF;

  // Tables of the boxes (or regions) of the geometry and the givens, shared by copies of a run.
  struct Plan {
    explicit Plan(const Puzzle& puzzle);

    std::vector<Cell> cells;               // the blank ones, column by column
    std::vector<std::vector<Cell>> boxes;  // the same, by box
    std::vector<Box> box_of;               // by cell
    std::vector<DigitSet> adjacent;        // by box, a set of boxes: those with a row or column in common, which is
                                           // band and stack, and whatever that means for regions
    std::vector<int> corner;               // by box: leftmost cell, of equals the topmost, counted column by column
  };

  Cell first_blank(const std::vector<Cell>& cells) const {
    for (const Cell cell : cells)
      if (path_.grid().is_blank(cell)) return cell;
    return kNoCell;
  }

  Cell first_with_at_most_one(const std::vector<Cell>& cells) const {
    for (const Cell cell : cells)
      if (path_.grid().is_blank(cell) && without_first(path_.grid().fitting(cell)) == 0) return cell;
    return kNoCell;
  }

  // Among equals the leftmost, then the topmost: their heap gives the smallest (column, row).
  Box next_box() const {
    DigitSet unfilled = 0;
    for (std::size_t box = 0; box < plan_->boxes.size(); ++box)
      if (first_blank(plan_->boxes[box]) != kNoCell) unfilled |= DigitSet{1} << box;
    if (unfilled == 0) return kNoBox;
    if (order_ == BoxOrder::kInOrder) return first_digit(unfilled);
    Box best = kNoBox;
    int most = -1;
    for (DigitSet rest = unfilled; rest != 0; rest = without_first(rest)) {
      const Box box = first_digit(rest);
      const int count = digit_count(plan_->adjacent[box] & unfilled);
      if (count < most || (count == most && plan_->corner[box] > plan_->corner[best])) continue;
      best = box, most = count;
    }
    return best;
  }

  // False at a conflict.
  template <Tracer T>
  bool fill(T& tracer, Cell cell) {
    const DigitSet candidates = path_.grid().fitting(cell);
    if (candidates == 0) {
      ledger_.conflict(tracer, cell);
      return false;
    }
    path_.fill(tracer, ledger_, cell, candidates);
    return true;
  }

  template <Tracer T>
  StepStatus finish(T& tracer) {
    next_ = Next::kBacktrack;
    return ledger_.solution(tracer);
  }

  template <Tracer T>
  StepStatus backtrack(T& tracer) {
    next_ = Next::kRetry;
    return path_.backtrack(tracer, ledger_);
  }

  FillPath path_;
  std::shared_ptr<const Plan> plan_;
  BoxOrder order_;
  Box box_ = kNoBox;  // being filled
  Next next_ = Next::kSoleCandidates;
  Ledger ledger_;
};

}  // namespace sudoscope

// Box by box: fills sole candidates until there are none or a cell has no candidate, then takes the next box, tries
// every way to fill it that agrees with the rest, and goes on from each in the same manner.
// Source: "SearchNxN" in Longbons, Klinginsmith, Sánchez, 2013: `kInOrder` takes the boxes from left to right and top
// to bottom, `kMostAdjacent` the one with the most unfilled boxes in its band and stack. They generate all ways to fill
// a box at once and put them on a stack; here each is made when its turn comes, which visits the same ones in the same
// order without holding them (362,880 of a blank box). A stack gives the last first: in a box, column by column, the
// highest digit that fits. A digit that alone fits a cell is forced, one of several is a guess.
// Cost: a few word operations for each blank cell a step.
#pragma once

#include <algorithm>
#include <memory>
#include <utility>

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
  const std::vector<Digit>& digits() const { return path_.grid().digits(); }
  std::size_t footprint_bytes() const { return sizeof(*this) + path_.buffer_bytes(); }

 private:
  enum class Next : std::uint8_t { kSoleCandidates, kBox, kRetry, kBacktrack };
  using Box = std::uint8_t;
  static constexpr Box kNoBox = 0xFF;

  // What the geometry and the givens say of the boxes (or regions), shared by copies of a run.
  struct Plan {
    explicit Plan(const Puzzle& puzzle) : cells(blank_cells(puzzle)) {
      const Geometry& geometry = *puzzle.geometry;
      const auto side = static_cast<std::size_t>(geometry.side());
      const auto by_column = [&](Cell a, Cell b) {
        return std::pair(geometry.column_of(a), a) < std::pair(geometry.column_of(b), b);
      };
      std::sort(cells.begin(), cells.end(), by_column);
      boxes.resize(side);
      box_of.resize(puzzle.givens.size());
      for (std::size_t cell = 0; cell < box_of.size(); ++cell)
        box_of[cell] = static_cast<Box>(geometry.box_of(static_cast<Cell>(cell)));
      for (const Cell cell : cells) boxes[box_of[cell]].push_back(cell);
      find_adjacent(geometry, side);
    }

    // Boxes with a row or column in common: those of a band or stack, and whatever that means for regions.
    void find_adjacent(const Geometry& geometry, std::size_t side) {
      std::vector<DigitSet> rows(side, 0), columns(side, 0);  // sets of lines, by box
      std::vector<std::pair<int, int>> corner(side, {geometry.side(), geometry.side()});
      for (std::size_t cell = 0; cell < box_of.size(); ++cell) {
        const Box box = box_of[cell];
        const int row = geometry.row_of(static_cast<Cell>(cell));
        const int column = geometry.column_of(static_cast<Cell>(cell));
        rows[box] |= DigitSet{1} << row;
        columns[box] |= DigitSet{1} << column;
        corner[box] = std::min(corner[box], {column, row});
      }
      adjacent.assign(side, 0);
      for (std::size_t a = 0; a < side; ++a)
        for (std::size_t b = 0; b < side; ++b)
          if (a != b && ((rows[a] & rows[b]) != 0 || (columns[a] & columns[b]) != 0)) adjacent[a] |= DigitSet{1} << b;
      for (std::size_t box = 0; box < side; ++box) by_corner.push_back(static_cast<Box>(box));
      std::sort(by_corner.begin(), by_corner.end(), [&](Box a, Box b) { return corner[a] < corner[b]; });
    }

    std::vector<Cell> cells;               // the blank ones, column by column
    std::vector<std::vector<Cell>> boxes;  // the same, by box
    std::vector<Box> box_of;               // by cell
    std::vector<DigitSet> adjacent;        // by box, a set of boxes
    std::vector<Box> by_corner;            // boxes by their leftmost column, then topmost row
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

  // Of equals the leftmost, then topmost: their heap gives the smallest (column, row).
  Box next_box() const {
    DigitSet unfilled = 0;
    for (std::size_t box = 0; box < plan_->boxes.size(); ++box)
      if (first_blank(plan_->boxes[box]) != kNoCell) unfilled |= DigitSet{1} << box;
    if (unfilled == 0) return kNoBox;
    if (order_ == BoxOrder::kInOrder) return first_digit(unfilled);
    Box best = kNoBox;
    int most = -1;
    for (const Box box : plan_->by_corner) {
      if (!has_digit(unfilled, box)) continue;
      if (const int count = digit_count(plan_->adjacent[box] & unfilled); count > most) best = box, most = count;
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
    return path_.backtrack(tracer, ledger_) ? StepStatus::kRunning : ledger_.exhausted(tracer);
  }

  FillPath path_;
  std::shared_ptr<const Plan> plan_;
  BoxOrder order_;
  Box box_ = kNoBox;  // being filled
  Next next_ = Next::kSoleCandidates;
  Ledger ledger_;
};

}  // namespace sudoscope

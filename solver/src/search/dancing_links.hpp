// Dancing links: takes the column with the fewest rows (or the first one), tries each of its rows, covers what the row
// satisfies, and uncovers it in reverse on the way back. A column with one row is forced, one with none ends the
// branch. Source: D. Knuth, "Dancing Links", 2000 (Algorithm DLX); the first-column rule is that of the Optima blog's
// pseudo-code. Cost: for each digit placed, the rows that share a column with it; memory for every digit of every cell.
#pragma once

#include <memory>
#include <utility>

#include "search/exact_cover.hpp"
#include "search/ledger.hpp"

namespace sudoscope {

enum class ColumnRule : std::uint8_t { kSmallest, kFirst };

class DancingLinks {
 public:
  DancingLinks(const Puzzle& puzzle, ColumnRule rule)
      : matrix_(std::make_shared<const ExactCover>(puzzle)),
        all_(puzzle.geometry->all()),
        rule_(rule),
        digits_(puzzle.givens) {}

  // The givens, one digit placed, or one backtrack.
  template <Tracer T>
  StepStatus step(T& tracer) {
    ledger_.begin_step();
    if (links_.value.empty()) relink();
    switch (next_) {
      case Next::kStart:
        next_ = Next::kPlace;
        eliminate_by_givens(tracer);
        return solved() ? finish(tracer) : StepStatus::kRunning;
      case Next::kBacktrack:
        return backtrack(tracer);
      case Next::kPlace:
        if (!open_column(tracer)) return backtrack(tracer);
        break;
      case Next::kRetry:
        break;
    }
    next_ = Next::kPlace;
    select(tracer, path_.back());
    return solved() ? finish(tracer) : StepStatus::kRunning;
  }

  const SearchStats& stats() const { return ledger_.stats(); }
  const std::vector<Digit>& digits() const { return digits_; }
  std::size_t footprint_bytes() const {
    return sizeof(*this) + links_.value.bytes() + path_.capacity() * sizeof(Choice) + digits_.capacity();
  }

 private:
  enum class Next : std::uint8_t { kStart, kPlace, kRetry, kBacktrack };
  struct Choice {
    Node node;  // a node of the chosen row, in the column it was chosen for
    bool guessed;
  };
  // The links follow from the path, and weigh a thousand times as much. A copy leaves them out and covers the path
  // anew at its next step, so that keyframes stay small: a blank 49x49 takes 5 kB instead of 4 MB.
  struct LinksInHand {
    LinksInHand() = default;
    LinksInHand(const LinksInHand&) {}
    LinksInHand(LinksInHand&&) = default;
    LinksInHand& operator=(const LinksInHand&) {
      value = {};
      return *this;
    }
    LinksInHand& operator=(LinksInHand&&) = default;
    ~LinksInHand() = default;
    Links value;
  };

  Links::Pair& vertical(Node node) { return links_.value.vertical[node]; }
  Links::Pair& horizontal(Node header) { return links_.value.horizontal[header]; }
  std::uint32_t& size(Node column) { return links_.value.sizes[column]; }
  bool solved() { return horizontal(matrix_->root()).after == matrix_->root(); }
  bool is_cell(Node column) const { return matrix_->columns[column].house == kNoHouse; }
  const ExactCover::Row& row_at(Node node) const { return matrix_->rows[matrix_->row_of[node]]; }
  Node row_begin(Node node) const { return row_at(node).begin; }
  Node row_end(Node node) const { return matrix_->rows[matrix_->row_of[node] + 1].begin; }

  template <Tracer T>
  StepStatus finish(T& tracer) {
    next_ = Next::kBacktrack;
    return ledger_.solution(tracer);
  }

  template <Tracer T>
  void eliminate_by_givens(T& tracer) {
    for (std::size_t cell = 0; cell < digits_.size(); ++cell) {
      if (digits_[cell] != kBlank) continue;
      for (DigitSet gone = all_ & ~matrix_->digits_of_cell[cell]; gone != 0; gone = without_first(gone))
        ledger_.eliminate(tracer, static_cast<Cell>(cell), first_digit(gone));
    }
  }

  // Covers the next column and puts its first row on the path; false at a conflict.
  template <Tracer T>
  bool open_column(T& tracer) {
    const Node column = choose_column();
    const std::uint32_t rows = size(column);
    if (rows == 0) {
      const ExactCover::Column& wanted = matrix_->columns[column];
      if (is_cell(column)) {
        ledger_.conflict(tracer, wanted.cell);
      } else {
        ledger_.conflict(tracer, wanted.house, wanted.digit);
      }
      return false;
    }
    cover(column, [](Node) {});
    path_.push_back({vertical(column).after, rows > 1});
    return true;
  }

  Node choose_column() {
    const Node root = matrix_->root();
    Node best = horizontal(root).after;
    if (rule_ == ColumnRule::kFirst) return best;
    for (Node column = best; column != root && size(best) > 0; column = horizontal(column).after)
      if (size(column) < size(best)) best = column;
    return best;
  }

  // Places the row's digit and removes every row that shares a column with it. Each removal of another cell's row is an
  // elimination of this choice, those of its own column too, which stays covered while its rows are tried in turn.
  template <Tracer T>
  void select(T& tracer, const Choice& choice) {
    const Node column = matrix_->column_of[choice.node];
    const ExactCover::Row& row = row_at(choice.node);
    const HouseId house = matrix_->columns[column].house;
    digits_[row.cell] = row.digit;
    if (choice.guessed) {
      ledger_.decide(tracer, row.cell, row.digit, house);
    } else {
      const Reason reason = house == kNoHouse ? Reason::kNakedSingle : Reason::kHiddenSingle;
      ledger_.assign(tracer, row.cell, row.digit, reason, house);
    }
    const auto eliminate = [&](Node node) { ledger_.eliminate(tracer, row_at(node).cell, row_at(node).digit); };
    if (house != kNoHouse)
      for (Node node = vertical(column).after; node != column; node = vertical(node).after)
        if (node != choice.node) eliminate(node);
    for (Node node = row_begin(choice.node); node < row_end(choice.node); ++node) {
      const Node other = matrix_->column_of[node];
      if (other == column) continue;
      if (is_cell(other)) {
        cover(other, [](Node) {});
      } else {
        cover(other, eliminate);
      }
    }
  }

  void unselect(const Choice& choice) {
    digits_[row_at(choice.node).cell] = kBlank;
    for (Node node = row_end(choice.node); node-- > row_begin(choice.node);)
      if (node != choice.node) uncover(matrix_->column_of[node]);
  }

  // Back to the last guess with a row left to try; what follows from the givens alone stays.
  template <Tracer T>
  StepStatus backtrack(T& tracer) {
    std::uint32_t level = ledger_.level();
    for (; level > 0; path_.pop_back()) {
      Choice& top = path_.back();
      const Node column = matrix_->column_of[top.node];
      unselect(top);
      if (top.guessed) --level;
      if (const Node next = vertical(top.node).after; next != column) {
        top.node = next;
        next_ = Next::kRetry;
        ledger_.backtrack(tracer, level);
        return StepStatus::kRunning;
      }
      uncover(column);
    }
    return ledger_.exhausted(tracer);
  }

  // Takes the column out of the headers and its rows out of all other columns; calls on_row(node) for each row.
  template <class OnRow>
  void cover(Node column, OnRow on_row) {
    const auto [left, right] = horizontal(column);
    horizontal(left).after = right;
    horizontal(right).before = left;
    for (Node in_column = vertical(column).after; in_column != column; in_column = vertical(in_column).after) {
      on_row(in_column);
      const Node end = row_end(in_column);
      for (Node node = row_begin(in_column); node < end; ++node) {
        if (node == in_column) continue;
        const auto [up, down] = vertical(node);
        vertical(up).after = down;
        vertical(down).before = up;
        --size(matrix_->column_of[node]);
      }
    }
  }

  // The exact reverse of cover.
  void uncover(Node column) {
    for (Node in_column = vertical(column).before; in_column != column; in_column = vertical(in_column).before) {
      const Node begin = row_begin(in_column);
      for (Node node = row_end(in_column); node-- > begin;) {
        if (node == in_column) continue;
        const auto [up, down] = vertical(node);
        vertical(up).after = node;
        vertical(down).before = node;
        ++size(matrix_->column_of[node]);
      }
    }
    const auto [left, right] = horizontal(column);
    horizontal(left).after = column;
    horizontal(right).before = column;
  }

  // Covers the path once more, from nothing: see LinksInHand.
  void relink() {
    links_.value = matrix_->start;
    for (const Choice& choice : path_) {
      const Node column = matrix_->column_of[choice.node];
      cover(column, [](Node) {});
      if (next_ == Next::kRetry && &choice == &path_.back()) break;
      for (Node node = row_begin(choice.node); node < row_end(choice.node); ++node)
        if (node != choice.node) cover(matrix_->column_of[node], [](Node) {});
    }
  }

  std::shared_ptr<const ExactCover> matrix_;
  DigitSet all_;
  ColumnRule rule_;
  Next next_ = Next::kStart;
  LinksInHand links_;
  std::vector<Choice> path_;  // chosen rows; before a retry the last one waits to be selected
  std::vector<Digit> digits_;
  Ledger ledger_;
};

}  // namespace sudoscope

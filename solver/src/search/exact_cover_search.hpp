// ExactCoverSearch: D. Knuth's Algorithm X, "Dancing Links", 2000: takes a column (the one with the fewest rows,
// or the first), tries each of its rows, covers the columns that the row satisfies, and uncovers them in reverse
// on the way back. A column with one row is forced, one with none ends the branch. The Cover takes rows and
// columns out and puts them back: links in dancing_links.hpp, sets in algorithm_x.hpp. Both make the same tree.
#pragma once

#include <memory>
#include <utility>

#include "search/exact_cover.hpp"
#include "search/ledger.hpp"

namespace sudoscope {

enum class ColumnRule : std::uint8_t { kSmallest, kFirst };

// The rest of the matrix. Made from it with nothing covered; rows of a column in their order:
//
//   first_column(), next_column(column)      the columns not covered, ascending; the root at the end
//   size(column)                             its rows
//   first_row(matrix, column)                its rows' nodes in it, also while it is covered; `column` at the end
//   next_row(matrix, node)
//   cover(matrix, column, on_row)            takes out column and rows, calls on_row(node in column) for each row
//   uncover(matrix, column)                  the exact reverse
template <class Cover>
class ExactCoverSearch {
 public:
  ExactCoverSearch(const Puzzle& puzzle, ColumnRule rule)
      : matrix_(std::make_shared<const ExactCover>(puzzle)),
        start_(std::make_shared<const Cover>(*matrix_)),
        geometry_(puzzle.geometry),
        rule_(rule),
        digits_(puzzle.givens) {}

  // The givens, one digit placed, or one backtrack.
  template <Tracer T>
  StepStatus step(T& tracer) {
    ledger_.begin_step();
    if (in_hand_.value.empty()) cover_path();
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
  Ledger& ledger() { return ledger_; }
  void abandon() { next_ = Next::kBacktrack; }
  const std::vector<Digit>& digits() const { return digits_; }
  std::size_t footprint_bytes() const {
    return sizeof(*this) + in_hand_.value.bytes() + path_.capacity() * sizeof(Choice) + digits_.capacity();
  }

 private:
  enum class Next : std::uint8_t { kStart, kPlace, kRetry, kBacktrack };
  struct Choice {
    Node node;  // a node of the chosen row, in the column it was chosen for
    bool guessed;
  };
  // The cover follows from the path, and weighs a thousand times as much. A copy leaves it out and covers the path
  // anew at its next step, so that keyframes stay small: a blank 49x49 takes 5 kB instead of 4 MB of links.
  struct InHand {
    InHand() = default;
    InHand(const InHand&) {}
    InHand(InHand&&) = default;
    InHand& operator=(const InHand&) {
      value = {};
      return *this;
    }
    InHand& operator=(InHand&&) = default;
    ~InHand() = default;
    Cover value;
  };

  Cover& left() { return in_hand_.value; }
  bool solved() { return left().first_column() == matrix_->root(); }
  static void ignore(Node) {}

  template <Tracer T>
  StepStatus finish(T& tracer) {
    next_ = Next::kBacktrack;
    return ledger_.solution(tracer);
  }

  template <Tracer T>
  void eliminate_by_givens(T& tracer) {
    for (std::size_t cell = 0; cell < digits_.size(); ++cell) {
      if (digits_[cell] != kBlank) continue;
      DigitSet gone = geometry_->allowed(static_cast<Cell>(cell)) & ~matrix_->digits_of_cell[cell];
      for (; gone != 0; gone = without_first(gone))
        ledger_.eliminate(tracer, static_cast<Cell>(cell), first_digit(gone));
    }
  }

  // Covers the next column and puts its first row on the path; false at a conflict.
  template <Tracer T>
  bool open_column(T& tracer) {
    const Node column = choose_column();
    const std::uint32_t rows = left().size(column);
    if (rows == 0) {
      const ExactCover::Column& wanted = matrix_->columns[column];
      if (matrix_->is_cell(column)) {
        ledger_.conflict(tracer, wanted.cell);
      } else {
        ledger_.conflict(tracer, wanted.house, wanted.digit);
      }
      return false;
    }
    left().cover(*matrix_, column, ignore);
    path_.push_back({left().first_row(*matrix_, column), rows > 1});
    return true;
  }

  Node choose_column() {
    Node best = left().first_column();
    if (rule_ == ColumnRule::kFirst) return best;
    std::uint32_t fewest = left().size(best);
    for (Node column = best; column != matrix_->root() && fewest > 0; column = left().next_column(column))
      if (const std::uint32_t rows = left().size(column); rows < fewest) best = column, fewest = rows;
    return best;
  }

  // Places the row's digit and removes every row that shares a column with it. Each
  // removal of another cell's row is an elimination of this choice; so are the rows
  // of its own column, which stays covered while its rows are tried in turn.
  template <Tracer T>
  void select(T& tracer, const Choice& choice) {
    const Node column = matrix_->column_of[choice.node];
    const ExactCover::Row& row = matrix_->row_at(choice.node);
    const HouseId house = matrix_->columns[column].house;
    digits_[row.cell] = row.digit;
    if (choice.guessed) {
      ledger_.decide(tracer, row.cell, row.digit, house);
    } else {
      const Technique technique = house == kNoHouse ? Technique::kNakedSingle : Technique::kHiddenSingle;
      ledger_.assign(tracer, row.cell, row.digit, technique, house);
    }
    const auto eliminate = [&](Node node) {
      ledger_.eliminate(tracer, matrix_->row_at(node).cell, matrix_->row_at(node).digit);
    };
    if (house != kNoHouse)
      for (Node node = left().first_row(*matrix_, column); node != column; node = left().next_row(*matrix_, node))
        if (node != choice.node) eliminate(node);
    for (Node node = matrix_->row_begin(choice.node); node < matrix_->row_end(choice.node); ++node) {
      const Node other = matrix_->column_of[node];
      if (other == column) continue;
      if (matrix_->is_cell(other)) {
        left().cover(*matrix_, other, ignore);
      } else {
        left().cover(*matrix_, other, eliminate);
      }
    }
  }

  void unselect(const Choice& choice) {
    digits_[matrix_->row_at(choice.node).cell] = kBlank;
    for (Node node = matrix_->row_end(choice.node); node-- > matrix_->row_begin(choice.node);)
      if (node != choice.node) left().uncover(*matrix_, matrix_->column_of[node]);
  }

  // Goes back to the last guess with a row left to try; consequences of the givens alone stay.
  template <Tracer T>
  StepStatus backtrack(T& tracer) {
    std::uint32_t level = ledger_.level();
    for (; level > 0; path_.pop_back()) {
      Choice& top = path_.back();
      const Node column = matrix_->column_of[top.node];
      unselect(top);
      if (top.guessed) --level;
      if (const Node next = left().next_row(*matrix_, top.node); next != column) {
        top.node = next;
        next_ = Next::kRetry;
        return ledger_.backtrack(tracer, level);
      }
      left().uncover(*matrix_, column);
    }
    return ledger_.exhausted(tracer);
  }

  // Covers the path once more, from nothing: see InHand.
  void cover_path() {
    left() = *start_;
    for (const Choice& choice : path_) {
      left().cover(*matrix_, matrix_->column_of[choice.node], ignore);
      if (next_ == Next::kRetry && &choice == &path_.back()) break;
      for (Node node = matrix_->row_begin(choice.node); node < matrix_->row_end(choice.node); ++node)
        if (node != choice.node) left().cover(*matrix_, matrix_->column_of[node], ignore);
    }
  }

  std::shared_ptr<const ExactCover> matrix_;
  std::shared_ptr<const Cover> start_;  // nothing covered
  GeometryPtr geometry_;
  ColumnRule rule_;
  Next next_ = Next::kStart;
  InHand in_hand_;
  std::vector<Choice> path_;  // chosen rows; before a retry the last one waits to be selected
  std::vector<Digit> digits_;
  Ledger ledger_;
};

}  // namespace sudoscope

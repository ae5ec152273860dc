// Deletion: goes through a set of cells in a given order and leaves out each cell without which the rest
// still has no solution. The remaining set is minimal. Pieces double while that succeeds and halve when
// it fails, so that a set much smaller than the first one takes few questions. There is one pass for each
// effort, the least first: questions that one effort could not answer are asked with the next. After
// every question the cells left have no solution, so there is an answer at any time, and it gets better.
//
// Where a clash names only the cells it follows from, all other cells are left out at once. The first
// questions leave nothing out: each lists the cells in the opposite order, until no fewer are named.
// A solution that proves one piece necessary answers other questions as well: it also holds whenever
// all cells that it differs from are left out (cf. A. Belov, J. Marques-Silva, "Accelerating MUS
// extraction with recursive model rotation", 2011, of which this is the simplest case).
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "diagnose/oracle.hpp"

namespace sudoscope::diagnose {

template <class Oracle>
class Deletion {
 public:
  // `fixed`: the digits that always hold. `order`: the cells to leave out, tried in
  // this order; their digits are those of `puzzle`, which must outlive this object.
  Deletion(const Puzzle& puzzle, const std::vector<Digit>& fixed, std::vector<Cell> order)
      : given_(puzzle.givens),
        oracle_(puzzle, fixed),
        is_left_(puzzle.givens.size(), false),
        order_(std::move(order)),
        narrows_(Oracle::kNamesFewer) {
    for (const Cell cell : order_) is_left_[cell] = true;
    begin_effort();
  }

  bool run(std::uint64_t& steps) {
    while (effort_ < Oracle::kEfforts) {
      if (at_ == order_.size()) {
        next_effort();
        continue;
      }
      piece_ = narrows_ ? 0 : std::clamp<std::size_t>(piece_, 1, order_.size() - at_);
      if (!is_asked_ && !narrows_ && stands_without_piece()) {
        keep_some(true);
        continue;
      }
      if (!is_asked_) ask();
      if (!oracle_.run(steps)) return false;
      is_asked_ = false;
      hear();
    }
    return true;
  }

  // The cells left so far, ascending: they have no solution.
  std::vector<Cell> cells() const {
    std::vector<Cell> left;
    for (std::size_t cell = 0; cell < is_left_.size(); ++cell)
      if (is_left_[cell]) left.push_back(static_cast<Cell>(cell));
    return left;
  }
  // True if none of them can be left out; false while it runs, and where patience ran out.
  bool minimal() const { return effort_ == Oracle::kEfforts && unknown_.empty(); }

 private:
  std::span<const Cell> piece() const { return std::span(order_).subspan(at_, piece_); }

  void begin_effort() {
    // Most cells of a small set are needed.
    piece_ = order_.size() / 24;
    at_ = 0;
  }

  void next_effort() {
    if (++effort_ == Oracle::kEfforts) return;
    order_ = std::move(unknown_);
    unknown_.clear();
    begin_effort();
  }

  // True if a solution met before differs from the cells left only within the piece.
  bool stands_without_piece() const {
    return std::any_of(differences_.begin(), differences_.end(), [&](const std::vector<Cell>& cells) {
      return std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
        return !is_left_[cell] || std::find(piece().begin(), piece().end(), cell) != piece().end();
      });
    });
  }

  // Asks about the cells left, without the piece: the cells to leave out next come last.
  void ask() {
    std::vector<Cell> cells = needed_;
    cells.insert(cells.end(), unknown_.begin(), unknown_.end());
    cells.insert(cells.end(), order_.rbegin(), order_.rend() - static_cast<std::ptrdiff_t>(at_ + piece_));
    oracle_.ask(cells, effort_);
    is_asked_ = true;
  }

  void hear() {
    const Standing standing = oracle_.standing();
    if (standing == Standing::kClash) return leave(oracle_.clash());
    if (standing == Standing::kStand) meet(oracle_.solution());
    if (narrows_)
      narrows_ = false;
    else
      keep_some(standing == Standing::kStand);
  }

  void leave(const std::vector<Cell>& clash) {
    const auto before = std::count(is_left_.begin(), is_left_.end(), true);
    std::fill(is_left_.begin(), is_left_.end(), false);
    for (const Cell cell : clash) is_left_[cell] = true;
    const auto drop = [&](std::vector<Cell>& cells, std::size_t from) {
      cells.erase(std::remove_if(cells.begin() + static_cast<std::ptrdiff_t>(from), cells.end(),
                                 [&](Cell cell) { return !is_left_[cell]; }),
                  cells.end());
    };
    drop(unknown_, 0);
    drop(order_, at_);
    piece_ *= 2;
    if (!narrows_) return;
    narrows_ = static_cast<std::ptrdiff_t>(clash.size()) < before;
    std::reverse(order_.begin(), order_.end());
    begin_effort();
  }

  void meet(std::span<const Digit> solution) {
    std::vector<Cell> cells;
    for (const Cell cell : piece())
      if (solution[cell] != given_[cell]) cells.push_back(cell);
    differences_.push_back(std::move(cells));
  }

  // The piece as a whole is needed, as far as is known.
  void keep_some(bool known) {
    if (piece_ > 1) {
      piece_ /= 2;
      return;
    }
    (known ? needed_ : unknown_).push_back(order_[at_]);
    ++at_;
  }

  std::span<const Digit> given_;
  Oracle oracle_;
  std::vector<bool> is_left_;  // by cell
  std::vector<Cell> order_;    // of this effort
  std::size_t effort_ = 0;
  std::size_t at_ = 0;
  std::size_t piece_ = 1;
  bool narrows_;  // the question is about all cells left
  bool is_asked_ = false;
  std::vector<Cell> needed_;
  std::vector<Cell> unknown_;                   // to this effort, of those before at_
  std::vector<std::vector<Cell>> differences_;  // of each solution met, from the cells left then
};

}  // namespace sudoscope::diagnose

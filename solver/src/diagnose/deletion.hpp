// Deletion: leaves out of a set of cells, in a given order, what can be left out while the rest still has no solution.
// What remains is minimal. Pieces double as long as that goes well and halve where it does not, so that a set much
// smaller than what it began with takes few questions. It goes through the cells once for each effort, the least first:
// what one effort could not tell, the next is asked. After every question the cells left have no solution, so there is
// an answer at any time, which gets better. A solution that shows that a piece is needed answers for others as well: it
// stands whenever all cells that it differs from are left out (cf. A. Belov, J. Marques-Silva, "Accelerating MUS
// extraction with recursive model rotation", 2011, of which this is the simplest case).
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "diagnose/asker.hpp"

namespace sudoscope::diagnose {

class Deletion {
 public:
  // `fixed`: the digits that stand whatever happens. `order`: what is tried to be left out, the first first; the digits
  // are those of the puzzle. `efforts`: one or more.
  Deletion(const Puzzle& puzzle, std::vector<Digit> fixed, std::vector<Cell> order, std::span<const Effort> efforts)
      : asker_(puzzle.geometry, 1),
        given_(puzzle.givens),
        digits_(std::move(fixed)),
        order_(std::move(order)),
        efforts_(efforts.begin(), efforts.end()) {
    for (const Cell cell : order_) digits_[cell] = puzzle.givens[cell];
    begin_effort();
  }

  bool run(std::uint64_t& steps) {
    while (effort_ < efforts_.size()) {
      if (at_ == order_.size()) {
        next_effort();
        continue;
      }
      piece_ = std::min(piece_, order_.size() - at_);
      if (stands_without_piece()) {
        keep_some(true);
        continue;
      }
      if (asker_.size() == 0) ask();
      if (!asker_.run(steps)) return false;
      hear(asker_.answer(0));
      asker_.about(digits_);
    }
    return true;
  }

  // Those that are left so far, ascending: they have no solution.
  std::vector<Cell> cells() const {
    std::vector<Cell> left = needed_;
    left.insert(left.end(), unknown_.begin(), unknown_.end());
    left.insert(left.end(), order_.begin() + static_cast<std::ptrdiff_t>(at_), order_.end());
    std::sort(left.begin(), left.end());
    return left;
  }
  // Whether none of them can be left out; false while it runs, and where patience ran out.
  bool minimal() const { return effort_ == efforts_.size() && unknown_.empty(); }

 private:
  std::span<const Cell> piece() const { return std::span(order_).subspan(at_, piece_); }

  void begin_effort() {
    // Of a few cells most are needed.
    piece_ = std::max<std::size_t>(1, order_.size() / 24);
    at_ = 0;
    if (effort_ < efforts_.size()) asker_.set_effort(efforts_[effort_]);
    asker_.about(digits_);
  }

  void next_effort() {
    if (++effort_ == efforts_.size()) return;
    order_ = std::move(unknown_);
    unknown_.clear();
    begin_effort();
  }

  // Whether a solution met differs from what is left in cells of the piece alone.
  bool stands_without_piece() const {
    return std::any_of(differences_.begin(), differences_.end(), [&](const std::vector<Cell>& cells) {
      return std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
        return digits_[cell] == kBlank || std::find(piece().begin(), piece().end(), cell) != piece().end();
      });
    });
  }

  void ask() {
    std::vector<Change> changes;
    for (const Cell cell : piece()) changes.push_back({cell, kBlank});
    asker_.add(changes);
  }

  void hear(const Answer& answer) {
    if (answer.known && answer.solutions == 0) {
      for (const Cell cell : piece()) digits_[cell] = kBlank;
      at_ += piece_;
      piece_ *= 2;
      return;
    }
    if (answer.solutions > 0) meet(asker_.solution(0));
    keep_some(answer.known);
  }

  void meet(std::span<const Digit> solution) {
    std::vector<Cell> cells;
    for (const Cell cell : piece())
      if (solution[cell] != given_[cell]) cells.push_back(cell);
    differences_.push_back(std::move(cells));
  }

  // The piece cannot be left out as a whole, for all that is known.
  void keep_some(bool known) {
    if (piece_ > 1) {
      piece_ /= 2;
      return;
    }
    (known ? needed_ : unknown_).push_back(order_[at_]);
    ++at_;
  }

  Asker asker_;
  std::vector<Digit> given_;
  std::vector<Digit> digits_;  // of what is left
  std::vector<Cell> order_;    // of this effort
  std::vector<Effort> efforts_;
  std::size_t effort_ = 0;
  std::size_t at_ = 0;
  std::size_t piece_ = 1;
  std::vector<Cell> needed_;
  std::vector<Cell> unknown_;                   // to this effort, of those before at_
  std::vector<std::vector<Cell>> differences_;  // of each solution met, from what was left then
};

}  // namespace sudoscope::diagnose

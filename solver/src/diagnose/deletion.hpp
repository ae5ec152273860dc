// Deletion: leaves out of a set of cells, in a given order, what can be left out while the rest still has no solution.
// What remains is minimal. Pieces double as long as that goes well and halve where it does not, so that a set much
// smaller than what it began with takes few questions. It goes through the cells once for each effort, the least first:
// what one effort could not tell, the next is asked. After every question the cells left have no solution, so there is
// an answer at any time, which gets better. Where a clash names only what it follows from, all else goes with it, and
// the first questions leave nothing out: each is told the cells in the opposite order, until no fewer are named. A
// solution that shows that a piece is needed answers for others as well: it stands whenever all cells that it differs
// from are left out (cf. A. Belov, J. Marques-Silva, "Accelerating MUS extraction with recursive model rotation", 2011,
// of which this is the simplest case).
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "diagnose/oracle.hpp"

namespace sudoscope::diagnose {

template <class Oracle>
class Deletion {
 public:
  // `fixed`: the digits that stand whatever happens. `order`: what is tried to be left out, the first first; the digits
  // are those of the puzzle, which must outlive this.
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

  // Those that are left so far, ascending: they have no solution.
  std::vector<Cell> cells() const {
    std::vector<Cell> left;
    for (std::size_t cell = 0; cell < is_left_.size(); ++cell)
      if (is_left_[cell]) left.push_back(static_cast<Cell>(cell));
    return left;
  }
  // Whether none of them can be left out; false while it runs, and where patience ran out.
  bool minimal() const { return effort_ == Oracle::kEfforts && unknown_.empty(); }

 private:
  std::span<const Cell> piece() const { return std::span(order_).subspan(at_, piece_); }

  void begin_effort() {
    // Where there are only a few cells, most are needed.
    piece_ = order_.size() / 24;
    at_ = 0;
  }

  void next_effort() {
    if (++effort_ == Oracle::kEfforts) return;
    order_ = std::move(unknown_);
    unknown_.clear();
    begin_effort();
  }

  // Whether a solution met differs from what is left in cells of the piece alone.
  bool stands_without_piece() const {
    return std::any_of(differences_.begin(), differences_.end(), [&](const std::vector<Cell>& cells) {
      return std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
        return !is_left_[cell] || std::find(piece().begin(), piece().end(), cell) != piece().end();
      });
    });
  }

  // About what is left but for the piece: what is next to be left out comes last.
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

  // The piece cannot be left out as a whole, for all that is known.
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
  bool narrows_;  // the question is about all that is left
  bool is_asked_ = false;
  std::vector<Cell> needed_;
  std::vector<Cell> unknown_;                   // to this effort, of those before at_
  std::vector<std::vector<Cell>> differences_;  // of each solution met, from what was left then
};

}  // namespace sudoscope::diagnose

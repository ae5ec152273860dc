// Deletion: leaves out of a set of cells, in a given order, what can be left out while the rest still has no solution.
// What remains is minimal. Pieces double as long as that goes well and halve where it does not, so that a set much
// smaller than what it began with takes few questions.
#pragma once

#include <algorithm>
#include <vector>

#include "diagnose/asker.hpp"

namespace sudoscope::diagnose {

class Deletion {
 public:
  // `fixed`: the digits that stand whatever happens. `order`: what is tried to be left out, the first first; the digits
  // are those of the puzzle.
  Deletion(const Puzzle& puzzle, std::vector<Digit> fixed, std::vector<Cell> order)
      : asker_(puzzle.geometry, 1), digits_(std::move(fixed)), order_(std::move(order)), kept_(order_.size(), true) {
    for (const Cell cell : order_) digits_[cell] = puzzle.givens[cell];
    // Of a few cells most are needed.
    piece_ = std::max<std::size_t>(1, order_.size() / 24);
  }

  bool run(std::uint64_t& steps) {
    while (at_ < order_.size()) {
      piece_ = std::min(piece_, order_.size() - at_);
      if (asker_.size() == 0) ask();
      if (!asker_.run(steps)) return false;
      hear(asker_.answer(0));
      asker_.about(digits_);
    }
    return true;
  }

  // Those that are left, ascending.
  std::vector<Cell> cells() const {
    std::vector<Cell> left;
    for (std::size_t i = 0; i < order_.size(); ++i)
      if (kept_[i]) left.push_back(order_[i]);
    std::sort(left.begin(), left.end());
    return left;
  }
  // False where patience ran out on the way.
  bool minimal() const { return minimal_; }

 private:
  void ask() {
    asker_.about(digits_);
    std::vector<Change> changes;
    for (std::size_t i = at_; i < at_ + piece_; ++i) changes.push_back({order_[i], kBlank});
    asker_.add(changes);
  }

  void hear(const Answer& answer) {
    if (answer.known && answer.solutions == 0) {
      for (const std::size_t end = at_ + piece_; at_ < end; ++at_) {
        kept_[at_] = false;
        digits_[order_[at_]] = kBlank;
      }
      piece_ *= 2;
    } else if (piece_ > 1) {
      piece_ /= 2;
    } else {
      minimal_ = minimal_ && answer.known;
      ++at_;
    }
  }

  Asker asker_;
  std::vector<Digit> digits_;
  std::vector<Cell> order_;
  std::vector<bool> kept_;
  std::size_t at_ = 0;
  std::size_t piece_;
  bool minimal_ = true;
};

}  // namespace sudoscope::diagnose

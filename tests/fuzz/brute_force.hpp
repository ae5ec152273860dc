// All solutions of a small puzzle by the plainest search, to compare the solver with.
// It shares nothing with it but the geometry, and gives up if a puzzle would take long.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope::fuzz {

class BruteForce {
 public:
  // Looks for up to `most` solutions; the digits of a cell are tried from `first` on, then from 0.
  BruteForce(const Puzzle& puzzle, std::size_t most, Digit first = 0)
      : geometry_(*puzzle.geometry),
        digits_(puzzle.givens.size(), kBlank),
        taken_(geometry_.houses().size(), 0),
        most_(most),
        first_(first) {
    for (std::size_t cell = 0; cell < digits_.size(); ++cell) {
      const Digit given = puzzle.givens[cell];
      if (given == kBlank) continue;
      if (!has_digit(possible(static_cast<Cell>(cell)), given)) return;
      put(static_cast<Cell>(cell), given);
    }
    go_on();
  }

  const std::vector<std::vector<Digit>>& solutions() const { return solutions_; }
  // The number of solutions, `most` for more; nothing if it gave up before.
  std::optional<std::size_t> count() const { return gave_up() ? std::nullopt : std::optional(solutions_.size()); }
  // True if solutions() are complete.
  bool complete() const { return !gave_up() && solutions_.size() < most_; }

 private:
  static constexpr int kMostTries = 5'000;

  bool gave_up() const { return tries_ > kMostTries && solutions_.size() < most_; }

  DigitSet possible(Cell cell) const {
    DigitSet taken = 0;
    for (const HouseId house : geometry_.houses_of(cell)) taken |= taken_[house];
    return geometry_.all() & ~taken;
  }

  void put(Cell cell, Digit digit) {
    digits_[cell] = digit;
    for (const HouseId house : geometry_.houses_of(cell)) taken_[house] |= digit_bit(digit);
  }

  void take_back(Cell cell) {
    for (const HouseId house : geometry_.houses_of(cell)) taken_[house] &= ~digit_bit(digits_[cell]);
    digits_[cell] = kBlank;
  }

  // The blank cell that fewest digits fit; kNoCell in a full grid.
  Cell next_cell() const {
    Cell best = kNoCell;
    int fewest = kMaxSide + 1;
    for (std::size_t cell = 0; cell < digits_.size(); ++cell) {
      if (digits_[cell] != kBlank) continue;
      const int fitting = digit_count(possible(static_cast<Cell>(cell)));
      if (fitting < fewest) best = static_cast<Cell>(cell);
      fewest = std::min(fewest, fitting);
    }
    return best;
  }

  void go_on() {
    const Cell cell = next_cell();
    if (cell == kNoCell) {
      solutions_.push_back(digits_);
      return;
    }
    const auto side = static_cast<unsigned>(geometry_.side());
    const DigitSet fitting = possible(cell);
    for (unsigned i = 0; i < side && solutions_.size() < most_ && tries_ <= kMostTries; ++i) {
      const auto digit = static_cast<Digit>((first_ + i) % side);
      if (!has_digit(fitting, digit)) continue;
      ++tries_;
      put(cell, digit);
      go_on();
      take_back(cell);
    }
  }

  const Geometry& geometry_;
  std::vector<Digit> digits_;
  std::vector<DigitSet> taken_;  // by house
  std::size_t most_;
  Digit first_;
  int tries_ = 0;
  std::vector<std::vector<Digit>> solutions_;
};

// The number of solutions, up to `most`; nothing if that would take long.
inline std::optional<std::size_t> count_solutions(const Puzzle& puzzle, std::size_t most) {
  return BruteForce(puzzle, most).count();
}

}  // namespace sudoscope::fuzz

// CandidateGrid: a grid being filled together with the candidates of its cells, and a trail
// to take changes back. The algorithm decides on the changes; the grid only stores them.
#pragma once

#include "search/placed_digits.hpp"

namespace sudoscope {

class CandidateGrid {
 public:
  // Every digit that the grid allows is possible: the algorithm removes the candidates that the givens rule out.
  explicit CandidateGrid(const Puzzle& puzzle)
      : grid_(puzzle), possible_(puzzle.givens.size(), puzzle.geometry->all()) {
    const auto allowed = puzzle.geometry->allowed();
    if (!allowed.empty()) possible_.assign(allowed.begin(), allowed.end());
    for (const Digit given : puzzle.givens) blanks_ += given == kBlank ? 1 : 0;
  }

  const PlacedDigits& grid() const { return grid_; }
  const Geometry& geometry() const { return grid_.geometry(); }
  const std::vector<Digit>& digits() const { return grid_.digits(); }
  Cell cell_count() const { return static_cast<Cell>(possible_.size()); }
  int blanks() const { return blanks_; }
  bool is_blank(Cell cell) const { return grid_.is_blank(cell); }
  // A filled cell keeps its candidates for the way back.
  DigitSet possible(Cell cell) const { return possible_[cell]; }
  // The candidates of a blank cell, for the techniques; none of a filled one.
  DigitSet candidates(Cell cell) const { return is_blank(cell) ? possible_[cell] : 0; }
  DigitSet missing(HouseId house) const { return geometry().all() & ~grid_.held(house); }
  bool can_take(Cell cell, Digit digit) const { return is_blank(cell) && has_digit(possible_[cell], digit); }

  // `undoable`: the change is put on the trail. Consequences of the givens alone are never undone, and are not.
  void remove(Cell cell, Digit digit, bool undoable) {
    possible_[cell] &= ~digit_bit(digit);
    if (undoable) trail_.push_back({cell, digit, false});
  }
  void place(Cell cell, Digit digit, bool undoable) {
    grid_.place(cell, digit);
    --blanks_;
    if (undoable) trail_.push_back({cell, digit, true});
  }

  std::uint32_t trail_size() const { return static_cast<std::uint32_t>(trail_.size()); }
  void undo_to(std::uint32_t trail_size) {
    for (; trail_.size() > trail_size; trail_.pop_back()) {
      const Change& change = trail_.back();
      if (change.placed) {
        grid_.take_back(change.cell);
        ++blanks_;
      } else {
        possible_[change.cell] |= digit_bit(change.digit);
      }
    }
  }

  std::size_t buffer_bytes() const {
    return grid_.buffer_bytes() + possible_.capacity() * sizeof(DigitSet) + trail_.capacity() * sizeof(Change);
  }

 private:
  struct Change {
    Cell cell;
    Digit digit;
    bool placed;  // else removed from the candidates
  };

  PlacedDigits grid_;
  std::vector<DigitSet> possible_;
  std::vector<Change> trail_;
  int blanks_ = 0;
};

}  // namespace sudoscope

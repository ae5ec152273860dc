// The links of a grid that does not change while chains are looked
// for: direct consequences of a digit in a cell, and of its absence.
#pragma once

#include "rating/se/implication.hpp"

namespace sudoscope::rating {

struct Link {
  std::uint16_t candidate;
  Cause cause;
};

class Links {
 public:
  struct Range {
    const Link* first;
    const Link* last;
    const Link* begin() const { return first; }
    const Link* end() const { return last; }
  };

  void list(const Candidates& candidates);

  // Off nodes that follow from the digit in the cell: with `cells`
  // the other digits of the cell, then the digit in its peers.
  Range weak(int candidate, bool cells) const {
    const Weak& list = weak_[candidate];
    return {list.links.begin() + (cells ? 0 : list.of_cell), list.links.begin() + list.number};
  }
  // On nodes that follow from its absence: with `cells` the other digit of
  // a cell with two; with `houses` the other place of a house with two.
  Range strong(int candidate, bool cells, bool houses) const {
    const Strong& list = strong_[candidate];
    return {list.links.begin() + (cells ? 0 : list.of_cell),
            list.links.begin() + (houses ? list.number : list.of_cell)};
  }
  // All candidates, ascending.
  const std::uint16_t* begin() const { return all_.begin(); }
  const std::uint16_t* end() const { return all_.begin() + number_; }
  Cells cells_for(int digit) const { return cells_for_[digit]; }

 private:
  struct Weak {
    Table<Link, 28> links;
    std::uint8_t of_cell;
    std::uint8_t number;
  };
  struct Strong {
    Table<Link, 4> links;
    std::uint8_t of_cell;
    std::uint8_t number;
  };
  Table<Weak, kCandidates> weak_;
  Table<Strong, kCandidates> strong_;
  Table<std::uint16_t, kCandidates> all_;
  int number_ = 0;
  Table<Cells, kSide> cells_for_;
};

}  // namespace sudoscope::rating

// The links of a grid that does not change while chains are looked for: what a digit in a cell rules out at once, and
// what follows at once where it is not there.
#pragma once

#include "rating/implication.hpp"

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

  // What goes with the digit in the cell: other digits of the cell where `cells`, then the digit in its peers.
  Range weak(int candidate, bool cells) const {
    const Weak& list = weak_[candidate];
    return {list.links.begin() + (cells ? 0 : list.of_cell), list.links.begin() + list.number};
  }
  // What is there where it is not: the other digit of a cell with two, where `cells`; the other place of a house with
  // two, where `houses`.
  Range strong(int candidate, bool cells, bool houses) const {
    const Strong& list = strong_[candidate];
    return {list.links.begin() + (cells ? 0 : list.of_cell),
            list.links.begin() + (houses ? list.number : list.of_cell)};
  }
  // The candidates that there are, ascending.
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

// Dancing links: Algorithm X with the matrix as a four-way linked list, where a row or column is taken out by joining
// its neighbours, and put back in reverse by the links that it still has. Source: D. Knuth, "Dancing Links", 2000
// (Algorithm DLX); the first-column rule is from the Optima blog's pseudo-code. Cost: for each digit placed, the rows
// that share a column with it; memory for every digit of every cell.
//
//   up/down  round the rows of a column through its header         left/right  round the headers through the root
#pragma once

#include "search/exact_cover_search.hpp"

namespace sudoscope {

class Links {
 public:
  Links() = default;

  explicit Links(const ExactCover& matrix) : sizes_(matrix.columns.size(), 0) {
    const Node root = matrix.root();
    vertical_.reserve(matrix.node_count());
    for (Node header = 0; header <= root; ++header) {
      vertical_.push_back({header, header});
      horizontal_.push_back({header == 0 ? root : header - 1, header == root ? 0 : header + 1});
    }
    for (Node node = root + 1; node < matrix.node_count(); ++node) {
      const Node column = matrix.column_of[node];
      const Node last = vertical_[column].before;
      vertical_.push_back({last, column});
      vertical_[last].after = node;
      vertical_[column].before = node;
      ++sizes_[column];
    }
  }

  bool empty() const { return horizontal_.empty(); }
  std::size_t bytes() const {
    return (vertical_.capacity() + horizontal_.capacity()) * sizeof(Pair) + sizes_.capacity() * sizeof(std::uint32_t);
  }

  Node first_column() const { return horizontal_.back().after; }
  Node next_column(Node column) const { return horizontal_[column].after; }
  std::uint32_t size(Node column) const { return sizes_[column]; }
  Node first_row(const ExactCover&, Node column) const { return vertical_[column].after; }
  Node next_row(const ExactCover&, Node node) const { return vertical_[node].after; }

  template <class OnRow>
  void cover(const ExactCover& matrix, Node column, OnRow on_row) {
    const auto [left, right] = horizontal_[column];
    horizontal_[left].after = right;
    horizontal_[right].before = left;
    for (Node in_column = vertical_[column].after; in_column != column; in_column = vertical_[in_column].after) {
      on_row(in_column);
      const Node end = matrix.row_end(in_column);
      for (Node node = matrix.row_begin(in_column); node < end; ++node) {
        if (node == in_column) continue;
        const auto [up, down] = vertical_[node];
        vertical_[up].after = down;
        vertical_[down].before = up;
        --sizes_[matrix.column_of[node]];
      }
    }
  }

  void uncover(const ExactCover& matrix, Node column) {
    for (Node in_column = vertical_[column].before; in_column != column; in_column = vertical_[in_column].before) {
      const Node begin = matrix.row_begin(in_column);
      for (Node node = matrix.row_end(in_column); node-- > begin;) {
        if (node == in_column) continue;
        const auto [up, down] = vertical_[node];
        vertical_[up].after = node;
        vertical_[down].before = node;
        ++sizes_[matrix.column_of[node]];
      }
    }
    const auto [left, right] = horizontal_[column];
    horizontal_[left].after = column;
    horizontal_[right].before = column;
  }

 private:
  struct Pair {
    Node before;  // up or left
    Node after;   // down or right
  };
  std::vector<Pair> vertical_;        // by node
  std::vector<Pair> horizontal_;      // by header, and the root
  std::vector<std::uint32_t> sizes_;  // rows left, by header
};

using DancingLinks = ExactCoverSearch<Links>;

}  // namespace sudoscope

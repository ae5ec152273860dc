// Algorithm X on sets: each constraint keeps the set of rows that can still satisfy it; choosing a row takes its
// constraints out and removes the rows that conflict from the sets of all others, and the way back restores them.
// Source: D. Knuth, "Dancing Links", 2000 (Algorithm X), with sets for links as in ouked, "Sudoku solver", 2021. Cost:
// for each digit placed, the rows that share a constraint with it and a look at the sizes of all sets; eight bytes a
// constraint, since no more rows can satisfy one than a house has cells.
//
//   constraint 17:  1 0 0 0 1 0 1 1 0   bit i set <=> the i-th row that could satisfy it at the start still can
#pragma once

#include <bit>

#include "search/exact_cover_search.hpp"

namespace sudoscope {

class RowSets {
 public:
  RowSets() = default;

  explicit RowSets(const ExactCover& matrix) : sets_(matrix.root(), 0), wanted_(matrix.root() / 64 + 1, 0) {
    auto places = std::make_shared<Places>();
    places->bit_of.resize(matrix.node_count());
    places->nodes.resize(matrix.root());
    for (Node column = 0; column < matrix.root(); ++column) want(column);
    for (Node node = matrix.root() + 1; node < matrix.node_count(); ++node) {
      const Node column = matrix.column_of[node];
      places->bit_of[node] = std::uint64_t{1} << places->nodes[column].size();
      places->nodes[column].push_back(node);
      sets_[column] |= places->bit_of[node];
    }
    places_ = std::move(places);
  }

  bool empty() const { return wanted_.empty(); }
  std::size_t bytes() const { return (sets_.capacity() + wanted_.capacity()) * sizeof(std::uint64_t); }

  Node first_column() const { return first_wanted_from(0, ~std::uint64_t{0}); }
  Node next_column(Node column) const { return first_wanted_from(column / 64, ~std::uint64_t{0} << column % 64 << 1); }
  std::uint32_t size(Node column) const { return static_cast<std::uint32_t>(std::popcount(sets_[column])); }
  Node first_row(const ExactCover&, Node column) const { return first_of(column, sets_[column]); }
  Node next_row(const ExactCover& matrix, Node node) const {
    const Node column = matrix.column_of[node];
    return first_of(column, sets_[column] & ~(places_->bit_of[node] | (places_->bit_of[node] - 1)));
  }

  template <class OnRow>
  void cover(const ExactCover& matrix, Node column, OnRow on_row) {
    wanted_[column / 64] &= ~(std::uint64_t{1} << column % 64);
    for_each_other(matrix, column, on_row, [this](Node other, std::uint64_t row) { sets_[other] &= ~row; });
  }

  void uncover(const ExactCover& matrix, Node column) {
    const auto ignore = [](Node) {};
    for_each_other(matrix, column, ignore, [this](Node other, std::uint64_t row) { sets_[other] |= row; });
    want(column);
  }

 private:
  // The position of each row in the sets of its constraints; the same for all copies.
  struct Places {
    std::vector<std::uint64_t> bit_of;     // by node
    std::vector<std::vector<Node>> nodes;  // by constraint, then by bit
  };

  void want(Node column) { wanted_[column / 64] |= std::uint64_t{1} << column % 64; }

  Node first_wanted_from(std::size_t word, std::uint64_t mask) const {
    for (; word < wanted_.size(); ++word, mask = ~std::uint64_t{0})
      if (const std::uint64_t wanted = wanted_[word] & mask; wanted != 0)
        return static_cast<Node>(word * 64 + static_cast<std::size_t>(std::countr_zero(wanted)));
    return static_cast<Node>(sets_.size());
  }

  Node first_of(Node column, std::uint64_t rows) const {
    return rows == 0 ? column : places_->nodes[column][static_cast<std::size_t>(std::countr_zero(rows))];
  }

  // For each row of the set: on_row(its node), then change(constraint, bit) for every other constraint of the row.
  template <class OnRow, class Change>
  void for_each_other(const ExactCover& matrix, Node column, OnRow on_row, Change change) {
    for (std::uint64_t rows = sets_[column]; rows != 0; rows &= rows - 1) {
      const Node in_column = first_of(column, rows);
      on_row(in_column);
      const Node end = matrix.row_end(in_column);
      for (Node node = matrix.row_begin(in_column); node < end; ++node)
        if (node != in_column) change(matrix.column_of[node], places_->bit_of[node]);
    }
  }

  std::vector<std::uint64_t> sets_;    // rows, by constraint
  std::vector<std::uint64_t> wanted_;  // bit set of the constraints not yet satisfied
  std::shared_ptr<const Places> places_;
};

using AlgorithmX = ExactCoverSearch<RowSets>;

}  // namespace sudoscope

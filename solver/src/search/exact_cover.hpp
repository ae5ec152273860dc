// ExactCover: a puzzle as D. Knuth's exact cover matrix, "Dancing Links", 2000. A row is a digit in a cell; a column
// is a condition to be met exactly once: a digit in a cell, or a digit's place in a house. Rows that the givens rule
// out and columns that they satisfy are never built: the matrix is the one left after covering them. It is immutable
// and shared by copies of a run; changes by covering are stored apart from it (dancing_links.hpp, algorithm_x.hpp).
//
// Nodes are indices: 0 .. columns-1 are the column headers, `columns` is the root, then each row's nodes side by side.
#pragma once

#include <vector>

#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope {

using Node = std::uint32_t;

struct ExactCover {
  struct Column {
    Cell cell;      // kNoCell for a place in a house
    HouseId house;  // kNoHouse for a cell
    Digit digit;    // of the place wanted
  };
  struct Row {
    Node begin;  // its first node; the next row's begin is its end
    Cell cell;
    Digit digit;
  };

  // REQUIRES: no two equal givens in a house.
  explicit ExactCover(const Puzzle& puzzle);

  Node root() const { return static_cast<Node>(columns.size()); }
  Node node_count() const { return static_cast<Node>(column_of.size()); }
  bool is_cell(Node column) const { return columns[column].house == kNoHouse; }
  // REQUIRES for these: a node of a row.
  const Row& row_at(Node node) const { return rows[row_of[node]]; }
  Node row_begin(Node node) const { return row_at(node).begin; }
  Node row_end(Node node) const { return rows[row_of[node] + 1].begin; }

  std::vector<Column> columns;
  std::vector<Row> rows;                 // cell by cell, digits ascending; one more at the end closes the last
  std::vector<Node> column_of;           // by node
  std::vector<std::uint32_t> row_of;     // by node; headers have none
  std::vector<DigitSet> digits_of_cell;  // the rows that were built, by cell; 0 if a digit is given
};

}  // namespace sudoscope

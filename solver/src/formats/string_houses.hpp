// Sets of cells that rules of constraint strings keep different, by the usual boxes of a side, whether the grid has
// them or not. Source: Interactive-Sudoku-Solver, sudoku_constraint.js.
#pragma once

#include <vector>

#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {

using CellSets = std::vector<std::vector<Cell>>;

// The usual boxes; none for a side that has no divisor, as are the two below.
CellSets usual_boxes(int side);
// The cells at the same place of each usual box.
CellSets disjoint_sets(int side);
// Windows of the size of the boxes, with one row and one column between two and around them.
CellSets windows_between_boxes(int side);

}  // namespace sudoscope

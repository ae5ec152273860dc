// The numbers of places in SudokuMaker's JSON. A cell is row * side + column; a corner counts along side + 1 corners a
// row; a place of the ring around the grid along side + 2. Edges alternate between a row of those at the left of each
// cell and a row of those below. Source: yusitnikov/puzzletv, src/data/puzzles/SudokuMaker.tsx.
#pragma once

#include <array>
#include <optional>
#include <utility>

#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {

// Nothing for an edge at the border, or beyond the grid.
std::optional<std::array<Cell, 2>> cells_of_maker_edge(int edge, int side);
// Nothing for cells that are no orthogonal neighbours.
std::optional<int> maker_edge_of(Cell one, Cell other, int side);
// The four cells of a corner within the grid, in the order of reading.
std::optional<std::array<Cell, 4>> cells_of_maker_corner(int corner, int side);
// Row and column of the ring, 0 to side + 1. Nothing for a place in the grid or beyond the ring.
std::optional<std::pair<int, int>> maker_ring_place(int outer_cell, int side);

// A diagonal from a place of the ring: its first cell, from 0, and its direction.
struct MakerDiagonal {
  int row;
  int column;
  int down;
  int right;
};
// Nothing if the diagonal does not enter the grid there.
std::optional<MakerDiagonal> maker_diagonal(std::pair<int, int> ring_place, bool is_rising, int side);

}  // namespace sudoscope

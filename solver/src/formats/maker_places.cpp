// Numbers to places and back.
#include "maker_places.hpp"

#include <algorithm>

namespace sudoscope {

std::optional<std::array<Cell, 2>> cells_of_maker_edge(int edge, int side) {
  if (edge < 0 || edge >= 2 * side * side) return std::nullopt;
  const int row = edge / side / 2;
  const int column = edge % side;
  const bool is_below = edge / side % 2 == 1;
  const int cell = row * side + column;
  if (is_below ? row + 1 == side : column == 0) return std::nullopt;
  const int first = is_below ? cell : cell - 1;
  const int second = is_below ? cell + side : cell;
  return std::array{static_cast<Cell>(first), static_cast<Cell>(second)};
}

std::optional<int> maker_edge_of(Cell one, Cell other, int side) {
  const int first = std::min(one, other);
  const int second = std::max(one, other);
  if (second == first + side) return (first / side * 2 + 1) * side + first % side;
  if (second == first + 1 && second % side != 0) return second / side * 2 * side + second % side;
  return std::nullopt;
}

std::optional<std::array<Cell, 4>> cells_of_maker_corner(int corner, int side) {
  const int row = corner / (side + 1);
  const int column = corner % (side + 1);
  if (corner < 0 || row < 1 || column < 1 || row >= side || column >= side) return std::nullopt;
  const auto at = [&](int up, int left) { return static_cast<Cell>((row - up) * side + column - left); };
  return std::array{at(1, 1), at(1, 0), at(0, 1), at(0, 0)};
}

std::optional<std::pair<int, int>> maker_ring_place(int outer_cell, int side) {
  const int row = outer_cell / (side + 2);
  const int column = outer_cell % (side + 2);
  const auto is_beside = [&](int line) { return line == 0 || line == side + 1; };
  if (outer_cell < 0 || row > side + 1 || (!is_beside(row) && !is_beside(column))) return std::nullopt;
  return std::pair(row, column);
}

std::optional<MakerDiagonal> maker_diagonal(std::pair<int, int> ring_place, bool is_rising, int side) {
  const auto is_inside = [&](int line) { return line >= 1 && line <= side; };
  for (const int down : {1, -1}) {
    const int right = is_rising ? -down : down;
    const int row = ring_place.first + down;
    const int column = ring_place.second + right;
    if (is_inside(row) && is_inside(column)) return MakerDiagonal{row - 1, column - 1, down, right};
  }
  return std::nullopt;
}

}  // namespace sudoscope

// The numbered points of a sheet of penpa-edit, which is four cells wider and higher than its grid: the middles of all
// cells, then their lower right corners, the middles of their lower and of their right edges, four points in each cell,
// and four more. And the square of its cells in which the Sudoku lies.
#pragma once

#include <optional>

#include "point_drawings.hpp"
#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {

class PenpaPaper {
 public:
  using Point = PointDrawings::Point;

  PenpaPaper(int columns, int rows, int first_column, int first_row, int side)
      : columns_(columns), count_(columns * rows), first_column_(first_column), first_row_(first_row), side_(side) {}

  int side() const { return side_; }

  // The cell of the Sudoku whose middle a point is.
  std::optional<Cell> cell_of(int point) const {
    if (point < 0 || point >= count_) return std::nullopt;
    const int column = point % columns_ - first_column_;
    const int row = point / columns_ - first_row_;
    if (row < 0 || column < 0 || row >= side_ || column >= side_) return std::nullopt;
    return static_cast<Cell>(row * side_ + column);
  }

  // The cell in which a point for a small number lies, and which of its four corners it is.
  std::optional<Cell> cell_of_corner(int point, int& corner) const {
    if (point < 4 * count_ || point >= 8 * count_) return std::nullopt;
    corner = point % 4;
    return cell_of((point - 4 * count_) / 4);
  }

  bool is_vertex(int point) const { return point >= count_ && point < 2 * count_; }

  // In cells from the corner of the Sudoku; nothing beyond the points.
  std::optional<Point> place_of(int point) const {
    if (point < 0 || point >= 12 * count_) return std::nullopt;
    const int kind = point / count_;
    const int cell = kind < 4 ? point % count_ : (point - (kind < 8 ? 4 : 8) * count_) / 4;
    const double x = cell % columns_ - first_column_ + 0.5;
    const double y = cell / columns_ - first_row_ + 0.5;
    if (kind == 0) return Point{x, y};
    if (kind < 4) return Point{kind == 2 ? x : x + 0.5, kind == 3 ? y : y + 0.5};
    const int part = point % 4;
    if (kind < 8) return Point{x + (part % 2 == 0 ? -0.25 : 0.25), y + (part < 2 ? -0.25 : 0.25)};
    return Point{x + (part == 1 ? 0.3 : part == 2 ? -0.3 : 0), y + (part == 0 ? -0.3 : part == 3 ? 0.3 : 0)};
  }

 private:
  int columns_;
  int count_;
  int first_column_;
  int first_row_;
  int side_;
};

}  // namespace sudoscope

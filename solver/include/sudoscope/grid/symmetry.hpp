// The symmetries of a square, for the pattern of a puzzle's givens.
#pragma once

#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {

enum class Symmetry : std::uint8_t {
  kHalfTurn,
  kQuarterTurn,
  kLeftRight,     // mirrored
  kTopBottom,     // mirrored
  kDiagonal,      // mirrored at the falling diagonal, from the top left
  kAntidiagonal,  // mirrored at the rising diagonal
};

// The image of the cell. REQUIRES: a cell of a grid of that side.
inline Cell image_of(Cell cell, Symmetry symmetry, int side) {
  const int last = side - 1, row = cell / side, column = cell % side;
  const auto at = [side](int r, int c) { return static_cast<Cell>(r * side + c); };
  switch (symmetry) {
    case Symmetry::kHalfTurn:
      return at(last - row, last - column);
    case Symmetry::kQuarterTurn:
      return at(column, last - row);
    case Symmetry::kLeftRight:
      return at(row, last - column);
    case Symmetry::kTopBottom:
      return at(last - row, column);
    case Symmetry::kDiagonal:
      return at(column, row);
    case Symmetry::kAntidiagonal:
      return at(last - column, last - row);
  }
  return cell;
}

}  // namespace sudoscope

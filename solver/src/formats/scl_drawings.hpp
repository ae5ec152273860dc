// The drawings of SudokuPad's own format as those of f-puzzles: lines, circles, rectangles and texts at cells. They
// keep SudokuPad's exact places (wayPoints, center) where cells alone do not say them, for whoever draws them.
#pragma once

#include "sudoscope/base/json_value.hpp"
#include "sudoscope/grid/constraint.hpp"

namespace sudoscope {

struct SclDrawings {
  Constraints constraints;
  bool left_out = false;  // some of them lie too far from the grid
};

SclDrawings drawings_of_scl(const JsonValue& puzzle, int side);

}  // namespace sudoscope

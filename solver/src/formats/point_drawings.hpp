// Drawings out of the points of other programs' JSON:
// gathered as SudokuPad writes them, whose reader makes them ours.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scl_drawings.hpp"

namespace sudoscope {

class PointDrawings {
 public:
  // In cells from the grid's top left corner.
  struct Point {
    double x;
    double y;
  };
  struct Figure {
    Point center;
    double width = 0;
    double height = 0;
    double angle = 0;
    bool is_round = false;
    std::string_view ground = {};
    std::string_view edge = {};
    std::string_view words = {};
    std::string_view colour = {};  // of the words
    double letters = 0;            // their height
  };

  static Point middle_of(int row, int column) { return {column + 0.5, row + 0.5}; }

  void add_line(const std::vector<Point>& points, std::string_view colour, double thickness, double head = 0);
  void add_figure(const Figure& figure, bool is_above);

  bool has_any() const { return !lines_.empty() || !below_.empty() || !above_.empty(); }
  SclDrawings take(int side) const;

 private:
  std::string lines_;
  std::string below_;
  std::string above_;
};

}  // namespace sudoscope

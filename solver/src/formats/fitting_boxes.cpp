// Asking each shape for clashes.
#include "fitting_boxes.hpp"

#include "sudoscope/contradiction.hpp"
#include "sudoscope/format.hpp"

namespace sudoscope {

std::vector<GeometryPtr> fitting_boxes(std::span<const Digit> givens, int side, ExtraHouses extra) {
  const BoxShape usual = default_box_shape(side);
  std::vector<BoxShape> shapes = {usual};
  for (int height = 2; height * 2 <= side; ++height) {
    const BoxShape shape{height, side / height};
    if (side % height == 0 && !(shape == usual)) shapes.push_back(shape);
  }
  std::vector<GeometryPtr> fitting;
  for (const BoxShape& shape : shapes) {
    const auto geometry = Geometry::boxes(shape.height, shape.width, extra);
    if (!geometry) continue;  // windows want 9x9
    const Puzzle puzzle{geometry.value(), {givens.begin(), givens.end()}};
    if (shapes.size() == 1 || !find_clash(puzzle)) fitting.push_back(geometry.value());
  }
  if (fitting.empty())
    fitting.push_back(Geometry::boxes(usual.height, usual.width, {.diagonals = extra.diagonals}).value());
  return fitting;
}

}  // namespace sudoscope

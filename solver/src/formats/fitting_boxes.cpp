// Looks for clashes in each shape.
#include "fitting_boxes.hpp"

#include "sudoscope/grid/contradiction.hpp"

namespace sudoscope {

std::vector<BoxShape> fitting_boxes(std::span<const Digit> givens, int side, const Constraints& constraints) {
  const BoxShape usual = default_box_shape(side);
  std::vector<BoxShape> shapes = {usual};
  for (int height = 2; height * 2 <= side; ++height) {
    const BoxShape shape{height, side / height};
    if (side % height == 0 && !(shape == usual)) shapes.push_back(shape);
  }
  if (shapes.size() == 1) return shapes;  // nothing to choose, as with 9x9
  std::vector<BoxShape> fitting;
  for (const BoxShape& shape : shapes) {
    const auto geometry = Geometry::boxes(shape.height, shape.width, constraints);
    if (!geometry) continue;  // windows need 9x9
    if (!find_clash({geometry.value(), {givens.begin(), givens.end()}})) fitting.push_back(shape);
  }
  if (fitting.empty()) fitting.push_back(usual);
  return fitting;
}

}  // namespace sudoscope

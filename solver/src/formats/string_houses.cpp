// Sets of cells, row by row.
#include "string_houses.hpp"

#include "sudoscope/grid/format.hpp"

namespace sudoscope {
namespace {

bool has_usual_boxes(BoxShape box) { return box.height > 1; }

std::vector<Cell> box_cells(int side, BoxShape box, int row, int column) {
  std::vector<Cell> cells;
  for (int place = 0; place < side; ++place)
    cells.push_back(static_cast<Cell>((row + place / box.width) * side + column + place % box.width));
  return cells;
}

}  // namespace

CellSets usual_boxes(int side) {
  const BoxShape box = default_box_shape(side);
  CellSets sets;
  if (!has_usual_boxes(box)) return sets;
  for (int row = 0; row < side; row += box.height)
    for (int column = 0; column < side; column += box.width) sets.push_back(box_cells(side, box, row, column));
  return sets;
}

CellSets disjoint_sets(int side) {
  const CellSets boxes = usual_boxes(side);
  CellSets sets(boxes.size());
  for (const std::vector<Cell>& box : boxes)
    for (std::size_t place = 0; place < sets.size(); ++place) sets[place].push_back(box[place]);
  return sets;
}

CellSets windows_between_boxes(int side) {
  const BoxShape box = default_box_shape(side);
  CellSets sets;
  if (!has_usual_boxes(box)) return sets;
  for (int row = 1; row + box.height < side; row += box.height + 1)
    for (int column = 1; column + box.width < side; column += box.width + 1)
      sets.push_back(box_cells(side, box, row, column));
  return sets;
}

}  // namespace sudoscope

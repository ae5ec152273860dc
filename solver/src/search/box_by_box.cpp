// The boxes of a puzzle: tables for a run of box by box.
#include "search/box_by_box.hpp"

namespace sudoscope {

BoxByBox::Plan::Plan(const Puzzle& puzzle) {
  const Geometry& geometry = *puzzle.geometry;
  const int side = geometry.side();
  const auto box_count = static_cast<std::size_t>(side);
  boxes.resize(box_count);
  box_of.resize(puzzle.givens.size());
  corner.assign(box_count, -1);
  std::vector<DigitSet> rows(box_count, 0), columns(box_count, 0);  // sets of lines, by box
  for (int place = 0; place < geometry.cell_count(); ++place) {
    const int row = place % side;
    const int column = place / side;
    const auto cell = static_cast<Cell>(row * side + column);
    const auto box = static_cast<Box>(geometry.box_of(cell));
    box_of[cell] = box;
    rows[box] |= DigitSet{1} << row;
    columns[box] |= DigitSet{1} << column;
    if (corner[box] < 0) corner[box] = place;
    if (puzzle.givens[cell] != kBlank) continue;
    cells.push_back(cell);
    boxes[box].push_back(cell);
  }
  adjacent.assign(box_count, 0);
  for (std::size_t a = 0; a < box_count; ++a)
    for (std::size_t b = 0; b < box_count; ++b)
      if (a != b && ((rows[a] & rows[b]) != 0 || (columns[a] & columns[b]) != 0)) adjacent[a] |= DigitSet{1} << b;
}

}  // namespace sudoscope

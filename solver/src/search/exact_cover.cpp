// Builds the exact cover matrix of a puzzle: columns for the blank cells first, then for the missing digits of each
// house.
#include "search/exact_cover.hpp"

#include "search/placed_digits.hpp"

namespace sudoscope {

ExactCover::ExactCover(const Puzzle& puzzle) {
  const Geometry& geometry = *puzzle.geometry;
  const auto side = static_cast<std::size_t>(geometry.side());
  const PlacedDigits grid(puzzle);

  std::vector<Node> column_of_cell(puzzle.givens.size());
  std::vector<Node> column_of_place(geometry.houses().size() * side);
  for (const Cell cell : blank_cells(puzzle)) {
    column_of_cell[cell] = root();
    columns.push_back({cell, kNoHouse, kBlank});
  }
  for (std::size_t house = 0; house < geometry.houses().size(); ++house) {
    const auto id = static_cast<HouseId>(house);
    for (DigitSet missing = geometry.all() & ~grid.held(id); missing != 0; missing = without_first(missing)) {
      column_of_place[house * side + first_digit(missing)] = root();
      columns.push_back({kNoCell, id, first_digit(missing)});
    }
  }

  digits_of_cell.assign(puzzle.givens.size(), 0);
  std::size_t row_count = 0;
  std::size_t node_count = columns.size() + 1;
  for (const Cell cell : blank_cells(puzzle)) {
    digits_of_cell[cell] = grid.fitting(cell);
    const auto fitting = static_cast<std::size_t>(digit_count(digits_of_cell[cell]));
    row_count += fitting;
    node_count += fitting * (1 + geometry.houses_of(cell).size());
  }
  rows.reserve(row_count + 1);
  column_of.reserve(node_count);
  row_of.reserve(node_count);

  for (Node header = 0; header <= root(); ++header) {
    column_of.push_back(header);
    row_of.push_back(0);
  }
  const auto add_node = [this](Node column) {
    column_of.push_back(column);
    row_of.push_back(static_cast<std::uint32_t>(rows.size() - 1));
  };
  for (const Cell cell : blank_cells(puzzle)) {
    for (DigitSet fitting = digits_of_cell[cell]; fitting != 0; fitting = without_first(fitting)) {
      const Digit digit = first_digit(fitting);
      rows.push_back({static_cast<Node>(column_of.size()), cell, digit});
      add_node(column_of_cell[cell]);
      for (const HouseId house : geometry.houses_of(cell)) add_node(column_of_place[house * side + digit]);
    }
  }
  rows.push_back({static_cast<Node>(column_of.size()), kNoCell, kBlank});
}

}  // namespace sudoscope

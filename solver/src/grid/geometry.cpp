// Geometry: builds the houses of a grid.
#include "sudoscope/grid/geometry.hpp"

#include <algorithm>
#include <array>

#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

// A house of `side` cells; cell_at(place) returns the cell at each place.
template <class CellAt>
House make_house(HouseKind kind, int number, int side, CellAt cell_at) {
  House house{kind, static_cast<std::uint8_t>(number), {}};
  house.cells.reserve(static_cast<std::size_t>(side));
  for (int place = 0; place < side; ++place) house.cells.push_back(static_cast<Cell>(cell_at(place)));
  return house;
}

// The most recent shapes: a list asks for the same few again and again, and building one
// takes longer than solving a small puzzle. A geometry never changes, so it can be shared.
thread_local std::array<GeometryPtr, 4> recent;
thread_local std::size_t next_recent = 0;

}  // namespace

Result<GeometryPtr, Message> Geometry::boxes(int box_height, int box_width, const Constraints& constraints) {
  using Built = Result<GeometryPtr, Message>;
  const auto fits = [](int length) { return 1 <= length && length <= kMaxSide; };
  if (!fits(box_height) || !fits(box_width) || box_height * box_width > kMaxSide) {
    return Built::failure(say(MessageId::kBoxOfNoGrid, Size{box_height, box_width}));
  }
  const std::string rules = text_of(constraints);
  for (const GeometryPtr& known : recent) {
    if (known && known->box_height() == box_height && known->box_width() == box_width &&
        text_of(known->constraints()) == rules) {
      return known;
    }
  }
  const int side = box_height * box_width;
  std::vector<std::uint8_t> box_of_cell;
  box_of_cell.reserve(static_cast<std::size_t>(side * side));
  for (int cell = 0; cell < side * side; ++cell) {
    const int band = cell / side / box_height;
    box_of_cell.push_back(static_cast<std::uint8_t>(band * box_height + cell % side / box_width));
  }
  auto built = build(box_of_cell, {side, box_height, box_width}, constraints);
  if (built) recent[next_recent++ % recent.size()] = built.value();
  return built;
}

Result<GeometryPtr, Message> Geometry::jigsaw(std::span<const std::uint8_t> region_of_cell,
                                              const Constraints& constraints) {
  using Built = Result<GeometryPtr, Message>;
  int side = 0;
  while (side < kMaxSide && static_cast<std::size_t>(side) * static_cast<std::size_t>(side) < region_of_cell.size()) {
    ++side;
  }
  if (side == 0 || static_cast<std::size_t>(side * side) != region_of_cell.size()) {
    return Built::failure(say(MessageId::kCellsOfNoSquare, region_of_cell.size()));
  }

  std::array<int, 256> sizes{};
  for (const std::uint8_t region : region_of_cell) ++sizes[region];
  for (std::size_t region = 0; region < sizes.size(); ++region) {
    const bool wanted = region < static_cast<std::size_t>(side);
    if (wanted && sizes[region] != side)
      return Built::failure(say(MessageId::kRegionSize, region + 1, sizes[region], side));
    if (!wanted && sizes[region] != 0) return Built::failure(say(MessageId::kRegionBeyond, region + 1, side));
  }
  return build(region_of_cell, {side, 0, 0}, constraints);
}

Result<GeometryPtr, Message> Geometry::build(std::span<const std::uint8_t> region_of_cell, PlainGrid grid,
                                             const Constraints& constraints) {
  const std::shared_ptr<Geometry> made(new Geometry());
  const int side = grid.side;
  made->side_ = side;
  made->box_height_ = grid.box_height;
  made->box_width_ = grid.box_width;

  auto& houses = made->houses_;
  for (int row = 0; row < side; ++row) {
    houses.push_back(make_house(HouseKind::kRow, row, side, [&](int place) { return row * side + place; }));
  }
  for (int column = 0; column < side; ++column) {
    houses.push_back(make_house(HouseKind::kColumn, column, side, [&](int place) { return place * side + column; }));
  }
  const HouseKind region_kind = made->is_jigsaw() ? HouseKind::kRegion : HouseKind::kBox;
  const std::size_t first_region = houses.size();
  for (int region = 0; region < side; ++region) {
    houses.push_back({region_kind, static_cast<std::uint8_t>(region), {}});
  }
  for (std::size_t cell = 0; cell < region_of_cell.size(); ++cell) {
    houses[first_region + region_of_cell[cell]].cells.push_back(static_cast<Cell>(cell));
  }
  if (Message misfit = made->take_constraints(constraints))
    return Result<GeometryPtr, Message>::failure(std::move(misfit));

  made->list_houses_of_cells();
  made->list_peers();
  return GeometryPtr(made);
}

}  // namespace sudoscope

// Geometry: builds the houses of a grid, and from them which houses and which peers each cell has.
// Both are kept as one flat list with offsets, so that a search walks contiguous memory.
#include "sudoscope/geometry.hpp"

#include <array>
#include <bit>
#include <numeric>

namespace sudoscope {
namespace {

// The top left cells of the windows of a hyper-sudoku (NRC Handelsblad, 2005): rows and columns 2-4 and 6-8.
constexpr std::array<Cell, 4> kWindowCorners = {10, 14, 46, 50};

// `side` cells, the place-th of which is cell_at(place).
template <class CellAt>
House make_house(HouseKind kind, int number, int side, CellAt cell_at) {
  House house{kind, static_cast<std::uint8_t>(number), {}};
  house.cells.reserve(static_cast<std::size_t>(side));
  for (int place = 0; place < side; ++place) house.cells.push_back(static_cast<Cell>(cell_at(place)));
  return house;
}

std::string region_size_error(std::size_t region, int size, int side) {
  return "Region " + std::to_string(region + 1) + " has " + std::to_string(size) + (size == 1 ? " cell" : " cells") +
         " where " + std::to_string(side) + " are needed.";
}

// The shapes asked for last: a list asks for the same few again and again, and building one takes longer than solving a
// small puzzle. A geometry never changes, so that it can be shared.
thread_local std::array<GeometryPtr, 4> recent;
thread_local std::size_t next_recent = 0;

}  // namespace

Result<GeometryPtr, std::string> Geometry::boxes(int box_height, int box_width, ExtraHouses extra) {
  using Built = Result<GeometryPtr, std::string>;
  const auto fits = [](int length) { return 1 <= length && length <= kMaxSide; };
  if (!fits(box_height) || !fits(box_width) || box_height * box_width > kMaxSide) {
    return Built::failure("A box of " + std::to_string(box_height) + "x" + std::to_string(box_width) +
                          " does not make a grid of 1 to 64 digits.");
  }
  for (const GeometryPtr& known : recent) {
    if (known && known->box_height() == box_height && known->box_width() == box_width && known->extra() == extra) {
      return known;
    }
  }
  const int side = box_height * box_width;
  if (extra.windows && (box_height != 3 || box_width != 3)) {
    return Built::failure("Windows need a 9x9 grid with 3x3 boxes.");
  }
  std::vector<std::uint8_t> box_of_cell;
  box_of_cell.reserve(static_cast<std::size_t>(side * side));
  for (int cell = 0; cell < side * side; ++cell) {
    const int band = cell / side / box_height;
    box_of_cell.push_back(static_cast<std::uint8_t>(band * box_height + cell % side / box_width));
  }
  auto built = build(box_of_cell, side, box_height, box_width, extra);
  if (built) recent[next_recent++ % recent.size()] = built.value();
  return built;
}

Result<GeometryPtr, std::string> Geometry::jigsaw(std::span<const std::uint8_t> region_of_cell, ExtraHouses extra) {
  using Built = Result<GeometryPtr, std::string>;
  int side = 0;
  while (side < kMaxSide && static_cast<std::size_t>(side) * static_cast<std::size_t>(side) < region_of_cell.size()) {
    ++side;
  }
  if (side == 0 || static_cast<std::size_t>(side * side) != region_of_cell.size()) {
    return Built::failure(std::to_string(region_of_cell.size()) + " cells do not make a square of side 1 to 64.");
  }
  if (extra.windows) return Built::failure("Windows need a 9x9 grid with 3x3 boxes.");

  std::array<int, 256> sizes{};
  for (const std::uint8_t region : region_of_cell) ++sizes[region];
  for (std::size_t region = 0; region < sizes.size(); ++region) {
    const bool wanted = region < static_cast<std::size_t>(side);
    if (wanted && sizes[region] != side) return Built::failure(region_size_error(region, sizes[region], side));
    if (!wanted && sizes[region] != 0) {
      return Built::failure("There is a region " + std::to_string(region + 1) + " where " + std::to_string(side) +
                            " regions are needed.");
    }
  }
  return build(region_of_cell, side, 0, 0, extra);
}

Result<GeometryPtr, std::string> Geometry::build(std::span<const std::uint8_t> region_of_cell, int side, int box_height,
                                                 int box_width, ExtraHouses extra) {
  const std::shared_ptr<Geometry> made(new Geometry());
  made->side_ = side;
  made->box_height_ = box_height;
  made->box_width_ = box_width;
  made->extra_ = extra;

  auto& houses = made->houses_;
  for (int row = 0; row < side; ++row) {
    houses.push_back(make_house(HouseKind::kRow, row, side, [&](int place) { return row * side + place; }));
  }
  for (int column = 0; column < side; ++column) {
    houses.push_back(make_house(HouseKind::kColumn, column, side, [&](int place) { return place * side + column; }));
  }
  const HouseKind region_kind = box_height == 0 ? HouseKind::kRegion : HouseKind::kBox;
  const std::size_t first_region = houses.size();
  for (int region = 0; region < side; ++region) {
    houses.push_back({region_kind, static_cast<std::uint8_t>(region), {}});
  }
  for (std::size_t cell = 0; cell < region_of_cell.size(); ++cell) {
    houses[first_region + region_of_cell[cell]].cells.push_back(static_cast<Cell>(cell));
  }
  if (extra.diagonals) {
    houses.push_back(make_house(HouseKind::kDiagonal, 0, side, [&](int place) { return place * (side + 1); }));
    houses.push_back(make_house(HouseKind::kDiagonal, 1, side, [&](int place) { return (place + 1) * (side - 1); }));
  }
  if (extra.windows) {
    for (int window = 0; window < 4; ++window) {
      const Cell corner = kWindowCorners[static_cast<std::size_t>(window)];
      houses.push_back(make_house(HouseKind::kWindow, window, side,
                                  [&](int place) { return corner + place / 3 * side + place % 3; }));
    }
  }

  made->list_houses_of_cells();
  made->list_peers();
  return GeometryPtr(made);
}

void Geometry::list_houses_of_cells() {
  const auto cells = static_cast<std::size_t>(cell_count());
  houses_of_begin_.assign(cells + 1, 0);
  for (const House& house : houses_)
    for (const Cell cell : house.cells) ++houses_of_begin_[cell + 1u];
  std::partial_sum(houses_of_begin_.begin(), houses_of_begin_.end(), houses_of_begin_.begin());
  houses_of_.resize(houses_of_begin_.back());
  std::vector<std::uint32_t> next = houses_of_begin_;
  for (std::size_t id = 0; id < houses_.size(); ++id)
    for (const Cell cell : houses_[id].cells) houses_of_[next[cell]++] = static_cast<HouseId>(id);
}

// By a bit a cell: they come out in order, and each once.
void Geometry::list_peers() {
  const auto cells = static_cast<std::size_t>(cell_count());
  std::vector<std::uint64_t> peers(cells / 64 + 1);
  peers_begin_.push_back(0);
  for (std::size_t cell = 0; cell < cells; ++cell) {
    for (const HouseId id : houses_of(static_cast<Cell>(cell)))
      for (const Cell peer : houses_[id].cells) peers[peer / 64] |= std::uint64_t{1} << peer % 64;
    peers[cell / 64] &= ~(std::uint64_t{1} << cell % 64);
    for (std::size_t word = 0; word < peers.size(); ++word)
      for (; peers[word] != 0; peers[word] &= peers[word] - 1)
        peers_.push_back(static_cast<Cell>(word * 64 + static_cast<std::size_t>(std::countr_zero(peers[word]))));
    peers_begin_.push_back(static_cast<std::uint32_t>(peers_.size()));
  }
}

}  // namespace sudoscope

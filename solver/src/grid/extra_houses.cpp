// The houses of diagonals, windows, disjoint groups and extra regions.
#include "extra_houses.hpp"

#include <algorithm>
#include <array>

namespace sudoscope {
namespace {

// The top left cells of the windows.
constexpr std::array<int, 4> kWindowCorners = {10, 14, 46, 50};

void add_house(HouseKind kind, int number, int side, std::vector<House>& houses, auto cell_at) {
  std::vector<Cell>& cells = houses.emplace_back(House{kind, static_cast<std::uint8_t>(number), {}}).cells;
  for (int place = 0; place < side; ++place) cells.push_back(static_cast<Cell>(cell_at(place)));
}

// Takes the numerals at the start of `text`; 0 where there are none, or more than any cell needs.
int take_number(std::string_view& text) {
  int number = 0;
  std::size_t numerals = 0;
  for (; numerals < text.size() && text[numerals] >= '0' && text[numerals] <= '9'; ++numerals)
    number = numerals < 3 ? number * 10 + (text[numerals] - '0') : 0;
  text.remove_prefix(numerals);
  return number;
}

// The cell with the name R1C1 of f-puzzles; kNoCell outside the grid, or for any other text.
Cell cell_called(std::string_view text, int side) {
  if (text.substr(0, 1) != "R") return kNoCell;
  text.remove_prefix(1);
  const int row = take_number(text);
  if (text.substr(0, 1) != "C") return kNoCell;
  text.remove_prefix(1);
  const int column = take_number(text);
  const bool in_grid = text.empty() && row >= 1 && row <= side && column >= 1 && column <= side;
  return in_grid ? static_cast<Cell>((row - 1) * side + column - 1) : kNoCell;
}

// The cells of a possible house, in the order of the grid.
class CellList {
 public:
  explicit CellList(int side) : has_(static_cast<std::size_t>(side * side)) {}

  void add(Cell cell) {
    whole_ = whole_ && cell != kNoCell && !has_[cell];
    if (whole_) has_[cell] = true;
    ++count_;
  }

  // True if they are `side` cells, each once.
  bool is_house(int side) const { return whole_ && count_ == side; }
  Cell next(int after) const {
    do ++after;
    while (!has_[static_cast<std::size_t>(after)]);
    return static_cast<Cell>(after);
  }

 private:
  std::vector<bool> has_;
  bool whole_ = true;
  int count_ = 0;
};

// Reads the list of texts at the start of `data`, up to its end, and calls visit(text) for each.
template <class Visit>
void for_each_text(std::string_view& data, Visit visit) {
  while (!data.empty() && data[0] != ']') {
    const std::size_t begin = data.find_first_of("\"]");
    data.remove_prefix(std::min(begin, data.size()));
    if (data.empty() || data[0] == ']') return;
    std::size_t end = 1;
    while (end < data.size() && data[end] != '"') end += data[end] == '\\' ? 2 : 1;
    end = std::min(end, data.size());
    visit(data.substr(1, end - 1));
    data.remove_prefix(std::min(end + 1, data.size()));
  }
}

}  // namespace

HousesAdded add_falling_diagonal(const PlainGrid& grid, std::string_view, std::vector<House>& houses) {
  add_house(HouseKind::kDiagonal, 0, grid.side, houses, [&](int place) { return place * (grid.side + 1); });
  return HousesAdded::kAll;
}

HousesAdded add_rising_diagonal(const PlainGrid& grid, std::string_view, std::vector<House>& houses) {
  add_house(HouseKind::kDiagonal, 1, grid.side, houses, [&](int place) { return (place + 1) * (grid.side - 1); });
  return HousesAdded::kAll;
}

HousesAdded add_diagonals(const PlainGrid& grid, std::string_view data, std::vector<House>& houses) {
  add_falling_diagonal(grid, data, houses);
  return add_rising_diagonal(grid, data, houses);
}

HousesAdded add_windows(const PlainGrid& grid, std::string_view, std::vector<House>& houses) {
  if (grid.box_height != 3 || grid.box_width != 3) return HousesAdded::kMisfit;
  for (int window = 0; window < 4; ++window) {
    const int corner = kWindowCorners[static_cast<std::size_t>(window)];
    add_house(HouseKind::kWindow, window, 9, houses, [&](int place) { return corner + place / 3 * 9 + place % 3; });
  }
  return HousesAdded::kAll;
}

Message windows_misfit() { return say(MessageId::kWindowsMisfit, Size{9, 9}, Size{3, 3}); }

HousesAdded add_disjoint_groups(const PlainGrid& grid, std::string_view, std::vector<House>& houses) {
  const int height = grid.box_height;
  const int width = grid.box_width;
  if (height == 0) return HousesAdded::kPart;  // regions have no corresponding places
  for (int group = 0; group < grid.side; ++group) {
    const int corner = group / width * grid.side + group % width;
    add_house(HouseKind::kDisjointGroup, group, grid.side, houses,
              [&](int box) { return corner + box / height * height * grid.side + box % height * width; });
  }
  return HousesAdded::kAll;
}

HousesAdded add_extra_regions(const PlainGrid& grid, std::string_view data, std::vector<House>& houses) {
  bool all = true;
  int number = 0;
  while (true) {
    data.remove_prefix(std::min(data.find("[\""), data.size()));
    if (data.empty()) return all && number > 0 ? HousesAdded::kAll : HousesAdded::kPart;
    data.remove_prefix(1);
    CellList cells(grid.side);
    for_each_text(data, [&](std::string_view text) { cells.add(cell_called(text, grid.side)); });
    if (!cells.is_house(grid.side)) {
      all = false;
      continue;
    }
    int cell = -1;
    add_house(HouseKind::kExtraRegion, number++, grid.side, houses, [&](int) { return cell = cells.next(cell); });
  }
}

}  // namespace sudoscope

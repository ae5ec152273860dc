// Numbers beside the grid.
#include <algorithm>

#include "generate/clue_layout.hpp"
#include "sudoscope/base/shuffle.hpp"

namespace sudoscope {
namespace {

using enum ClueWishKind;

// A row or column, read from the clue on.
struct View {
  int row;  // of the clue; 0 or side+1 is beside the grid
  int column;
  std::vector<Cell> cells;
};

std::vector<View> views_of(int side) {
  std::vector<View> views;
  for (int line = 1; line <= side; ++line) {
    View left{line, 0, {}};
    View top{0, line, {}};
    for (int place = 0; place < side; ++place) {
      left.cells.push_back(static_cast<Cell>((line - 1) * side + place));
      top.cells.push_back(static_cast<Cell>(place * side + line - 1));
    }
    View right{line, side + 1, {left.cells.rbegin(), left.cells.rend()}};
    View bottom{side + 1, line, {top.cells.rbegin(), top.cells.rend()}};
    for (View* view : {&left, &top, &right, &bottom}) views.push_back(std::move(*view));
  }
  return views;
}

LaidClue beside(const char* constraint, int row, int column, int value, const std::string& direction = {}) {
  const std::string tail = direction.empty() ? "}" : R"(,"direction":")" + direction + "\"}";
  return {
      constraint, R"({"cell":")" + address_of(row, column) + R"(","value":")" + std::to_string(value) + '"' + tail, {}};
}

int sandwich(const LayoutRoom& room, const View& view) {
  int sum = 0;
  bool is_inside = false;
  for (const Cell cell : view.cells) {
    const int value = room.value(cell);
    if (value == 1 || value == room.side())
      is_inside = !is_inside;
    else if (is_inside)
      sum += value;
  }
  return sum;
}

int skyscrapers(const LayoutRoom& room, const View& view) {
  int seen = 0;
  int highest = 0;
  for (const Cell cell : view.cells) {
    if (room.value(cell) <= highest) continue;
    highest = room.value(cell);
    ++seen;
  }
  return seen;
}

int x_sum(const LayoutRoom& room, const View& view) {
  int sum = 0;
  for (int place = 0; place < room.value(view.cells.front()); ++place)
    sum += room.value(view.cells[static_cast<std::size_t>(place)]);
  return sum;
}

// Sums of diagonals of three cells and more, each from one of its ends.
std::vector<LaidClue> little_killers(LayoutRoom& room) {
  const int side = room.side();
  std::vector<LaidClue> found;
  for (const int down : {1, -1})
    for (const int right : {1, -1})
      for (int start = 0; start <= side; ++start)
        for (const bool is_above : {true, false}) {
          // Clues above and below the grid, and beside it.
          const int row = is_above ? (down > 0 ? 0 : side + 1) : start + (down > 0 ? 0 : 1);
          const int column = is_above ? start + (right > 0 ? 0 : 1) : (right > 0 ? 0 : side + 1);
          int sum = 0;
          int cells = 0;
          for (int r = row + down, c = column + right; 1 <= r && r <= side && 1 <= c && c <= side;
               r += down, c += right) {
            sum += room.value(static_cast<Cell>((r - 1) * side + c - 1));
            ++cells;
          }
          const bool is_corner = (row == 0 || row == side + 1) && (column == 0 || column == side + 1);
          if (cells < 3 || (is_corner && !is_above)) continue;
          found.push_back(
              beside("littlekillersum", row, column, sum, std::string(down > 0 ? "D" : "U") + (right > 0 ? "R" : "L")));
        }
  return found;
}

}  // namespace

std::vector<LaidClue> lay_outside(LayoutRoom& room, ClueWishKind kind, int count) {
  std::vector<LaidClue> found;
  if (kind == kLittleKillers) {
    found = little_killers(room);
  } else {
    for (const View& view : views_of(room.side())) {
      if (kind == kSkyscrapers) found.push_back(beside("skyscraper", view.row, view.column, skyscrapers(room, view)));
      if (kind == kXSums) found.push_back(beside("xsum", view.row, view.column, x_sum(room, view)));
      // A sandwich is the same from both ends.
      if (kind == kSandwiches && (view.row == 0 || view.column == 0))
        found.push_back(beside("sandwichsum", view.row, view.column, sandwich(room, view)));
    }
  }
  shuffle(found, room.rng);
  if (found.size() > static_cast<std::size_t>(count)) found.resize(static_cast<std::size_t>(count));
  return found;
}

}  // namespace sudoscope

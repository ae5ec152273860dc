// Skyscrapers, kites and empty rectangles.
#include <vector>

#include "rating/hodoku/step.hpp"

namespace sudoscope::rating::hodoku {
namespace {

struct Pair {
  int a;  // the lower cell, unless swapped
  int b;
};

std::vector<Pair> pairs_of(const Grid& grid, int digit, int first_line) {
  std::vector<Pair> pairs;
  for (int line = first_line; line < first_line + kSide; ++line) {
    if (grid.free(line, digit) != 2) continue;
    Cells cells = grid.places[digit] & set_of_line(line);
    const int a = cells.first();
    cells.erase(a);
    pairs.push_back({a, cells.first()});
  }
  return pairs;
}

bool skyscraper_of(const Grid& grid, int digit, bool rows, Found& found) {
  const auto pairs = pairs_of(grid, digit, rows ? 0 : kFirstColumn);
  const auto cross = [&](int cell) { return rows ? column_of(cell) : row_of(cell); };
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    for (std::size_t j = i + 1; j < pairs.size(); ++j) {
      const bool lower = cross(pairs[i].a) == cross(pairs[j].a);
      const bool upper = cross(pairs[i].b) == cross(pairs[j].b);
      if (lower == upper) continue;
      const int end = lower ? pairs[i].b : pairs[i].a;
      const int other_end = lower ? pairs[j].b : pairs[j].a;
      const Cells losers = grid.places[digit] & kNine.peers[end] & kNine.peers[other_end];
      if (losers.empty()) continue;
      found = {Technique::kSkyscraper};
      found.take(grid, losers, bit(digit));
      return true;
    }
  }
  return false;
}

// Puts the ends of the row's and the column's pair that are in one box first, if there are any.
bool join_in_box(Pair& row, Pair& column) {
  const auto joins = [&](int cell, int other) { return box_of(cell) == box_of(other); };
  if (joins(row.a, column.a)) return true;
  if (joins(row.a, column.b)) {
    std::swap(column.a, column.b);
    return true;
  }
  if (!joins(row.b, column.a) && !joins(row.b, column.b)) return false;
  if (!joins(row.b, column.a)) std::swap(column.a, column.b);
  std::swap(row.a, row.b);
  return true;
}

bool kite_of(const Grid& grid, int digit, Found& found) {
  auto rows = pairs_of(grid, digit, 0);
  auto columns = pairs_of(grid, digit, kFirstColumn);
  // A pair keeps its turn for the next that it meets.
  for (Pair& row : rows) {
    for (Pair& column : columns) {
      if (!join_in_box(row, column)) continue;
      if (row.a == column.a || row.a == column.b || row.b == column.a || row.b == column.b) continue;
      const int corner = row_of(column.b) * kSide + column_of(row.b);
      if (!grid.has(corner, digit)) continue;
      found = {Technique::kTwoStringKite, {}, {{corner, digit}}};
      return true;
    }
  }
  return false;
}

// An empty rectangle that leaves the box through `line` and passes a pair of a crossing
// line to the place where that meets `other`, the second line of the empty rectangle.
bool empty_rectangle_through(const Grid& grid, int digit, int box, int line, int other, Found& found) {
  const bool by_row = line < kFirstColumn;
  const auto crossing = [&](int cell) { return line_of(cell, by_row ? 1 : 0); };
  const auto along = [&](int cell) { return line_of(cell, by_row ? 0 : 1); };
  for (const int cell : cells_of_line(line)) {
    if (!grid.has(cell, digit) || box_of(cell) == box || grid.free(crossing(cell), digit) != 2) continue;
    Cells pair = grid.places[digit] & set_of_line(crossing(cell));
    pair.erase(cell);
    const Cells goal = grid.places[digit] & set_of_line(along(pair.first())) & set_of_line(other);
    if (goal.empty() || box_of(goal.first()) == box) continue;
    found = {Technique::kEmptyRectangle, {}, {{goal.first(), digit}}};
    return true;
  }
  return false;
}

bool empty_rectangle_of(const Grid& grid, int digit, int box, Found& found) {
  const Cells places = grid.places[digit] & set_of_line(kFirstBox + box);
  // The row and the column that hold all places of the box: from the last to the first.
  for (int i = 0; i < kSide; ++i) {
    const int row = box / 3 * 3 + 2 - i / 3;
    const int column = kFirstColumn + box % 3 * 3 + 2 - i % 3;
    const Cells in_row = places & set_of_line(row);
    const Cells in_column = places & set_of_line(column);
    if (!(places - in_row - in_column).empty()) continue;
    if ((in_row - in_column).empty() || (in_column - in_row).empty()) continue;
    if (in_row.size() < 2 && in_column.size() < 2) continue;
    if (empty_rectangle_through(grid, digit, box, row, column, found)) return true;
    if (empty_rectangle_through(grid, digit, box, column, row, found)) return true;
  }
  return false;
}

}  // namespace

bool find_skyscraper(const Grid& grid, const Removable& removable, Found& found) {
  for (const bool rows : {true, false})
    for (int digit = 0; digit < kSide; ++digit)
      if (!removable[digit].empty() && skyscraper_of(grid, digit, rows, found)) return true;
  return false;
}

bool find_kite(const Grid& grid, const Removable& removable, Found& found) {
  for (int digit = 0; digit < kSide; ++digit)
    if (!removable[digit].empty() && kite_of(grid, digit, found)) return true;
  return false;
}

bool find_empty_rectangle(const Grid& grid, const Removable& removable, Found& found) {
  for (int digit = 0; digit < kSide; ++digit) {
    if (removable[digit].empty()) continue;
    for (int box = 0; box < kSide; ++box) {
      const int free = grid.free(kFirstBox + box, digit);
      if (free >= 2 && free <= 5 && empty_rectangle_of(grid, digit, box, found)) return true;
    }
  }
  return false;
}

}  // namespace sudoscope::rating::hodoku

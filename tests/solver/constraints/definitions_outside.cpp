// Rules of clues beside the grid.
#include <algorithm>
#include <numeric>
#include <utility>

#include "full_grid.hpp"

namespace sudoscope::test::defined {
namespace {

using Side = std::function<bool(const Grid&, int value, const Values&)>;

Values seen_from(const Grid& grid, Place from) {
  const bool is_row = from.column == 0 || from.column == grid.side + 1;
  const int step = (is_row ? from.column : from.row) == 0 ? 1 : -1;
  Values found;
  for (int at = step > 0 ? 1 : grid.side; at >= 1 && at <= grid.side; at += step)
    found.push_back(is_row ? grid.at(from.row, at) : grid.at(at, from.column));
  return found;
}

Entry views(Side holds) {
  return [holds = std::move(holds)](const Grid& grid, const JsonValue& entry) {
    return text(entry).empty() || holds(grid, number(entry, 0), seen_from(grid, place(*entry.member("cell"))));
  };
}

bool little_killer(const Grid& g, const JsonValue& entry) {
  if (text(entry).empty()) return true;
  auto [row, column] = place(*entry.member("cell"));
  const std::string way = entry.member("direction")->text;
  int total = 0;
  for (int step = 0; step <= g.side; ++step) {
    row += way[0] == 'D' ? 1 : -1;
    column += way[1] == 'R' ? 1 : -1;
    if (g.has(row, column)) total += g.at(row, column);
  }
  return total == number(entry, 0);
}

bool full_rank(const Grid& g, const JsonValue& entry) {
  const auto own = place(*entry.member("cell"));
  int less = 0;
  for (int at = 1; at <= g.side; ++at)
    for (const Place& end : {Place{0, at}, Place{g.side + 1, at}, Place{at, 0}, Place{at, g.side + 1}})
      less += seen_from(g, end) < seen_from(g, own);
  return less + 1 == number(entry, 0);
}

}  // namespace

const EntryRules& outside_rules() {
  static const EntryRules rules{
      {"sandwichsum", views([](const Grid& g, int value, const Values& line) {
         auto first = std::find(line.begin(), line.end(), 1);
         auto last = std::find(line.begin(), line.end(), g.side);
         if (first > last) std::swap(first, last);
         return std::accumulate(first + 1, last, 0) == value;
       })},
      {"xsum", views([](const Grid&, int value, const Values& line) {
         return std::accumulate(line.begin(), line.begin() + line[0], 0) == value;
       })},
      {"skyscraper", views([](const Grid&, int value, const Values& line) {
         int top = 0, seen = 0;
         for (const int each : line)
           if (each > top) top = each, ++seen;
         return seen == value;
       })},
      {"hiddenskyscraper", views([](const Grid&, int value, const Values& line) {
         int top = 0;
         for (const int each : line) {
           if (each < top) return each == value;
           top = each;
         }
         return false;
       })},
      {"numberedroom", views([](const Grid&, int value, const Values& line) {
         return line[static_cast<std::size_t>(line[0] - 1)] == value;
       })},
      {"littlekillersum", little_killer},
      {"fullrank", full_rank},
  };
  return rules;
}

}  // namespace sudoscope::test::defined

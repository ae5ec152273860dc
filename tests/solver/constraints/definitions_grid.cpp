// Rules of the whole grid.
#include <algorithm>
#include <cstdlib>
#include <set>

#include "full_grid.hpp"

namespace sudoscope::test::defined {
namespace {

bool apart(const Grid& grid, const std::function<bool(int down, int right, int value)>& is_forbidden) {
  for (int row = 1; row <= grid.side; ++row)
    for (int column = 1; column <= grid.side; ++column)
      for (int r = 1; r <= grid.side; ++r)
        for (int c = 1; c <= grid.side; ++c)
          if ((r != row || c != column) && grid.at(r, c) == grid.at(row, column) &&
              is_forbidden(std::abs(r - row), std::abs(c - column), grid.at(r, c)))
            return false;
  return true;
}

bool squares(const Grid& grid, const std::function<int(int)>& group) {
  for (int row = 1; row < grid.side; ++row)
    for (int column = 1; column < grid.side; ++column) {
      const std::set<int> seen{group(grid.at(row, column)), group(grid.at(row, column + 1)),
                               group(grid.at(row + 1, column)), group(grid.at(row + 1, column + 1))};
      if (seen.size() != 3) return false;
    }
  return true;
}

bool negative(const Grid& g, const JsonValue& entry) {
  if (entry.text == "xv")
    return neighbours(g, [&](Place a, Place b) {
      const int total = g.at(a.row, a.column) + g.at(b.row, b.column);
      return is_marked(g, "xv", a, b) || (total != 5 && total != 10);
    });
  const bool is_ratio = entry.text == "ratio";
  std::set<int> values;
  for (const JsonValue& dot : entries_of(g, entry.text)) values.insert(number(dot, is_ratio ? 2 : 1));
  if (values.empty()) values.insert(is_ratio ? 2 : 1);
  return neighbours(g, [&](Place a, Place b) {
    if (is_marked(g, "ratio", a, b) || is_marked(g, "difference", a, b)) return true;
    const int x = g.at(a.row, a.column);
    const int y = g.at(b.row, b.column);
    return std::none_of(values.begin(), values.end(), [&](int value) {
      return is_ratio ? x == y * value || y == x * value : x - y == value || y - x == value;
    });
  });
}

}  // namespace

const GridRules& grid_rules() {
  static const GridRules rules{
      {"antiknight", [](const Grid& g) { return apart(g, [](int d, int r, int) { return d * r == 2; }); }},
      {"antiking", [](const Grid& g) { return apart(g, [](int d, int r, int) { return d <= 1 && r <= 1; }); }},
      {"antitaxicab", [](const Grid& g) { return apart(g, [](int d, int r, int value) { return d + r == value; }); }},
      {"nonconsecutive",
       [](const Grid& g) {
         const bool has_dots = !entries_of(g, "difference").empty();
         return neighbours(g, [&](Place a, Place b) {
           const bool is_exempt = has_dots && (is_marked(g, "difference", a, b) || is_marked(g, "ratio", a, b));
           return is_exempt || std::abs(g.at(a.row, a.column) - g.at(b.row, b.column)) != 1;
         });
       }},
      {"globalentropy", [](const Grid& g) { return squares(g, [&](int value) { return third(value, g.side); }); }},
      {"globalmodular", [](const Grid& g) { return squares(g, [](int value) { return value % 3; }); }},
      {"dutchflatmates",
       [](const Grid& g) {
         for (int row = 1; row <= g.side; ++row)
           for (int column = 1; column <= g.side; ++column) {
             if (g.at(row, column) != (g.side + 1) / 2) continue;
             const bool above = row > 1 && g.at(row - 1, column) == 1;
             const bool below = row < g.side && g.at(row + 1, column) == g.side;
             if (!above && !below) return false;
           }
         return true;
       }},
  };
  return rules;
}

const EntryRules& negative_rules() {
  static const EntryRules rules{
      {"negative", negative},
  };
  return rules;
}

}  // namespace sudoscope::test::defined

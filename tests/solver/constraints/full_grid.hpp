// The ground of the definitions of rules: a full grid, the places and values of an entry, and the marks around it.
#pragma once

#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "definitions.hpp"
#include "sudoscope/base/json_value.hpp"

namespace sudoscope::test::defined {

using Values = std::vector<int>;

// A full grid, and how an entry of a rule looks at it.
struct Grid {
  std::span<const Rule> all;
  std::span<const int> values;
  std::span<const int> boxes;
  int side;

  bool has(int row, int column) const { return row >= 1 && column >= 1 && row <= side && column <= side; }
  int at(int row, int column) const { return values[static_cast<std::size_t>((row - 1) * side + column - 1)]; }
  int box(int row, int column) const { return boxes[static_cast<std::size_t>((row - 1) * side + column - 1)]; }
};

struct Place {
  int row;
  int column;
  friend auto operator<=>(const Place&, const Place&) = default;
};

Place place(const JsonValue& name);
// A list of cells, and a list of those; none for a member that is missing.
std::vector<Place> places(const JsonValue* list);
std::vector<std::vector<Place>> lists(const JsonValue* list);
Values values_at(const Grid& grid, const std::vector<Place>& cells);
int sum(const Values& values);
bool all_differ(Values values);
// A member as text, empty if it is missing; the value as a number.
std::string text(const JsonValue& entry, std::string_view member = "value");
int number(const JsonValue& entry, int missing);
// True if all pairs of orthogonal neighbours hold.
bool neighbours(const Grid& grid, const std::function<bool(Place, Place)>& holds);
// The entries of all rules of a kind, and whether one of them marks a pair.
std::vector<JsonValue> entries_of(const Grid& grid, std::string_view name);
bool is_marked(const Grid& grid, std::string_view kind, Place a, Place b);
// 0, 1, 2: low, middle, high.
int third(int value, int side);

using Entry = std::function<bool(const Grid&, const JsonValue&)>;
using EntryRules = std::map<std::string, Entry, std::less<>>;
using GridRules = std::map<std::string, std::function<bool(const Grid&)>, std::less<>>;

// An entry with a list of cells, judged by their values.
Entry cages(std::function<bool(const Grid&, const JsonValue&, const Values&)> holds);

// The definitions, a table for each family; `negative` is the one rule of the whole grid that has entries.
const GridRules& grid_rules();
const EntryRules& negative_rules();
const EntryRules& cell_rules();
const EntryRules& cage_rules();
const EntryRules& line_rules();
const EntryRules& outside_rules();

}  // namespace sudoscope::test::defined

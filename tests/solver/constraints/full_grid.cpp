// Reading entries and looking at a full grid.
#include "full_grid.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <utility>

namespace sudoscope::test::defined {

Place place(const JsonValue& name) {
  const auto c = name.text.find('C');
  return {std::atoi(name.text.substr(1, c - 1).c_str()), std::atoi(name.text.substr(c + 1).c_str())};
}

std::vector<Place> places(const JsonValue* list) {
  std::vector<Place> found;
  if (list != nullptr)
    for (const JsonValue& item : list->items) found.push_back(place(item));
  return found;
}

std::vector<std::vector<Place>> lists(const JsonValue* list) {
  std::vector<std::vector<Place>> found;
  if (list != nullptr)
    for (const JsonValue& item : list->items) found.push_back(places(&item));
  return found;
}

Values values_at(const Grid& grid, const std::vector<Place>& cells) {
  Values found;
  for (const auto& [row, column] : cells) found.push_back(grid.at(row, column));
  return found;
}

int sum(const Values& values) { return std::accumulate(values.begin(), values.end(), 0); }

bool all_differ(Values values) {
  std::sort(values.begin(), values.end());
  return std::adjacent_find(values.begin(), values.end()) == values.end();
}

std::string text(const JsonValue& entry, std::string_view member) {
  const JsonValue* value = entry.member(member);
  return value == nullptr ? "" : value->is(JsonValue::Kind::kString) ? value->text : std::string(value->source);
}

int number(const JsonValue& entry, int missing) {
  return text(entry).empty() ? missing : std::atoi(text(entry).c_str());
}

bool neighbours(const Grid& grid, const std::function<bool(Place, Place)>& holds) {
  for (int row = 1; row <= grid.side; ++row)
    for (int column = 1; column <= grid.side; ++column) {
      if (column < grid.side && !holds({row, column}, {row, column + 1})) return false;
      if (row < grid.side && !holds({row, column}, {row + 1, column})) return false;
    }
  return true;
}

std::vector<JsonValue> entries_of(const Grid& grid, std::string_view name) {
  for (const Rule& rule : grid.all)
    if (rule.name == name) return parse_json(rule.data).value().items;
  return {};
}

bool is_marked(const Grid& grid, std::string_view kind, Place a, Place b) {
  for (const JsonValue& entry : entries_of(grid, kind)) {
    const auto cells = places(entry.member("cells"));
    if ((cells[0] == a && cells[1] == b) || (cells[0] == b && cells[1] == a)) return true;
  }
  return false;
}

int third(int value, int side) {
  const int low = (side + 1) / 3;
  return value <= low ? 0 : value > side - low ? 2 : 1;
}

Entry cages(std::function<bool(const Grid&, const JsonValue&, const Values&)> holds) {
  return [holds = std::move(holds)](const Grid& grid, const JsonValue& entry) {
    return holds(grid, entry, values_at(grid, places(entry.member("cells"))));
  };
}

}  // namespace sudoscope::test::defined

// The tables of all families as one, and the way through the entries of a rule.
#include "definitions.hpp"

#include <algorithm>
#include <string>

#include "full_grid.hpp"

namespace sudoscope::test {
namespace {

const defined::Entry* defined_entry(std::string_view name) {
  for (const auto rules :
       {defined::negative_rules, defined::cell_rules, defined::cage_rules, defined::line_rules, defined::outside_rules})
    if (const auto known = rules().find(name); known != rules().end()) return &known->second;
  return nullptr;
}

bool has_digits(const JsonValue& cells, const defined::Grid& grid) {
  return std::all_of(cells.items.begin(), cells.items.end(), [&](const JsonValue& each) {
    const JsonValue* const values = each.member("values");
    const auto [row, column] = defined::place(*each.member("cell"));
    const std::string value = std::to_string(grid.at(row, column));
    return std::any_of(values->items.begin(), values->items.end(),
                       [&](const JsonValue& allowed) { return allowed.source == value; });
  });
}

bool holds_one(const JsonValue& alternatives, const defined::Grid& grid) {
  return std::any_of(alternatives.items.begin(), alternatives.items.end(), [&](const JsonValue& alternative) {
    for (std::size_t at = 0; at < alternative.names.size(); ++at) {
      const JsonValue& clues = alternative.items[at];
      const bool holds = alternative.names[at] == "digits" ? has_digits(clues, grid)
                                                           : keeps(grid.all, {alternative.names[at], clues.source},
                                                                   grid.values, grid.boxes, grid.side);
      if (!holds) return false;
    }
    return true;
  });
}

}  // namespace

bool is_defined(std::string_view name) {
  return name == "eitheror" || defined::grid_rules().contains(name) || defined_entry(name) != nullptr;
}

bool keeps(std::span<const Rule> all, const Rule& rule, std::span<const int> values, std::span<const int> boxes,
           int side) {
  const defined::Grid grid{all, values, boxes, side};
  if (const auto known = defined::grid_rules().find(rule.name); known != defined::grid_rules().end())
    return known->second(grid);
  const bool is_either = rule.name == "eitheror";
  const defined::Entry* holds = defined_entry(rule.name);
  if (!holds && !is_either) return true;
  const auto json = parse_json(rule.data);
  for (const JsonValue& entry : json.value().items)
    if (!(is_either ? holds_one(*entry.member("any"), grid) : (*holds)(grid, entry))) return false;
  return true;
}

}  // namespace sudoscope::test

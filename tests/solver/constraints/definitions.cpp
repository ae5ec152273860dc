// The tables of all families as one, and the way through the entries of a rule.
#include "definitions.hpp"

#include "full_grid.hpp"

namespace sudoscope::test {
namespace {

const defined::Entry* defined_entry(std::string_view name) {
  for (const auto rules :
       {defined::negative_rules, defined::cell_rules, defined::cage_rules, defined::line_rules, defined::outside_rules})
    if (const auto known = rules().find(name); known != rules().end()) return &known->second;
  return nullptr;
}

}  // namespace

bool is_defined(std::string_view name) {
  return defined::grid_rules().contains(name) || defined_entry(name) != nullptr;
}

bool keeps(std::span<const Rule> all, const Rule& rule, std::span<const int> values, std::span<const int> boxes,
           int side) {
  const defined::Grid grid{all, values, boxes, side};
  if (const auto known = defined::grid_rules().find(rule.name); known != defined::grid_rules().end())
    return known->second(grid);
  const defined::Entry* holds = defined_entry(rule.name);
  if (!holds) return true;
  const auto json = parse_json(rule.data);
  for (const JsonValue& entry : json.value().items)
    if (!(*holds)(grid, entry)) return false;
  return true;
}

}  // namespace sudoscope::test

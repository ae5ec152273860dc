// Parts of strings to clues: sums, and sets of cells that hold the same digits.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "base/numerals.hpp"
#include "sheet_text.hpp"
#include "string_rules.hpp"

namespace sudoscope {
namespace {

// A whole number, also below 0, of at most six numerals.
std::optional<int> signed_number(std::string_view text) {
  const bool is_negative = text.substr(0, 1) == "-";
  const auto number = small_number(text.substr(is_negative ? 1 : 0));
  if (!number || *number > 999'999) return std::nullopt;
  return is_negative ? -*number : *number;
}

}  // namespace

// 12, or 12_=_10_1 with a weight for each cell.
bool StringRuleReader::take_sum(Arguments arguments) {
  if (arguments.empty()) return false;
  const auto cells = cells_of(arguments.subspan(1));
  const std::vector<std::string_view> fields = split_at(arguments[0], '_');
  const auto total = signed_number(fields[0]);
  if (!cells || !total) return false;
  if (fields.size() == 1 && *total >= 0) {
    found_.add_cells("sumcage", *cells, fields[0]);
    return true;
  }
  std::vector<int> weights(fields.size() == 1 ? cells->size() : 0, 1);
  if (fields.size() > 1 && (fields[1] != "=" || fields.size() != cells->size() + 2)) return false;
  for (std::size_t at = 2; at < fields.size(); ++at) {
    const auto weight = signed_number(fields[at]);
    if (!weight) return false;
    weights.push_back(*weight);
  }
  if (*total == 0 && take_pill(*cells, weights)) return true;
  // A total below 0 becomes one above 0.
  std::string coefficients;
  for (const int weight : weights)
    coefficients += (coefficients.empty() ? "[" : ",") + std::to_string(*total < 0 ? -weight : weight);
  found_.add("sumcage", {{"cells", found_.cells_text(*cells)},
                         {"coefficients", coefficients + ']'},
                         {"value", FoundClues::quoted(std::to_string(std::abs(*total)))}});
  return true;
}

// Cells whose sum is the number in others, with weights of -1, -10 and so on from the last of them to the first.
bool StringRuleReader::take_pill(const Cells& cells, std::span<const int> weights) {
  std::vector<std::pair<Cell, int>> bulb;
  Cells shaft;
  for (std::size_t at = 0; at < cells.size(); ++at) {
    if (weights[at] != 1)
      bulb.emplace_back(cells[at], weights[at]);
    else
      shaft.push_back(cells[at]);
  }
  std::sort(bulb.begin(), bulb.end());
  Cells bulb_cells;
  int weight = -1;
  for (std::size_t at = bulb.size(); at-- > 0; weight *= 10) {
    if (bulb[at].second != weight || bulb.size() > 4) return false;
    bulb_cells.insert(bulb_cells.begin(), bulb[at].first);
  }
  if (shaft.empty() || bulb.empty()) return false;
  shaft.insert(shaft.begin(), bulb_cells.back());
  found_.add_arrow(bulb_cells, shaft);
  return true;
}

bool StringRuleReader::take_equal_sums(Arguments arguments) {
  std::string groups;
  for (std::size_t begin = 0; begin <= arguments.size();) {
    std::size_t end = begin;
    while (end < arguments.size() && arguments[end] != "-") ++end;
    const auto cells = cells_of(arguments.subspan(begin, end - begin));
    if (!cells) return false;
    groups += (groups.empty() ? "[" : ",") + found_.cells_text(*cells);
    begin = end + 1;
  }
  found_.add("equalsum", {{"groups", groups + ']'}});
  return true;
}

// As many sets as the first argument says. Two sets of one cell are a cell and its clone.
bool StringRuleReader::take_same_values(Arguments arguments) {
  const auto sets = arguments.empty() ? std::nullopt : small_number(arguments[0]);
  const auto cells = sets ? cells_of(arguments.subspan(1)) : std::nullopt;
  if (!cells || *sets < 2 || cells->size() % static_cast<std::size_t>(*sets) != 0) return false;
  if (cells->size() == 2) {
    const int distance = (*cells)[1] - (*cells)[0];
    const auto known =
        std::find_if(clones_.begin(), clones_.end(), [&](const auto& clone) { return clone.first == distance; });
    auto& clone = known == clones_.end() ? clones_.emplace_back(distance, std::array<Cells, 2>()) : *known;
    for (std::size_t which = 0; which < 2; ++which) clone.second[which].push_back((*cells)[which]);
    return true;
  }
  const std::size_t size = cells->size() / static_cast<std::size_t>(*sets);
  std::string groups;
  for (std::size_t first = 0; first < cells->size(); first += size)
    groups += (groups.empty() ? "[" : ",") + found_.cells_text(std::span(*cells).subspan(first, size));
  found_.add("samevalues", {{"groups", groups + ']'}});
  return true;
}

}  // namespace sudoscope

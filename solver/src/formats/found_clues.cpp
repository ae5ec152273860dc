// Entries of data, put together.
#include "found_clues.hpp"

#include <algorithm>

#include "f_puzzles.hpp"
#include "sudoscope/base/json.hpp"
#include "sudoscope/base/json_value.hpp"

namespace sudoscope {
namespace {

// Lines of one relation that are clues by themselves; more of them are a few clues of many lines.
constexpr std::size_t kMostSeparateLines = 32;

std::string place_called(int row, int column) {
  return "\"R" + std::to_string(row) + "C" + std::to_string(column) + '"';
}

}  // namespace

void FoundClues::add(std::string_view kind, std::string_view entry) {
  std::string& data = entries_[std::string(kind)];
  if (!data.empty()) data += ',';
  data += entry;
}

void FoundClues::add(std::string_view kind, std::initializer_list<JsonMember> members) {
  std::string entry;
  for (const auto& [name, value] : members)
    if (!value.empty()) entry += (entry.empty() ? "\"" : ",\"") + std::string(name) + "\":" + value;
  add(kind, '{' + entry + '}');
}

void FoundClues::add_cells(std::string_view kind, std::span<const Cell> cells, std::string_view value) {
  add(kind, {{"cells", cells_text(cells)}, {"value", quoted(value)}});
}

void FoundClues::add_cell(std::string_view kind, Cell cell) { add(kind, {{"cell", cell_called(cell, side_)}}); }

void FoundClues::add_line(std::string_view kind, std::span<const Cell> line, std::string_view value) {
  add(kind, {{"lines", '[' + cells_text(line) + ']'}, {"value", quoted(value)}});
}

void FoundClues::add_beside(std::string_view kind, int row, int column, std::string_view value) {
  add(kind, {{"cell", place_called(row, column)}, {"value", quoted(value)}});
}

void FoundClues::add_diagonal_sum(int row, int column, int down, int right, std::string_view value) {
  const std::string direction = std::string(down > 0 ? "D" : "U") + (right > 0 ? 'R' : 'L');
  add("littlekillersum", {{"cell", place_called(row + 1 - down, column + 1 - right)},
                          {"direction", quoted(direction)},
                          {"value", quoted(value)}});
}

void FoundClues::add_arrow(std::span<const Cell> bulb, std::span<const Cell> shaft_from_bulb) {
  add("arrow", {{"lines", '[' + cells_text(shaft_from_bulb) + ']'}, {"cells", cells_text(bulb)}});
}

void FoundClues::add_relation(std::string_view pairs, bool all, std::string_view name,
                              std::span<const std::vector<Cell>> lines) {
  const std::size_t most = lines.size() <= kMostSeparateLines ? 1 : static_cast<std::size_t>(side_ * side_);
  for (std::size_t first = 0; first < lines.size(); first += most) {
    std::string list;
    for (std::size_t at = first; at < std::min(first + most, lines.size()); ++at)
      list += (list.empty() ? "[" : ",") + cells_text(lines[at]);
    add("pairwise",
        {{"lines", list + ']'}, {"all", all ? "true" : ""}, {"pairs", quoted(pairs)}, {"name", quoted(name)}});
  }
}

void FoundClues::add(const Constraint& rule) {
  if (rule.data.empty())
    add(rule.kind);
  else
    add(rule.kind, std::string_view(rule.data).substr(1, rule.data.size() - 2));
}

void FoundClues::set_text(std::string_view kind, std::string_view text) {
  texts_[std::string(kind)] = in_ascii(Json(text).text());
}

void FoundClues::add_diagonal(bool is_rising) {
  const bool has_other = entries_.erase(is_rising ? "diagonal-" : "diagonal+") > 0;
  if (!has("diagonals")) add(has_other ? "diagonals" : is_rising ? "diagonal+" : "diagonal-");
}

std::string FoundClues::cells_text(std::span<const Cell> cells) const {
  std::string text;
  for (const Cell cell : cells) text += (text.empty() ? "" : ",") + cell_called(cell, side_);
  return '[' + text + ']';
}

std::string FoundClues::quoted(std::string_view text) { return text.empty() ? "" : in_ascii(Json(text).text()); }

Constraints FoundClues::take() {
  Constraints constraints;
  for (auto& [kind, data] : entries_) constraints.push_back({kind, data.empty() ? "" : compact_json('[' + data + ']')});
  for (auto& [kind, text] : texts_) constraints.push_back({kind, text});
  return constraints;
}

}  // namespace sudoscope

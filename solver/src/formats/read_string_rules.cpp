// Parts of strings to clues: cages, lines, clues beside the grid.
#include <algorithm>
#include <array>

#include "base/numerals.hpp"
#include "f_puzzles.hpp"
#include "sheet_text.hpp"
#include "string_rules.hpp"

namespace sudoscope {
std::optional<Cell> StringRuleReader::cell_called(std::string_view name) const {
  if (name.size() != 4 || lower(name.substr(0, 1)) != "r" || lower(name.substr(2, 1)) != "c") return std::nullopt;
  const int row = line_of(name[1]);
  const int column = line_of(name[3]);
  if (row < 0 || column < 0 || row >= side_ || column >= side_) return std::nullopt;
  return static_cast<Cell>(row * side_ + column);
}

std::optional<StringRuleReader::Cells> StringRuleReader::cells_of(Arguments arguments) const {
  Cells cells;
  for (const std::string_view argument : arguments) {
    const auto cell = cell_called(argument);
    if (!cell) return std::nullopt;
    cells.push_back(*cell);
  }
  if (cells.empty()) return std::nullopt;
  return cells;
}

std::optional<std::vector<StringRuleReader::NamedCells>> StringRuleReader::named_lists(Arguments arguments) const {
  std::vector<NamedCells> lists;
  std::string name;
  bool goes_on = false;
  bool is_segment = false;
  for (const std::string_view argument : arguments) {
    if (argument.empty() || argument[0] == '_' || argument == "-") {
      if (argument.substr(0, 1) == "_") name = percent_decoded(argument.substr(1));
      is_segment = goes_on && argument == "-";
      goes_on = false;
      continue;
    }
    const auto cell = cell_called(argument);
    if (!cell) return std::nullopt;
    if (!goes_on) lists.push_back({name, {}, is_segment});
    lists.back().cells.push_back(*cell);
    goes_on = true;
  }
  return lists;
}

bool StringRuleReader::take(std::string_view name, Arguments arguments) {
  using Take = bool (StringRuleReader::*)(Arguments);
  constexpr std::array<std::pair<std::string_view, Take>, 12> kSpecial = {{
      {"Sandwich", &StringRuleReader::take_sandwich},
      {"LittleKiller", &StringRuleReader::take_diagonal_sum},
      {"Sum", &StringRuleReader::take_sum},
      {"EqualSum", &StringRuleReader::take_equal_sums},
      {"SameValues", &StringRuleReader::take_same_values},
      {"Quad", &StringRuleReader::take_quadruple},
      {"Arrow", &StringRuleReader::take_arrow},
      {"PillArrow", &StringRuleReader::take_pill_arrow},
      {"Indexing", &StringRuleReader::take_indexers},
      {"CountDistinct", &StringRuleReader::take_distinct_count},
      {"Regex", &StringRuleReader::take_regex},
      {"NFA", &StringRuleReader::take_automaton},
  }};
  constexpr std::array<std::array<std::string_view, 3>, 5> kMarks = {{{"WhiteDot", "difference", ""},
                                                                      {"BlackDot", "ratio", ""},
                                                                      {"X", "xv", "X"},
                                                                      {"V", "xv", "V"},
                                                                      {"GreaterThan", "inequality", ">"}}};
  for (const StringRule& rule : string_rules())
    if (rule.name == name) return take_form(rule, arguments);
  for (const auto& [known, take] : kSpecial)
    if (known == name) return (this->*take)(arguments);
  for (const auto& [known, kind, value] : kMarks)
    if (known == name) return take_marks(kind, value, arguments);
  if (name == "Pair" || name == "PairX") return take_pairs(arguments, name == "PairX");
  if (name == "Binary" || name == "BinaryX") return take_old_pairs(arguments, name == "BinaryX");
  return take_setting(name, arguments);
}

bool StringRuleReader::take_form(const StringRule& rule, Arguments arguments) {
  if (rule.form == StringForm::kNone) {
    if (arguments.empty()) found_.add(rule.kind);
    return arguments.empty();
  }
  if (rule.form == StringForm::kEnds) return take_ends(rule.kind, arguments);
  std::string_view value;
  if (rule.form == StringForm::kValueLine || rule.form == StringForm::kValueCells) {
    if (arguments.empty()) return false;
    // The least difference of whispers may be absent.
    const bool is_absent = rule.kind == "whispers" && cell_called(arguments[0]);
    value = is_absent ? "5" : arguments[0];
    if (!is_absent) arguments = arguments.subspan(1);
    if (!is_plain_text(value)) return false;
  }
  const bool is_loop = rule.kind == "sumline" && !arguments.empty() && arguments.back() == "LOOP";
  const auto cells = cells_of(is_loop ? arguments.first(arguments.size() - 1) : arguments);
  if (!cells) return false;
  if (rule.kind == "killercage") {
    found_.add_cells(rule.kind, *cells, value == "0" ? "" : value);  // no sum
  } else if (rule.kind == "sumline") {
    found_.add(rule.kind, {{"lines", '[' + found_.cells_text(*cells) + ']'},
                           {"value", FoundClues::quoted(value)},
                           {"loop", is_loop ? "true" : ""}});
  } else if (rule.kind == "modularline" && value == "2") {
    found_.add_line("parityline", *cells);
  } else if (rule.form == StringForm::kLine || rule.form == StringForm::kValueLine) {
    found_.add_line(rule.kind, *cells, value);
  } else {
    found_.add_cells(rule.kind, *cells, value);
  }
  return true;
}

// C3 and the values at its top and bottom, R3 and those at its left and right.
bool StringRuleReader::take_ends(std::string_view kind, Arguments arguments) {
  if (arguments.size() < 2 || arguments.size() > 3 || arguments[0].size() != 2) return false;
  const bool is_column = arguments[0][0] == 'C';
  const int line = line_of(arguments[0][1]);
  if ((!is_column && arguments[0][0] != 'R') || line < 0 || line >= side_) return false;
  const auto is_value = [](std::string_view text) { return text.empty() || small_number(text); };
  if (!std::all_of(arguments.begin() + 1, arguments.end(), is_value)) return false;
  for (std::size_t end = 1; end < arguments.size(); ++end) {
    if (arguments[end].empty()) continue;
    const int beside = end == 1 ? 0 : side_ + 1;
    found_.add_beside(kind, is_column ? beside : line + 1, is_column ? line + 1 : beside, arguments[end]);
  }
  return true;
}

// The sum and its row or column.
bool StringRuleReader::take_sandwich(Arguments arguments) {
  if (arguments.size() != 2) return false;
  const std::array<std::string_view, 2> ends = {arguments[1], arguments[0]};
  return take_ends("sandwichsum", ends);
}

bool StringRuleReader::take_diagonal_sum(Arguments arguments) {
  const auto name = arguments.size() == 2 ? cell_called(arguments[1]) : std::nullopt;
  if (!name || !small_number(arguments[0])) return false;
  for (const StringDiagonal& diagonal : string_diagonals(side_)) {
    if (diagonal.name != *name) continue;
    found_.add_diagonal_sum(diagonal.row, diagonal.column, diagonal.down, diagonal.right, arguments[0]);
    return true;
  }
  return false;
}

bool StringRuleReader::take_quadruple(Arguments arguments) {
  const auto corner = arguments.size() > 1 ? cell_called(arguments[0]) : std::nullopt;
  if (!corner || *corner % side_ == side_ - 1 || *corner / side_ == side_ - 1) return false;
  std::string values;
  for (const std::string_view value : arguments.subspan(1)) {
    const auto digit = small_number(value);
    if (!digit || *digit < 1 || *digit > side_) return false;
    values += (values.empty() ? "[" : ",") + std::to_string(*digit);
  }
  const int cell = *corner;
  const std::array<Cell, 4> cells = {*corner, static_cast<Cell>(cell + 1), static_cast<Cell>(cell + side_),
                                     static_cast<Cell>(cell + side_ + 1)};
  found_.add("quadruple", {{"cells", found_.cells_text(cells)}, {"values", values + ']'}});
  return true;
}

bool StringRuleReader::take_arrow(Arguments arguments) {
  const auto cells = cells_of(arguments);
  if (!cells || cells->size() < 2) return false;
  found_.add_arrow(std::span(*cells).first(1), *cells);
  return true;
}

// The number of cells of the pill, the pill, the shaft.
bool StringRuleReader::take_pill_arrow(Arguments arguments) {
  const auto size = arguments.empty() ? std::nullopt : small_number(arguments[0]);
  if (!size || *size < 2 || *size > 3) return false;
  const auto cells = cells_of(arguments.subspan(1));
  const auto bulb = static_cast<std::size_t>(*size);
  if (!cells || cells->size() <= bulb) return false;
  Cells line(cells->begin() + static_cast<std::ptrdiff_t>(bulb) - 1, cells->end());
  if (!are_neighbours(line[0], line[1]) && are_neighbours(cells->front(), line[1])) line[0] = cells->front();
  found_.add_arrow(std::span(*cells).first(bulb), line);
  return true;
}

bool StringRuleReader::take_indexers(Arguments arguments) {
  if (arguments.empty() || (arguments[0] != "R" && arguments[0] != "C")) return false;
  const auto cells = cells_of(arguments.subspan(1));
  if (!cells) return false;
  for (const Cell cell : *cells)
    found_.add_cells(arguments[0] == "R" ? "rowindexer" : "columnindexer", std::span(&cell, 1));
  return true;
}

bool StringRuleReader::take_distinct_count(Arguments arguments) {
  const auto cells = cells_of(arguments);
  if (!cells || cells->size() < 2) return false;
  found_.add("countdistinct", {{"cell", sudoscope::cell_called(cells->front(), side_)},
                               {"cells", found_.cells_text(std::span(*cells).subspan(1))}});
  return true;
}

// Rules without cells, and parts that are no rules.
bool StringRuleReader::take_setting(std::string_view name, Arguments arguments) {
  const std::string_view value = arguments.size() == 1 ? arguments[0] : std::string_view();
  if (name == "Diagonal" && (value == "1" || value == "-1")) {
    found_.add_diagonal(value == "1");
  } else if (name == "FullRankTies" && (value == "none" || value == "only-unclued" || value == "any")) {
    found_.set_text("fullrankties", value);
  } else if (name == "AntiConsecutive") {
    is_nonconsecutive_ = true;
  } else if (name == "StrictKropki") {
    has_all_dots_ = true;
  } else if (name == "StrictXV") {
    found_.add("negative", FoundClues::quoted("xv"));
  } else {
    // The order in which a solver tries cells, and the usual size of regions.
    return name == "SearchPriority" || (name == "RegionSize" && value == std::to_string(side_));
  }
  return true;
}

}  // namespace sudoscope

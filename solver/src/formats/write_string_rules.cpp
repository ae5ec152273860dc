// Clues to parts of strings: the table of kinds, cages, lines, clues beside the grid.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>

#include "base/base64.hpp"
#include "base/numerals.hpp"
#include "string_rule_writer.hpp"
#include "string_rules.hpp"

namespace sudoscope {
namespace {

constexpr int kMostWeight = 100;

std::string joined(std::span<const int> numbers, char between) {
  std::string text;
  for (const int number : numbers) text += (text.empty() ? "" : std::string(1, between)) + std::to_string(number);
  return text;
}

// The values that a clue lists as numbers, or as digits of its value, with commas or underscores between or without.
std::string listed_values(const Clue& clue) {
  if (!clue.numbers.empty()) return joined(clue.numbers, '_');
  std::string text = clue.value;
  std::replace(text.begin(), text.end(), ',', '_');
  if (text.find('_') != std::string::npos) return text;
  std::string values;
  for (const char digit : text) values += (values.empty() ? "" : "_") + std::string(1, digit);
  return values;
}

bool has_numerals_alone(std::string_view text, std::string_view others = {}) {
  return std::all_of(text.begin(), text.end(),
                     [&](char c) { return is_numeral(c) || others.find(c) != std::string_view::npos; });
}

}  // namespace

StringRuleWriter::StringRuleWriter(const Geometry& geometry) : geometry_(geometry), side_(geometry.side()) {
  for (int cell = 0; cell < geometry.cell_count(); ++cell)
    allowed_.push_back(geometry.allowed(static_cast<Cell>(cell)));
  const auto constraints = geometry.constraints();
  const auto& read = read_clues(geometry).of_constraints;
  for (std::size_t index = 0; index < read.size(); ++index)
    if (read[index]) clues_[constraints[index].kind] = read[index].value();
  for (std::size_t index = 0; index < constraints.size(); ++index) {
    const Constraint& constraint = constraints[index];
    const std::size_t before = text_.size();
    if (constraint.kind == "givencandidates") continue;
    if (index < read.size() && read[index] && write(constraint.kind, read[index].value())) continue;
    text_.resize(before);
    left_out_.push_back(constraint);
  }
}

std::string StringRuleWriter::name_of(Cell cell) const {
  return std::string("R") + line_name(cell / side_) + 'C' + line_name(cell % side_);
}

void StringRuleWriter::part(std::string_view name, std::string_view arguments) {
  text_ += '.' + std::string(name);
  if (!arguments.empty()) text_ += '~' + std::string(arguments);
}

std::string StringRuleWriter::cells_text(std::span<const Cell> cells) const {
  std::string text;
  for (const Cell cell : cells) text += (text.empty() ? "" : "~") + name_of(cell);
  return text;
}

int StringRuleWriter::number_of(const Clue& clue, int missing) const {
  return clue.value.empty() ? missing : whole_number(clue.value).value_or(-1);
}

StringRuleWriter::Write StringRuleWriter::writer_of(std::string_view kind) {
  using Self = StringRuleWriter;
  constexpr std::array<std::pair<std::string_view, Write>, 26> kWriters = {{
      {"odd", &Self::write_odd},
      {"even", &Self::write_even},
      {"difference", &Self::write_difference},
      {"ratio", &Self::write_ratio},
      {"xv", &Self::write_xv},
      {"inequality", &Self::write_inequality},
      {"quadruple", &Self::write_quadruple},
      {"clone", &Self::write_clone},
      {"sumcage", &Self::write_sum},
      {"equalsum", &Self::write_equal_sums},
      {"samevalues", &Self::write_same_values},
      {"countdistinct", &Self::write_distinct_count},
      {"arrow", &Self::write_arrow},
      {"slowthermometer", &Self::write_slow_thermometer},
      {"nabner", &Self::write_nabner},
      {"parityline", &Self::write_parity_line},
      {"sequence", &Self::write_sequence},
      {"pairwise", &Self::write_pairs},
      {"regex", &Self::write_regex},
      {"automaton", &Self::write_automaton},
      {"eitheror", &Self::write_either},
      {"rowindexer", &Self::write_row_indexer},
      {"columnindexer", &Self::write_column_indexer},
      {"littlekillersum", &Self::write_diagonal_sum},
      {"sandwichsum", &Self::write_sandwich},
      {"fullrankties", &Self::write_ties},
  }};
  const auto known = std::find_if(kWriters.begin(), kWriters.end(), [&](const auto& one) { return one.first == kind; });
  return known == kWriters.end() ? nullptr : known->second;
}

bool StringRuleWriter::write(std::string_view kind, Clues clues) {
  if (const Write writer = writer_of(kind))
    return std::all_of(clues.begin(), clues.end(), [&](const Clue& clue) { return (this->*writer)(clue); });
  const auto rules = string_rules();
  const bool has_form =
      std::any_of(rules.begin(), rules.end(), [&](const StringRule& rule) { return rule.kind == kind; });
  if (!has_form) return write_whole_grid(kind, clues);
  return std::all_of(clues.begin(), clues.end(), [&](const Clue& clue) { return write_form(kind, clue); });
}

bool StringRuleWriter::write_whole_grid(std::string_view kind, Clues clues) {
  if (kind == "diagonals" || kind == "diagonal+") part("Diagonal", "1");
  if (kind == "diagonals" || kind == "diagonal-") part("Diagonal", "-1");
  if (kind.starts_with("diagonal")) return true;
  if (kind == "windows") return part("Windoku", ""), true;
  if (kind == "nonconsecutive") return write_nonconsecutive(), true;
  if (kind == "negative") return write_negative(clues);
  if (kind == "minimum" || kind == "maximum") return write_extremes(clues, kind == "maximum");
  return false;
}

// A rule out of string_rules().
bool StringRuleWriter::write_form(std::string_view kind, const Clue& clue) {
  const auto rules = string_rules();
  const StringRule& rule =
      *std::find_if(rules.begin(), rules.end(), [&](const StringRule& each) { return each.kind == kind; });
  const bool needs_nine = kind == "entropicline" || kind == "globalentropy" || kind == "dutchflatmates";
  if (needs_nine && side_ != 9) return false;
  if (kind == "disjointgroups") {
    const BoxShape usual = default_box_shape(side_);
    if (!(usual == BoxShape{geometry_.box_height(), geometry_.box_width()})) return false;
  }
  if (rule.form == StringForm::kNone) return part(rule.name, ""), true;
  if (rule.form == StringForm::kEnds) return write_ends(rule.name, clue);
  if (rule.form == StringForm::kCells) {
    if (!clue.cells.empty()) part(rule.name, cells_text(clue.cells));
    return true;
  }
  if (rule.form == StringForm::kValueCells) {
    if (clue.cells.empty()) return true;
    const bool is_list = kind.starts_with("contain");
    std::string value = is_list ? listed_values(clue) : clue.value;
    if (value.empty() && kind == "killercage") value = "0";
    if (value.empty()) return part("AllDifferent", cells_text(clue.cells)), kind != "lookandsay" && !is_list;
    if (!has_numerals_alone(value, is_list ? "_" : "")) return false;
    part(rule.name, value + '~' + cells_text(clue.cells));
    return true;
  }
  for (Cells line : clue.lines) {
    if (rule.form == StringForm::kLine) {
      // Lines that are too short to demand anything.
      const bool is_short = line.size() < 3 && (kind == "betweenline" || kind == "doublearrow");
      if (kind == "valueindexing" && line.size() < 3) return false;
      if (!is_short) part(rule.name, cells_text(line));
      continue;
    }
    const int missing = kind == "whispers" ? (side_ + 1) / 2 : kind == "lockout" ? 4 : kind == "modularline" ? 3 : -1;
    const int value = number_of(clue, missing);
    if (value < 0 || (value == 0 && kind != "whispers" && kind != "lockout")) return false;
    if (clue.loop && line.size() > 1 && line.front() == line.back()) line.pop_back();
    part(rule.name, std::to_string(value) + '~' + cells_text(line) + (clue.loop ? "~LOOP" : ""));
  }
  return true;
}

// The value at the other end of the row or column follows or precedes in the same part, if it is known already.
bool StringRuleWriter::write_ends(std::string_view name, const Clue& clue) {
  if (clue.value.empty()) return true;
  const int value = number_of(clue, -1);
  const bool takes_zero = name == "HiddenSkyscraper" || name == "NumberedRoom";
  if (!clue.place || value < 0 || (value == 0 && !takes_zero)) return false;
  const auto [row, column] = *clue.place;
  const bool beside_row = row >= 1 && row <= side_ && (column == 0 || column == side_ + 1);
  const bool beside_column = column >= 1 && column <= side_ && (row == 0 || row == side_ + 1);
  if (!beside_row && !beside_column) return false;
  const std::string line = std::string(beside_row ? "R" : "C") + line_name((beside_row ? row : column) - 1);
  const bool is_first = (beside_row ? column : row) == 0;
  const auto [known, is_new] =
      ends_.try_emplace(std::string(name) + line + (is_first ? '<' : '>'), std::to_string(value));
  if (!is_new) return known->second == std::to_string(value);
  part(name, line + (is_first ? "~" : "~~") + std::to_string(value) + (is_first ? "~" : ""));
  return true;
}

bool StringRuleWriter::write_sandwich(const Clue& clue) {
  if (clue.value.empty()) return true;
  const int value = number_of(clue, -1);
  if (!clue.place || value < 0) return false;
  const auto [row, column] = *clue.place;
  const bool beside_row = row >= 1 && row <= side_ && (column == 0 || column == side_ + 1);
  if (!beside_row && !(column >= 1 && column <= side_ && (row == 0 || row == side_ + 1))) return false;
  const std::string line = std::string(beside_row ? "R" : "C") + line_name((beside_row ? row : column) - 1);
  const auto [known, is_new] = ends_.try_emplace("Sandwich" + line, std::to_string(value));
  if (!is_new) return known->second == std::to_string(value);
  part("Sandwich", std::to_string(value) + '~' + line);
  return true;
}

bool StringRuleWriter::write_diagonal_sum(const Clue& clue) {
  if (clue.value.empty()) return true;
  const int value = number_of(clue, -1);
  const std::string& way = clue.direction;
  if (!clue.place || value < 0 || way.size() != 2) return false;
  const int down = way[0] == 'D' ? 1 : -1;
  const int right = way[1] == 'R' ? 1 : -1;
  const int row = clue.place->row + down - 1;
  const int column = clue.place->column + right - 1;
  const auto is_inside = [&](int line) { return line >= 0 && line < side_; };
  if (!is_inside(row) || !is_inside(column)) return false;
  // Equal on each diagonal: the difference of row and column, or their sum.
  const bool falls = down == right;
  for (const StringDiagonal& diagonal : string_diagonals(side_)) {
    const bool same_way = (diagonal.down == diagonal.right) == falls;
    const bool same_line =
        falls ? diagonal.row - diagonal.column == row - column : diagonal.row + diagonal.column == row + column;
    // A clue may stand within the ring where its diagonal has begun already.
    const bool whole = !is_inside(row - down) || !is_inside(column - right);
    if (!same_way || !same_line || !whole) continue;
    part("LittleKiller", std::to_string(value) + '~' + name_of(diagonal.name));
    return true;
  }
  const bool is_corner = !is_inside(row + down) || !is_inside(column + right);
  if (is_corner && value > 0)
    part("Cage", std::to_string(value) + '~' + name_of(static_cast<Cell>(row * side_ + column)));
  return is_corner && value > 0;
}

bool StringRuleWriter::write_sum(const Clue& clue) {
  if (clue.value.empty()) return true;
  const int total = number_of(clue, -1);
  if (total < 0 || clue.cells.empty()) return false;
  if (clue.numbers.empty()) {
    part("Sum", std::to_string(total) + '~' + cells_text(clue.cells));
    return true;
  }
  const bool fits =
      clue.numbers.size() == clue.cells.size() &&
      std::all_of(clue.numbers.begin(), clue.numbers.end(), [](int n) { return std::abs(n) <= kMostWeight; });
  if (fits) part("Sum", std::to_string(total) + "_=_" + joined(clue.numbers, '_') + '~' + cells_text(clue.cells));
  return fits;
}

bool StringRuleWriter::write_equal_sums(const Clue& clue) {
  std::string groups;
  for (const Cells& group : clue.groups) groups += (groups.empty() ? "" : "~-~") + cells_text(group);
  if (clue.groups.size() > 1) part("EqualSum", groups);
  return true;
}

bool StringRuleWriter::write_same_values(const Clue& clue) {
  if (clue.groups.size() < 2) return true;
  std::string cells;
  for (const Cells& group : clue.groups) {
    if (group.size() != clue.groups[0].size()) return false;
    cells += '~' + cells_text(group);
  }
  part("SameValues", std::to_string(clue.groups.size()) + cells);
  return true;
}

bool StringRuleWriter::write_clone(const Clue& clue) {
  if (clue.cells.size() != clue.clones.size()) return false;
  for (std::size_t at = 0; at < clue.cells.size(); ++at)
    if (clue.cells[at] != clue.clones[at])
      part("SameValues", "2~" + name_of(clue.cells[at]) + '~' + name_of(clue.clones[at]));
  return true;
}

bool StringRuleWriter::write_distinct_count(const Clue& clue) {
  if (!clue.place || clue.cells.empty()) return false;
  const auto [row, column] = *clue.place;
  if (row < 1 || column < 1 || row > side_ || column > side_) return false;
  part("CountDistinct", name_of(static_cast<Cell>((row - 1) * side_ + column - 1)) + '~' + cells_text(clue.cells));
  return true;
}

// A circle of several cells is a sum with weights where the site reads its cells in another order.
bool StringRuleWriter::write_arrow(const Clue& clue) {
  Cells bulb = clue.cells;
  std::sort(bulb.begin(), bulb.end());
  if (bulb.empty() || bulb.size() > 3) return false;
  bool is_pill = bulb.size() > 1 && side_ <= 9;
  for (std::size_t at = 1; at < bulb.size(); ++at) {
    const int down = bulb[at] / side_ - bulb[at - 1] / side_;
    const int right = bulb[at] % side_ - bulb[at - 1] % side_;
    is_pill = is_pill && (down == 0 || down == 1) && (right == 0 || right == 1);
  }
  for (const Cells& line : clue.lines) {
    const bool starts_in_bulb = std::binary_search(bulb.begin(), bulb.end(), line[0]);
    const auto shaft = std::span(line).subspan(starts_in_bulb ? 1 : 0);
    if (shaft.empty()) continue;
    const std::string cells = cells_text(bulb) + '~' + cells_text(shaft);
    if (bulb.size() == 1) {
      part("Arrow", cells);
    } else if (is_pill) {
      part("PillArrow", std::to_string(bulb.size()) + '~' + cells);
    } else {
      std::vector<int> weights(bulb.size() + shaft.size(), 1);
      int weight = -1;
      for (std::size_t at = bulb.size(); at-- > 0; weight *= 10) weights[at] = weight;
      part("Sum", "0_=_" + joined(weights, '_') + '~' + cells);
    }
  }
  return true;
}

bool StringRuleWriter::write_parity_line(const Clue& clue) {
  for (const Cells& line : clue.lines) part("Modular", "2~" + cells_text(line));
  return true;
}

// All lines of constant steps, as alternatives of a regular expression.
bool StringRuleWriter::write_sequence(const Clue& clue) {
  if (side_ > 9) return false;
  for (const Cells& line : clue.lines) {
    const int length = static_cast<int>(line.size());
    std::string pattern;
    for (int step = -side_; step <= side_ && length > 2; ++step) {
      for (int first = 1; first <= side_; ++first) {
        const int last = first + step * (length - 1);
        if (last < 1 || last > side_) continue;
        if (!pattern.empty()) pattern += '|';
        for (int at = 0; at < length; ++at) pattern += static_cast<char>('0' + first + step * at);
      }
    }
    if (!pattern.empty()) part("Regex", to_base64(pattern) + '~' + cells_text(line));
  }
  return true;
}

bool StringRuleWriter::write_row_indexer(const Clue& clue) {
  if (!clue.cells.empty()) part("Indexing", "R~" + cells_text(clue.cells));
  return true;
}

bool StringRuleWriter::write_column_indexer(const Clue& clue) {
  if (!clue.cells.empty()) part("Indexing", "C~" + cells_text(clue.cells));
  return true;
}

bool StringRuleWriter::write_ties(const Clue& clue) {
  if (clue.value != "none" && clue.value != "only-unclued" && clue.value != "any") return false;
  part("FullRankTies", clue.value);
  return true;
}

}  // namespace sudoscope

// Clues to constraints of SudokuMaker. Each gets the style in which the site draws it by itself.
#include <algorithm>
#include <optional>
#include <set>

#include "maker_places.hpp"
#include "maker_rule_writer.hpp"
#include "maker_rules.hpp"
#include "sudoscope/base/json.hpp"

namespace sudoscope {
namespace {

constexpr std::string_view kShade = R"("style":{"color":"#00000033","size":0.8})";
constexpr std::string_view kCageStyle = R"("style":{"text":{"color":"#000000"},"cage":{"color":"#000000"}})";
constexpr std::string_view kDiagonalStyle = R"("style":{"color":"#34bbe6ff","thickness":0.02})";
constexpr std::string_view kBesideStyle = R"("style":{"color":"#000000ff"})";

void append_entry(std::string& list, const std::string& entry) { list += (list.empty() ? "" : ",") + entry; }

std::string plain_maker_line(std::string_view colour) {
  return R"("style":{"color":")" + std::string(colour) + R"(","thickness":0.15})";
}

std::string line_with_ends(std::string_view line, std::string_view fill, std::string_view stroke) {
  return R"("style":{"lines":{"thickness":0.1,"color":")" + std::string(line) +
         R"("},"endPoints":{"size":0.8,"fill":")" + std::string(fill) + R"(","stroke":{"thickness":0.02,"color":")" +
         std::string(stroke) + R"("}}})";
}

std::string maker_style(std::string_view kind) {
  if (kind == "renban") return plain_maker_line("#f067f0");
  if (kind == "whispers") return plain_maker_line("#67f067");
  if (kind == "palindrome") return plain_maker_line("#bbbbbb");
  if (kind == "regionsumline") return "\"singleRegionTotals\":false," + plain_maker_line("#2ecbff");
  if (kind == "betweenline" || kind == "doublearrow") return line_with_ends("#aaaaaa", "#ffffff80", "#aaaaaa");
  if (kind == "lockout") return line_with_ends("#aabeefff", "#e7e6ff80", "#0000ff80");
  if (kind == "rowindexer") return R"("style":{"color":"#0080f955"})";
  if (kind == "columnindexer") return R"("style":{"color":"#f9000055"})";
  return kind == "sequence" ? plain_maker_line("#aaaaaa") : std::string(kShade);
}

std::optional<int> number_in_clue(const Clue& clue, int missing) {
  return clue.value.empty() ? missing : whole_number(clue.value);
}

std::string list_of_numbers(std::span<const int> numbers) {
  std::string text;
  for (const int number : numbers) append_entry(text, std::to_string(number));
  return '[' + text + ']';
}

}  // namespace

MakerRuleWriter::MakerRuleWriter(const Geometry& geometry) : geometry_(geometry), side_(geometry.side()) {
  const auto constraints = geometry.constraints();
  const auto& read = read_clues(geometry).of_constraints;
  for (std::size_t index = 0; index < read.size(); ++index)
    if (read[index]) clues_[constraints[index].kind] = read[index].value();
  for (std::size_t index = 0; index < constraints.size() - geometry.drawings().size(); ++index) {
    const std::size_t before = text_.size();
    if (index < read.size() && read[index] && write(constraints[index].kind, read[index].value())) continue;
    text_.resize(before);
    left_out_.push_back(constraints[index]);
  }
  write_drawings();
}

void MakerRuleWriter::constraint(int type, std::string_view list, const std::string& clues, std::string_view more) {
  if (!list.empty() && clues.empty()) return;
  std::string entry = "{\"type\":" + std::to_string(type);
  if (!list.empty()) entry += ",\"" + std::string(list) + "\":[" + clues + ']';
  if (!more.empty()) entry += ',' + std::string(more);
  append_entry(text_, entry + '}');
}

std::string MakerRuleWriter::numbers(std::span<const Cell> cells) const {
  std::string text;
  for (const Cell cell : cells) append_entry(text, std::to_string(cell));
  return '[' + text + ']';
}

// The cell of a clue in one; kNoCell if there is none.
Cell MakerRuleWriter::cell_of(const Clue& clue) const {
  if (!clue.place) return clue.cells.size() == 1 ? clue.cells[0] : kNoCell;
  const auto [row, column] = *clue.place;
  const bool is_inside = row >= 1 && column >= 1 && row <= side_ && column <= side_;
  return is_inside ? static_cast<Cell>((row - 1) * side_ + column - 1) : kNoCell;
}

bool MakerRuleWriter::write(std::string_view kind, Clues clues) {
  const auto rules = maker_rules();
  const auto known = std::find_if(rules.begin(), rules.end(), [&](const MakerRule& one) { return one.kind == kind; });
  if (known == rules.end()) return write_special(kind, clues);
  switch (known->form) {
    case MakerForm::kNone:
      return constraint(known->type, {}, {}), true;
    case MakerForm::kCells:
      return write_cells(known->type, clues, maker_style(kind));
    case MakerForm::kBesideCells:
      return write_beside(known->type, clues);
    case MakerForm::kLines:
      break;
  }
  if (kind == "lockout" &&
      std::any_of(clues.begin(), clues.end(), [](const Clue& c) { return number_in_clue(c, 4) != 4; }))
    return false;
  return write_lines(known->type, clues, kind == "thermometer" ? std::string_view() : maker_style(kind));
}

bool MakerRuleWriter::write_special(std::string_view kind, Clues clues) {
  if (kind == "diagonals" || kind == "diagonal-") constraint(10, {}, {}, kDiagonalStyle);
  if (kind == "diagonals" || kind == "diagonal+") constraint(11, {}, {}, kDiagonalStyle);
  if (kind.starts_with("diagonal")) return true;
  if (kind == "windows") return write_windows();
  if (kind == "extraregion") {
    for (const Clue& clue : clues)
      constraint(305, {}, {}, "\"cells\":" + numbers(clue.cells) + R"(,"style":{"color":"#00000033","offset":0.1})");
    return true;
  }
  if (kind == "slowthermometer") return write_lines(300, clues, "\"slow\":true");
  if (kind == "entropicline") return write_group_lines(clues, maker_groups(side_, 3, maker_third_of));
  if (kind == "modularline") return write_group_lines(clues, maker_groups(side_, 3, maker_residue_of));
  if (kind == "parityline") return write_group_lines(clues, maker_groups(side_, 2, maker_parity_of));
  if (kind == "globalentropy" || kind == "globalmodular") {
    const auto groups = maker_groups(side_, 3, kind == "globalentropy" ? maker_third_of : maker_residue_of);
    return constraint(16, {}, {}, "\"groups\":" + list_of_numbers(groups)), true;
  }
  if (kind == "difference" || kind == "ratio" || kind == "xv") return write_marks(kind, clues);
  if (kind == "nonconsecutive") {
    if (const auto white = clues_.find("difference"); white == clues_.end()) constraint(15, {}, {});
    return true;  // else it is written with the dots
  }
  if (kind == "negative") {
    for (const std::string_view marks : {"ratio", "xv"})
      if (!clues_.contains(marks) && !forbidden(marks).empty()) write_marks(marks, {});
    return true;
  }
  if (kind == "killercage" || kind == "lookandsay") return write_cages(kind == "killercage" ? 301 : 304, clues);
  if (kind == "clone") return write_clones(clues);
  if (kind == "quadruple") return write_quadruples(clues);
  if (kind == "arrow") return write_arrows(clues);
  if (kind == "foglight") return write_lights(clues);
  return kind == "littlekillersum" && write_diagonal_sums(clues);
}

bool MakerRuleWriter::write_cells(int type, Clues clues, std::string_view style) {
  std::string cells;
  for (const Clue& clue : clues) {
    const bool is_list = !clue.place && !clue.cells.empty();
    if (!is_list && cell_of(clue) == kNoCell) return false;
    for (const Cell cell : is_list ? clue.cells : Cells{cell_of(clue)}) append_entry(cells, std::to_string(cell));
  }
  constraint(type, "cells", cells, style);
  return true;
}

// Lines with one value are one constraint.
bool MakerRuleWriter::write_lines(int type, Clues clues, std::string_view style) {
  std::map<int, std::string> lines;  // by the least difference of whispers
  for (const Clue& clue : clues) {
    const auto value = type == 401 ? number_in_clue(clue, (side_ + 1) / 2) : std::optional(0);
    if (!value) return false;
    for (const Cells& line : clue.lines) append_entry(lines[*value], numbers(line));
  }
  const bool is_thermometer = type == 300;
  for (const auto& [value, list] : lines) {
    std::string more(style);
    if (is_thermometer)
      more = std::string(style.empty() ? "\"slow\":false" : style) +
             R"(,"style":{"color":"#cccccc","thickness":0.3,"bulbRadius":0.4})";
    if (type == 401) more = "\"minDifference\":" + std::to_string(value) + ',' + more;
    constraint(type, is_thermometer ? "thermometers" : "lines", list, more);
  }
  return true;
}

bool MakerRuleWriter::write_group_lines(Clues clues, const std::vector<int>& groups) {
  const bool has_other_modulus =
      groups == maker_groups(side_, 3, maker_residue_of) &&
      std::any_of(clues.begin(), clues.end(), [](const Clue& clue) { return number_in_clue(clue, 3) != 3; });
  return !has_other_modulus &&
         write_lines(406, clues, "\"groups\":" + list_of_numbers(groups) + ',' + plain_maker_line("#ffccaa"));
}

bool MakerRuleWriter::write_beside(int type, Clues clues) {
  std::string list;
  for (const Clue& clue : clues) {
    const auto value = clue.value.empty() ? std::nullopt : whole_number(clue.value);
    if (!clue.value.empty() && !value) return false;
    const int id = clue.place ? clue.place->row * (side_ + 2) + clue.place->column : -1;
    if (!maker_ring_place(id, side_)) return false;
    if (type == 501 && !value) continue;  // says nothing
    append_entry(list,
                 "{\"outerCell\":" + std::to_string(id) + (value ? ",\"value\":" + std::to_string(*value) : "") + '}');
  }
  constraint(type, "clues", list, kBesideStyle);
  return true;
}

// The values that pairs without a mark of the kind never have, by our rules that all are given; empty for none.
std::string MakerRuleWriter::forbidden(std::string_view kind) const {
  if (kind == "difference") return clues_.contains("nonconsecutive") ? "1" : "";
  const auto negative = clues_.find("negative");
  const bool are_all_given =
      negative != clues_.end() && std::any_of(negative->second.begin(), negative->second.end(),
                                              [&](const Clue& clue) { return clue.value == kind; });
  if (!are_all_given) return {};
  if (kind == "xv") return "5,10";
  std::set<int> ratios;
  if (const auto dots = clues_.find("ratio"); dots != clues_.end())
    for (const Clue& dot : dots->second) ratios.insert(number_in_clue(dot, 2).value_or(2));
  if (ratios.empty()) ratios.insert(2);
  std::string text;
  for (const int ratio : ratios) append_entry(text, std::to_string(ratio));
  return text;
}

// Pairs with either dot are exempt from our rules that all dots are given.
bool MakerRuleWriter::write_marks(std::string_view kind, Clues clues) {
  const int usual = kind == "difference" ? 1 : 2;
  std::string list;
  for (const Clue& clue : clues) {
    if (kind == "xv" && clue.value.empty()) continue;
    const auto edge = clue.cells.size() == 2 ? maker_edge_of(clue.cells[0], clue.cells[1], side_) : std::nullopt;
    auto value = number_in_clue(clue, usual);
    if (kind == "xv" && !value) {
      const bool is_ten = clue.value == "X" || clue.value == "x";
      if (is_ten || clue.value == "V" || clue.value == "v") value = is_ten ? 10 : 5;
    }
    if (!edge || !value) return false;
    append_entry(list, "{\"value\":" + std::to_string(*value) + ",\"edge\":" + std::to_string(*edge) + '}');
  }
  std::string more = "\"clues\":[" + list + "],\"negative\":[" + forbidden(kind) + ']';
  if (kind == "difference") more += ",\"overrideNegativeRatios\":true";
  if (kind == "ratio") more += ",\"overrideNegativeDifferences\":true";
  constraint(kind == "difference" ? 200 : kind == "ratio" ? 201 : 202, {}, {}, more);
  return true;
}

bool MakerRuleWriter::write_cages(int type, Clues clues) {
  std::string list;
  for (const Clue& clue : clues) {
    const auto sum = number_in_clue(clue, 0);
    if (type == 301 && !sum) return false;
    const std::string value = type == 301 ? std::to_string(*sum) : Json(clue.value).text();
    append_entry(list, "{\"cells\":" + numbers(clue.cells) + ",\"value\":" + value + '}');
  }
  constraint(type, "cages", list, kCageStyle);
  return true;
}

bool MakerRuleWriter::write_clones(Clues clues) {
  std::string groups;
  for (const Clue& clue : clues) {
    if (clue.cells.size() != clue.clones.size()) return false;
    for (std::size_t at = 0; at < clue.cells.size(); ++at)
      if (clue.cells[at] != clue.clones[at]) append_entry(groups, numbers(std::array{clue.cells[at], clue.clones[at]}));
  }
  constraint(302, "groups", groups, R"("style":{"color":"#00000033"})");
  return true;
}

bool MakerRuleWriter::write_quadruples(Clues clues) {
  std::string list;
  for (const Clue& clue : clues) {
    if (clue.numbers.empty()) continue;
    Cells cells = clue.cells;
    std::sort(cells.begin(), cells.end());
    if (cells.size() != 4) return false;
    const int corner = (cells[3] / side_) * (side_ + 1) + cells[3] % side_;
    const auto around = cells_of_maker_corner(corner, side_);
    if (!around || !std::equal(cells.begin(), cells.end(), around->begin())) return false;
    append_entry(list, "{\"corner\":" + std::to_string(corner) + ",\"digits\":" + list_of_numbers(clue.numbers) + '}');
  }
  constraint(303, "clues", list, R"("style":{"singleLine":false})");
  return true;
}

// A line starts in its circle there, and the units of a circle of several cells come first.
bool MakerRuleWriter::write_arrows(Clues clues) {
  std::string list;
  for (const Clue& clue : clues) {
    Cells bulb = clue.cells;
    std::sort(bulb.rbegin(), bulb.rend());
    if (bulb.empty()) return false;
    std::string arrows;
    for (const Cells& line : clue.lines) {
      Cells shaft = line;
      if (std::find(bulb.begin(), bulb.end(), line[0]) == bulb.end()) shaft.insert(shaft.begin(), bulb[0]);
      append_entry(arrows, numbers(shaft));
    }
    append_entry(list, "{\"bulbCells\":" + numbers(bulb) + ",\"arrows\":[" + arrows + "]}");
  }
  constraint(408, "bulbsWithArrows", list,
             R"("style":{"bulb":{"size":0.8,"fill":"#ffffff","stroke":{"thickness":0.02,"color":"#aaaaaa"}},)"
             R"("arrow":{"thickness":0.05,"color":"#aaaaaa","headSize":0.35}})");
  return true;
}

bool MakerRuleWriter::write_diagonal_sums(Clues clues) {
  std::string list;
  for (const Clue& clue : clues) {
    const auto value = clue.value.empty() ? std::nullopt : whole_number(clue.value);
    if ((!clue.value.empty() && !value) || !clue.place || clue.direction.size() != 2) return false;
    const int id = clue.place->row * (side_ + 2) + clue.place->column;
    const auto place = maker_ring_place(id, side_);
    const bool is_rising = (clue.direction[0] == 'D') != (clue.direction[1] == 'R');
    const auto diagonal = place ? maker_diagonal(*place, is_rising, side_) : std::nullopt;
    if (!diagonal || (diagonal->down > 0) != (clue.direction[0] == 'D')) return false;
    append_entry(list, "{\"outerCell\":" + std::to_string(id) + ",\"diagonal\":" + (is_rising ? "1" : "-1") +
                           (value ? ",\"value\":" + std::to_string(*value) : "") + '}');
  }
  constraint(500, "clues", list, R"("style":{"text":{"color":"#000000"},"arrow":{"color":"#000000"}})");
  return true;
}

bool MakerRuleWriter::write_windows() {
  for (const House& house : geometry_.houses())
    if (house.kind == HouseKind::kWindow)
      constraint(305, {}, {}, "\"cells\":" + numbers(house.cells) + R"(,"style":{"color":"#00000033","offset":0.1})");
  return true;
}

// One text for each cell.
bool MakerRuleWriter::write_lights(Clues clues) {
  std::string cells;
  for (const Clue& clue : clues) {
    const auto place = place_called(clue.value);
    if (!place || place->row < 1 || place->column < 1 || place->row > side_ || place->column > side_) return false;
    append_entry(cells, std::to_string((place->row - 1) * side_ + place->column - 1));
  }
  constraint(4000, "lightCells", cells);
  return true;
}

}  // namespace sudoscope

// Rules of SudokuMaker to clues.
#include <algorithm>

#include "f_puzzles.hpp"
#include "json_parts.hpp"
#include "maker_rules.hpp"
#include "pair_keys.hpp"
#include "sheet_text.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr int kMakerDifferences = 200;
constexpr int kMakerRatios = 201;
constexpr int kMakerSums = 202;
constexpr std::size_t kLongestMakerName = 40;

// The whole numbers of a list.
std::vector<int> maker_numbers(const JsonValue* list) {
  std::vector<int> numbers;
  for (const JsonValue& entry : json_entries(list))
    if (const auto number = json_whole(&entry)) numbers.push_back(*number);
  return numbers;
}

std::vector<int> sorted_groups(const JsonValue& rule) {
  std::vector<int> groups = maker_numbers(rule.member("groups"));
  std::sort(groups.begin(), groups.end());
  return groups;
}

// The value of a clue as text; empty for none.
std::string maker_value(const JsonValue* value) {
  const auto number = json_whole(value);
  return number ? std::to_string(*number) : "";
}

}  // namespace

std::optional<Cell> MakerRuleReader::cell_of(const JsonValue& number) const {
  const auto cell = json_whole(&number);
  if (!cell || *cell >= side_ * side_) return std::nullopt;
  return static_cast<Cell>(*cell);
}

// Nothing if there is no such list, or it holds anything else.
std::optional<MakerRuleReader::Cells> MakerRuleReader::cells_of(const JsonValue* numbers) const {
  if (!numbers || !numbers->is(JsonValue::Kind::kArray)) return std::nullopt;
  Cells cells;
  for (const JsonValue& number : numbers->items) {
    const auto cell = cell_of(number);
    if (!cell) return std::nullopt;
    cells.push_back(*cell);
  }
  return cells;
}

void MakerRuleReader::take(const JsonValue& rule) {
  const auto type = json_whole(rule.member("type"));
  if (!type || json_true(rule.member("disabled"))) return;
  if (json_true(rule.member("solverIgnored"))) {  // it is only to be seen
    if (!take_picture(*type, rule)) keep(*type, rule);
    return;
  }
  FoundClues clues(side_);
  if (!take_type(*type, rule, clues)) return keep(*type, rule);
  for (const Constraint& taken : clues.take()) found_.add(taken);
}

bool MakerRuleReader::take_type(int type, const JsonValue& rule, FoundClues& clues) {
  if (type == 0 || type == 2003) return true;  // givens and rows with columns, which a Sudoku has anyway
  if (type == 10 || type == 11) return found_.add_diagonal(type == 11), true;
  if (type == 15) return is_nonconsecutive_ = true;
  if (type == 16) return take_square_groups(rule, clues);
  if (type == kMakerDifferences) return take_marks("difference", rule, clues);
  if (type == kMakerRatios) return take_marks("ratio", rule, clues);
  if (type == kMakerSums) return take_marks("xv", rule, clues);
  if (type == 301) return take_cages("killercage", rule, clues);
  if (type == 302) return take_clones(rule, clues);
  if (type == 303) return take_quadruples(rule, clues);
  if (type == 304) return take_cages("lookandsay", rule, clues);
  if (type == 305) {
    const auto cells = cells_of(rule.member("cells"));
    if (cells && !cells->empty()) clues.add_cells("extraregion", *cells);
    return cells.has_value();
  }
  if (type == 406) return take_group_lines(rule, clues);
  if (type == 408) return take_arrows(rule, clues);
  if (type == 500) return take_diagonal_sums(rule, clues);
  if (type == 4000) {
    const auto cells = cells_of(rule.member(rule.member("lightCells") ? "lightCells" : "cells"));
    if (!cells) return false;
    for (const Cell cell : *cells) clues.add("foglight", cell_called(cell, side_));
    return true;
  }
  if (type >= 2000 && type <= 2002) return take_picture(type, rule);
  const auto rules = maker_rules();
  const auto known = std::find_if(rules.begin(), rules.end(), [&](const MakerRule& one) { return one.type == type; });
  return known != rules.end() && take_form(*known, rule, clues);
}

bool MakerRuleReader::take_form(const MakerRule& known, const JsonValue& rule, FoundClues& clues) {
  if (known.form == MakerForm::kNone) return clues.add(known.kind), true;
  if (known.form == MakerForm::kBesideCells) return take_beside(known.kind, rule, clues);
  if (known.form == MakerForm::kCells) {
    const auto cells = cells_of(rule.member("cells"));
    if (!cells) return false;
    const bool is_list = known.kind == "rowindexer" || known.kind == "columnindexer";
    for (const Cell cell : *cells)
      is_list ? clues.add_cells(known.kind, std::span(&cell, 1)) : clues.add_cell(known.kind, cell);
    return true;
  }
  if (known.kind == "thermometer") {
    const bool is_slow = json_true(rule.member("slow"));
    return take_lines(is_slow ? "slowthermometer" : known.kind, rule.member("thermometers"), clues);
  }
  if (known.kind == "regionsumline" && json_true(rule.member("singleRegionTotals"))) return false;
  const auto least = known.kind == "whispers" ? json_whole(rule.member("minDifference")) : std::nullopt;
  return take_lines(known.kind, rule.member("lines"), clues, least ? std::to_string(*least) : "");
}

bool MakerRuleReader::take_lines(std::string_view kind, const JsonValue* lines, FoundClues& clues,
                                 std::string_view value) const {
  if (!lines || !lines->is(JsonValue::Kind::kArray)) return false;
  for (const JsonValue& line : lines->items) {
    const auto cells = cells_of(&line);
    if (!cells) return false;
    if (!cells->empty()) clues.add_line(kind, *cells, value);
  }
  return true;
}

bool MakerRuleReader::take_beside(std::string_view kind, const JsonValue& rule, FoundClues& clues) const {
  for (const JsonValue& clue : json_entries(rule.member("clues"))) {
    const auto outer_cell = json_whole(clue.member("outerCell"));
    const auto place = outer_cell ? maker_ring_place(*outer_cell, side_) : std::nullopt;
    const JsonValue* diagonal = clue.member("diagonal");
    if (!place || (diagonal && !diagonal->is(JsonValue::Kind::kNull))) return false;
    clues.add_beside(kind, place->first, place->second, maker_value(clue.member("value")));
  }
  return true;
}

MakerRuleReader::Marks& MakerRuleReader::marks_of(std::string_view kind) {
  return kind == "difference" ? differences_ : kind == "ratio" ? ratios_ : sums_;
}

bool MakerRuleReader::take_marks(std::string_view kind, const JsonValue& rule, FoundClues& clues) {
  Marks taken;
  for (const JsonValue& clue : json_entries(rule.member("clues"))) {
    const auto edge = json_whole(clue.member("edge"));
    const auto pair = edge ? cells_of_maker_edge(*edge, side_) : std::nullopt;
    if (!pair) return false;
    const auto value = json_whole(clue.member("value"));
    const int usual = kind == "difference" ? 1 : kind == "ratio" ? 2 : 0;
    taken.places.insert(*pair);
    taken.values.insert(value.value_or(usual));
    std::string text = value && *value != usual ? std::to_string(*value) : "";
    if (kind == "xv" && (text == "10" || text == "5")) text = text == "5" ? "V" : "X";
    clues.add_cells(kind, *pair, text);
  }
  Marks& marks = marks_of(kind);
  marks.places.merge(taken.places);
  marks.values.merge(taken.values);
  for (const int value : maker_numbers(rule.member("negative"))) marks.forbidden.insert(value);
  const JsonValue* exempts =
      rule.member(kind == "difference" ? "overrideNegativeRatios" : "overrideNegativeDifferences");
  if (exempts) marks.exempts_others = json_true(exempts);
  return true;
}

bool MakerRuleReader::take_cages(std::string_view kind, const JsonValue& rule, FoundClues& clues) const {
  for (const JsonValue& cage : json_entries(rule.member("cages"))) {
    const auto cells = cells_of(cage.member("cells"));
    if (!cells) return false;
    const JsonValue* value = cage.member("value");
    std::string text = value && value->is(JsonValue::Kind::kString) ? value->text : maker_value(value);
    if (text == "0" && kind == "killercage") text.clear();  // no sum
    if (!cells->empty()) clues.add_cells(kind, *cells, text);
  }
  return true;
}

// All cells of a group hold one digit. Pairs at one distance are the cells of one clone.
bool MakerRuleReader::take_clones(const JsonValue& rule, FoundClues& clues) const {
  std::map<int, std::array<Cells, 2>> clones;
  for (const JsonValue& group : json_entries(rule.member("groups"))) {
    const auto cells = cells_of(&group);
    if (!cells) return false;
    for (std::size_t at = 1; at < cells->size(); ++at) {
      auto& clone = clones[(*cells)[at] - cells->front()];
      clone[0].push_back(cells->front());
      clone[1].push_back((*cells)[at]);
    }
  }
  for (const auto& [distance, cells] : clones)
    clues.add("clone", {{"cells", clues.cells_text(cells[0])}, {"cloneCells", clues.cells_text(cells[1])}});
  return true;
}

bool MakerRuleReader::take_quadruples(const JsonValue& rule, FoundClues& clues) const {
  for (const JsonValue& clue : json_entries(rule.member("clues"))) {
    const auto corner = json_whole(clue.member("corner"));
    const auto cells = corner ? cells_of_maker_corner(*corner, side_) : std::nullopt;
    if (!cells) return false;
    std::string values;
    for (const int digit : maker_numbers(clue.member("digits")))
      values += (values.empty() ? "[" : ",") + std::to_string(digit);
    if (!values.empty()) clues.add("quadruple", {{"cells", clues.cells_text(*cells)}, {"values", values + ']'}});
  }
  return true;
}

// The units of a number in several cells come first, but setters are known to have put them last: it is read as in a
// text, whatever their order.
bool MakerRuleReader::take_arrows(const JsonValue& rule, FoundClues& clues) const {
  for (const JsonValue& one : json_entries(rule.member("bulbsWithArrows"))) {
    const auto bulb = cells_of(one.member("bulbCells"));
    if (!bulb || bulb->empty()) return false;
    for (const JsonValue& arrow : json_entries(one.member("arrows"))) {
      const auto shaft = cells_of(&arrow);
      if (!shaft) return false;
      if (shaft->size() > 1) clues.add_arrow(*bulb, *shaft);
    }
  }
  return true;
}

// As many successive cells as there are groups hold a digit of each.
bool MakerRuleReader::take_group_lines(const JsonValue& rule, FoundClues& clues) const {
  const std::vector<int> groups = sorted_groups(rule);
  const JsonValue* lines = rule.member("lines");
  if (groups == maker_groups(side_, 3, maker_third_of)) return take_lines("entropicline", lines, clues);
  if (groups == maker_groups(side_, 3, maker_residue_of)) return take_lines("modularline", lines, clues);
  return groups == maker_groups(side_, 2, maker_parity_of) && take_lines("parityline", lines, clues);
}

// Each square of four cells holds a digit of each group.
bool MakerRuleReader::take_square_groups(const JsonValue& rule, FoundClues& clues) const {
  const std::vector<int> groups = sorted_groups(rule);
  const bool is_entropy = groups == maker_groups(side_, 3, maker_third_of);
  if (!is_entropy && groups != maker_groups(side_, 3, maker_residue_of)) return false;
  clues.add(is_entropy ? "globalentropy" : "globalmodular");
  return true;
}

bool MakerRuleReader::take_diagonal_sums(const JsonValue& rule, FoundClues& clues) const {
  for (const JsonValue& clue : json_entries(rule.member("clues"))) {
    const auto outer_cell = json_whole(clue.member("outerCell"));
    const auto place = outer_cell ? maker_ring_place(*outer_cell, side_) : std::nullopt;
    const JsonValue* way = clue.member("diagonal");
    const bool is_rising = way && way->number == 1;
    if (!place || !way || (!is_rising && way->number != -1)) return false;
    const auto diagonal = maker_diagonal(*place, is_rising, side_);
    if (!diagonal) return false;
    clues.add_diagonal_sum(diagonal->row, diagonal->column, diagonal->down, diagonal->right,
                           maker_value(clue.member("value")));
  }
  return true;
}

void MakerRuleReader::keep(int type, const JsonValue& rule) {
  const JsonValue* name = rule.member("name");
  const JsonValue* definition = rule.member("definition");
  if (definition && definition->member("name")) name = definition->member("name");
  std::string kept = name ? name->text.substr(0, kLongestMakerName) : "";
  for (char& character : kept)
    if (character <= ' ' || character >= '\x7f' || character == '=') character = '-';
  if (kept.empty() || find_constraint_kind(kept)) kept = "sudokumaker-" + std::to_string(type);
  if (!found_.has(kept)) found_.add(kept);
}

// Pairs of neighbours without a mark, and without one of the other kind, never have the values that are all marked.
void MakerRuleReader::forbid(const Marks& marks, const Marks* others, std::string_view name,
                             bool (*has_value)(int, int, int)) {
  std::vector<Cells> pairs;
  for (int edge = 0; edge < 2 * side_ * side_; ++edge) {
    const auto pair = cells_of_maker_edge(edge, side_);
    if (!pair || marks.places.contains(*pair) || (others && others->places.contains(*pair))) continue;
    pairs.emplace_back(pair->begin(), pair->end());
  }
  if (pairs.empty()) return;
  const auto is_allowed = [&](int a, int b) {
    return std::none_of(marks.forbidden.begin(), marks.forbidden.end(),
                        [&](int value) { return has_value(a, b, value); });
  };
  found_.add_relation(pairs_where(side_, is_allowed), false, name, pairs);
}

// Our rules that all dots are given name the values of the dots on the board, and leave pairs with either dot alone.
void MakerRuleReader::finish() {
  const bool has_white = !differences_.places.empty();
  const bool has_black = !ratios_.places.empty();
  const auto differ = [](int a, int b, int value) { return a - b == value || b - a == value; };
  const auto divide = [](int a, int b, int value) { return a == b * value || b == a * value; };
  const auto add_up = [](int a, int b, int value) { return a + b == value; };
  if (is_nonconsecutive_) {
    Marks none;
    none.forbidden = {1};
    has_white ? forbid(none, nullptr, "nonconsecutive", differ) : found_.add("nonconsecutive");
  }
  if (!differences_.forbidden.empty()) {
    const bool is_ours = !has_black || ratios_.exempts_others == has_white;
    if (differences_.forbidden == std::set{1} && is_ours && !is_nonconsecutive_)
      found_.add("nonconsecutive");
    else
      forbid(differences_, ratios_.exempts_others ? &ratios_ : nullptr, "differences", differ);
  }
  if (!ratios_.forbidden.empty()) {
    const bool is_ours = !has_white || differences_.exempts_others;
    if (ratios_.forbidden == (has_black ? ratios_.values : std::set{2}) && is_ours)
      found_.add("negative", FoundClues::quoted("ratio"));
    else
      forbid(ratios_, differences_.exempts_others ? &differences_ : nullptr, "ratios", divide);
  }
  if (sums_.forbidden == std::set{5, 10})
    found_.add("negative", FoundClues::quoted("xv"));
  else if (!sums_.forbidden.empty())
    forbid(sums_, nullptr, "sums", add_up);
}

}  // namespace sudoscope

// Parts of strings to clues: marks between two cells, and relations of pairs.
#include <algorithm>

#include "base/numerals.hpp"
#include "pair_keys.hpp"
#include "string_rules.hpp"

namespace sudoscope {
namespace {

bool is_same_pair(std::pair<Cell, Cell> one, Cell first, Cell second) {
  return one == std::pair(first, second) || one == std::pair(second, first);
}

}  // namespace

bool StringRuleReader::are_neighbours(Cell first, Cell second) const {
  return std::abs(first / side_ - second / side_) + std::abs(first % side_ - second % side_) == 1;
}

// Each two neighbours among the cells have the mark, the one that is named first before the other.
bool StringRuleReader::take_marks(std::string_view kind, std::string_view value, Arguments arguments) {
  const auto cells = cells_of(arguments);
  if (!cells || cells->size() > static_cast<std::size_t>(side_ * side_)) return false;
  bool found = false;
  std::vector<std::size_t> place(static_cast<std::size_t>(side_ * side_), cells->size());
  for (std::size_t at = cells->size(); at-- > 0;) place[(*cells)[at]] = at;
  for (std::size_t at = 0; at < cells->size(); ++at) {
    const Cell cell = (*cells)[at];
    if (place[cell] != at) continue;  // named before
    const int column = cell % side_;
    const std::array<int, 4> around = {cell - side_, column > 0 ? cell - 1 : -1, column + 1 < side_ ? cell + 1 : -1,
                                       cell + side_};
    for (const int other : around) {
      if (other < 0 || other >= side_ * side_) continue;
      const std::size_t later = place[static_cast<std::size_t>(other)];
      if (later == cells->size() || later < at) continue;
      const std::array<Cell, 2> pair = {cell, static_cast<Cell>(other)};
      found_.add_cells(kind, pair, value);
      if (kind == "difference" || kind == "ratio") dots_.emplace_back(pair[0], pair[1]);
      found = true;
    }
  }
  return found;
}

bool StringRuleReader::take_pairs(Arguments arguments, bool all) {
  const auto pairs = arguments.empty() ? std::nullopt : pairs_of_key(arguments[0], side_);
  const auto lists = pairs ? named_lists(arguments.subspan(1)) : std::nullopt;
  if (!lists || lists->empty()) return false;
  const KnownPairs known = known_pairs(*pairs);
  std::vector<Cells> lines;
  for (std::size_t at = 0; at < lists->size(); ++at) {
    const NamedCells& list = (*lists)[at];
    if (!add_known_pairs(known, all, list.cells)) lines.push_back(list.cells);
    const bool is_last = at + 1 == lists->size() || (*lists)[at + 1].name != list.name;
    if (!is_last || lines.empty()) continue;
    found_.add_relation(*pairs, all, list.name, lines);
    lines.clear();
  }
  return true;
}

// Older strings have - and _ the other way round in the key.
bool StringRuleReader::take_old_pairs(Arguments arguments, bool all) {
  if (arguments.empty()) return false;
  std::string key(arguments[0]);
  for (char& symbol : key) symbol = symbol == '-' ? '_' : symbol == '_' ? '-' : symbol;
  std::vector<std::string_view> changed(arguments.begin(), arguments.end());
  changed[0] = key;
  return take_pairs(changed, all);
}

// The kind that a relation has by another name. Lines alone, if it is not for two cells.
StringRuleReader::KnownPairs StringRuleReader::known_pairs(const std::string& pairs) const {
  const auto is = [&](auto holds) { return pairs == pairs_where(side_, holds); };
  if (is([](int a, int b) { return std::abs(a - b) > 1; })) return {"nabner", 0};
  if (is([](int a, int b) { return a <= b; })) return {"slowthermometer", 0};
  if (is([](int a, int b) { return a > b; })) return {"inequality", 0};
  for (int value = 2; value < side_; ++value) {
    if (is([&](int a, int b) { return std::abs(a - b) == value; })) return {"difference", value};
    if (is([&](int a, int b) { return a == b * value || b == a * value; })) return {"ratio", value};
  }
  return {};
}

// False if the line is one of pairs nevertheless.
bool StringRuleReader::add_known_pairs(const KnownPairs& known, bool all, const Cells& line) {
  if ((known.kind == "nabner" && all) || (known.kind == "slowthermometer" && !all)) {
    found_.add_line(known.kind, line);
  } else if (known.kind == "inequality" && line.size() == 2) {
    found_.add_cells(known.kind, line, ">");
  } else if (known.value > 0 && line.size() == 2 && are_neighbours(line[0], line[1])) {
    numbered_dots_.push_back({known, {line[0], line[1]}});
  } else {
    return false;
  }
  return true;
}

// Neighbours, or those without a dot, are never consecutive.
void StringRuleReader::add_consecutive_pairs(bool unmarked_alone) {
  std::vector<Cells> lines;
  for (int cell = 0; cell < side_ * side_; ++cell) {
    for (const int other : {cell % side_ + 1 < side_ ? cell + 1 : -1, cell + side_}) {
      if (other < 0 || other >= side_ * side_) continue;
      const Cells pair = {static_cast<Cell>(cell), static_cast<Cell>(other)};
      const bool has_dot =
          std::any_of(dots_.begin(), dots_.end(), [&](const auto& dot) { return is_same_pair(dot, pair[0], pair[1]); });
      if (!has_dot || !unmarked_alone) lines.push_back(pair);
    }
  }
  if (!lines.empty())
    found_.add_relation(pairs_where(side_, [](int a, int b) { return std::abs(a - b) != 1; }), false, "nonconsecutive",
                        lines);
}

// To "all dots are given" in such a string, a dot with a number is no dot.
void StringRuleReader::finish_numbered_dots() {
  for (const auto& [known, cells] : numbered_dots_) {
    if (!has_all_dots_) {
      found_.add_cells(known.kind, cells, std::to_string(known.value));
      continue;
    }
    const bool is_difference = known.kind == "difference";
    const int value = known.value;
    const std::string pairs = pairs_where(side_, [&](int a, int b) {
      return is_difference ? std::abs(a - b) == value : a == b * value || b == a * value;
    });
    const Cells line(cells.begin(), cells.end());
    found_.add_relation(pairs, false, std::string(known.kind), std::span(&line, 1));
  }
}

// Our non-consecutive rule leaves pairs with dots alone if there are white ones; these strings have a rule for all
// pairs and another for those without dots.
void StringRuleReader::finish() {
  for (const auto& [distance, cells] : clones_)
    found_.add("clone", {{"cells", found_.cells_text(cells[0])}, {"cloneCells", found_.cells_text(cells[1])}});
  finish_numbered_dots();
  const bool has_white_dots = found_.has("difference");
  if (is_nonconsecutive_ && has_white_dots)
    add_consecutive_pairs(false);
  else if (is_nonconsecutive_ || (has_all_dots_ && (has_white_dots || dots_.empty())))
    found_.add("nonconsecutive");
  else if (has_all_dots_)
    add_consecutive_pairs(true);
  if (has_all_dots_) found_.add("negative", FoundClues::quoted("ratio"));
}

}  // namespace sudoscope

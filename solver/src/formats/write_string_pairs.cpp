// Clues to parts of strings: single cells, marks between two cells, relations of pairs.
#include <algorithm>
#include <functional>

#include "base/numerals.hpp"
#include "constraints/formula.hpp"
#include "pair_keys.hpp"
#include "string_rule_writer.hpp"

namespace sudoscope {
bool StringRuleWriter::are_neighbours(const Cells& cells) const {
  return std::abs(cells[0] / side_ - cells[1] / side_) + std::abs(cells[0] % side_ - cells[1] % side_) == 1;
}

bool StringRuleWriter::is_marked(std::string_view kind, Cell first, Cell second) const {
  const auto clues = clues_.find(kind);
  return clues != clues_.end() && std::any_of(clues->second.begin(), clues->second.end(), [&](const Clue& clue) {
           return clue.cells == Cells{first, second} || clue.cells == Cells{second, first};
         });
}

// Neighbours without a mark of one kind or the other.
std::vector<std::vector<Cell>> StringRuleWriter::unmarked_pairs(std::string_view kind, std::string_view other) const {
  std::vector<Cells> found;
  for (int cell = 0; cell < side_ * side_; ++cell) {
    for (const int next :
         {cell % side_ + 1 < side_ ? cell + 1 : -1, cell + side_ < side_ * side_ ? cell + side_ : -1}) {
      if (next < 0) continue;
      const Cells pair = {static_cast<Cell>(cell), static_cast<Cell>(next)};
      if (!is_marked(kind, pair[0], pair[1]) && !is_marked(other, pair[0], pair[1])) found.push_back(pair);
    }
  }
  return found;
}

void StringRuleWriter::pairs(std::string_view pairs, bool all, std::string_view name, std::span<const Cells> lines) {
  if (lines.empty()) return;
  std::string lists;
  for (const Cells& line : lines) lists += (lists.empty() ? "" : "~~") + cells_text(line);
  part(all ? "PairX" : "Pair", key_of_pairs(pairs) + "~_" + escaped_name(name) + '~' + lists);
}

void StringRuleWriter::pairs_where(std::string_view name, std::span<const Cells> lines,
                                   const std::function<bool(int, int)>& holds) {
  pairs(sudoscope::pairs_where(side_, holds), false, name, lines);
}

bool StringRuleWriter::write_parity(const Clue& clue, int remainder) {
  Cell cell = kNoCell;
  if (clue.place) {
    const auto [row, column] = *clue.place;
    if (row >= 1 && column >= 1 && row <= side_ && column <= side_)
      cell = static_cast<Cell>((row - 1) * side_ + column - 1);
  } else if (clue.cells.size() == 1) {
    cell = clue.cells[0];
  }
  if (cell == kNoCell) return false;
  DigitSet kept = 0;
  for (int value = 1; value <= side_; ++value)
    if (value % 2 == remainder) kept |= digit_bit(static_cast<Digit>(value - 1));
  allowed_[cell] &= kept;
  return true;
}

// Each marked cell and its neighbours without the mark, as inequalities.
bool StringRuleWriter::write_extremes(Clues clues, bool is_maximum) {
  std::set<Cell> marked;
  for (const Clue& clue : clues) {
    const auto place = clue.place;
    if (place && place->row >= 1 && place->column >= 1 && place->row <= side_ && place->column <= side_)
      marked.insert(static_cast<Cell>((place->row - 1) * side_ + place->column - 1));
    else if (!place && clue.cells.size() == 1)
      marked.insert(clue.cells[0]);
    else
      return false;
  }
  for (const Cell cell : marked) {
    const int column = cell % side_;
    for (const int other : {cell - side_, column > 0 ? cell - 1 : -1, column + 1 < side_ ? cell + 1 : -1,
                            cell + side_ < side_ * side_ ? cell + side_ : -1}) {
      if (other < 0 || marked.contains(static_cast<Cell>(other))) continue;
      const Cells pair = is_maximum ? Cells{cell, static_cast<Cell>(other)} : Cells{static_cast<Cell>(other), cell};
      part("GreaterThan", cells_text(pair));
    }
  }
  return true;
}

// With the usual value between neighbours it has a part of its own, else it is a relation of pairs.
bool StringRuleWriter::write_dot(const Clue& clue, const Dot& dot) {
  const int value = number_of(clue, dot.usual);
  if (clue.cells.size() != 2 || value < 0) return false;
  if (value == dot.usual && are_neighbours(clue.cells))
    part(dot.part, cells_text(clue.cells));
  else
    pairs_where(dot.name, std::span(&clue.cells, 1), [&](int a, int b) { return dot.holds(a, b, value); });
  return true;
}

bool StringRuleWriter::write_difference(const Clue& clue) {
  return write_dot(clue,
                   {"WhiteDot", "difference", 1, [](int a, int b, int value) { return std::abs(a - b) == value; }});
}

bool StringRuleWriter::write_ratio(const Clue& clue) {
  return write_dot(clue,
                   {"BlackDot", "ratio", 2, [](int a, int b, int value) { return a == b * value || b == a * value; }});
}

bool StringRuleWriter::write_xv(const Clue& clue) {
  if (clue.value.empty()) return true;
  if (clue.cells.size() != 2) return false;
  const bool is_letter = clue.value == "X" || clue.value == "V" || clue.value == "x" || clue.value == "v";
  if (!is_letter || !are_neighbours(clue.cells)) return false;
  part(clue.value == "X" || clue.value == "x" ? "X" : "V", cells_text(clue.cells));
  return true;
}

bool StringRuleWriter::write_inequality(const Clue& clue) {
  if (clue.cells.size() != 2 || (clue.value != ">" && clue.value != "<")) return false;
  Cells cells = clue.cells;
  if (clue.value == "<") std::swap(cells[0], cells[1]);
  if (are_neighbours(cells))
    part("GreaterThan", cells_text(cells));
  else
    pairs_where("inequality", std::span(&cells, 1), [](int a, int b) { return a > b; });
  return true;
}

// A second circle at the same corner, or one of other cells, is a list of digits that these contain.
bool StringRuleWriter::write_quadruple(const Clue& clue) {
  Cells cells = clue.cells;
  std::sort(cells.begin(), cells.end());
  std::string digits;
  for (const int value : clue.numbers) {
    if (value < 1 || value > side_) return false;
    digits += '~' + std::to_string(value);
  }
  if (digits.empty() || cells.empty()) return digits.empty();
  const int corner = cells[0];
  const auto at = [&](int distance) { return static_cast<Cell>(corner + distance); };
  const bool is_square = cells == Cells{at(0), at(1), at(side_), at(side_ + 1)} && corner % side_ + 1 < side_;
  if (is_square && quadruples_.insert(cells[0]).second) {
    part("Quad", name_of(cells[0]) + digits);
    return true;
  }
  std::replace(digits.begin(), digits.end(), '~', '_');
  part("ContainAtLeast", digits.substr(1) + '~' + cells_text(cells));
  return true;
}

bool StringRuleWriter::write_slow_thermometer(const Clue& clue) {
  pairs_where("slow thermometer", clue.lines, [](int a, int b) { return a <= b; });
  return true;
}

bool StringRuleWriter::write_nabner(const Clue& clue) {
  pairs(sudoscope::pairs_where(side_, [](int a, int b) { return std::abs(a - b) > 1; }), true, "nabner", clue.lines);
  return true;
}

// All pairs of a line are symmetric there; a relation that is not is written pair by pair.
bool StringRuleWriter::write_pairs(const Clue& clue) {
  const auto side = static_cast<std::size_t>(side_);
  const auto found = pairs_of(clue, side_);
  if (!found) return false;
  const std::string& allowed = found.value();
  const std::string& name = clue.name.empty() ? clue.value : clue.name;
  bool is_symmetric = true;
  for (std::size_t a = 0; a < side; ++a)
    for (std::size_t b = 0; b < a; ++b)
      is_symmetric = is_symmetric && (allowed[a * side + b] == '1') == (allowed[b * side + a] == '1');
  if (!clue.all || is_symmetric) {
    pairs(allowed, clue.all, name, clue.lines);
    return true;
  }
  std::vector<Cells> two;
  for (const Cells& line : clue.lines)
    for (std::size_t first = 0; first < line.size(); ++first)
      for (std::size_t second = first + 1; second < line.size(); ++second) two.push_back({line[first], line[second]});
  pairs(allowed, false, name, two);
  return true;
}

// The only dots are white ones without a number or with a 1, and black ones without a number or with a 2.
bool StringRuleWriter::has_plain_dots() const {
  const auto all_plain = [&](std::string_view kind, int usual) {
    const auto clues = clues_.find(kind);
    return clues == clues_.end() || std::all_of(clues->second.begin(), clues->second.end(), [&](const Clue& clue) {
             return clue.cells.size() == 2 && are_neighbours(clue.cells) && number_of(clue, usual) == usual;
           });
  };
  return all_plain("difference", 1) && all_plain("ratio", 2);
}

// Pairs with dots are exempt if there are white ones.
void StringRuleWriter::write_nonconsecutive() {
  const auto negative = clues_.find("negative");
  const bool with_ratios =
      negative != clues_.end() && std::any_of(negative->second.begin(), negative->second.end(),
                                              [](const Clue& clue) { return clue.value == "ratio"; });
  const auto has = [&](std::string_view kind) {
    const auto clues = clues_.find(kind);
    return clues != clues_.end() && !clues->second.empty();
  };
  const bool has_white = has("difference");
  if (with_ratios && has_plain_dots() && (has_white || !has("ratio")))
    part("StrictKropki", "");
  else if (!has_white)
    part("AntiConsecutive", "");
  else
    pairs_where("nonconsecutive", unmarked_pairs("difference", "ratio"),
                [](int a, int b) { return std::abs(a - b) != 1; });
}

bool StringRuleWriter::write_negative(Clues clues) {
  for (const Clue& clue : clues) {
    if (clue.value == "ratio" || clue.value == "difference") {
      const bool is_ratio = clue.value == "ratio";
      if (is_ratio && text_.find(".StrictKropki") != std::string::npos) continue;
      const int usual = is_ratio ? 2 : 1;
      std::vector<int> values;
      if (const auto dots = clues_.find(clue.value); dots != clues_.end())
        for (const Clue& dot : dots->second) values.push_back(number_of(dot, usual));
      if (values.empty()) values.push_back(usual);
      pairs_where("negative " + clue.value, unmarked_pairs("ratio", "difference"), [&](int a, int b) {
        return std::none_of(values.begin(), values.end(), [&](int value) {
          return is_ratio ? a == b * value || b == a * value : std::abs(a - b) == value;
        });
      });
    } else if (clue.value == "xv") {
      part("StrictXV", "");
    } else {
      return false;
    }
  }
  return true;
}

}  // namespace sudoscope

// Rules as parts of a string of Interactive Sudoku Solver.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "constraints/clue.hpp"
#include "sudoscope/grid/format.hpp"
#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {

// A name with escapes for all but letters, numerals, - and _.
std::string escaped_name(std::string_view name);

class StringRuleWriter {
 public:
  explicit StringRuleWriter(const Geometry& geometry);

  // The rules that have a counterpart there, in the order of the puzzle.
  const std::string& text() const { return text_; }
  // All others. A rule is written whole or not at all.
  const Constraints& left_out() const { return left_out_; }
  // The digits that rules of parity leave each cell, and those that candidates do: givens of several digits there.
  const std::vector<DigitSet>& allowed() const { return allowed_; }

  // R1C1
  std::string name_of(Cell cell) const;

 private:
  using Cells = std::vector<Cell>;
  using Clues = std::span<const Clue>;
  using Write = bool (StringRuleWriter::*)(const Clue& clue);

  bool write(std::string_view kind, Clues clues);
  bool write_whole_grid(std::string_view kind, Clues clues);
  static Write writer_of(std::string_view kind);

  // .Name~argument~argument
  void part(std::string_view name, std::string_view arguments);
  std::string cells_text(std::span<const Cell> cells) const;
  int number_of(const Clue& clue, int missing) const;  // -1 for a value that is no number
  bool are_neighbours(const Cells& cells) const;
  bool is_marked(std::string_view kind, Cell first, Cell second) const;
  std::vector<Cells> unmarked_pairs(std::string_view kind, std::string_view other = {}) const;
  bool has_plain_dots() const;
  void pairs(std::string_view pairs, bool all, std::string_view name, std::span<const Cells> lines);
  void pairs_where(std::string_view name, std::span<const Cells> lines, const std::function<bool(int, int)>& holds);

  bool write_form(std::string_view kind, const Clue& clue);
  bool write_ends(std::string_view name, const Clue& clue);
  bool write_parity(const Clue& clue, int remainder);
  bool write_odd(const Clue& clue) { return write_parity(clue, 1); }
  bool write_even(const Clue& clue) { return write_parity(clue, 0); }
  bool write_extremes(Clues clues, bool is_maximum);
  struct Dot {
    std::string_view part;
    std::string_view name;
    int usual;  // the value of a dot without a number
    bool (*holds)(int a, int b, int value);
  };
  bool write_dot(const Clue& clue, const Dot& dot);
  bool write_difference(const Clue& clue);
  bool write_ratio(const Clue& clue);
  bool write_xv(const Clue& clue);
  bool write_inequality(const Clue& clue);
  bool write_quadruple(const Clue& clue);
  bool write_clone(const Clue& clue);
  bool write_sum(const Clue& clue);
  bool write_equal_sums(const Clue& clue);
  bool write_same_values(const Clue& clue);
  bool write_distinct_count(const Clue& clue);
  bool write_arrow(const Clue& clue);
  bool write_slow_thermometer(const Clue& clue);
  bool write_nabner(const Clue& clue);
  bool write_parity_line(const Clue& clue);
  bool write_sequence(const Clue& clue);
  bool write_pairs(const Clue& clue);
  bool write_regex(const Clue& clue);
  bool write_automaton(const Clue& clue);
  bool write_either(const Clue& clue);
  bool write_in_alternative(const Clue::OfKind& of_kind);
  bool write_row_indexer(const Clue& clue);
  bool write_column_indexer(const Clue& clue);
  bool write_diagonal_sum(const Clue& clue);
  bool write_sandwich(const Clue& clue);
  bool write_ties(const Clue& clue);
  void write_nonconsecutive();
  bool write_negative(Clues clues);

  const Geometry& geometry_;
  int side_;
  std::string text_;
  Constraints left_out_;
  std::vector<DigitSet> allowed_;
  std::map<std::string, std::vector<Clue>, std::less<>> clues_;  // by kind
  std::set<Cell> quadruples_;
  std::map<std::string, std::string> ends_;  // the value at each end of a row or column, by rule and end
};

}  // namespace sudoscope

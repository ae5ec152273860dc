// The clues that a reader finds, kind by kind, as their constraints hold them: JSON in the words of f-puzzles.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>

#include "sudoscope/grid/constraint.hpp"
#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {

// A name of a member and its value in JSON.
struct JsonMember {
  std::string_view name;
  std::string value;
};

class FoundClues {
 public:
  explicit FoundClues(int side) : side_(side) {}

  // A rule without data.
  void add(std::string_view kind) { entries_[std::string(kind)]; }
  // One more entry of a kind's list: JSON, or an object of members; those without a value are left out.
  void add(std::string_view kind, std::string_view entry);
  void add(std::string_view kind, std::initializer_list<JsonMember> members);
  void add_cells(std::string_view kind, std::span<const Cell> cells, std::string_view value = {});
  void add_cell(std::string_view kind, Cell cell);
  void add_line(std::string_view kind, std::span<const Cell> line, std::string_view value = {});
  // A clue at a place of the ring around the grid, whose rows and columns are 0 and side + 1.
  void add_beside(std::string_view kind, int row, int column, std::string_view value);
  // Little killer sums: the diagonal whose first cell is at a row and a column, from 0, goes on by one down or up and
  // by one to the right or left.
  void add_diagonal_sum(int row, int column, int down, int right, std::string_view value);
  void add_arrow(std::span<const Cell> bulb, std::span<const Cell> shaft_from_bulb);
  // A relation of successive digits of lines, or of all their digits: side * side characters, 1 where it holds.
  void add_relation(std::string_view pairs, bool all, std::string_view name, std::span<const std::vector<Cell>> lines);
  // All clues of a rule that was read by itself. REQUIRES: from take().
  void add(const Constraint& rule);
  // A rule whose data is one text.
  void set_text(std::string_view kind, std::string_view text);
  // A diagonal that holds each digit once; both are one rule.
  void add_diagonal(bool is_rising);

  bool has(std::string_view kind) const { return entries_.contains(kind); }
  int side() const { return side_; }

  // ["R1C1","R1C2"]
  std::string cells_text(std::span<const Cell> cells) const;
  // "12" in quotes; nothing for an empty text.
  static std::string quoted(std::string_view text);

  Constraints take();

 private:
  int side_;
  std::map<std::string, std::string, std::less<>> entries_;  // by kind, with commas between
  std::map<std::string, std::string, std::less<>> texts_;
};

}  // namespace sudoscope

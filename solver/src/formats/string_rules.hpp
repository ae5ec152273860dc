// The rules that Interactive Sudoku Solver and our constraints both have, each by its two names, and the parts of a
// string that hold them.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "found_clues.hpp"

namespace sudoscope {

// The arguments of a rule.
enum class StringForm : std::uint8_t {
  kNone,
  kLine,        // the cells of a line, in order
  kValueLine,   // a number, then a line
  kCells,       // cells in any order
  kValueCells,  // a value, then cells
  kEnds,        // the letter and number of a row or column, the clue at its first end, the one at its last
};

struct StringRule {
  std::string_view name;  // in the string
  std::string_view kind;  // in our constraints
  StringForm form;
};

// Rules of one form, which are read and written alike.
std::span<const StringRule> string_rules();

// The characters that name rows and columns: 1 to 9, then letters from a on.
char line_name(int line);
// 0..15; -1 for any other character.
int line_of(char name);

// True if a text has printable ASCII alone.
bool is_plain_text(std::string_view text);

// Beginning and direction of a diagonal, by the cell that names it: each that has two cells or more has one name.
struct StringDiagonal {
  Cell name;
  int row;
  int column;
  int down;
  int right;
};
std::vector<StringDiagonal> string_diagonals(int side);

class StringRuleReader {
 public:
  StringRuleReader(int side, FoundClues& found) : side_(side), found_(found) {}

  // Takes a rule; false if it has no counterpart here, or speaks of other cells than those of the grid.
  bool take(std::string_view name, std::span<const std::string_view> arguments);
  // Adds the rules whose meaning depends on others. To be called once, at the end.
  void finish();

  // The cell R1C1; nothing if the text is not a cell of the grid.
  std::optional<Cell> cell_called(std::string_view name) const;

 private:
  using Arguments = std::span<const std::string_view>;
  using Cells = std::vector<Cell>;
  // Lists of cells with an empty argument between two, each under the name that an argument with _ before it gives. A
  // list behind a - is a further segment of the line before.
  struct NamedCells {
    std::string name;
    Cells cells;
    bool is_segment;
  };

  // A relation with a kind of its own: that, and the number in its dots.
  struct KnownPairs {
    std::string_view kind;
    int value = 0;
  };

  std::optional<Cells> cells_of(Arguments arguments) const;
  std::optional<std::vector<NamedCells>> named_lists(Arguments arguments) const;
  bool are_neighbours(Cell first, Cell second) const;
  bool take_form(const StringRule& rule, Arguments arguments);
  bool take_ends(std::string_view kind, Arguments arguments);
  bool take_sandwich(Arguments arguments);
  bool take_diagonal_sum(Arguments arguments);
  bool take_sum(Arguments arguments);
  bool take_pill(const Cells& cells, std::span<const int> weights);
  bool take_equal_sums(Arguments arguments);
  bool take_same_values(Arguments arguments);
  bool take_quadruple(Arguments arguments);
  bool take_arrow(Arguments arguments);
  bool take_pill_arrow(Arguments arguments);
  bool take_indexers(Arguments arguments);
  bool take_distinct_count(Arguments arguments);
  bool take_regex(Arguments arguments);
  bool take_automaton(Arguments arguments);
  bool take_setting(std::string_view name, Arguments arguments);
  bool take_marks(std::string_view kind, std::string_view value, Arguments arguments);
  bool take_pairs(Arguments arguments, bool all);
  bool take_old_pairs(Arguments arguments, bool all);
  KnownPairs known_pairs(const std::string& pairs) const;
  bool add_known_pairs(const KnownPairs& known, bool all, const Cells& line);
  void add_consecutive_pairs(bool unmarked_alone);
  void finish_numbered_dots();

  int side_;
  FoundClues& found_;
  std::vector<std::pair<Cell, Cell>> dots_;  // white or black
  std::vector<std::pair<KnownPairs, std::array<Cell, 2>>> numbered_dots_;
  std::vector<std::pair<int, std::array<Cells, 2>>> clones_;  // by the distance between a cell and its clone
  bool is_nonconsecutive_ = false;
  bool has_all_dots_ = false;
};

}  // namespace sudoscope

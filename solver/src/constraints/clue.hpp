// Clue: one entry of a constraint's data, as f-puzzles writes it: the cells of a cage, of a line or beside the grid,
// and its value. Members that a kind does not use are ignored.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoscope/grid/constraint.hpp"
#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {

// A cell of the grid or of the ring around it: rows and columns 0 .. side+1, those of the grid from 1.
struct Place {
  int row;
  int column;
};

struct Clue {
  std::vector<Cell> cells;
  std::vector<Cell> clones;              // cloneCells
  std::vector<std::vector<Cell>> lines;  // the line alone if the clue has one list of cells in place of lines
  std::vector<std::vector<Cell>> groups;
  std::optional<Place> place;  // cell
  std::string value;           // a number is its text
  std::vector<int> numbers;    // values or coefficients
  std::string direction;
  std::string pairs;
  std::string name;  // of a relation of pairs
  bool all = false;
  bool loop = false;
  bool segments = false;  // the lines are the segments of one
  struct OfKind;
  std::vector<std::vector<OfKind>> any;  // alternatives, each of clues by kind
};

struct Clue::OfKind {
  std::string kind;
  std::vector<Clue> clues;
};

// The cells of a clue inside the grid, each once, in the order of its members.
std::vector<Cell> cells_of(const Clue& clue, int side);

// The entry, counted from 1, and the reason (no list, a cell outside the grid).
struct ClueError {
  std::size_t clue;
  Message reason;
};

// By constraint of a geometry: its clues, one for each entry of its list, one without members for a constraint without
// data, and one with a value for each text of a list of texts. Drawings are not read.
struct ReadClues {
  std::vector<Result<std::vector<Clue>, ClueError>> of_constraints;
};

// Read once for a geometry, however often it is asked.
const ReadClues& read_clues(const Geometry& geometry);

// The cell R3C4, with digits after R and C alone. Nothing if the text is something else.
std::optional<Place> place_called(std::string_view text);

// A whole number 0 .. 9999 that is the whole text. Nothing for anything else.
std::optional<int> whole_number(std::string_view text);

}  // namespace sudoscope

// Constraints: the rules of a puzzle beyond rows, columns and boxes or regions, as a list of data.
// Some add houses, and one limits the digits of each cell; solvers, ratings and makers keep to
// these. The layer constraints compiles the others; those unknown there are carried along, named and written back.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoscope/base/message.hpp"
#include "sudoscope/base/result.hpp"
#include "sudoscope/grid/digit_set.hpp"

namespace sudoscope {

// One rule, with all its data.
struct Constraint {
  std::string kind;       // an id out of constraint_kinds(), or the name in its file for an unknown rule
  std::string data = {};  // JSON of f-puzzles, on one line: '[{"cells":["R1C1","R1C2"],"value":"3"}]'; or nothing
  friend bool operator==(const Constraint&, const Constraint&) = default;
};

using Constraints = std::vector<Constraint>;
inline const Constraints kNoConstraints;

// Limit of the data of all rules of a puzzle.
inline constexpr std::size_t kMostConstraintBytes = std::size_t{1} << 16;

struct House;

// The grid without extra houses, for a rule that adds some.
struct PlainGrid {
  int side;
  int box_height;  // 0 and 0 for a jigsaw
  int box_width;
};

// kPart: the rule demands more than its houses. kMisfit: no such grid can have the rule.
enum class HousesAdded : std::uint8_t { kAll, kPart, kMisfit };

// Appends the houses of a rule.
using AddHouses = HousesAdded (*)(const PlainGrid& grid, std::string_view data, std::vector<House>& houses);

// The digits that a rule leaves each cell: side * side sets. Nothing if the data do not fit the grid.
using AllowDigits = std::optional<std::vector<DigitSet>> (*)(const PlainGrid& grid, std::string_view data);

struct ConstraintKind {
  std::string_view id;  // the name in f-puzzles, if it has one
  MessageId name;       // for a person: "killer cages"
  // One clue of it: "killer cage". Nothing for a rule of the whole grid, and for drawings.
  std::optional<MessageId> clue = std::nullopt;
  AddHouses add_houses = nullptr;
  bool takes_data = true;         // has data besides its name
  Message (*misfit)() = nullptr;  // describes the grids that can have it, if not all can
  AllowDigits allow = nullptr;    // for a rule that limits the digits of each cell, independent of other cells
  bool is_drawing = false;        // only drawn, by a person who tells its meaning in words, if it has any
};

// Every kind with a name here, in the order in which a puzzle lists them.
std::span<const ConstraintKind> constraint_kinds();
// Null if there is none of this id.
const ConstraintKind* find_constraint_kind(std::string_view id);
// Its name for a person; the kind itself if it is unknown here.
Message name_of(const Constraint& constraint);
// Example: "diagonals, anti-knight and killer cages"; nothing for none.
Message names_of(std::span<const Constraint> constraints);

// A warning about rules and drawings that the solutions found do not keep to; nothing if there are none.
Message ignored_in_words(std::span<const Constraint> ignored, std::span<const Constraint> drawings);

// The rule that leaves each cell these digits, as a Sukaku does. `side`: of the grid, 1..64; there are side * side
// sets.
Constraint given_candidates(int side, std::span<const DigitSet> allowed);

// True if a list holds a rule of this kind.
bool has_kind(std::span<const Constraint> constraints, std::string_view kind);

// The list as one text, a line each: the kind; then, if there is data,
// = and the data. This is the form for the page, links and saved games.
std::string text_of(std::span<const Constraint> constraints);
// Reads a list that text_of wrote. Error: the text is not that of a list.
Result<Constraints, Message> constraints_of(std::string_view text);

}  // namespace sudoscope

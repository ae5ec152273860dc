// Constraints: the rules of a puzzle beyond rows, columns and boxes or regions, as a list of data. Some add houses, and
// one says which digits each cell can hold; everything here keeps to these. The others are carried along, named and
// written back, though nothing here solves them yet.
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

// One rule, with all that it says.
struct Constraint {
  std::string kind;  // an id out of constraint_kinds(), or the name that a file has for a rule unknown here
  std::string data =
      {};  // JSON as f-puzzles has it, on one line: '[{"cells":["R1C1","R1C2"],"value":"3"}]'; or nothing
  friend bool operator==(const Constraint&, const Constraint&) = default;
};

using Constraints = std::vector<Constraint>;
inline const Constraints kNoConstraints;

// No puzzle holds more data for its rules.
inline constexpr std::size_t kMostConstraintBytes = std::size_t{1} << 16;

struct House;

// What a rule that adds houses is told about its grid.
struct PlainGrid {
  int side;
  int box_height;  // 0 and 0 for a jigsaw
  int box_width;
};

// kPart: the rule says more than its houses do. kMisfit: no such grid can have the rule.
enum class HousesAdded : std::uint8_t { kAll, kPart, kMisfit };

// Appends the houses of a rule.
using AddHouses = HousesAdded (*)(const PlainGrid& grid, std::string_view data, std::vector<House>& houses);

// The digits that a rule leaves each cell: side * side sets. Nothing where the data are not those of the grid.
using AllowDigits = std::optional<std::vector<DigitSet>> (*)(const PlainGrid& grid, std::string_view data);

struct ConstraintKind {
  std::string_view id;  // that of f-puzzles, where it has one
  MessageId name;       // for a person: "killer cages"
  AddHouses add_houses = nullptr;
  bool takes_data = true;         // says more than that the rule holds
  Message (*misfit)() = nullptr;  // which grids can have it, where not all can
  AllowDigits allow = nullptr;    // for a rule that leaves each cell some digits, whatever the others hold
};

// Every kind that has a name here, in the order in which a puzzle lists them.
std::span<const ConstraintKind> constraint_kinds();
// Null when there is none of this id.
const ConstraintKind* find_constraint_kind(std::string_view id);
// Its name for a person; the kind itself where it is unknown here.
Message name_of(const Constraint& constraint);
// "diagonals, anti-knight and killer cages"; nothing for none.
Message names_of(std::span<const Constraint> constraints);

// What a person is told about rules that the solutions found do not keep to; nothing where there are none.
Message ignored_in_words(std::span<const Constraint> ignored);

// The rule that leaves each cell these digits, as a Sukaku does. `side`: of the grid, 1..64; there are side * side
// sets.
Constraint given_candidates(int side, std::span<const DigitSet> allowed);

// Whether a list holds a rule of this kind.
bool has_kind(std::span<const Constraint> constraints, std::string_view kind);

// The list as one text, a line each: the kind; then, where there is data, = and the data. It is what crosses to the
// page, and what links and saved games hold.
std::string text_of(std::span<const Constraint> constraints);
// The list that text_of wrote. Error: the text is not one of a list.
Result<Constraints, Message> constraints_of(std::string_view text);

}  // namespace sudoscope

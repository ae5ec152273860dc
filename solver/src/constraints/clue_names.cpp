// Clues by their data: their cells, and their names.
#include "sudoscope/constraints/clue_names.hpp"

#include <algorithm>
#include <optional>

#include "constraints/clue.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

// Null for an entry that cannot be read.
const Clue* clue_at(const Geometry& geometry, ClueAddress id) {
  const auto& clues = read_clues(geometry).of_constraints[id.constraint];
  return clues && id.entry < clues.value().size() ? &clues.value()[id.entry] : nullptr;
}

Message named_beside(const Geometry& geometry, const Message& kind, const std::string& value, const Place& place) {
  const int beyond = geometry.side() + 1;
  const bool is_row = 1 <= place.row && place.row < beyond;
  const bool is_column = 1 <= place.column && place.column < beyond;
  if (is_row && place.column == 0) return say(MessageId::kClueLeftOfRow, kind, value, place.row);
  if (is_row && place.column == beyond) return say(MessageId::kClueRightOfRow, kind, value, place.row);
  if (is_column && place.row == 0) return say(MessageId::kClueAboveColumn, kind, value, place.column);
  if (is_column && place.row == beyond) return say(MessageId::kClueBelowColumn, kind, value, place.column);
  return say(MessageId::kClueBeside, kind, value, CellName{place.row, place.column});
}

}  // namespace

std::vector<ClueAddress> clues_in(const Geometry& geometry) {
  std::vector<ClueAddress> found;
  const auto& read = read_clues(geometry).of_constraints;
  for (std::size_t index = 0; index < read.size(); ++index) {
    const ConstraintKind* kind = find_constraint_kind(geometry.constraints()[index].kind);
    if (!read[index] || (kind && kind->allow)) continue;
    for (std::size_t entry = 0; entry < read[index].value().size(); ++entry) found.push_back({index, entry});
  }
  return found;
}

std::vector<Cell> cells_of(const Geometry& geometry, ClueAddress id) {
  const Clue* const clue = clue_at(geometry, id);
  return clue ? cells_of(*clue, geometry.side()) : std::vector<Cell>();
}

bool is_rule_of_grid(const Geometry& geometry, ClueAddress id) {
  const ConstraintKind* const kind = find_constraint_kind(geometry.constraints()[id.constraint].kind);
  return !kind || !kind->clue;
}

Message clue_named(const Geometry& geometry, ClueAddress id) {
  const Constraint& constraint = geometry.constraints()[id.constraint];
  const Clue* const clue = clue_at(geometry, id);
  const ConstraintKind* const known = find_constraint_kind(constraint.kind);
  if (!clue || is_rule_of_grid(geometry, id)) {
    const Message name = name_of(constraint);
    // A house has a name of its own.
    if (known && known->add_houses) return name;
    return clue && !clue->value.empty() ? say(MessageId::kClueOfGrid, name, clue->value)
                                        : say(MessageId::kClueRule, name);
  }
  const Message kind(*known->clue);
  std::vector<Cell> its = cells_of(geometry, id);
  // Row by row, in whatever order they were drawn. The order of other clues can tell something, as along a line.
  if (constraint.kind.ends_with("cage")) std::sort(its.begin(), its.end());
  const std::vector<CellName> cells = cells_named(geometry, its);
  std::string value = clue->value;
  for (const int number : clue->numbers) value += (value.empty() ? "" : ",") + std::to_string(number);
  if (cells.empty() && clue->place) return named_beside(geometry, kind, value.empty() ? "?" : value, *clue->place);
  if (cells.empty()) return kind;
  if (constraint.kind == "xv" && !value.empty()) return say(MessageId::kClueMark, value, cells);
  const bool is_between = constraint.kind == "difference" || constraint.kind == "ratio" || constraint.kind == "xv" ||
                          constraint.kind == "inequality";
  if (is_between && (value.empty() || constraint.kind == "inequality"))
    return say(MessageId::kClueBetween, kind, cells);
  return value.empty() ? say(MessageId::kClueInCells, kind, cells) : say(MessageId::kClueWithValue, kind, value, cells);
}

}  // namespace sudoscope

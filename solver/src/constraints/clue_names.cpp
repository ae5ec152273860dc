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
  if (!clue) return {};
  std::vector<Cell> cells = clue->cells;
  for (const auto* const lists : {&clue->lines, &clue->groups})
    for (const std::vector<Cell>& list : *lists)
      for (const Cell cell : list)
        if (std::find(cells.begin(), cells.end(), cell) == cells.end()) cells.push_back(cell);
  cells.insert(cells.end(), clue->clones.begin(), clue->clones.end());
  if (clue->place && 1 <= clue->place->row && clue->place->row <= geometry.side() && 1 <= clue->place->column &&
      clue->place->column <= geometry.side())
    cells.push_back(static_cast<Cell>((clue->place->row - 1) * geometry.side() + clue->place->column - 1));
  return cells;
}

Message clue_named(const Geometry& geometry, ClueAddress id) {
  const Message kind = name_of(geometry.constraints()[id.constraint]);
  const Clue* const clue = clue_at(geometry, id);
  if (!clue) return kind;
  const std::vector<CellName> cells = cells_named(geometry, cells_of(geometry, id));
  std::string value = clue->value;
  for (const int number : clue->numbers) value += (value.empty() ? "" : ",") + std::to_string(number);
  if (cells.empty() && clue->place)
    return say(MessageId::kClueBeside, kind, value.empty() ? "?" : value,
               CellName{clue->place->row, clue->place->column});
  if (cells.empty()) return value.empty() ? kind : say(MessageId::kClueOfGrid, kind, value);
  return value.empty() ? say(MessageId::kClueInCells, kind, cells) : say(MessageId::kClueWithValue, kind, value, cells);
}

}  // namespace sudoscope

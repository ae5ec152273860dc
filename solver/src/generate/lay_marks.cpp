// Marks in cells, between two cells, and at corners.
#include <algorithm>

#include "generate/clue_layout.hpp"
#include "sudoscope/base/shuffle.hpp"

namespace sudoscope {
namespace {

using enum ClueWishKind;

LaidClue between(const LayoutRoom& room, const char* constraint, Cell a, Cell b, const std::string& value = {}) {
  const std::string tail = value.empty() ? "}" : R"(,"value":")" + value + "\"}";
  return {constraint, R"({"cells":)" + addresses_of(room.side(), {a, b}) + tail, {a, b}};
}

// The mark that the digits of two neighbours allow; nothing if there is none.
std::vector<LaidClue> marks_between(const LayoutRoom& room, ClueWishKind kind, Cell a, Cell b) {
  const int low = std::min(room.value(a), room.value(b));
  const int high = std::max(room.value(a), room.value(b));
  switch (kind) {
    case kKropki:
    case kAllKropki:
      // Between 1 and 2 either dot is right.
      if (high == 2 * low && (high > 2 || room.rng.below(2) == 0)) return {between(room, "ratio", a, b)};
      if (high == low + 1) return {between(room, "difference", a, b)};
      return {};
    case kXv:
      if (low + high == 5) return {between(room, "xv", a, b, "V")};
      if (low + high == 10) return {between(room, "xv", a, b, "X")};
      return {};
    default:
      if (low == high) return {};
      return {between(room, "inequality", a, b, room.value(a) > room.value(b) ? ">" : "<")};
  }
}

std::vector<LaidClue> all_between(LayoutRoom& room, ClueWishKind kind) {
  std::vector<LaidClue> found;
  for (Cell cell = 0; cell < room.geometry.cell_count(); ++cell)
    for (const Cell other : room.neighbours(cell, false))
      if (other > cell)
        for (LaidClue& clue : marks_between(room, kind, cell, other)) found.push_back(std::move(clue));
  return found;
}

std::vector<LaidClue> parities(LayoutRoom& room, std::size_t count) {
  std::vector<LaidClue> found;
  for (const Cell cell : room.shuffled_cells()) {
    if (found.size() == count) break;
    found.push_back(
        {room.value(cell) % 2 == 0 ? "even" : "odd", R"({"cell":")" + address_of(room.side(), cell) + "\"}", {cell}});
  }
  return found;
}

// Two to four digits at a corner where four cells meet; no two beside each other.
std::vector<LaidClue> quadruples(LayoutRoom& room, std::size_t count) {
  const int side = room.side();
  std::vector<LaidClue> found;
  std::vector<bool> near(room.solution.size(), false);
  for (const Cell cell : room.shuffled_cells()) {
    if (found.size() == count) break;
    if (cell / side == side - 1 || cell % side == side - 1 || near[cell]) continue;
    const auto below = static_cast<Cell>(cell + side);
    const std::vector<Cell> cells{cell, static_cast<Cell>(cell + 1), below, static_cast<Cell>(below + 1)};
    std::vector<int> values;
    for (const Cell each : cells) values.push_back(room.value(each));
    shuffle(values, room.rng);
    values.resize(2 + room.rng.below(3));
    std::sort(values.begin(), values.end());
    std::string list;
    for (const int value : values) list += (list.empty() ? "" : ",") + std::to_string(value);
    found.push_back({"quadruple", R"({"cells":)" + addresses_of(side, cells) + R"(,"values":[)" + list + "]}", cells});
    for (const Cell each : room.neighbours(cell, true)) near[each] = true;
  }
  return found;
}

}  // namespace

std::vector<LaidClue> lay_marks(LayoutRoom& room, ClueWishKind kind, int count) {
  const auto most = static_cast<std::size_t>(count);
  if (kind == kOddEven) return parities(room, most);
  if (kind == kQuadruples) return quadruples(room, most);
  std::vector<LaidClue> found = all_between(room, kind);
  if (kind == kAllKropki) {
    for (LaidClue& clue : found) clue.is_needed = true;
    found.push_back({"nonconsecutive", {}, {}, true});
    found.push_back({"negative", R"("ratio")", {}, true});
    return found;
  }
  shuffle(found, room.rng);
  if (found.size() > most) found.resize(most);
  return found;
}

}  // namespace sudoscope

// Two cells: a digit that leaves the other cell none, by a dot, a sign, the neighbours on a line, or a rule of the
// whole grid.
#include <algorithm>

#include "sudoscope/base/say.hpp"
#include "techniques/named_steps.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;

struct Blocked {
  Cell cell;
  Cell other;
  DigitSet digits;
};

// For each cell the other cells that are left no digit, each with the digits that it rules out; nothing if that does
// not explain all removed candidates.
std::optional<std::vector<Blocked>> blocked_in(const StepView& view) {
  std::vector<Blocked> found;
  for (const auto& [cell, digits] : view.removed()) {
    DigitSet left = digits;
    const auto rule_out = [&, cell = cell](Cell other, DigitSet gone) {
      if (gone == 0) return;
      left &= ~gone;
      found.push_back({cell, other, gone});
    };
    for (const CellPair& pair : view.primitives().pairs) {
      if (pair.first != cell && pair.second != cell) continue;
      const Cell other = pair.first == cell ? pair.second : pair.first;
      DigitSet gone = 0;
      for (DigitSet rest = left; rest != 0; rest = without_first(rest))
        if ((view.partners(pair, cell, first_digit(rest)) & view.possible(other)) == 0)
          gone |= digit_bit(first_digit(rest));
      rule_out(other, gone);
    }
    for (const DistinctCells& distinct : view.primitives().distinct)
      if (std::find(distinct.cells.begin(), distinct.cells.end(), cell) != distinct.cells.end())
        for (const Cell other : distinct.cells)
          if (other != cell && is_single(view.possible(other))) rule_out(other, left & view.possible(other));
    if (left != 0) return std::nullopt;
  }
  return found;
}

// The digits that have no partner in a cell that can hold all digits.
bool have_no_partner_at_all(const StepView& view) {
  for (const auto& [cell, digits] : view.removed())
    for (DigitSet left = digits; left != 0; left = without_first(left))
      if (view.primitives().pairs.size() != 1 ||
          view.partners(view.primitives().pairs[0], cell, first_digit(left)) != 0)
        return false;
  return true;
}

// Cells that the same digits leave the same cell none in are one item.
std::vector<Message> items_said(const Geometry& geometry, const std::vector<Blocked>& blocked) {
  std::vector<Message> said;
  for (std::size_t at = 0; at < blocked.size(); ++at) {
    const auto is_alike = [&](const Blocked& each) {
      return each.other == blocked[at].other && each.digits == blocked[at].digits;
    };
    const auto begin = blocked.begin();
    if (std::any_of(begin, begin + static_cast<std::ptrdiff_t>(at), is_alike)) continue;
    std::vector<Cell> cells;
    for (const Blocked& each : blocked)
      if (is_alike(each)) cells.push_back(each.cell);
    said.push_back(say(Id::kNoPartnerItem, digits_named(blocked[at].digits), cells_named(geometry, cells), cells.size(),
                       cell_named(geometry, blocked[at].other)));
  }
  return said;
}

std::optional<NamedStep> by_rule(const StepView& view, const std::vector<Blocked>& blocked) {
  const Geometry& geometry = view.geometry();
  std::vector<Cell> cells;
  for (const Blocked& each : blocked) cells.push_back(each.cell);
  const Cell other = blocked[0].other;
  const bool is_filled = std::all_of(blocked.begin(), blocked.end(),
                                     [&](const Blocked& each) { return each.other == other && !view.is_blank(other); });
  if (is_filled) {
    const CellName by = cell_named(geometry, other);
    const DigitName digit = digit_named(first_digit(view.possible(other)));
    const std::vector<CellName> names = cells_named(geometry, cells);
    if (view.kind() == "antiknight")
      return NamedStep{Technique::kSeenByRule, say(Id::kKnightsMoveAway, by, digit, names)};
    if (view.kind() == "antiking") return NamedStep{Technique::kSeenByRule, say(Id::kKingsMoveAway, by, digit, names)};
    if (view.kind() == "nonconsecutive")
      return NamedStep{Technique::kSeenByRule, say(Id::kNeighbourHolds, by, digit, names)};
  }
  return NamedStep{Technique::kSeenByRule, say(Id::kNoPartnerReason, view.clue_name(), items_said(geometry, blocked))};
}

}  // namespace

std::optional<NamedStep> named_pair(const StepView& view) {
  const bool is_rule = is_rule_of_grid(view.geometry(), view.by().clues[0]);
  // Sums and sets have reasons of their own.
  if (!view.primitives().sums.empty() || !view.primitives().choices.empty()) return std::nullopt;
  if (view.primitives().pairs.empty() && !is_rule) return std::nullopt;
  const auto blocked = blocked_in(view);
  if (!blocked) return std::nullopt;
  if (is_rule) return by_rule(view, *blocked);
  if (have_no_partner_at_all(view))
    return NamedStep{Technique::kNoPartner,
                     say(Id::kNoPartnerAtAll, view.clue_name(), digits_named(view.removed_digits()),
                         digit_count(view.removed_digits()))};
  return NamedStep{Technique::kNoPartner,
                   say(Id::kNoPartnerReason, view.clue_name(), items_said(view.geometry(), *blocked))};
}

}  // namespace sudoscope

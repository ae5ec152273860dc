// Asks the families one after the other.
#include "techniques/named_steps.hpp"

#include <algorithm>
#include <map>

#include "sudoscope/base/say.hpp"
#include "techniques/combinations.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;

Message bound_said(const Geometry& geometry, const Bounds& bounds, const std::vector<Cell>& cells) {
  const std::vector<CellName> names = cells_named(geometry, cells);
  if (bounds.high == 0) return say(Id::kCellsAtLeast, names, names.size(), bounds.low);
  if (bounds.low == 0) return say(Id::kCellsAtMost, names, names.size(), bounds.high);
  if (bounds.low == bounds.high) return say(Id::kCellsAre, names, names.size(), bounds.low);
  return say(Id::kCellsFromTo, names, names.size(), bounds.low, bounds.high);
}

}  // namespace

std::optional<NamedStep> named_step(const Geometry& geometry, const Deduction& deduction) {
  const Technique sort = sort_of(deduction.technique);
  if (sort == Technique::kTwoClues) {
    if (auto blocker = named_cage_blocker(geometry, deduction)) return blocker;
    return named_dot_chain(geometry, deduction);
  }
  if (sort != Technique::kClue && sort != Technique::kInniesOuties) return std::nullopt;
  const StepView view(geometry, deduction);
  if (view.removed().empty()) return std::nullopt;
  if (sort == Technique::kInniesOuties) return named_hidden_cage(view);
  if (view.kind().empty()) return std::nullopt;
  for (const auto name : {named_cage, named_sum, named_line, named_beside, named_pair})
    if (auto found = name(view)) return found;
  return std::nullopt;
}

Technique sort_of(Technique technique) {
  using enum Technique;
  if (technique < kCageCombinations || technique > kQuadrupleSet) return technique;
  switch (technique) {
    case kHiddenCage:
    case kCageSplitting:
      return kInniesOuties;
    case kNeededDigit:
      return kCluePeers;
    case kCageBlocker:
    case kKillerPair:
    case kKillerTriple:
    case kDotChain:
      return kTwoClues;
    default:
      return kClue;
  }
}

std::optional<std::vector<std::pair<Cell, Bounds>>> bounds_needed(const StepView& view,
                                                                  const std::function<Bounds(Cell)>& bounds_of) {
  std::vector<std::pair<Cell, Bounds>> needed;
  for (const auto& [cell, digits] : view.removed()) {
    const Bounds bounds = bounds_of(cell);
    Bounds used;
    for (DigitSet left = digits; left != 0; left = without_first(left)) {
      const int value = first_digit(left) + 1;
      if (bounds.low != 0 && value < bounds.low)
        used.low = bounds.low;
      else if (bounds.high != 0 && value > bounds.high)
        used.high = bounds.high;
      else
        return std::nullopt;
    }
    needed.emplace_back(cell, used);
  }
  return needed;
}

std::vector<Message> bounds_said(const Geometry& geometry, const std::vector<std::pair<Cell, Bounds>>& bounds) {
  std::vector<Bounds> order;
  std::map<Bounds, std::vector<Cell>> cells;
  for (const auto& [cell, each] : bounds) {
    if (!cells.contains(each)) order.push_back(each);
    cells[each].push_back(cell);
  }
  std::vector<Message> said;
  for (const Bounds& each : order) said.push_back(bound_said(geometry, each, cells[each]));
  return said;
}

bool explains(const StepView& view, const std::vector<Cell>& cells, const Combinations& combinations) {
  return std::all_of(view.removed().begin(), view.removed().end(), [&](const StepView::InCell& each) {
    const auto at = std::find(cells.begin(), cells.end(), each.cell);
    if (at == cells.end()) return false;
    for (DigitSet left = each.digits; left != 0; left = without_first(left))
      if (combinations.allows(static_cast<std::size_t>(at - cells.begin()), first_digit(left))) return false;
    return true;
  });
}

}  // namespace sudoscope

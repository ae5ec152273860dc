// Killer cages, cages that the rule of 45 gives, and two cages together.
#include <algorithm>

#include "sudoscope/base/say.hpp"
#include "techniques/combinations.hpp"
#include "techniques/finders.hpp"
#include "techniques/named_steps.hpp"
#include "techniques/sum_range.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;

std::vector<std::string> sums_written(const std::vector<DigitSet>& sets) {
  std::vector<std::string> written;
  for (const DigitSet set : sets) written.push_back(sum_written(set));
  return written;
}

// The blank cells of a set of cells with a sum, in which no digit repeats.
struct Open {
  std::vector<Cell> cells;
  std::vector<DigitSet> possible;
  int total;
  DigitSet filled = 0;

  Open(const StepView& view, int sum) : total(sum) {
    for (const auto& [cell, digits] : view.cells()) {
      if (view.is_blank(cell)) {
        cells.push_back(cell);
        possible.push_back(digits);
      } else {
        filled |= digits;
        total -= first_digit(digits) + 1;
      }
    }
  }
  std::vector<DigitSet> sets(const StepView& view) const {
    return sets_with_sum(all_digits(view.geometry().side()) & ~filled, static_cast<int>(cells.size()), total);
  }
};

std::optional<NamedStep> combinations_of(const StepView& view, const Open& open, const Combinations& combinations) {
  const std::vector<DigitSet>& sets = combinations.sets();
  const std::vector<std::string> names = sums_written(sets);
  if (open.cells.size() == 1)
    return NamedStep{Technique::kCageCombinations,
                     say(Id::kCageLast, view.clue_name(), cell_named(view.geometry(), open.cells[0]), open.total)};
  if (open.filled == 0)
    return NamedStep{Technique::kCageCombinations, say(Id::kCombinationsLeft, view.clue_name(), names, names.size())};
  return NamedStep{Technique::kCageCombinations,
                   say(Id::kCombinationsLeftBeside, view.clue_name(), cells_named(view.geometry(), open.cells),
                       open.total, names, names.size())};
}

bool is_part_of_cage(const StepView& view) {
  const Geometry& geometry = view.geometry();
  for (const ClueAddress& clue : clues_in(geometry)) {
    if (geometry.constraints()[clue.constraint].kind != "killercage") continue;
    const std::vector<Cell> cells = cells_of(geometry, clue);
    const std::vector<Cell>& added = view.by().added;
    if (cells.size() > added.size() && std::all_of(added.begin(), added.end(), [&](Cell cell) {
          return std::find(cells.begin(), cells.end(), cell) != cells.end();
        }))
      return true;
  }
  return false;
}

}  // namespace

std::optional<NamedStep> named_cage(const StepView& view) {
  if (view.kind() != "killercage" || view.primitives().sums.size() != 1) return std::nullopt;
  const CellSum& sum = view.primitives().sums[0];
  if (sum.terms.size() != view.cells().size()) return std::nullopt;
  const Open open(view, sum.total);
  const Combinations combinations(open.possible, open.sets(view));
  if (combinations.sets().empty() || !explains(view, open.cells, combinations)) return std::nullopt;
  if (combinations.sets().size() <= kMostListed) return combinations_of(view, open, combinations);
  if (auto bounds = named_sum(view)) return bounds;
  if ((view.removed_digits() & combinations.in_some()) != 0) return std::nullopt;
  return NamedStep{Technique::kCageCombinations,
                   say(Id::kNotInCombinations, view.clue_name(), digits_named(view.removed_digits()))};
}

std::optional<NamedStep> named_hidden_cage(const StepView& view) {
  const Evidence::ByClue& by = view.by();
  if (!by.clues.empty() || by.added.size() + by.taken.size() < 2 ||
      by.added.size() + by.taken.size() != view.cells().size())
    return std::nullopt;
  const bool is_cage =
      by.taken.empty() && std::all_of(by.added.begin(), by.added.end(), [&](Cell a) {
        return std::all_of(by.added.begin(), by.added.end(), [&](Cell b) { return a == b || view.differ(a, b); });
      });
  Technique technique = Technique::kInniesOuties;
  if (is_cage) technique = is_part_of_cage(view) ? Technique::kCageSplitting : Technique::kHiddenCage;
  if (is_cage && by.filled.empty()) {
    const Open open(view, by.total);
    const Combinations combinations(open.possible, open.sets(view));
    const std::size_t count = combinations.sets().size();
    if (count > 0 && count <= kMostListed && explains(view, open.cells, combinations))
      return NamedStep{technique, say(Id::kHiddenSumCombinations, clue_of(view.geometry(), by),
                                      sums_written(combinations.sets()), count)};
  }
  std::vector<SumTerm> terms;
  for (const Cell cell : by.added) terms.push_back({cell, 1, view.possible(cell)});
  for (const Cell cell : by.taken) terms.push_back({cell, -1, view.possible(cell)});
  const auto bounds = bounds_needed(view, [&](Cell cell) { return bounds_by_sum(view, terms, by.total, cell); });
  if (!bounds) {
    const auto remainder = remainder_by_sum(view, terms, by.total);
    if (!remainder) return std::nullopt;
    return NamedStep{technique, say(Id::kHiddenSumParity, clue_of(view.geometry(), by),
                                    cell_named(view.geometry(), view.removed()[0].cell), *remainder)};
  }
  return NamedStep{technique,
                   say(Id::kHiddenSumOnlyIf, clue_of(view.geometry(), by), bounds_said(view.geometry(), *bounds))};
}

// Either cage alone could hold the removed digits, but every combination of one with them leaves the other none.
std::optional<NamedStep> named_cage_blocker(const Geometry& geometry, const Deduction& deduction) {
  const std::vector<ClueAddress>& clues = deduction.evidence.by_clue->clues;
  if (clues.size() != 2) return std::nullopt;
  for (const ClueAddress& clue : clues)
    if (geometry.constraints()[clue.constraint].kind != "killercage") return std::nullopt;
  const StepView view(geometry, deduction);
  if (view.removed().empty()) return std::nullopt;
  const auto has_all = [&](const ClueAddress& clue) {
    const std::vector<Cell> cells = cells_of(geometry, clue);
    return std::all_of(view.removed().begin(), view.removed().end(), [&](const StepView::InCell& each) {
      return std::find(cells.begin(), cells.end(), each.cell) != cells.end();
    });
  };
  if (has_all(clues[0]) == has_all(clues[1])) return std::nullopt;
  const std::size_t at = has_all(clues[0]) ? 0 : 1;
  std::vector<Cell> cells;
  for (const auto& [cell, digits] : view.removed()) cells.push_back(cell);
  const bool is_alike = std::all_of(view.removed().begin(), view.removed().end(),
                                    [&](const StepView::InCell& each) { return each.digits == view.removed_digits(); });
  if (!is_alike) return std::nullopt;
  return NamedStep{Technique::kCageBlocker,
                   say(Id::kCageBlockerReason, digits_named(view.removed_digits()), digit_count(view.removed_digits()),
                       cells_named(geometry, cells), cells.size(), clue_named(geometry, clues[at]),
                       clue_named(geometry, clues[1 - at]))};
}

}  // namespace sudoscope

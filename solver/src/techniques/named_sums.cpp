// Sums in which a cell would be too small or too large, even or odd, whatever the others hold: cages, arrows, little
// killers, and lines whose parts have equal sums.
#include <algorithm>

#include "sudoscope/base/say.hpp"
#include "techniques/named_steps.hpp"
#include "techniques/sum_range.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;

struct SumName {
  std::string_view id;
  Technique technique;
  Message (*told)(const Message& clue, const std::vector<Message>& bounds);
};

Message sum_told(const Message& clue, const std::vector<Message>& bounds) {
  return say(Id::kSumReachedOnlyIf, clue, bounds);
}
Message circle_told(const Message& clue, const std::vector<Message>& bounds) {
  return say(Id::kCircleReachedOnlyIf, clue, bounds);
}
Message equal_told(const Message& clue, const std::vector<Message>& bounds) {
  return say(Id::kSumsEqualOnlyIf, clue, bounds);
}

constexpr SumName kSumNames[] = {
    {"killercage", Technique::kCageBounds, sum_told},
    {"sumcage", Technique::kCageBounds, sum_told},
    {"littlekillersum", Technique::kLittleKillerBounds, sum_told},
    {"arrow", Technique::kArrowBounds, circle_told},
    {"regionsumline", Technique::kEqualSumsCompared, equal_told},
    {"zipperline", Technique::kEqualSumsCompared, equal_told},
    {"doublearrow", Technique::kEqualSumsCompared, equal_told},
    {"equalsum", Technique::kEqualSumsCompared, equal_told},
};

int divided_down(int value, int by) { return value >= 0 ? value / by : -((-value + by - 1) / by); }
int divided_up(int value, int by) { return -divided_down(-value, by); }

std::pair<int, int> range_of_others(const StepView& view, std::span<const SumTerm> terms, Cell cell) {
  std::vector<SumTerm> others;
  for (const SumTerm& term : terms)
    if (term.cell != cell) others.push_back(term);
  return sum_range(others, [&](Cell a, Cell b) { return view.differ(a, b); });
}

std::vector<SumTerm> terms_of(const StepView& view, const CellSum& sum) {
  std::vector<SumTerm> terms;
  for (const CellSum::Term& term : sum.terms) terms.push_back({term.cell, term.weight, view.possible(term.cell)});
  return terms;
}

std::optional<NamedStep> told_by_parity(const StepView& view) {
  for (const CellSum& sum : view.primitives().sums)
    if (const auto remainder = remainder_by_sum(view, terms_of(view, sum), sum.total))
      return NamedStep{Technique::kSumParity, say(Id::kSumParityReason, view.clue_name(),
                                                  cell_named(view.geometry(), view.removed()[0].cell), *remainder)};
  return std::nullopt;
}

// One cell has a bound at one end, so that the reach of the others is the whole reason.
std::optional<Message> told_by_others(const StepView& view, const std::vector<std::pair<Cell, Bounds>>& bounds) {
  const CellSum& sum = view.primitives().sums[0];
  const Bounds first = bounds[0].second;
  const bool is_plain =
      view.primitives().sums.size() == 1 &&
      std::all_of(sum.terms.begin(), sum.terms.end(), [](const CellSum::Term& each) { return each.weight == 1; }) &&
      bounds.size() == 1 && (first.low == 0 || first.high == 0);
  if (!is_plain) return std::nullopt;
  const std::vector<Message> said = bounds_said(view.geometry(), bounds);
  return first.low == 0 ? say(Id::kOthersAtLeast, view.clue_name(), sum.total - first.high, said)
                        : say(Id::kOthersAtMost, view.clue_name(), sum.total - first.low, said);
}

}  // namespace

Bounds bounds_by_sum(const StepView& view, std::span<const SumTerm> terms, int total, Cell cell) {
  const auto term = std::find_if(terms.begin(), terms.end(), [&](const SumTerm& each) { return each.cell == cell; });
  if (term == terms.end()) return {};
  const auto [least, most] = range_of_others(view, terms, cell);
  // weight * value = total - others
  const int low = term->weight > 0 ? divided_up(total - most, term->weight) : divided_up(least - total, -term->weight);
  const int high =
      term->weight > 0 ? divided_down(total - least, term->weight) : divided_down(most - total, -term->weight);
  if (low > high || high < 1 || low > view.geometry().side()) return {};
  return {low > 1 ? low : 0, high < view.geometry().side() ? high : 0};
}

std::optional<NamedStep> named_sum(const StepView& view) {
  const auto* const kind = std::find_if(std::begin(kSumNames), std::end(kSumNames),
                                        [&](const SumName& each) { return each.id == view.kind(); });
  if (kind == std::end(kSumNames) || view.primitives().sums.empty()) return std::nullopt;
  // The sums of a clue that have the cell, one of which shows each bound alone.
  const auto bounds = bounds_needed(view, [&](Cell cell) {
    Bounds best;
    for (const CellSum& sum : view.primitives().sums) {
      const Bounds each = bounds_by_sum(view, terms_of(view, sum), sum.total, cell);
      best.low = std::max(best.low, each.low);
      if (each.high != 0 && (best.high == 0 || each.high < best.high)) best.high = each.high;
    }
    return best;
  });
  if (!bounds) return told_by_parity(view);
  if (kind->told == sum_told)
    if (auto told = told_by_others(view, *bounds)) return NamedStep{kind->technique, *told};
  return NamedStep{kind->technique, kind->told(view.clue_name(), bounds_said(view.geometry(), *bounds))};
}

}  // namespace sudoscope

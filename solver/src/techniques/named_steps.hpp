// The names that people have for steps by clues, with a short reason each. A name is given only where its reason alone
// implies all that the step removes; all others keep the general name and reason.
#pragma once

#include <functional>
#include <optional>
#include <span>

#include "techniques/combinations.hpp"
#include "techniques/step_view.hpp"
#include "techniques/sum_range.hpp"

namespace sudoscope {

struct NamedStep {
  Technique technique;
  Message reason;
};

// The name of a step; nothing if no name fits. Depends on the evidence and the removed candidates alone.
std::optional<NamedStep> named_step(const Geometry& geometry, const Deduction& deduction);

// The general technique that a named one is a case of; any other is its own.
Technique sort_of(Technique technique);

// One for each family of clues.
std::optional<NamedStep> named_cage(const StepView& view);
std::optional<NamedStep> named_hidden_cage(const StepView& view);
std::optional<NamedStep> named_sum(const StepView& view);
std::optional<NamedStep> named_line(const StepView& view);
std::optional<NamedStep> named_pair(const StepView& view);
std::optional<NamedStep> named_beside(const StepView& view);
std::optional<NamedStep> named_cage_blocker(const Geometry& geometry, const Deduction& deduction);
std::optional<NamedStep> named_dot_chain(const Geometry& geometry, const Deduction& deduction);

// The most combinations that a sentence lists.
inline constexpr std::size_t kMostListed = 4;

// The values from `low` to `high` of a cell; 0: no such limit.
struct Bounds {
  int low = 0;
  int high = 0;
  friend auto operator<=>(const Bounds&, const Bounds&) = default;
};

// Bounds for each cell with removed candidates, as far as they are needed; nothing if they do not explain them all.
std::optional<std::vector<std::pair<Cell, Bounds>>> bounds_needed(const StepView& view,
                                                                  const std::function<Bounds(Cell)>& bounds_of);
// "r1c1 and r1c2 are at least 3", an item for each bound.
std::vector<Message> bounds_said(const Geometry& geometry, const std::vector<std::pair<Cell, Bounds>>& bounds);

// The bounds of a cell by a sum whose other cells hold the least or the most that they can.
Bounds bounds_by_sum(const StepView& view, std::span<const SumTerm> terms, int total, Cell cell);

// The remainder by 2 that a sum leaves the only cell with removed candidates, since each other cell is known to be even
// or odd; nothing if one is not, or if a removed candidate has this remainder.
std::optional<int> remainder_by_sum(const StepView& view, std::span<const SumTerm> terms, int total);

// True if each removed candidate has no place in the combinations. `cells`: of the combinations, in their order.
bool explains(const StepView& view, const std::vector<Cell>& cells, const Combinations& combinations);

}  // namespace sudoscope

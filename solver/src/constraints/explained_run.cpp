// The easiest steps first: peers of settled cells, relations, propagators by cost, then locked candidates.
#include "sudoscope/constraints/explained_run.hpp"

#include <algorithm>
#include <bit>

namespace sudoscope {

ExplainedRun::ExplainedRun(const ConstraintNetwork& network, std::span<const DigitMask> grid)
    : network_(network), store_(network), before_(grid.begin(), grid.end()) {
  store_.restore(grid);
  to_do_.assign(network.watcher_words, 0);
  for (std::size_t index = 0; index < network.propagators.size(); ++index)
    to_do_[index / 64] |= std::uint64_t{1} << index % 64;
  for (std::size_t cell = 0; cell < grid.size(); ++cell) {
    changed_.push_back(static_cast<Cell>(cell));
    if (std::has_single_bit(grid[cell])) settled_.push_back(static_cast<Cell>(cell));
  }
  is_locked_to_do_ = true;
}

void ExplainedRun::assume(Cell cell, DigitMask digit) {
  settled_.clear();
  changed_.clear();
  std::fill(to_do_.begin(), to_do_.end(), 0);
  PropagationStep step{.removed = {{cell, before_[cell] & ~digit}}};
  store_.keep(cell, digit);
  note_changes(step);
}

void ExplainedRun::rule_out(Cell cell, DigitMask digits) {
  store_.keep(cell, ~digits);
  note_changes({.removed = {{cell, digits}}});
}

template <class Change>
bool ExplainedRun::removes(PropagationStep& step, Change change) {
  const bool holds = change();
  const std::span<const DigitMask> now = store_.grid();
  for (std::size_t cell = 0; cell < now.size(); ++cell)
    if (now[cell] != before_[cell]) step.removed.push_back({static_cast<Cell>(cell), before_[cell] & ~now[cell]});
  // A contradiction that empties a cell is one of the cell, which the step's removals explain.
  if (!holds && step.removed.empty()) step.is_contradiction = true;
  if (!step.is_contradiction) note_changes(step);
  return !step.removed.empty() || step.is_contradiction;
}

void ExplainedRun::note_changes(const PropagationStep& step) {
  for (const auto& [cell, digits] : step.removed) {
    const DigitMask now = store_[cell];
    before_[cell] = now;
    if (std::has_single_bit(now)) settled_.push_back(cell);
    changed_.push_back(cell);
    const std::uint64_t* watchers = &network_.watchers[cell * network_.watcher_words];
    for (std::size_t at = 0; at < network_.watcher_words; ++at) to_do_[at] |= watchers[at];
    is_locked_to_do_ = true;
  }
}

std::optional<PropagationStep> ExplainedRun::next() {
  if (is_over_) return std::nullopt;
  const auto empty = std::find(before_.begin(), before_.end(), DigitMask{0});
  PropagationStep step;
  if (empty != before_.end()) {
    step = {.reason = PropagationStep::Reason::kEmpty,
            .cell = static_cast<Cell>(empty - before_.begin()),
            .is_contradiction = true};
  } else if (!by_settled(step) && !by_pair(step) && !by_propagator(step) && !by_locked(step)) {
    return std::nullopt;
  }
  is_over_ = step.is_contradiction;
  return step;
}

bool ExplainedRun::by_settled(PropagationStep& step) {
  step.reason = PropagationStep::Reason::kSettled;
  while (!settled_.empty()) {
    step.cell = settled_.back();
    settled_.pop_back();
    const DigitMask digit = store_[step.cell];
    if (removes(step, [&] {
          bool holds = true;
          for (const Cell peer : network_.peers[step.cell]) holds = store_.keep(peer, ~digit) && holds;
          return holds;
        }))
      return true;
  }
  return false;
}

bool ExplainedRun::by_pair(PropagationStep& step) {
  step.reason = PropagationStep::Reason::kPair;
  while (!changed_.empty()) {
    step.cell = changed_.back();
    for (const CellRelation& relation : network_.relations[step.cell])
      if (removes(step,
                  [&] { return store_.keep(relation.to, network_.supported(relation.table, store_[step.cell])); }))
        return true;
    std::erase(changed_, step.cell);
  }
  return false;
}

bool ExplainedRun::by_propagator(PropagationStep& step) {
  step.reason = PropagationStep::Reason::kPropagator;
  for (std::size_t word = 0; word < to_do_.size(); ++word)
    while (to_do_[word] != 0) {
      const auto index =
          static_cast<std::uint32_t>(word * 64 + static_cast<std::size_t>(std::countr_zero(to_do_[word])));
      to_do_[word] &= to_do_[word] - 1;
      if (network_.propagators[index].kind == Propagator::Kind::kBand) continue;
      step.propagator = index;
      if (removes(step, [&] { return store_.run_one(network_, index); })) return true;
    }
  return false;
}

bool ExplainedRun::by_locked(PropagationStep& step) {
  step.reason = PropagationStep::Reason::kLocked;
  if (!is_locked_to_do_) return false;
  for (step.base = 0; step.base < network_.houses.size(); ++step.base) {
    const std::vector<Cell>& base = network_.houses[step.base];
    if (base.size() != static_cast<std::size_t>(network_.side())) continue;
    for (step.cover = 0; step.cover < network_.houses.size(); ++step.cover) {
      if (step.cover == step.base) continue;
      const std::vector<Cell>& cover = network_.houses[step.cover];
      DigitMask outside = 0;
      std::vector<Cell> shared;
      for (const Cell cell : base) {
        if (std::find(cover.begin(), cover.end(), cell) == cover.end())
          outside |= store_[cell];
        else
          shared.push_back(cell);
      }
      if (shared.size() < 2) continue;
      for (DigitMask left = network_.all() & ~outside; left != 0; left &= left - 1) {
        const DigitMask digit = left & (~left + 1);
        if (removes(step, [&] {
              bool holds = true;
              for (const Cell cell : cover)
                if (std::find(shared.begin(), shared.end(), cell) == shared.end())
                  holds = store_.keep(cell, ~digit) && holds;
              return holds;
            }))
          return true;
      }
    }
  }
  is_locked_to_do_ = false;
  return false;
}

}  // namespace sudoscope

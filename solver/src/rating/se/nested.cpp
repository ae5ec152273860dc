#include "rating/se/nested.hpp"

#include <algorithm>

#include "rating/se/pattern_rules.hpp"

namespace sudoscope::rating {

bool NestedChains::same(int one, int other) const {
  const std::span<const Node> a = text(one);
  const std::span<const Node> b = text(other);
  return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

int NestedChains::nodes_within(const ForcingChain& chain) const {
  within_.clear();
  int sum = 0;
  for (const ForcingChain::Branch& branch : chain.all_branches()) {
    list_chain(*branch.propagation, branch.target, list_);
    for (const Index index : list_) {
      const int nested = branch.propagation->entries[index].nested;
      if (nested == kNotNested) continue;
      if (std::any_of(within_.begin(), within_.end(), [&](int other) { return same(nested, other); })) continue;
      within_.push_back(nested);
      sum += nodes(nested);
    }
  }
  return sum;
}

LevelRules::LevelRules(int level, const Stop& stop) : level_(level), stop_(&stop) {
  if (level == 2 || level == 3) cycles_ = std::make_unique<Cycles>();
  if (level >= 3) forcing_ = std::make_unique<ForcingSearch>();
  if (level == 5) inner_ = std::make_unique<LevelRules>(2, stop);
}

void LevelRules::begin(const SeGrid& grid) {
  grid_ = &grid;
  chains_.clear();
}

void LevelRules::find(const Candidates& source, const Candidates& current, std::vector<Advanced>& found) {
  find_by_patterns(*grid_, source, current, found);
  source_ = &source;
  current_ = &current;
  if (found.empty() && cycles_ != nullptr) find_cycles(found);
  if (found.empty() && forcing_ != nullptr)
    find_forcing(level_ == 3 ? ForcingMode::kMultiple : ForcingMode::kDynamic, nullptr, found);
  if (found.empty() && inner_ != nullptr) find_forcing(ForcingMode::kDynamic, inner_.get(), found);
}

LevelRules::Hint* LevelRules::better(const ChainRank& rank, const Cycles::Gone& gone) {
  int cell = 0;
  while (gone[cell] == 0) ++cell;
  bool one_cell = true;
  for (int other = cell + 1; other < kCells; ++other) one_cell &= gone[other] == 0;
  const Mask left = current_->cell[cell] & static_cast<Mask>(~gone[cell]);
  Node result = kNoNode;
  if (one_cell && count(gone[cell]) == 1) {
    result = off(candidate(cell, first(gone[cell])));
  } else if (one_cell && count(left) == 1) {
    result = on(candidate(cell, first(left)));
  }
  int number = -1;
  if (result != kNoNode) {
    number = hint_of_[result];
  } else {
    for (const int other : others_)
      if (hints_[static_cast<std::size_t>(other)].gone == gone) number = other;
  }
  if (number >= 0) {
    Hint& hint = hints_[static_cast<std::size_t>(number)];
    if (!(rank < hint.rank)) return nullptr;
    hint.rank = rank;
    // The first of equals comes first, so it goes to the end of the order.
    order_.erase(std::find(order_.begin(), order_.end(), number));
    order_.push_back(number);
    return &hint;
  }
  number = static_cast<int>(hint_count_++);
  if (hint_count_ > hints_.size()) hints_.emplace_back();
  (result != kNoNode ? hint_of_[result] : others_.emplace_back()) = number;
  order_.push_back(number);
  Hint& hint = hints_[static_cast<std::size_t>(number)];
  hint.rank = rank;
  hint.result = result;
  hint.gone = gone;
  return &hint;
}

void LevelRules::note_struck(int own, Cause cause, Hint& hint) {
  const int cell = cell_of(own);
  const int digit = digit_of(own);
  const auto note = [&](int struck) {
    if ((noted_[struck / 64] >> (struck % 64) & 1) != 0) return;
    noted_[struck / 64] |= std::uint64_t{1} << (struck % 64);
    hint.parents.push_back(static_cast<std::uint16_t>(struck));
  };
  if (cause == Cause::kCell) {
    for_each(source_->cell[cell] & ~unsigned{current_->cell[cell]}, [&](int other) { note(candidate(cell, other)); });
  } else if (cause != Cause::kAssumed) {
    const int kind = static_cast<int>(cause) - static_cast<int>(Cause::kBox);
    const int house = kNine.houses[cell][kind];
    for_each(source_->places[digit][house] & ~unsigned{current_->places[digit][house]},
             [&](int place) { note(candidate(kNine.cells[house][place], digit)); });
  }
}

void LevelRules::note_cycle(const StaticChain& chain, Hint& hint) {
  const StaticWalk& walk = cycles_->walk();
  hint.text.clear();
  hint.parents.clear();
  noted_ = {};
  if (!chain.cycle) {
    const Node end = chain.from_on ? off(chain.start) : on(chain.start);
    hint.text.push_back(end);
    if (is_on(end)) note_struck(chain.start, chain.closing.cause, hint);
    for (Node node = chain.last; node != kNoNode; node = walk.parent(node)) {
      hint.text.push_back(node);
      if (is_on(node)) note_struck(candidate_of(node), walk.cause(node), hint);
    }
    hint.text.push_back(kNoNode);
    return;
  }
  // Forwards, from the digit that it comes back to; then backwards.
  const Node closing = off(chain.closing.candidate);
  hint.text.push_back(on(chain.start));
  note_struck(chain.start, cycles_->closing_cause(chain), hint);
  hint.text.push_back(closing);
  for (Node node = chain.last; walk.parent(node) != kNoNode; node = walk.parent(node)) {
    hint.text.push_back(node);
    if (is_on(node)) note_struck(candidate_of(node), walk.cause(node), hint);
  }
  const std::size_t forwards = hint.text.size();
  hint.text.push_back(kNoNode);
  hint.text.push_back(off(chain.start));
  for (std::size_t i = forwards - 1; i > 0; --i) {
    const Node node = opposite(hint.text[i]);
    hint.text.push_back(node);
    if (!is_on(node)) continue;
    note_struck(candidate_of(node), opposite(node) == closing ? chain.closing.cause : walk.cause(opposite(node)), hint);
  }
  hint.text.push_back(kNoNode);
}

void LevelRules::note_forcing(const ForcingChain& chain, Hint& hint) {
  hint.text.clear();
  hint.parents.clear();
  noted_ = {};
  for (const ForcingChain::Branch& branch : chain.all_branches()) {
    list_chain(*branch.propagation, branch.target, list_);
    for (const Index index : list_) {
      const Propagation::Entry& entry = branch.propagation->entries[index];
      hint.text.push_back(entry.node);
      if (!is_on(entry.node)) continue;
      Cause cause = entry.cause;
      if (cause == Cause::kAssumed && chain.kind == ForcingKind::kCell) cause = Cause::kCell;
      if (cause == Cause::kAssumed && chain.kind == ForcingKind::kHouse) cause = cause_of(kind_of(chain.source));
      note_struck(candidate_of(entry.node), cause, hint);
    }
    hint.text.push_back(kNoNode);
  }
}

void LevelRules::hand_over(std::vector<Advanced>& found) {
  std::stable_sort(order_.begin(), order_.end(), [&](int a, int b) {
    return hints_[static_cast<std::size_t>(a)].rank < hints_[static_cast<std::size_t>(b)].rank;
  });
  for (const int number : order_) {
    const Hint& hint = hints_[static_cast<std::size_t>(number)];
    if (hint.parents.empty()) continue;
    const int nested = chains_.add(hint.rank.nodes, hint.text);
    for (int cell = 0; cell < kCells; ++cell)
      for_each(hint.gone[cell], [&](int digit) { found.push_back({candidate(cell, digit), hint.parents, nested}); });
  }
}

void LevelRules::find_cycles(std::vector<Advanced>& found) {
  hint_count_ = 0;
  hint_of_.fill(-1);
  others_.clear();
  order_.clear();
  cycles_->all(
      *current_, [](double) { return kNodes; },
      [&](const StaticChain& chain, const Cycles::Gone& gone) {
        if (Hint* hint = better(chain.rank, gone); hint != nullptr) note_cycle(chain, *hint);
      });
  hand_over(found);
}

void LevelRules::find_forcing(ForcingMode mode, LevelRules* inner, std::vector<Advanced>& found) {
  hint_count_ = 0;
  hint_of_.fill(-1);
  others_.clear();
  order_.clear();
  if (inner != nullptr) inner->begin(*grid_);
  (void)forcing_->all(
      *current_, mode, inner, *stop_, [] { return kNodes; },
      [&](const ForcingChain& chain) {
        ChainRank rank{0, chain.nodes, static_cast<int>(chain.kind)};
        if (inner != nullptr) rank.nodes += inner->chains().nodes_within(chain);
        Hint* hint = better(rank, gone_by(*current_, chain.result));
        if (hint != nullptr) note_forcing(chain, *hint);
      });
  hand_over(found);
}

}  // namespace sudoscope::rating

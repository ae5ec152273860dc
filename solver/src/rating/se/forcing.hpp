// Forcing chains: consequences of an assumption, from every candidate: a contradiction; a common consequence of a
// digit being there and not being there (double), of all digits of a cell, or of all places of a digit in a house.
#pragma once

#include <memory>

#include "rating/se/propagation.hpp"

namespace sudoscope::rating {

enum class ForcingKind : std::uint8_t { kDouble = 1, kCell = 5, kHouse = 6, kContradiction = 7 };

// Nishio: one digit, contradictions alone. Multiple: cells and houses, on a grid
// that does not change. Dynamic: all of these, and eliminations on the way count.
enum class ForcingMode : std::uint8_t { kNishio, kMultiple, kDynamic };

// A chain as found, valid while the propagations are unchanged.
struct ForcingChain {
  struct Branch {
    const Propagation* propagation;
    Index target;
  };
  ForcingKind kind{};
  int nodes = 0;   // of all branches
  Node result{};   // the conclusion
  int source = 0;  // the cell or the house, or the candidate of a double or a contradiction
  Table<Branch, kSide> branches{};
  int branch_count = 0;

  std::span<const Branch> all_branches() const { return {branches.begin(), static_cast<std::size_t>(branch_count)}; }
};

class ForcingSearch {
 public:
  // f(chain) for each in the order of the scale, with at most `most()`
  // nodes. `rules`: null if there are none. False if `stop()` ended it.
  template <class Stop, class Most, class F>
  bool all(const Candidates& candidates, ForcingMode mode, AdvancedRules* rules, Stop&& stop, Most&& most, F&& f) {
    begin(candidates, mode, rules);
    for (int cell = 0; cell < kCells; ++cell) {
      const Mask digits = candidates.cell[cell];
      const int number = count(digits);
      if (number < (mode == ForcingMode::kMultiple ? 3 : 2)) continue;
      ForcingChain of_cell;
      of_cell.kind = ForcingKind::kCell;
      of_cell.source = cell;
      for (Mask left = digits; left != 0; left = without_first(left)) {
        if (stop()) return false;
        const int assumed = candidate(cell, first(left));
        const Propagation& from_on = assume(assumed, most());
        of_cell.branches[of_cell.branch_count++].propagation = &from_on;
        if (mode != ForcingMode::kMultiple) {
          offer_contradiction(from_on, off(assumed), most, f);
          propagator_.run(candidates, off(assumed), propagation_mode_, rules, most() - 1, from_off_);
          offer_contradiction(from_off_, on(assumed), most, f);
          if (mode == ForcingMode::kDynamic && number >= 3) {
            ForcingChain both;
            both.kind = ForcingKind::kDouble;
            both.source = assumed;
            both.branch_count = 2;
            both.branches[0].propagation = &from_on;
            both.branches[1].propagation = &from_off_;
            offer_common(both, most, f);
          }
        }
        if (mode != ForcingMode::kNishio) offer_houses(assumed, most, f);
      }
      if (mode != ForcingMode::kNishio) offer_common(of_cell, most, f);
    }
    return true;
  }

 private:
  void begin(const Candidates& candidates, ForcingMode mode, AdvancedRules* rules);
  // Consequences of the digit in the cell. Valid until the next search.
  const Propagation& assume(int candidate, int most);

  template <class Most, class F>
  void offer_contradiction(const Propagation& propagation, Node result, Most& most, F& f) {
    if (!propagation.is_contradiction()) return;
    ForcingChain chain;
    chain.kind = ForcingKind::kContradiction;
    chain.result = result;
    chain.source = candidate_of(result);
    chain.branch_count = 2;
    chain.branches[0] = {&propagation, propagation.both_on};
    chain.branches[1] = {&propagation, propagation.both_off};
    chain.nodes =
        propagation.entries[propagation.both_on].ancestors + propagation.entries[propagation.both_off].ancestors;
    if (chain.nodes <= most() && is_worth(result)) f(chain);
  }

  // Houses in which the candidate is the first place of its digit.
  template <class Most, class F>
  void offer_houses(int assumed, Most& most, F& f) {
    const int cell = cell_of(assumed);
    const int digit = digit_of(assumed);
    for (int kind = 0; kind < 3; ++kind) {
      ForcingChain chain;
      chain.kind = ForcingKind::kHouse;
      chain.source = kNine.houses[cell][kind];
      Mask places = candidates_->places[digit][chain.source];
      if (first(places) != kNine.place[cell][kind] || without_first(places) == 0) continue;
      for (; places != 0; places = without_first(places)) {
        const int place = candidate(kNine.cells[chain.source][first(places)], digit);
        chain.branches[chain.branch_count++].propagation = &assume(place, most());
      }
      offer_common(chain, most, f);
    }
  }

  // Common consequences of all branches.
  template <class Most, class F>
  void offer_common(ForcingChain& chain, Most& most, F& f) {
    const Propagation& own = *chain.branches[0].propagation;
    for (const std::vector<Index>* list : {&own.ons, &own.offs}) {
      for (const Index target : *list) {
        const Propagation::Entry& entry = own.entries[target];
        int nodes = entry.ancestors;
        if (nodes + chain.branch_count - 1 > most()) continue;
        chain.branches[0].target = target;
        int branch = 1;
        for (; branch < chain.branch_count; ++branch) {
          auto& [propagation, index] = chain.branches[branch];
          index = propagation->index[entry.node];
          if (index == kNoIndex) break;
          nodes += propagation->entries[index].ancestors;
        }
        if (branch < chain.branch_count || nodes > most() || !is_worth(entry.node)) continue;
        chain.nodes = nodes;
        chain.result = entry.node;
        f(chain);
      }
    }
  }

  // True if the conclusion has eliminations.
  bool is_worth(Node result) const {
    return !is_on(result) || without_first(candidates_->cell[cell_of(candidate_of(result))]) != 0;
  }

  const Candidates* candidates_ = nullptr;
  AdvancedRules* rules_ = nullptr;
  Propagator::Mode propagation_mode_{};
  Propagator propagator_;
  Propagation from_off_;
  std::vector<std::unique_ptr<Propagation>> cache_;
  Table<std::int16_t, kCandidates> cached_{};  // of an assumed candidate, its place in the cache
  std::int16_t cached_count_ = 0;
};

// Eliminations of a conclusion, by cell.
inline Table<Mask, kCells> gone_by(const Candidates& candidates, Node result) {
  Table<Mask, kCells> gone{};
  const int cell = cell_of(candidate_of(result));
  const Mask digit = bit(digit_of(candidate_of(result)));
  gone[cell] = is_on(result) ? candidates.cell[cell] & static_cast<Mask>(~digit) : digit;
  return gone;
}

}  // namespace sudoscope::rating

// Propagate and guess, advanced: naked and hidden singles, then naked and hidden pairs and triples, then pointing, back
// to singles after whatever changed, until nothing changes; then a guess in the first cell with the fewest candidates.
// Source: L. Sinai, "Sudoku solver", 2020, with his advanced strategies. Cost: for each house that lost a candidate,
// its digits in its cells, and its cells and digits of two or three in pairs and threes.
#pragma once

#include "search/propagate_and_guess.hpp"
#include "search/techniques.hpp"

namespace sudoscope {

class SinglesAndSubsets {
 public:
  explicit SinglesAndSubsets(const Puzzle& puzzle) : singles_(puzzle) {}

  template <Tracer T>
  bool start(T& tracer, CandidateGrid& grid, Ledger& ledger) {
    return singles_.start(tracer, grid, ledger) && propagate(tracer, grid, ledger);
  }

  template <Tracer T>
  bool follow(T& tracer, CandidateGrid& grid, Ledger& ledger, Cell cell, Digit digit) {
    return singles_.follow(tracer, grid, ledger, cell, digit) && propagate(tracer, grid, ledger);
  }

  void forget() {
    singles_.forget();
    removals_.clear();
  }
  std::size_t buffer_bytes() const { return singles_.buffer_bytes() + removals_.capacity() * sizeof(Removal); }

 private:
  // REQUIRES: there is no single left.
  template <Tracer T>
  bool propagate(T& tracer, CandidateGrid& grid, Ledger& ledger) {
    while (true) {
      const HouseId house = singles_.lost().first();
      if (house == kNoHouse) return true;
      singles_.lost().remove(house);
      if (grid.blanks() == 0) continue;
      removals_.clear();
      find_naked_subsets(grid, house, 3, removals_);
      find_hidden_subsets(grid, house, 3, removals_);
      const HouseKind kind = grid.geometry().houses()[house].kind;
      if (kind == HouseKind::kBox || kind == HouseKind::kRegion) find_locked(grid, house, removals_);
      for (const auto& [cell, digit, reason, from] : removals_)
        if (grid.can_take(cell, digit) && !singles_.eliminate(tracer, grid, ledger, cell, digit, reason, from))
          return false;
      if (!removals_.empty() && !singles_.propagate(tracer, grid, ledger)) return false;
    }
  }

  Singles singles_;
  std::vector<Removal> removals_;
};

using PropagateAndGuessAdvanced = GuessingSearch<SinglesAndSubsets>;

}  // namespace sudoscope

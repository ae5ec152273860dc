// SinglesAnd: singles as long as there are any, then the eliminations of a technique
// in a house that lost a candidate, then back to singles, until nothing changes.
#pragma once

#include "search/propagate_and_guess.hpp"
#include "search/removals.hpp"

namespace sudoscope {

// Lists the eliminations in the house.
using ListRemovals = void (*)(const CandidateGrid& grid, HouseId house, std::vector<Removal>& removals);

// `Clues`: as Singles has them.
template <ListRemovals kList, class Clues>
class SinglesAnd {
 public:
  explicit SinglesAnd(const Puzzle& puzzle) : singles_(puzzle) {}

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
      kList(grid, house, removals_);
      for (const auto& [cell, digit, technique, from] : removals_)
        if (grid.can_take(cell, digit) && !singles_.eliminate(tracer, grid, ledger, cell, digit, technique, from))
          return false;
      if (!removals_.empty() && !singles_.propagate(tracer, grid, ledger)) return false;
    }
  }

  Singles<Clues> singles_;
  std::vector<Removal> removals_;
};

}  // namespace sudoscope

// Propagate and guess: naked and hidden singles until nothing changes, then a guess in the first cell with
// the fewest candidates; a wrong guess is taken back with all its consequences. Source: L. Sinai, "Sudoku
// solver", 2020; the two rules are from P. Norvig, "Solving Every Sudoku Puzzle", 2006. Cost: the peers of
// each digit placed and the cells of each house that lost a candidate; a trail entry for each change.
#pragma once

#include "search/guessing_search.hpp"
#include "search/house_set.hpp"

namespace sudoscope {

// Naked singles as long as there are any, then the first house with a hidden one, and over again.
class Singles {
 public:
  explicit Singles(const Puzzle&) {}

  template <Tracer T>
  bool start(T& tracer, CandidateGrid& grid, Ledger& ledger) {
    for (std::size_t house = 0; house < grid.geometry().houses().size(); ++house) touch(static_cast<HouseId>(house));
    if (!take_restrictions(tracer, grid, ledger)) return false;
    for (Cell cell = 0; cell < grid.cell_count(); ++cell)
      if (!grid.is_blank(cell) && !eliminate_from_peers(tracer, grid, ledger, cell, grid.digits()[cell])) return false;
    return propagate(tracer, grid, ledger);
  }

  template <Tracer T>
  bool follow(T& tracer, CandidateGrid& grid, Ledger& ledger, Cell cell, Digit digit) {
    return place(tracer, grid, ledger, cell, digit) && propagate(tracer, grid, ledger);
  }

  void forget() {
    singles_.clear();
    singles_done_ = 0;
    touched_.clear();
    lost_.clear();
  }

  template <Tracer T>
  bool propagate(T& tracer, CandidateGrid& grid, Ledger& ledger) {
    while (true) {
      while (singles_done_ < singles_.size()) {
        const Cell cell = singles_[singles_done_++];
        if (!grid.is_blank(cell)) continue;
        const Digit digit = first_digit(grid.possible(cell));
        ledger.assign(tracer, cell, digit, Technique::kNakedSingle);
        if (!place(tracer, grid, ledger, cell, digit)) return false;
      }
      singles_.clear();
      singles_done_ = 0;
      const HouseId house = touched_.first();
      if (house == kNoHouse) return true;
      if (!place_hidden_single(tracer, grid, ledger, house)) return false;
    }
  }

  // Removes a candidate. REQUIRES: grid.can_take(cell, digit).
  template <Tracer T>
  bool eliminate(T& tracer, CandidateGrid& grid, Ledger& ledger, Cell cell, Digit digit, Technique technique,
                 HouseId house = kNoHouse) {
    grid.remove(cell, digit, ledger.level() > 0);
    ledger.eliminate(tracer, cell, digit, technique, house);
    for (const HouseId id : grid.geometry().houses_of(cell)) touch(id);
    if (grid.possible(cell) == 0) {
      ledger.conflict(tracer, cell);
      return false;
    }
    if (is_single(grid.possible(cell))) singles_.push_back(cell);
    return true;
  }

  // The houses that lost a candidate since they were last taken from here.
  HouseSet& lost() { return lost_; }

  std::size_t buffer_bytes() const { return singles_.capacity() * sizeof(Cell); }

 private:
  // Cells that a restricted grid leaves one digit, or none, before anything is eliminated.
  template <Tracer T>
  bool take_restrictions(T& tracer, CandidateGrid& grid, Ledger& ledger) {
    if (!grid.geometry().is_restricted()) return true;
    for (Cell cell = 0; cell < grid.cell_count(); ++cell) {
      if (!grid.is_blank(cell)) continue;
      if (grid.possible(cell) == 0) {
        ledger.conflict(tracer, cell);
        return false;
      }
      if (is_single(grid.possible(cell))) singles_.push_back(cell);
    }
    return true;
  }

  // A house stays touched until it has no hidden single left.
  template <Tracer T>
  bool place_hidden_single(T& tracer, CandidateGrid& grid, Ledger& ledger, HouseId id) {
    const std::vector<Cell>& cells = grid.geometry().houses()[id].cells;
    DigitSet once = 0;
    DigitSet twice = 0;
    for (const Cell cell : cells) {
      if (!grid.is_blank(cell)) continue;
      twice |= once & grid.possible(cell);
      once |= grid.possible(cell);
    }
    if (const DigitSet no_place = grid.geometry().all() & ~(grid.grid().held(id) | once); no_place != 0) {
      ledger.conflict(tracer, id, first_digit(no_place));
      return false;
    }
    const DigitSet hidden = once & ~twice;
    if (hidden == 0) {
      touched_.remove(id);
      return true;
    }
    const Digit digit = first_digit(hidden);
    std::size_t i = 0;
    while (!grid.can_take(cells[i], digit)) ++i;
    ledger.assign(tracer, cells[i], digit, Technique::kHiddenSingle, id);
    return place(tracer, grid, ledger, cells[i], digit);
  }

  template <Tracer T>
  bool place(T& tracer, CandidateGrid& grid, Ledger& ledger, Cell cell, Digit digit) {
    grid.place(cell, digit, ledger.level() > 0);
    return eliminate_from_peers(tracer, grid, ledger, cell, digit);
  }

  template <Tracer T>
  bool eliminate_from_peers(T& tracer, CandidateGrid& grid, Ledger& ledger, Cell placed, Digit digit) {
    for (const Cell cell : grid.geometry().peers(placed))
      if (grid.can_take(cell, digit) && !eliminate(tracer, grid, ledger, cell, digit, Technique::kPeer)) return false;
    return true;
  }

  void touch(HouseId house) {
    touched_.add(house);
    lost_.add(house);
  }

  std::vector<Cell> singles_;  // cells found with one candidate, in order; the first singles_done_ are placed
  std::size_t singles_done_ = 0;
  HouseSet touched_;  // to look at for hidden singles
  HouseSet lost_;
};

using PropagateAndGuess = GuessingSearch<Singles>;

}  // namespace sudoscope

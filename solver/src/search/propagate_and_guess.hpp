// Propagate and guess: naked and hidden singles until nothing changes, and what clues rule out, then a guess in the
// first cell with the fewest candidates; a wrong guess is taken back with all its consequences. Source: L. Sinai,
// "Sudoku solver", 2020; the two rules are from P. Norvig, "Solving Every Sudoku Puzzle", 2006. Cost: the peers of each
// digit placed and the cells of each house that lost a candidate; a trail entry for each change.
#pragma once

#include "search/clue_queue.hpp"
#include "search/guessing_search.hpp"
#include "search/house_set.hpp"

namespace sudoscope {

// Singles that follow houses alone.
struct NoClues {
  explicit NoClues(const Puzzle&) {}
  static void touch(Cell) {}
  static void clear() {}
  static bool next(const CandidateGrid&) { return false; }
  static std::span<const ClueQueue::Gone> gone() { return {}; }
  static Cell failed() { return kNoCell; }
  static std::size_t buffer_bytes() { return 0; }
};

// Naked singles as long as there are any, then the first house with a hidden one, then a clue, and over again. `Clues`:
// ClueQueue or NoClues.
template <class Clues>
class Singles {
 public:
  explicit Singles(const Puzzle& puzzle) : clues_(puzzle) {}

  template <Tracer T>
  bool start(T& tracer, CandidateGrid& grid, Ledger& ledger) {
    for (std::size_t house = 0; house < grid.geometry().houses().size(); ++house) touch(static_cast<HouseId>(house));
    for (Cell cell = 0; cell < grid.cell_count(); ++cell) clues_.touch(cell);
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
    clues_.clear();
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
      if (house != kNoHouse) {
        if (!place_hidden_single(tracer, grid, ledger, house)) return false;
      } else if (!clues_.next(grid)) {
        return true;
      } else if (!follow_clue(tracer, grid, ledger)) {
        return false;
      }
    }
  }

  // Removes a candidate. REQUIRES: grid.can_take(cell, digit).
  template <Tracer T>
  bool eliminate(T& tracer, CandidateGrid& grid, Ledger& ledger, Cell cell, Digit digit, Technique technique,
                 HouseId house = kNoHouse) {
    grid.remove(cell, digit, ledger.level() > 0);
    ledger.eliminate(tracer, cell, digit, technique, house);
    for (const HouseId id : grid.geometry().houses_of(cell)) touch(id);
    clues_.touch(cell);
    if (grid.possible(cell) == 0) {
      ledger.conflict(tracer, cell);
      return false;
    }
    if (is_single(grid.possible(cell))) singles_.push_back(cell);
    return true;
  }

  // The houses that lost a candidate since they were last taken from here.
  HouseSet& lost() { return lost_; }

  std::size_t buffer_bytes() const { return singles_.capacity() * sizeof(Cell) + clues_.buffer_bytes(); }

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

  // Removes what the clue in hand rules out.
  template <Tracer T>
  [[gnu::cold]] bool follow_clue(T& tracer, CandidateGrid& grid, Ledger& ledger) {
    for (const auto& [cell, digit] : clues_.gone())
      if (grid.can_take(cell, digit) && !eliminate(tracer, grid, ledger, cell, digit, Technique::kClue)) return false;
    if (clues_.failed() == kNoCell) return true;
    // All cells of the clue are filled.
    ledger.conflict(tracer, clues_.failed());
    return false;
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
    clues_.touch(cell);
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
  [[no_unique_address]] Clues clues_;
};

template <class Clues>
using PropagateAndGuess = GuessingSearch<Singles<Clues>>;

}  // namespace sudoscope

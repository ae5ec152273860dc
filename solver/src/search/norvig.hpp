// Norvig: to put a digit in a cell, eliminate all others from it; to eliminate a digit, take it out, and
// then (1) if one candidate is left, eliminate that from the peers, and (2) if a house is left with one
// place for the digit, put it there. The two call each other until nothing changes; then a guess in the
// first cell with the fewest candidates. Source: P. Norvig, "Solving Every Sudoku Puzzle", 2006: the givens
// are put one after the other into a grid where all is possible. The calls are kept on a stack of our own,
// in his order; the event of a digit comes when the decision is made, and the contradiction as soon as it
// does not fit there. Cost: as propagate-and-guess, and the houses of every cell for each candidate lost.
#pragma once

#include "search/guessing_search.hpp"

namespace sudoscope {

class AssignAndEliminate {
 public:
  explicit AssignAndEliminate(const Puzzle&) {}

  template <Tracer T>
  bool start(T& tracer, CandidateGrid& grid, Ledger& ledger) {
    for (Cell cell = 0; cell < grid.cell_count(); ++cell) {
      if (grid.is_blank(cell)) continue;
      calls_.push_back({Kind::kAssign, cell, grid.digits()[cell], 0});
      if (!run(tracer, grid, ledger)) return false;
    }
    if (!take_restrictions(tracer, grid, ledger)) return false;
    // Side 1: nothing was eliminated, and the grid has just one digit.
    for (Cell cell = 0; cell < grid.cell_count(); ++cell)
      if (grid.is_blank(cell) && is_single(grid.possible(cell)) && !settle(tracer, grid, ledger, cell)) return false;
    return run(tracer, grid, ledger);
  }

  template <Tracer T>
  bool follow(T& tracer, CandidateGrid& grid, Ledger& ledger, Cell cell, Digit digit) {
    grid.place(cell, digit, true);
    calls_.push_back({Kind::kAssign, cell, digit, 0});
    return run(tracer, grid, ledger);
  }

  void forget() { calls_.clear(); }
  std::size_t buffer_bytes() const { return calls_.capacity() * sizeof(Call); }

 private:
  // An unfinished call; `next` is the place of its loop.
  enum class Kind : std::uint8_t {
    kAssign,  // eliminates every digit but this one from the cell
    kPeers,   // eliminates the digit from the peers of the cell
    kPlaces,  // looks for the digit's only place in the houses of the cell, which has just lost it
  };
  struct Call {
    Kind kind;
    Cell cell;
    Digit digit;
    std::uint32_t next;
  };

  // Consequences of the digits that a restricted grid leaves out, as though they were eliminated here.
  template <Tracer T>
  bool take_restrictions(T& tracer, CandidateGrid& grid, Ledger& ledger) {
    if (!grid.geometry().is_restricted()) return true;
    for (Cell cell = 0; cell < grid.cell_count(); ++cell) {
      if (grid.possible(cell) == 0) {
        ledger.conflict(tracer, cell);
        return false;
      }
      DigitSet gone = grid.geometry().all() & ~grid.geometry().allowed(cell);
      for (; gone != 0; gone = without_first(gone)) calls_.push_back({Kind::kPlaces, cell, first_digit(gone), 0});
      if (is_single(grid.possible(cell)) && !settle(tracer, grid, ledger, cell)) return false;
      if (!run(tracer, grid, ledger)) return false;
    }
    return true;
  }

  template <Tracer T>
  bool run(T& tracer, CandidateGrid& grid, Ledger& ledger) {
    while (!calls_.empty()) {
      Call& call = calls_.back();
      const auto [kind, cell, digit, next] = call;
      if (kind == Kind::kAssign) {
        const DigitSet others = grid.possible(cell) & ~digit_bit(digit);
        if (others == 0) {
          calls_.pop_back();
          continue;
        }
        if (!eliminate(tracer, grid, ledger, cell, first_digit(others))) return false;
      } else if (kind == Kind::kPeers) {
        const auto peers = grid.geometry().peers(cell);
        std::uint32_t i = next;
        while (i < peers.size() && !has_digit(grid.possible(peers[i]), digit)) ++i;
        if (i == peers.size()) {
          calls_.pop_back();
          continue;
        }
        call.next = i + 1;
        if (!eliminate(tracer, grid, ledger, peers[i], digit)) return false;
      } else {
        const auto houses = grid.geometry().houses_of(cell);
        if (next == houses.size()) {
          calls_.pop_back();
          continue;
        }
        call.next = next + 1;
        if (!put_in_only_place(tracer, grid, ledger, houses[next], digit)) return false;
      }
    }
    return true;
  }

  // REQUIRES: the cell has the candidate. Calls that follow go on the stack, the first of them on top.
  template <Tracer T>
  bool eliminate(T& tracer, CandidateGrid& grid, Ledger& ledger, Cell cell, Digit digit) {
    grid.remove(cell, digit, ledger.level() > 0);
    if (grid.is_blank(cell)) ledger.eliminate(tracer, cell, digit);
    calls_.push_back({Kind::kPlaces, cell, digit, 0});
    return !is_single(grid.possible(cell)) || settle(tracer, grid, ledger, cell);
  }

  // The cell's only candidate is its digit.
  template <Tracer T>
  bool settle(T& tracer, CandidateGrid& grid, Ledger& ledger, Cell cell) {
    const Digit digit = first_digit(grid.possible(cell));
    if (grid.is_blank(cell)) {
      if (!has_digit(grid.grid().fitting(cell), digit)) {
        ledger.conflict(tracer, cell);
        return false;
      }
      grid.place(cell, digit, ledger.level() > 0);
      ledger.assign(tracer, cell, digit, Technique::kNakedSingle);
    }
    calls_.push_back({Kind::kPeers, cell, digit, 0});
    return true;
  }

  template <Tracer T>
  bool put_in_only_place(T& tracer, CandidateGrid& grid, Ledger& ledger, HouseId house, Digit digit) {
    Cell place = kNoCell;
    for (const Cell cell : grid.geometry().houses()[house].cells) {
      if (!has_digit(grid.possible(cell), digit)) continue;
      if (place != kNoCell) return true;
      place = cell;
    }
    const bool fits = place != kNoCell && (grid.is_blank(place) ? has_digit(grid.grid().fitting(place), digit)
                                                                : grid.digits()[place] == digit);
    if (!fits) {
      ledger.conflict(tracer, house, digit);
      return false;
    }
    if (grid.is_blank(place)) {
      grid.place(place, digit, ledger.level() > 0);
      ledger.assign(tracer, place, digit, Technique::kHiddenSingle, house);
    }
    calls_.push_back({Kind::kAssign, place, digit, 0});
    return true;
  }

  std::vector<Call> calls_;
};

using Norvig = GuessingSearch<AssignAndEliminate>;

}  // namespace sudoscope

// Propagate and guess: naked and hidden singles until nothing changes, then a guess in the first cell with the fewest
// candidates, its digits in ascending order; a wrong guess is taken back with everything that followed from it.
// Source: L. Sinai, "Sudoku solver", 2020; the two rules are those of P. Norvig, "Solving Every Sudoku Puzzle", 2006.
// Cost: the peers of each digit placed and the cells of each house that lost a candidate; a trail entry for each
// change.
#pragma once

#include <array>

#include "search/ledger.hpp"
#include "search/placed_digits.hpp"

namespace sudoscope {

class PropagateAndGuess {
 public:
  explicit PropagateAndGuess(const Puzzle& puzzle) : grid_(puzzle), possible_(puzzle.givens.size(), 0) {
    for (const Cell cell : blank_cells(puzzle)) {
      possible_[cell] = grid_.geometry().all();
      ++blanks_;
    }
  }

  // The givens or one guess, with all that follows; or one backtrack.
  template <Tracer T>
  StepStatus step(T& tracer) {
    ledger_.begin_step();
    if (next_ == Next::kBacktrack) return backtrack(tracer);
    if (next_ == Next::kGuess) open_guess();
    const bool consistent = (next_ == Next::kStart ? start(tracer) : guess(tracer)) && propagate(tracer);
    const bool solved = consistent && blanks_ == 0;
    next_ = consistent && !solved ? Next::kGuess : Next::kBacktrack;
    return solved ? ledger_.solution(tracer) : StepStatus::kRunning;
  }

  const SearchStats& stats() const { return ledger_.stats(); }
  const std::vector<Digit>& digits() const { return grid_.digits(); }
  std::size_t footprint_bytes() const {
    return sizeof(*this) + grid_.buffer_bytes() + possible_.capacity() * sizeof(DigitSet) +
           trail_.capacity() * sizeof(Change) + possible_before_.capacity() * sizeof(DigitSet) +
           guesses_.capacity() * sizeof(Guess) + singles_.capacity() * sizeof(Cell);
  }

 private:
  enum class Next : std::uint8_t { kStart, kGuess, kRetry, kBacktrack };
  struct Change {
    Cell cell;
    Digit digit;
    bool placed;  // else removed from the candidates
  };
  struct Guess {
    DigitSet left;  // digits to try after this one
    std::uint32_t trail_size;
    Cell cell;
  };

  // Removes what the givens rule out. False at a conflict.
  template <Tracer T>
  bool start(T& tracer) {
    for (std::size_t house = 0; house < grid_.geometry().houses().size(); ++house) touch(static_cast<HouseId>(house));
    const auto cells = static_cast<Cell>(grid_.geometry().cell_count());
    for (Cell cell = 0; cell < cells; ++cell)
      if (!grid_.is_blank(cell) && !eliminate_from_peers(tracer, cell, grid_.digits()[cell])) return false;
    return true;
  }

  void open_guess() {
    Cell best = kNoCell;
    int fewest = kMaxSide + 1;
    const auto cells = static_cast<Cell>(grid_.geometry().cell_count());
    for (Cell cell = 0; cell < cells && fewest > 2; ++cell) {
      if (possible_[cell] == 0) continue;
      if (const int count = digit_count(possible_[cell]); count < fewest) best = cell, fewest = count;
    }
    guesses_.push_back({possible_[best], static_cast<std::uint32_t>(trail_.size()), best});
  }

  template <Tracer T>
  bool guess(T& tracer) {
    Guess& top = guesses_.back();
    const Digit digit = first_digit(top.left);
    top.left = without_first(top.left);
    ledger_.decide(tracer, top.cell, digit);
    return place(tracer, top.cell, digit);
  }

  // Naked singles as long as there are any, then the first house with a hidden one, and over again.
  template <Tracer T>
  bool propagate(T& tracer) {
    while (true) {
      while (singles_done_ < singles_.size()) {
        const Cell cell = singles_[singles_done_++];
        if (possible_[cell] == 0) continue;
        const Digit digit = first_digit(possible_[cell]);
        ledger_.assign(tracer, cell, digit, Reason::kNakedSingle);
        if (!place(tracer, cell, digit)) return false;
      }
      const HouseId house = blanks_ == 0 ? kNoHouse : first_touched();
      if (house == kNoHouse) return true;
      if (!place_hidden_single(tracer, house)) return false;
    }
  }

  // A house stays touched until it has no hidden single left.
  template <Tracer T>
  bool place_hidden_single(T& tracer, HouseId id) {
    const std::vector<Cell>& cells = grid_.geometry().houses()[id].cells;
    DigitSet once = 0;
    DigitSet twice = 0;
    for (const Cell cell : cells) {
      twice |= once & possible_[cell];
      once |= possible_[cell];
    }
    if (const DigitSet no_place = grid_.geometry().all() & ~(grid_.held(id) | once); no_place != 0) {
      ledger_.conflict(tracer, id, first_digit(no_place));
      return false;
    }
    const DigitSet hidden = once & ~twice;
    if (hidden == 0) {
      touched_[id / 64u] &= ~(std::uint64_t{1} << id % 64u);
      return true;
    }
    const Digit digit = first_digit(hidden);
    std::size_t i = 0;
    while (!has_digit(possible_[cells[i]], digit)) ++i;
    ledger_.assign(tracer, cells[i], digit, Reason::kHiddenSingle, id);
    return place(tracer, cells[i], digit);
  }

  template <Tracer T>
  bool place(T& tracer, Cell cell, Digit digit) {
    grid_.place(cell, digit);
    --blanks_;
    record({cell, digit, true});
    if (ledger_.level() > 0) possible_before_.push_back(possible_[cell]);
    possible_[cell] = 0;
    return eliminate_from_peers(tracer, cell, digit);
  }

  template <Tracer T>
  bool eliminate_from_peers(T& tracer, Cell placed, Digit digit) {
    for (const Cell cell : grid_.geometry().peers(placed)) {
      if (!has_digit(possible_[cell], digit)) continue;
      possible_[cell] &= ~digit_bit(digit);
      record({cell, digit, false});
      ledger_.eliminate(tracer, cell, digit);
      grid_.for_each_house(cell, [&](HouseId house) { touch(house); });
      if (possible_[cell] == 0) {
        ledger_.conflict(tracer, cell);
        return false;
      }
      if (is_single(possible_[cell])) singles_.push_back(cell);
    }
    return true;
  }

  // Back to the last guess with a digit left to try.
  template <Tracer T>
  StepStatus backtrack(T& tracer) {
    singles_.clear();
    singles_done_ = 0;
    touched_ = {};
    for (; !guesses_.empty(); guesses_.pop_back()) {
      undo_to(guesses_.back().trail_size);
      if (guesses_.back().left == 0) continue;
      ledger_.backtrack(tracer, static_cast<std::uint32_t>(guesses_.size() - 1));
      next_ = Next::kRetry;
      return StepStatus::kRunning;
    }
    return ledger_.exhausted(tracer);
  }

  void undo_to(std::size_t trail_size) {
    for (; trail_.size() > trail_size; trail_.pop_back()) {
      const Change& change = trail_.back();
      if (change.placed) {
        grid_.take_back(change.cell);
        possible_[change.cell] = possible_before_.back();
        possible_before_.pop_back();
        ++blanks_;
      } else {
        possible_[change.cell] |= digit_bit(change.digit);
      }
    }
  }

  // What follows from the givens alone is never undone.
  void record(const Change& change) {
    if (ledger_.level() > 0) trail_.push_back(change);
  }

  void touch(HouseId house) { touched_[house / 64u] |= std::uint64_t{1} << house % 64u; }

  HouseId first_touched() const {
    for (std::size_t word = 0; word < touched_.size(); ++word)
      if (touched_[word] != 0)
        return static_cast<HouseId>(word * 64 + static_cast<std::size_t>(std::countr_zero(touched_[word])));
    return kNoHouse;
  }

  PlacedDigits grid_;
  std::vector<DigitSet> possible_;         // of each blank cell; 0 in filled ones, so that one look tells both
  std::vector<Change> trail_;              // changes under open guesses
  std::vector<DigitSet> possible_before_;  // of the cells that the trail placed, in its order
  std::vector<Guess> guesses_;
  std::vector<Cell> singles_;  // cells found with one candidate, in order; the first singles_done_ are placed
  std::size_t singles_done_ = 0;
  std::array<std::uint64_t, 4> touched_{};  // bit set of the houses to look at for hidden singles
  int blanks_ = 0;
  Next next_ = Next::kStart;
  Ledger ledger_;
};

}  // namespace sudoscope

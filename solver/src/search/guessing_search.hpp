// GuessingSearch: the common part of the algorithms that work out all consequences of a
// guess before they make the next: the guess in the first cell with the fewest candidates,
// and the way back to the last guess with a candidate left to try. The Propagation decides
// on the consequences and their order. Cost beside it: a look at every cell for each guess.
#pragma once

#include "search/candidate_grid.hpp"
#include "search/digit_order.hpp"
#include "search/ledger.hpp"

namespace sudoscope {

// Made from the puzzle; keeps working lists of its own, empty between steps. Its two functions return false at a
// conflict, after passing it to the ledger:
//
//   start(tracer, grid, ledger)                eliminations by the givens, and all consequences
//   follow(tracer, grid, ledger, cell, digit)  places the digit of a guess, with all consequences
template <class P>
concept Propagation = std::copyable<P> && std::constructible_from<P, const Puzzle&> &&
                      requires(P propagation, const P& view, NullTracer tracer, CandidateGrid& grid, Ledger& ledger) {
                        { propagation.start(tracer, grid, ledger) } -> std::same_as<bool>;
                        { propagation.follow(tracer, grid, ledger, Cell{}, Digit{}) } -> std::same_as<bool>;
                        { propagation.forget() } -> std::same_as<void>;
                        { view.buffer_bytes() } -> std::same_as<std::size_t>;
                      };

template <Propagation P>
class GuessingSearch {
 public:
  explicit GuessingSearch(const Puzzle& puzzle, DigitOrder order = {})
      : grid_(puzzle), propagation_(puzzle), order_(order) {}

  // The givens or one guess, with all consequences; or one backtrack.
  template <Tracer T>
  StepStatus step(T& tracer) {
    ledger_.begin_step();
    if (next_ == Next::kBacktrack) return backtrack(tracer);
    if (next_ == Next::kGuess) open_guess();
    const bool consistent = next_ == Next::kStart ? propagation_.start(tracer, grid_, ledger_) : guess(tracer);
    const bool solved = consistent && grid_.blanks() == 0;
    next_ = consistent && !solved ? Next::kGuess : Next::kBacktrack;
    return solved ? ledger_.solution(tracer) : StepStatus::kRunning;
  }

  const SearchStats& stats() const { return ledger_.stats(); }
  Ledger& ledger() { return ledger_; }
  void abandon() { next_ = Next::kBacktrack; }
  const std::vector<Digit>& digits() const { return grid_.digits(); }
  std::size_t footprint_bytes() const {
    return sizeof(*this) + grid_.buffer_bytes() + propagation_.buffer_bytes() + guesses_.capacity() * sizeof(Guess);
  }

 private:
  enum class Next : std::uint8_t { kStart, kGuess, kRetry, kBacktrack };
  struct Guess {
    DigitSet left;  // digits to try after this one
    std::uint32_t trail_size;
    Cell cell;
  };

  void open_guess() {
    Cell best = kNoCell;
    int fewest = kMaxSide + 1;
    for (Cell cell = 0; cell < grid_.cell_count() && fewest > 2; ++cell) {
      if (!grid_.is_blank(cell)) continue;
      if (const int count = digit_count(grid_.possible(cell)); count < fewest) best = cell, fewest = count;
    }
    guesses_.push_back({grid_.possible(best), grid_.trail_size(), best});
  }

  template <Tracer T>
  bool guess(T& tracer) {
    Guess& top = guesses_.back();
    const Digit digit = order_.first(top.cell, top.left);
    top.left &= ~digit_bit(digit);
    ledger_.decide(tracer, top.cell, digit);
    return propagation_.follow(tracer, grid_, ledger_, top.cell, digit);
  }

  template <Tracer T>
  StepStatus backtrack(T& tracer) {
    propagation_.forget();
    for (; !guesses_.empty(); guesses_.pop_back()) {
      grid_.undo_to(guesses_.back().trail_size);
      if (guesses_.back().left == 0) continue;
      next_ = Next::kRetry;
      return ledger_.backtrack(tracer, static_cast<std::uint32_t>(guesses_.size() - 1));
    }
    return ledger_.exhausted(tracer);
  }

  CandidateGrid grid_;
  P propagation_;
  std::vector<Guess> guesses_;
  DigitOrder order_;
  Next next_ = Next::kStart;
  Ledger ledger_;
};

}  // namespace sudoscope

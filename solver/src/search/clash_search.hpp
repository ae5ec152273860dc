// ClashSearch: the run on a puzzle with two equal givens in a house, a given that its
// cell cannot hold, or givens that break a clue. It reports that and ends; no algorithm meets such a grid.
#pragma once

#include "search/ledger.hpp"
#include "sudoscope/grid/contradiction.hpp"

namespace sudoscope {

class ClashSearch {
 public:
  // REQUIRES: `clash` is one of the puzzle's.
  ClashSearch(const Puzzle& puzzle, const Contradiction& clash)
      : givens_(puzzle.givens), house_(clash.house), digit_(first_digit(clash.digits)), second_(clash.cells.back()) {}

  // REQUIRES: the clues rule out the given in `cell`.
  ClashSearch(const Puzzle& puzzle, Cell cell)
      : givens_(puzzle.givens), house_(kNoHouse), digit_(kBlank), second_(cell) {}

  template <Tracer T>
  StepStatus step(T& tracer) {
    ledger_.begin_step();
    if (house_ == kNoHouse)
      ledger_.conflict(tracer, second_);
    else
      ledger_.conflict(tracer, house_, digit_, second_);
    return ledger_.exhausted(tracer);
  }

  const SearchStats& stats() const { return ledger_.stats(); }
  const std::vector<Digit>& digits() const { return givens_; }
  std::size_t footprint_bytes() const { return sizeof(*this) + givens_.capacity(); }

 private:
  std::vector<Digit> givens_;
  HouseId house_;
  Digit digit_;
  Cell second_;
  Ledger ledger_;
};

}  // namespace sudoscope

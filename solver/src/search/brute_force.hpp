// Brute force: the blank cells in a fixed order, in each every digit in turn; the first that no house holds stays
// until everything after it has failed. `kRowByRow` is L. M. Garshol, "Solving Sudoku", 2008, first version, and
// "BrutForce" in Longbons, Klinginsmith, Sánchez, 2013. `kFewestFirst` is "BrutForce2.0" of the latter: the cells
// are sorted once, by the number of digits that fit them at the start, and equals column by column, as their sort
// by (count, x, y) does. Cost: the number of steps is exponential in the blanks (hard 9x9: up to 10^9).
#pragma once

#include <utility>

#include "search/ordered_search.hpp"

namespace sudoscope {

enum class CellOrder : std::uint8_t { kRowByRow, kFewestFirst };

class BruteForce {
 public:
  explicit BruteForce(const Puzzle& puzzle, CellOrder cells = CellOrder::kRowByRow, DigitOrder digits = {})
      : search_(FittingDigits(puzzle), {.cells = ordered_cells(puzzle, cells), .lists = {}}, digits) {}

  // One digit placed, or one backtrack.
  template <Tracer T>
  StepStatus step(T& tracer) {
    ledger_.begin_step();
    return search_.step(tracer, ledger_);
  }

  const SearchStats& stats() const { return ledger_.stats(); }
  Ledger& ledger() { return ledger_; }
  void abandon() { search_.abandon(); }
  const std::vector<Digit>& digits() const { return search_.digits(); }
  std::size_t footprint_bytes() const { return sizeof(*this) + search_.buffer_bytes(); }

 private:
  static std::vector<Cell> ordered_cells(const Puzzle& puzzle, CellOrder order) {
    std::vector<Cell> cells = blank_cells(puzzle);
    if (order == CellOrder::kRowByRow) return cells;
    const FittingDigits grid(puzzle);
    const auto side = static_cast<std::size_t>(puzzle.geometry->side());
    std::vector<std::vector<Cell>> buckets((side + 1) * side);  // by count, then column; each row by row
    for (const Cell cell : std::exchange(cells, {})) {
      const auto count = static_cast<std::size_t>(digit_count(grid.fitting(cell)));
      buckets[count * side + static_cast<std::size_t>(puzzle.geometry->column_of(cell))].push_back(cell);
    }
    for (const std::vector<Cell>& bucket : buckets) cells.insert(cells.end(), bucket.begin(), bucket.end());
    return cells;
  }

  OrderedSearch search_;
  Ledger ledger_;
};

}  // namespace sudoscope

// CandidateStore: candidates of all cells, and what the network's primitives rule out, run until nothing changes. A
// copyable value without the network, which it is given.
#pragma once

#include <span>

#include "sudoscope/constraints/network.hpp"

namespace sudoscope {

class CandidateStore {
 public:
  explicit CandidateStore(const ConstraintNetwork& network);
  // With givens, a digit a cell or kBlank.
  CandidateStore(const ConstraintNetwork& network, std::span<const Digit> givens);

  std::span<const DigitMask> grid() const { return grid_; }
  DigitMask operator[](Cell cell) const { return grid_[cell]; }
  // Goes back to a grid that was propagated: nothing is left to look at.
  void restore(std::span<const DigitMask> grid);
  // Every cell and propagator is to be looked at.
  void touch_all(const ConstraintNetwork& network);

  // Leaves the cell these digits alone. False if it has none of them.
  bool keep(Cell cell, DigitMask digits) {
    const DigitMask before = grid_[cell];
    const DigitMask after = before & digits;
    if (after == before) return true;
    grid_[cell] = after;
    cells_to_do_[cell / 64U] |= std::uint64_t{1} << cell % 64U;
    if (after != 0) return true;
    empty_ = cell;
    return false;
  }

  // Runs all that changed cells concern. False on a contradiction.
  bool run(const ConstraintNetwork& network);

  // Runs one propagator by itself; nothing that it changes is followed. False on a contradiction.
  bool run_one(const ConstraintNetwork& network, std::uint32_t propagator);

  // The number of candidates of all cells.
  std::uint64_t candidates() const;
  // After a contradiction: the cell without a candidate, or kNoCell; the propagator that failed, or kNone.
  static constexpr std::uint32_t kNone = 0xFFFFFFFF;
  Cell empty_cell() const { return empty_; }
  std::uint32_t failed() const { return failed_; }
  // The first of the cells whose digits were taken from their peers last, together; kNoCell: there were none.
  Cell first_settled() const { return first_settled_; }

  std::size_t buffer_bytes() const;

 private:
  struct Run;  // one run over a network, in store_run.hpp

  // Takes the digits of the cells that have settled from their peers. False if that leaves one none.
  bool settle(const ConstraintNetwork& network);
  // Notes the propagators of all changed cells, and follows the pairs. `changer`: the propagator that changed them,
  // which need not run again unless it has settled a cell, or kNone. False on a contradiction.
  bool follow_changes(const ConstraintNetwork& network, std::uint32_t changer);

  std::vector<DigitMask> grid_;
  std::array<std::uint64_t, CellBits::kWords> cells_to_do_{};
  std::array<std::uint64_t, CellBits::kWords> settled_{};  // their peers may still hold their digits
  bool has_settled_ = false;
  std::vector<std::uint64_t> propagators_to_do_;
  std::vector<std::uint64_t> scratch_;  // of lines: the states that are reached, and those that lead to the end
  Cell empty_ = kNoCell;
  Cell first_settled_ = kNoCell;
  std::uint32_t failed_ = kNone;
};

}  // namespace sudoscope

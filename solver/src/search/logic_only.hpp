// Logic only: one deduction after another, each by the easiest technique that finds any, as people solve;
// never a guess. Sources: A. Spittel, "How I Finally Wrote a Sudoku Solver", 2018; A. Stuart, "The Logic of
// Sudoku", 2007. If no technique continues it is stuck, which proves nothing. Techniques that assume one
// solution are left out: every solution has the digits that it fills in, so that a grid that it fills has
// no other. Cost: techniques that are hard at most take microseconds, forcing nets on large grids seconds.
#pragma once

#include "search/ledger.hpp"
#include "sudoscope/grid/puzzle.hpp"
#include "sudoscope/techniques/logic.hpp"

namespace sudoscope {

class LogicOnly {
 public:
  // `hardest`: the highest grade of the techniques to use.
  LogicOnly(const Puzzle& puzzle, Grade hardest);

  // Eliminations by the givens; then one deduction.
  template <Tracer T>
  StepStatus step(T& tracer) {
    ledger_.begin_step();
    if (!has_begun_) {
      begin(tracer);
    } else if (position_.blanks() == 0) {
      return ledger_.exhausted(tracer);
    } else if (const auto deduction = finder_.next(position_)) {
      follow(tracer, *deduction);
    } else {
      is_stuck_ = true;
      return ledger_.stuck(tracer);
    }
    if (meets_conflict(tracer)) return ledger_.exhausted(tracer);
    return position_.blanks() == 0 ? ledger_.solution(tracer) : StepStatus::kRunning;
  }

  bool is_stuck() const { return is_stuck_; }
  const SearchStats& stats() const { return ledger_.stats(); }
  const std::vector<Digit>& digits() const { return position_.digits(); }
  std::size_t footprint_bytes() const { return sizeof(*this) + position_.buffer_bytes(); }

 private:
  // The position has no candidate that a given rules out.
  template <Tracer T>
  void begin(T& tracer) {
    has_begun_ = true;
    for (Cell cell = 0; cell < position_.cell_count(); ++cell) {
      if (!position_.is_blank(cell)) continue;
      DigitSet gone = geometry_->allowed(cell) & ~position_.candidates(cell);
      for (; gone != 0; gone = without_first(gone)) ledger_.eliminate(tracer, cell, first_digit(gone));
    }
  }

  template <Tracer T>
  void follow(T& tracer, const Deduction& deduction) {
    const Technique technique = deduction.technique;
    const auto& houses = deduction.evidence.houses;
    const HouseId house = houses.empty() ? kNoHouse : houses[0].house;
    for (const auto& [cell, digit] : deduction.placements) {
      if (!position_.can_take(cell, digit)) continue;
      ledger_.assign(tracer, cell, digit, technique, house);
      for (const Cell peer : geometry_->peers(cell))
        if (position_.can_take(peer, digit)) ledger_.eliminate(tracer, peer, digit);
      position_.place(cell, digit);
    }
    if (!deduction.eliminations.empty()) {
      const auto [cell, digit] = deduction.eliminations[0];
      ledger_.deduce(tracer, cell, digit, technique);
    }
    for (const auto& [cell, digit] : deduction.eliminations) {
      if (!position_.can_take(cell, digit)) continue;
      ledger_.eliminate(tracer, cell, digit, technique);
      position_.eliminate(cell, digit);
    }
  }

  template <Tracer T>
  bool meets_conflict(T& tracer) {
    const auto [cell, house, digit] = dead_end();
    if (cell != kNoCell) ledger_.conflict(tracer, cell);
    if (house != kNoHouse) ledger_.conflict(tracer, house, digit);
    return cell != kNoCell || house != kNoHouse;
  }

  // A cell without a candidate, or a house without a place for a digit.
  struct DeadEnd {
    Cell cell = kNoCell;
    HouseId house = kNoHouse;
    Digit digit = kBlank;
  };
  DeadEnd dead_end() const;

  GeometryPtr geometry_;
  StepFinder finder_;
  Position position_;
  bool has_begun_ = false;
  bool is_stuck_ = false;
  Ledger ledger_;
};

}  // namespace sudoscope

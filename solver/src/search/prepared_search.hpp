// Prepared search: brute force over lists of possible digits, after a chosen amount of preparation. Source: L. M.
// Garshol, "Solving Sudoku", 2008, the second to fifth versions:
//
//   kLists      the lists are computed once from the givens, and nothing else
//   kSingles    before searching: fills every cell with one possible digit, recomputes, and again until there is none
//   kCrossCheck the same, and digits with one place in a row, then a column, then a box, until nothing changes
//   kEliminate  the same, and two techniques that only remove candidates. The article does not name them: here locked
//               candidates (pointing and claiming) and naked pairs
//
// Extra houses are cross-checked with the boxes. Cost: a few looks at every house for each pass, then as brute force.
#pragma once

#include <optional>

#include "search/ordered_search.hpp"
#include "search/removals.hpp"

namespace sudoscope {

enum class Preparation : std::uint8_t { kLists, kSingles, kCrossCheck, kEliminate };

class PreparedSearch {
 public:
  PreparedSearch(const Puzzle& puzzle, Preparation preparation, DigitOrder order = {})
      : candidates_(puzzle), clues_(puzzle), order_(order), preparation_(preparation) {}

  // One sweep of the preparation over the whole grid; then one digit placed, or one backtrack.
  template <Tracer T>
  StepStatus step(T& tracer) {
    ledger_.begin_step();
    return search_ ? search_->step(tracer, ledger_) : prepare(tracer);
  }

  const SearchStats& stats() const { return ledger_.stats(); }
  Ledger& ledger() { return ledger_; }
  void abandon() { search_->abandon(); }
  const std::vector<Digit>& digits() const { return search_ ? search_->digits() : candidates_->digits(); }
  // The digits filled in each pass of the preparation; the last pass found none, or met a conflict.
  const std::vector<std::uint32_t>& singles_per_pass() const { return singles_per_pass_; }
  std::size_t footprint_bytes() const {
    return sizeof(*this) + (search_ ? search_->buffer_bytes() : candidates_->buffer_bytes()) +
           naked_.capacity() * sizeof(Cell) + removals_.capacity() * sizeof(Removal) +
           singles_per_pass_.capacity() * sizeof(std::uint32_t);
  }

 private:
  // Cold: a few calls a run, so that size counts and not speed.
  template <Tracer T>
  [[gnu::cold]] StepStatus prepare(T& tracer) {
    if (!run_sweep(tracer)) return ledger_.exhausted(tracer);
    if (sweep_ == last_sweep() && !changed_) {
      // The sweeps look at houses alone.
      const Cell broken = clues_.is_active() ? clues_.broken(candidates_->digits()) : kNoCell;
      if (broken != kNoCell) {
        ledger_.conflict(tracer, broken);
        return ledger_.exhausted(tracer);
      }
      search_.emplace(FittingDigits(candidates_->grid(), clues_), plan(), order_);
      candidates_.reset();
    } else if (sweep_ == Sweep::kLists || sweep_ == last_sweep()) {
      begin_pass();
    } else {
      sweep_ = static_cast<Sweep>(static_cast<int>(sweep_) + 1);
    }
    return StepStatus::kRunning;
  }

  // In the order of a pass; the lists come once, before the first.
  enum class Sweep : std::uint8_t { kLists, kNakedSingles, kRows, kColumns, kBoxes, kLocked, kNakedPairs };

  Sweep last_sweep() const {
    constexpr std::array kLast{Sweep::kLists, Sweep::kNakedSingles, Sweep::kBoxes, Sweep::kNakedPairs};
    return kLast[static_cast<std::size_t>(preparation_)];
  }

  void begin_pass() {
    sweep_ = Sweep::kNakedSingles;
    changed_ = false;
    singles_per_pass_.push_back(0);
  }

  FillPlan plan() const {
    FillPlan plan;
    for (Cell cell = 0; cell < candidates_->cell_count(); ++cell) {
      if (!candidates_->is_blank(cell)) continue;
      plan.cells.push_back(cell);
      plan.lists.push_back(candidates_->possible(cell));
    }
    return plan;
  }

  // False at a conflict.
  template <Tracer T>
  [[gnu::cold]] bool run_sweep(T& tracer) {
    switch (sweep_) {
      case Sweep::kLists:
        make_lists(tracer);
        return true;
      case Sweep::kNakedSingles:
        return fill_naked_singles(tracer);
      case Sweep::kRows:
        return in_houses(HouseKind::kRow, HouseKind::kRow, [&](HouseId id) { return cross_check(tracer, id); });
      case Sweep::kColumns:
        return in_houses(HouseKind::kColumn, HouseKind::kColumn, [&](HouseId id) { return cross_check(tracer, id); });
      case Sweep::kBoxes:
        return in_houses(HouseKind::kBox, HouseKind::kLast, [&](HouseId id) { return cross_check(tracer, id); });
      case Sweep::kLocked:
        return in_houses(HouseKind::kRow, HouseKind::kLast, [&](HouseId id) {
          list_locked(*candidates_, id, removals_);
          return remove_found(tracer);
        });
      case Sweep::kNakedPairs:
        return in_houses(HouseKind::kRow, HouseKind::kLast, [&](HouseId id) {
          list_naked_subsets(*candidates_, id, 2, removals_);
          return remove_found(tracer);
        });
    }
    return true;
  }

  template <class Visit>
  bool in_houses(HouseKind first, HouseKind last, Visit visit) {
    const auto houses = candidates_->geometry().houses();
    for (std::size_t id = 0; id < houses.size(); ++id)
      if (houses[id].kind >= first && houses[id].kind <= last && !visit(static_cast<HouseId>(id))) return false;
    return true;
  }

  // The sweep or search that comes to a cell without a digit notices it, not this one.
  template <Tracer T>
  [[gnu::cold]] void make_lists(T& tracer) {
    const FittingDigits grid(candidates_->grid(), clues_);
    for (Cell cell = 0; cell < candidates_->cell_count(); ++cell) {
      if (!candidates_->is_blank(cell)) continue;
      DigitSet gone = candidates_->possible(cell) & ~grid.fitting(cell);
      for (; gone != 0; gone = without_first(gone)) {
        const Digit digit = first_digit(gone);
        const bool by_house = grid.first_holding(cell, digit) != kNoHouse;
        candidates_->remove(cell, digit, false);
        ledger_.eliminate(tracer, cell, digit, by_house ? Technique::kPeer : Technique::kClue);
      }
    }
  }

  // Cells that are singles when the sweep begins; their consequences are left to the next one.
  template <Tracer T>
  [[gnu::cold]] bool fill_naked_singles(T& tracer) {
    naked_.clear();
    for (Cell cell = 0; cell < candidates_->cell_count(); ++cell) {
      if (!candidates_->is_blank(cell) || without_first(candidates_->possible(cell)) != 0) continue;
      if (candidates_->possible(cell) == 0) {
        ledger_.conflict(tracer, cell);
        return false;
      }
      naked_.push_back(cell);
    }
    for (const Cell cell : naked_)
      if (!fill(tracer, cell, first_digit(candidates_->possible(cell)), Technique::kNakedSingle, kNoHouse))
        return false;
    naked_.clear();
    return true;
  }

  // Fills every digit that has one place in the house.
  template <Tracer T>
  [[gnu::cold]] bool cross_check(T& tracer, HouseId id) {
    const House& house = candidates_->geometry().houses()[id];
    DigitSet missing = candidates_->missing(id);
    for (; missing != 0; missing = without_first(missing)) {
      const Digit digit = first_digit(missing);
      const PlaceSet places = places_of(*candidates_, house, digit);
      if (places == 0) {
        ledger_.conflict(tracer, id, digit);
        return false;
      }
      if (!is_single(places)) continue;
      if (!fill(tracer, house.cells[first_place(places)], digit, Technique::kHiddenSingle, id)) return false;
    }
    return true;
  }

  template <Tracer T>
  [[gnu::cold]] bool fill(T& tracer, Cell filled, Digit digit, Technique technique, HouseId house) {
    changed_ = true;
    ++singles_per_pass_.back();
    candidates_->place(filled, digit, false);
    ledger_.assign(tracer, filled, digit, technique, house);
    for (const Cell cell : candidates_->geometry().peers(filled))
      if (candidates_->can_take(cell, digit) && !eliminate(tracer, cell, digit, Technique::kPeer, kNoHouse))
        return false;
    return true;
  }

  template <Tracer T>
  [[gnu::cold]] bool remove_found(T& tracer) {
    bool consistent = true;
    for (const auto& [cell, digit, technique, house] : removals_)
      if (candidates_->can_take(cell, digit) && !(consistent = eliminate(tracer, cell, digit, technique, house))) break;
    removals_.clear();
    return consistent;
  }

  template <Tracer T>
  [[gnu::cold]] bool eliminate(T& tracer, Cell cell, Digit digit, Technique technique, HouseId house) {
    changed_ = true;
    candidates_->remove(cell, digit, false);
    ledger_.eliminate(tracer, cell, digit, technique, house);
    if (candidates_->possible(cell) != 0) return true;
    ledger_.conflict(tracer, cell);
    return false;
  }

  std::optional<CandidateGrid> candidates_;  // until the search begins
  ClueRules clues_;
  std::optional<OrderedSearch> search_;  // from then on
  std::vector<Cell> naked_;
  std::vector<Removal> removals_;  // empty between steps, as are the naked singles
  std::vector<std::uint32_t> singles_per_pass_;
  DigitOrder order_;
  Preparation preparation_;
  Sweep sweep_ = Sweep::kLists;
  bool changed_ = false;  // in this pass
  Ledger ledger_;
};

}  // namespace sudoscope

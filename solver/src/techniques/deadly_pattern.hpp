// Deadly pattern: cells, none of them a given, whose digits could be exchanged so that every house keeps its
// digits. If the solution had the digits of the pattern there, the exchanged ones would be a second solution.
// So in a puzzle with just one solution, a cell of the pattern holds another digit, a fin. The consequences
// of that alone are here, in the four types of N. Juillerat's Sudoku Explainer, 2006, for any pattern.
//
// The proof requires two things of a grid, and the code that makes a pattern tests them on the grid
// itself, not by its kind. The exchange must leave every house intact, be it a diagonal, a window or
// a group. There must be no rule beyond the houses (`may_be_exchanged`), because an unread rule could
// permit one solution and not the other; nor given candidates, which may have only one of the two.
#pragma once

#include <algorithm>
#include <span>

#include "sudoscope/techniques/deduction.hpp"
#include "techniques/board.hpp"
#include "techniques/places.hpp"

namespace sudoscope {

// True if an exchange that leaves all houses intact is allowed at all: no rule is ignored, and no cell is restricted.
inline bool may_be_exchanged(const Geometry& geometry) { return geometry.is_all_houses() && !geometry.is_restricted(); }

// True if each house that holds one of these cells holds exactly one of `evens` and one of
// `odds`: two digits, one in all evens and the other in all odds, can then be exchanged.
template <class Sets>
bool is_paired(const Sets& sets, const typename Sets::Set& evens, const typename Sets::Set& odds) {
  for (const Cell cell : evens | odds)
    for (const HouseId house : sets.geometry().houses_of(cell))
      if (!(sets.house(house) & evens).has_single() || !(sets.house(house) & odds).has_single()) return false;
  return true;
}

// The next larger number with as many bits.
inline std::uint64_t next_choice(std::uint64_t chosen) {
  const std::uint64_t lowest = chosen & -chosen;
  const std::uint64_t carried = chosen + lowest;
  return ((carried ^ chosen) >> 2) / lowest | carried;
}

// The houses of a cell in the order of Sudoku Explainer: the box or region comes first.
class BoxFirst {
 public:
  explicit BoxFirst(std::span<const HouseId> houses) : count_(houses.size()) {
    std::copy(houses.begin(), houses.end(), order_.begin());
    std::rotate(order_.begin(), order_.begin() + 2, order_.begin() + 3);
  }
  const HouseId* begin() const { return order_.data(); }
  const HouseId* end() const { return order_.data() + count_; }

 private:
  std::array<HouseId, kMostHousesOfCell> order_;
  std::size_t count_;
};

// People do not look for a set of more digits than this.
inline constexpr int kMostSetDigits = 7;

// `PatternOf` gives a cell's digits of the pattern: some of its candidates, or the digit that it holds.
template <class Sets, class PatternOf>
class DeadlyPattern {
 public:
  using Set = typename Sets::Set;

  // Lifetime: of both.
  DeadlyPattern(const Sets& sets, std::span<const Cell> cells, PatternOf pattern_of)
      : sets_(&sets), cells_(cells), pattern_of_(pattern_of) {
    for (const Cell cell : cells) {
      const DigitSet fins = fins_of(cell);
      fins_ |= fins;
      if (fins != 0) fin_cells_.insert(cell);
    }
  }

  const Set& fin_cells() const { return fin_cells_; }
  DigitSet fins() const { return fins_; }
  DigitSet pattern_of(Cell cell) const { return pattern_of_(cell); }
  DigitSet fins_of(Cell cell) const { return sets_->candidates(cell) & ~pattern_of_(cell); }

  // All fins are in one cell: it holds no digit of the pattern.
  template <class Take>
  bool type_1(Technique technique, Take take) const {
    if (!fin_cells_.has_single()) return false;
    const Cell cell = fin_cells_.first();
    const DigitSet gone = sets_->candidates(cell) & pattern_of_(cell);
    if (gone == 0) return false;
    Deduction found = with_evidence(technique);
    eliminate(found, cell, gone);
    return take(std::move(found));
  }

  // Fins of one digit are in several cells: no cell that sees all of these holds it.
  template <class Take>
  bool type_2(Technique technique, Take take) const {
    if (!is_single(fins_) || fin_cells_.has_single()) return false;
    const Digit digit = first_digit(fins_);
    const Set losers = sets_->common_peers(fin_cells_) & sets_->cells_for(digit);
    if (losers.empty()) return false;
    Deduction found = with_evidence(technique);
    for (const Cell cell : losers) found.eliminations.push_back({cell, digit});
    return take(std::move(found));
  }

  // Calls visit(others, digits) for each `degree` - 1 cells of the pool that together with the fins hold `degree`
  // digits: one of the fin cells is the last cell of this naked set, if all are in one house. Stops when it
  // returns true, and returns true then. Choices come in the order of the highest cell in which they differ.
  template <class Visit>
  bool for_each_naked_set(const Set& pool, int degree, Visit visit) const {
    std::array<Cell, kMaxSide> cells;
    int count = 0;
    for (const Cell cell : pool)
      if (digit_count(sets_->candidates(cell) | fins_) <= degree) cells[static_cast<std::size_t>(count++)] = cell;
    if (count < degree - 1) return false;
    for (std::uint64_t chosen = all_digits(degree - 1); chosen >> count == 0; chosen = next_choice(chosen)) {
      Set others;
      DigitSet digits = fins_;
      for (std::uint64_t left = chosen; left != 0; left = without_first(left)) {
        const Cell cell = cells[first_place(left)];
        others.insert(cell);
        digits |= sets_->candidates(cell);
      }
      if (digit_count(digits) == degree && visit(others, digits)) return true;
    }
    return false;
  }

  // Fins as a cell of a naked set: the losers, which share a house with all its cells, lose the digits of the set.
  template <class Take>
  bool type_3(Technique technique, HouseId house, const Set& others, DigitSet digits, const Set& losers,
              Take take) const {
    if (!loses_any(losers, digits)) return false;
    Deduction found = with_evidence(technique, 1);
    for (const Cell cell : others) found.evidence.cells.push_back({cell, sets_->candidates(cell), kPattern, 2});
    found.evidence.houses.push_back({house, HouseRole::kCover});
    for (const Cell cell : losers) eliminate(found, cell, digits & sets_->candidates(cell));
    return take(std::move(found));
  }

  // Two fin cells share a house in which a digit of the pattern is in no third cell: one of
  // them holds it, the other holds a fin, and neither holds another digit of the pattern.
  template <class Take>
  bool type_4(Technique technique, Take take) const {
    const Cell a = fin_cells_.first();
    const Set rest = fin_cells_.without_first();
    if (!rest.has_single()) return false;
    const Cell b = rest.first();
    for (DigitSet left = pattern_of_(a) | pattern_of_(b); left != 0; left = without_first(left)) {
      const Digit digit = first_digit(left);
      const DigitSet others = ~digit_bit(digit);
      if (((pattern_of_(a) | pattern_of_(b)) & others) == 0) continue;
      for (const HouseId house : sets_->geometry().houses_of(a)) {
        if (!sets_->house(house).contains(b) || !sets_->places(house, digit).is_subset_of(fin_cells_)) continue;
        Deduction found = with_evidence(technique);
        found.evidence.houses.push_back({house, HouseRole::kBase, digit_bit(digit)});
        eliminate(found, a, pattern_of_(a) & others);
        eliminate(found, b, pattern_of_(b) & others);
        if (take(std::move(found))) return true;
        break;
      }
    }
    return false;
  }

  // The cells of the pattern as evidence: their digits of it, and their fins. `group`: 1 if other cells join them.
  Deduction with_evidence(Technique technique, std::uint8_t group = 0) const {
    Deduction found{.technique = technique};
    for (const Cell cell : cells_) {
      found.evidence.cells.push_back({cell, pattern_of_(cell), kPattern, group});
      if (const DigitSet fins = fins_of(cell); fins != 0)
        found.evidence.cells.push_back({cell, fins, CandidateRole::kFin, group});
    }
    return found;
  }

  static void eliminate(Deduction& found, Cell cell, DigitSet digits) {
    for (; digits != 0; digits = without_first(digits)) found.eliminations.push_back({cell, first_digit(digits)});
  }

  bool loses_any(const Set& losers, DigitSet digits) const {
    for (const Cell cell : losers)
      if ((sets_->candidates(cell) & digits) != 0) return true;
    return false;
  }

 private:
  static constexpr CandidateRole kPattern = CandidateRole::kPattern;

  const Sets* sets_;
  std::span<const Cell> cells_;
  PatternOf pattern_of_;
  Set fin_cells_;
  DigitSet fins_ = 0;
};

// Calls take(deduction) for type 3 with a naked set in each house that holds all
// fin cells, of other cells with `fits(cell)`; the digits of the set are removed
// from every house that holds the whole set. The same set in two houses comes once.
template <class Sets, class Pattern, class Fits, class Take>
bool naked_type_3(const Sets& sets, const Pattern& pattern, Technique technique, Fits fits, Take take) {
  using Set = typename Sets::Set;
  const Set& fin_cells = pattern.fin_cells();
  const auto houses = sets.geometry().houses_of(fin_cells.first());
  for (const HouseId house : houses) {
    if (!fin_cells.is_subset_of(sets.house(house))) continue;
    Set pool;
    for (const Cell cell : (sets.house(house) & sets.blank()) - fin_cells)
      if (fits(cell)) pool.insert(cell);
    for (int degree = std::max(2, digit_count(pattern.fins())); degree <= kMostSetDigits; ++degree) {
      const bool enough = pattern.for_each_naked_set(pool, degree, [&](const Set& others, DigitSet digits) {
        const Set whole = fin_cells | others;
        Set losers;
        for (const HouseId other : houses) {
          if (!whole.is_subset_of(sets.house(other))) continue;
          if (other < house) return false;
          losers |= sets.house(other);
        }
        return pattern.type_3(technique, house, others, digits, (losers & sets.blank()) - whole, take);
      });
      if (enough) return true;
    }
  }
  return false;
}

}  // namespace sudoscope

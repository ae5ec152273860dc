// Aligned exclusion: two or three cells, and the excluders, which are cells that see all
// of them and have few candidates. A way to fill the cells is impossible if it puts a
// digit twice into a house or leaves an excluder nothing; a candidate that is in no
// possible way is removed. Neither a cell nor an excluder need be aligned with anything.
//
// As in Sudoku Explainer (N. Juillerat, 2006), whose ratings depend on which instance comes first: an excluder
// has at most as many candidates as there are cells, and there are at least two excluders; no cell sees a cell
// with one candidate, and each sees at least one with few; the third cell is an excluder of one of the other two.
#pragma once

#include <algorithm>

#include "techniques/board.hpp"

namespace sudoscope {

template <int kWords>
struct AlignedExclusion {
  std::array<Cell, 3> cells;
  int size;  // 2 or 3 cells
  CellSet<kWords> excluders;
  std::array<DigitSet, 3> gone;  // candidates to remove, by cell
};

template <int kWords>
class AlignedExclusions {
 public:
  using Set = CellSet<kWords>;
  using Found = AlignedExclusion<kWords>;

  AlignedExclusions(const BoardSets<kWords>& sets, int size) : sets_(sets), size_(size) {
    Set single;
    for (const Cell cell : sets.blank()) {
      const int count = digit_count(sets.candidates(cell));
      if (count == 1) single.insert(cell);
      if (count > 1 && count <= size) few_.insert(cell);
    }
    for (const Cell cell : sets.blank() - single)
      if (!sets.peers(cell).intersects(single) && sets.peers(cell).intersects(few_)) bases_.insert(cell);
  }

  // Calls visit(found) for each pair or triple with candidates to remove, in Sudoku Explainer's
  // order: by the second cell, then by the first, then by the third among the excluders of the first
  // (box, row, column), then of the second. Stops when it returns true, and returns true then.
  template <class Visit>
  bool for_each(Visit visit) {
    for (const Cell second : bases_)
      for (const Cell first : bases_) {
        if (first == second) break;
        const Set excluders = sets_.peers(first) & sets_.peers(second) & few_;
        if (excluders.empty() || excluders.has_single()) continue;
        Found found{.cells = {first, second, kNoCell}, .size = size_, .excluders = excluders, .gone = {}};
        if (size_ == 2 ? exclude_pair(found) && visit(std::as_const(found)) : with_thirds(found, visit)) return true;
      }
    return false;
  }

 private:
  static constexpr std::size_t kMostDigits = BoardSets<kWords>::kMostDigits;

  template <class Visit>
  bool with_thirds(const Found& pair, Visit visit) {
    Set tried;
    tried.insert(pair.cells[0]);
    tried.insert(pair.cells[1]);
    for (const Cell by : {pair.cells[0], pair.cells[1]}) {
      const auto houses = sets_.geometry().houses_of(by);
      for (std::size_t i = 0; i < houses.size(); ++i) {
        // Boxes or regions come first.
        const HouseId house = houses[i == 0 ? 2 : i <= 2 ? i - 1 : i];
        for (const Cell third : sets_.house(house) & few_ & bases_ & sets_.peers(by)) {
          if (tried.contains(third)) continue;
          tried.insert(third);
          Found found = pair;
          found.cells[2] = third;
          found.excluders &= sets_.peers(third);
          if (found.excluders.empty() || found.excluders.has_single() || is_seen_before(found.cells)) continue;
          if (exclude_triple(found) && visit(std::as_const(found))) return true;
        }
      }
    }
    return false;
  }

  // True if the three cells came up before with another of them as
  // the third: pairs come by their second cell, then by their first.
  bool is_seen_before(const std::array<Cell, 3>& cells) const {
    const auto [first, second, third] = cells;
    if (third > second) return false;
    const auto comes = [&](Cell a, Cell b, Cell last) {
      return few_.contains(last) && (sets_.see_each_other(a, last) || sets_.see_each_other(b, last));
    };
    if (third > first) return comes(first, third, second);
    return comes(third, first, second) || comes(third, second, first);
  }

  // True if there is a candidate to remove, here and below.
  bool exclude_pair(Found& found) {
    const auto [a, b, none] = found.cells;
    find_exclusions(found.excluders, sets_.candidates(a) | sets_.candidates(b));
    const bool see = sets_.see_each_other(a, b);
    DigitSet kept_a = 0;
    DigitSet kept_b = 0;
    for (DigitSet left = sets_.candidates(a); left != 0; left = without_first(left)) {
      const Digit p = first_digit(left);
      const DigitSet fit = sets_.candidates(b) & ~pairs_[p] & (see ? ~digit_bit(p) : ~DigitSet{0});
      if (fit != 0) kept_a |= digit_bit(p);
      kept_b |= fit;
    }
    found.gone = {sets_.candidates(a) & ~kept_a, sets_.candidates(b) & ~kept_b, 0};
    return (found.gone[0] | found.gone[1]) != 0;
  }

  bool exclude_triple(Found& found) {
    const auto [a, b, c] = found.cells;
    find_exclusions(found.excluders, sets_.candidates(a) | sets_.candidates(b) | sets_.candidates(c));
    const bool see_ab = sets_.see_each_other(a, b);
    const bool see_ac = sets_.see_each_other(a, c);
    const bool see_bc = sets_.see_each_other(b, c);
    std::array<DigitSet, 3> kept{};
    for (DigitSet of_a = sets_.candidates(a); of_a != 0; of_a = without_first(of_a)) {
      const Digit p = first_digit(of_a);
      DigitSet fit_b = sets_.candidates(b) & ~pairs_[p];
      if (see_ab) fit_b &= ~digit_bit(p);
      for (; fit_b != 0; fit_b = without_first(fit_b)) {
        const Digit q = first_digit(fit_b);
        DigitSet fit_c = sets_.candidates(c) & ~pairs_[p] & ~pairs_[q] & ~triples_[p][q];
        if (see_ac) fit_c &= ~digit_bit(p);
        if (see_bc) fit_c &= ~digit_bit(q);
        if (fit_c == 0) continue;
        kept[0] |= digit_bit(p);
        kept[1] |= digit_bit(q);
        kept[2] |= fit_c;
      }
    }
    DigitSet any = 0;
    for (std::size_t i = 0; i < 3; ++i) any |= found.gone[i] = sets_.candidates(found.cells[i]) & ~kept[i];
    return any != 0;
  }

  // Digits with which one of `digits` leaves an excluder of two candidates
  // nothing, and digits with which a pair of them leaves one of three nothing.
  void find_exclusions(const Set& excluders, DigitSet digits) {
    for (DigitSet left = digits; left != 0; left = without_first(left)) {
      pairs_[first_digit(left)] = 0;
      if (size_ == 3)
        for (DigitSet other = digits; other != 0; other = without_first(other))
          triples_[first_digit(left)][first_digit(other)] = 0;
    }
    for (const Cell excluder : excluders) {
      const DigitSet candidates = sets_.candidates(excluder);
      if ((candidates & ~digits) != 0) continue;
      for (DigitSet left = candidates; left != 0; left = without_first(left)) {
        const Digit digit = first_digit(left);
        const DigitSet others = candidates & ~digit_bit(digit);
        if (digit_count(candidates) == 2) {
          pairs_[digit] |= others;
        } else {
          for (DigitSet second = others; second != 0; second = without_first(second))
            triples_[digit][first_digit(second)] |= others & ~digit_bit(first_digit(second));
        }
      }
    }
  }

  const BoardSets<kWords>& sets_;
  int size_;
  Set few_;    // possible excluders
  Set bases_;  // possible members of the pair or triple
  std::array<DigitSet, kMostDigits> pairs_{};
  std::array<std::array<DigitSet, kMostDigits>, kMostDigits> triples_{};
};

}  // namespace sudoscope

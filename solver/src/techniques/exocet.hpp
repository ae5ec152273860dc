// Exocet: two base cells in one box and one row (or column), with three or four candidates together; three columns
// (rows) across it, one through each box of that band of boxes and none through a base cell, the cross-lines; and in
// them two target cells. A digit that is in a base cell is in each cross-line too, but nowhere that both base cells
// see. If every set of such places for it, no two of which see each other, includes one of the targets, and that holds
// for each of the base candidates, then the targets hold the same two digits as the base cells.
//
//   B B . | . . . | . . .    B  base cells           A junior exocet has both targets in the band of the base, in
//   . . . | T . . | C . .    T  targets              different boxes, and no base candidate in their companions. A
//   . . . | C . . | T . .    C  companions           senior one has a target outside the band.
//   . . | | | . . | | . .    |  rest of the cross-lines
//
// Source: "JExocet Pattern Definition" and "Exotic patterns a resume", D. P. Bird and champagne, New Sudoku Players'
// Forum, 2012 and 2013; the first was seen by A. Barker in "Fata Morgana". The search proves that no places are left by
// trying them, not by counting the lines that cover them, so that every way to show it counts.
#pragma once

#include <algorithm>

#include "techniques/board.hpp"

namespace sudoscope {

template <int kWords>
class Exocet {
 public:
  using Set = CellSet<kWords>;

  std::array<Cell, 2> bases;
  std::array<Cell, 2> targets;
  std::array<HouseId, 3> lines;
  DigitSet digits;  // of the base cells
  bool is_junior;
  std::array<DigitSet, 2> base_kept;  // candidates that the cells can still be
  std::array<DigitSet, 2> target_kept;
};

template <int kWords>
class ExocetSearch {
 public:
  using Set = CellSet<kWords>;

  explicit ExocetSearch(const BoardSets<kWords>& sets) : sets_(sets), geometry_(sets.geometry()) {}

  // Calls visit(exocet) for each, junior and senior, with or without eliminations. Stops when it
  // returns true, and returns true then. There are none in a grid with other than three boxes across.
  template <class Visit>
  bool for_each(Visit visit) {
    if (geometry_.is_jigsaw()) return false;
    for (const bool across : {true, false}) {
      const int width = across ? geometry_.box_width() : geometry_.box_height();
      if (geometry_.side() != 3 * width) continue;
      for (const Cell one : sets_.blank())
        for (const Cell other : sets_.blank()) {
          if (other >= one) break;
          if (line_of(one, across) != line_of(other, across) || geometry_.box_of(one) != geometry_.box_of(other))
            continue;
          if (with_bases({other, one}, across, width, visit)) return true;
        }
    }
    return false;
  }

 private:
  // Places of one digit in all three cross-lines.
  using Places = std::array<Cell, 3>;

  // The row (or column) along the base cells, and the one across it.
  int line_of(Cell cell, bool across) const { return across ? geometry_.row_of(cell) : geometry_.column_of(cell); }
  HouseId cross_line(int number, bool across) const {
    return static_cast<HouseId>(across ? geometry_.side() + number : number);
  }

  template <class Visit>
  bool with_bases(const std::array<Cell, 2>& bases, bool across, int width, Visit visit) {
    Exocet<kWords> exocet{};
    exocet.bases = bases;
    exocet.digits = sets_.candidates(bases[0]) | sets_.candidates(bases[1]);
    if (const int count = digit_count(exocet.digits); count < 3 || count > 4) return false;
    for (int a = 0; a < width; ++a)
      for (int b = width; b < 2 * width; ++b)
        for (int c = 2 * width; c < 3 * width; ++c) {
          exocet.lines = {cross_line(a, across), cross_line(b, across), cross_line(c, across)};
          const Set crossed =
              sets_.house(exocet.lines[0]) | sets_.house(exocet.lines[1]) | sets_.house(exocet.lines[2]);
          if (crossed.contains(bases[0]) || crossed.contains(bases[1])) continue;
          if (with_lines(exocet, across, visit)) return true;
        }
    return false;
  }

  // Pairs of targets that every digit needs: one of the first
  // places found, and one of the first that avoid that target.
  template <class Visit>
  bool with_lines(Exocet<kWords>& exocet, bool across, Visit visit) {
    Places first;
    if (!find_places(exocet, Set{}, first)) return false;
    for (const Cell one : first) {
      Set targets;
      targets.insert(one);
      Places second;
      if (!can_be_target(exocet, one) || !find_places(exocet, targets, second)) continue;
      for (const Cell other : second) {
        if (!can_be_target(exocet, other)) continue;
        // A pair found from both ends counts once.
        if (other < one && std::find(first.begin(), first.end(), other) != first.end() &&
            is_found_from(exocet, other, one))
          continue;
        Set both = targets;
        both.insert(other);
        Places none;
        if (find_places(exocet, both, none)) continue;
        exocet.targets = {std::min(one, other), std::max(one, other)};
        if (!name(exocet, across) || !try_all(exocet)) continue;
        if (visit(std::as_const(exocet))) return true;
      }
    }
    return false;
  }

  bool is_found_from(const Exocet<kWords>& exocet, Cell one, Cell other) {
    Set targets;
    targets.insert(one);
    Places second;
    return find_places(exocet, targets, second) && std::find(second.begin(), second.end(), other) != second.end();
  }

  bool can_be_target(const Exocet<kWords>& exocet, Cell cell) const {
    return (sets_.candidates(cell) & exocet.digits) != 0;
  }

  // Calls visit(places) for all places of the digit without any of these cells, until it returns true.
  template <class Visit>
  bool for_each_places(const Exocet<kWords>& exocet, Digit digit, const Set& without, Visit visit) const {
    Set open = sets_.cells_for(digit);
    for (Cell cell = 0; cell < sets_.position().cell_count(); ++cell)
      if (sets_.position().digit(cell) == digit) open.insert(cell);
    open -= without;
    open -= sets_.peers(exocet.bases[0]) & sets_.peers(exocet.bases[1]);
    const Set a = open & sets_.house(exocet.lines[0]);
    const Set b = open & sets_.house(exocet.lines[1]);
    const Set c = open & sets_.house(exocet.lines[2]);
    for (const Cell in_a : a)
      for (const Cell in_b : b - sets_.peers(in_a))
        for (const Cell in_c : c - sets_.peers(in_a) - sets_.peers(in_b))
          if (visit(Places{in_a, in_b, in_c})) return true;
    return false;
  }

  bool find_places(const Exocet<kWords>& exocet, const Set& without, Places& found) const {
    for (DigitSet left = exocet.digits; left != 0; left = without_first(left))
      if (for_each_places(exocet, first_digit(left), without, [&](const Places& places) {
            found = places;
            return true;
          }))
        return true;
    return false;
  }

  // True if it is a junior or a senior one, not something between.
  bool name(Exocet<kWords>& exocet, bool across) const {
    const int band_height = across ? geometry_.box_height() : geometry_.box_width();
    const int band = line_of(exocet.bases[0], across) / band_height;
    const auto in_band = [&](Cell cell) { return line_of(cell, across) / band_height == band; };
    exocet.is_junior = in_band(exocet.targets[0]) && in_band(exocet.targets[1]);
    if (!exocet.is_junior) return true;
    if (geometry_.box_of(exocet.targets[0]) == geometry_.box_of(exocet.targets[1])) return false;
    for (const HouseId line : exocet.lines)
      for (const Cell cell : sets_.house(line)) {
        const bool is_companion = in_band(cell) && cell != exocet.targets[0] && cell != exocet.targets[1] &&
                                  line_of(cell, across) != line_of(exocet.bases[0], across) &&
                                  geometry_.box_of(cell) != geometry_.box_of(exocet.bases[0]);
        if (is_companion && (holds(cell) & exocet.digits) != 0) return false;
      }
    return true;
  }
  DigitSet holds(Cell cell) const {
    const Digit digit = sets_.position().digit(cell);
    return digit == kBlank ? sets_.candidates(cell) : digit_bit(digit);
  }

  // Possible digits of the four cells: tries every two of the base digits
  // with their places in the cross-lines. False if there are none.
  bool try_all(Exocet<kWords>& exocet) const {
    exocet.base_kept = {};
    exocet.target_kept = {};
    for (DigitSet left = exocet.digits; left != 0; left = without_first(left))
      for (DigitSet rest = exocet.digits & ~digit_bit(first_digit(left)); rest != 0; rest = without_first(rest))
        try_pair(exocet, first_digit(left), first_digit(rest));
    return exocet.base_kept[0] != 0 && exocet.base_kept[1] != 0;
  }

  // `one` in the first target, `other` in the second.
  void try_pair(Exocet<kWords>& exocet, Digit one, Digit other) const {
    const auto fit = [&](const std::array<Cell, 2>& cells, Digit a, Digit b) {
      return has_digit(sets_.candidates(cells[0]), a) && has_digit(sets_.candidates(cells[1]), b);
    };
    const bool straight = fit(exocet.bases, one, other);
    const bool crossed = fit(exocet.bases, other, one);
    if ((!straight && !crossed) || !fit(exocet.targets, one, other)) return;
    Set first;
    Set second;
    first.insert(exocet.targets[0]);
    second.insert(exocet.targets[1]);
    const bool possible = for_each_places(exocet, one, second, [&](const Places& places) {
      if (std::find(places.begin(), places.end(), exocet.targets[0]) == places.end()) return false;
      Set taken = first;
      for (const Cell cell : places) taken.insert(cell);
      return for_each_places(exocet, other, taken, [&](const Places& others) {
        return std::find(others.begin(), others.end(), exocet.targets[1]) != others.end();
      });
    });
    if (!possible) return;
    exocet.target_kept[0] |= digit_bit(one);
    exocet.target_kept[1] |= digit_bit(other);
    exocet.base_kept[0] |= (straight ? digit_bit(one) : 0) | (crossed ? digit_bit(other) : 0);
    exocet.base_kept[1] |= (straight ? digit_bit(other) : 0) | (crossed ? digit_bit(one) : 0);
  }

  const BoardSets<kWords>& sets_;
  const Geometry& geometry_;
};

}  // namespace sudoscope

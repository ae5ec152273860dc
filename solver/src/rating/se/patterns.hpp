// Patterns of the scale, each in its order: locked digits, hidden and naked sets,
// fish. Steps are made of them, and so are the rules of dynamic chains beyond singles.
#pragma once

#include "rating/se/grid.hpp"
#include "rating/se/subsets_of_nine.hpp"

namespace sudoscope::rating {

// f(house, other, digit) if two or more places of a digit in `house` are all in `other`, until it returns
// true. True if it did. Boxes and columns first, then boxes and rows, columns and boxes, rows and boxes.
template <class F>
bool any_locking(const Candidates& candidates, F&& f) {
  struct Kinds {
    Kind house;
    Kind other;
  };
  constexpr Table<Kinds, 4> kPairs{{{kBox, kColumn}, {kBox, kRow}, {kColumn, kBox}, {kRow, kBox}}};
  // The places of a house that can be in one other house: a row or a column of a box, a third of a line.
  constexpr Table<Mask, 3> kThirds{0007, 0070, 0700};
  constexpr Table<Mask, 3> kStripes{0111, 0222, 0444};
  for (const auto& [kind, other_kind] : kPairs) {
    const auto& parts = kind == kBox && other_kind == kColumn ? kStripes : kThirds;
    for (int house = kind * kSide; house < (kind + 1) * kSide; ++house) {
      for (const Mask inside : parts) {
        const int other = kNine.houses[kNine.cells[house][first(inside)]][other_kind];
        for (int digit = 0; digit < kSide; ++digit) {
          const Mask places = candidates.places[digit][house];
          if ((places & ~inside) != 0 || without_first(places) == 0) continue;
          if (f(house, other, digit)) return true;
        }
      }
    }
  }
  return false;
}

// f(house, digits, places) for `size` digits, each of two and more places, that have as many places between them in a
// house with so many blanks.
template <class F>
bool any_hidden_set(const SeGrid& grid, const Candidates& candidates, int size, int least_blanks, F&& f) {
  for (const Kind kind : kSearchOrder) {
    for (int house = kind * kSide; house < (kind + 1) * kSide; ++house) {
      if (grid.blanks[house] < least_blanks) continue;
      Mask fitting = 0;
      for (int digit = 0; digit < kSide; ++digit) {
        const int places = count(candidates.places[digit][house]);
        if (places >= 2 && places <= size) fitting |= bit(digit);
      }
      if (any_subset(fitting, size, [&](Mask digits) {
            Mask places = 0;
            for_each(digits, [&](int digit) { places |= candidates.places[digit][house]; });
            return count(places) == size && f(house, digits, places);
          }))
        return true;
    }
  }
  return false;
}

// f(house, places, digits) for `size` cells, each of two and more digits, that have as many digits between them in a
// house with twice as many blanks.
template <class F>
bool any_naked_set(const SeGrid& grid, const Candidates& candidates, int size, F&& f) {
  for (const Kind kind : kSearchOrder) {
    for (int house = kind * kSide; house < (kind + 1) * kSide; ++house) {
      if (grid.blanks[house] < 2 * size) continue;
      const auto& cells = kNine.cells[house];
      Mask fitting = 0;
      for (int place = 0; place < kSide; ++place) {
        const int digits = count(candidates.cell[cells[place]]);
        if (digits >= 2 && digits <= size) fitting |= bit(place);
      }
      if (any_subset(fitting, size, [&](Mask places) {
            Mask digits = 0;
            for_each(places, [&](int place) { digits |= candidates.cell[cells[place]]; });
            return count(digits) == size && f(house, places, digits);
          }))
        return true;
    }
  }
  return false;
}

// f(digit, base, lines, cover, crossing) for `size` lines of the kind `base` in which a digit has two and more places
// each, and as many crossing lines between them. Columns first, then rows; by the lines, and then by the digits.
template <class F>
bool any_fish(const SeGrid& grid, const Candidates& candidates, int size, F&& f) {
  for (const Kind base : Table<Kind, 2>{kColumn, kRow}) {
    const Kind cover = base == kColumn ? kRow : kColumn;
    Table<Mask, kSide> fitting{};  // of each digit, the lines that can be part of one
    Mask lines_of_any = 0;
    for (int digit = 0; digit < kSide; ++digit) {
      if (grid.placed[digit] + 2 * size > kSide) continue;
      for (int line = 0; line < kSide; ++line) {
        const int places = count(candidates.places[digit][base * kSide + line]);
        if (places >= 2 && places <= size) fitting[digit] |= bit(line);
      }
      if (count(fitting[digit]) >= size) lines_of_any |= fitting[digit];
    }
    if (any_subset(lines_of_any, size, [&](Mask lines) {
          for (int digit = 0; digit < kSide; ++digit) {
            if ((lines & ~fitting[digit]) != 0) continue;
            Mask crossing = 0;
            for_each(lines, [&](int line) { crossing |= candidates.places[digit][base * kSide + line]; });
            if (count(crossing) == size && f(digit, base, lines, cover, crossing)) return true;
          }
          return false;
        }))
      return true;
  }
  return false;
}

}  // namespace sudoscope::rating

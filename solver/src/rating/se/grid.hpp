// The rated grid: candidates by cell and by digit and house, kept in step, and the placed digits.
#pragma once

#include "rating/nine.hpp"

namespace sudoscope::rating {

// Candidates in both views.
struct Candidates {
  Table<Mask, kCells> cell{};                   // the digits of a cell
  Table<Table<Mask, kHouses>, kSide> places{};  // of a digit in a house

  bool has(int cell_number, int digit) const { return (cell[cell_number] >> digit & 1) != 0; }
  void insert(int cell_number, int digit) {
    cell[cell_number] |= bit(digit);
    for (int kind = 0; kind < 3; ++kind)
      places[digit][kNine.houses[cell_number][kind]] |= bit(kNine.place[cell_number][kind]);
  }
  void erase(int cell_number, int digit) {
    cell[cell_number] &= static_cast<Mask>(~bit(digit));
    for (int kind = 0; kind < 3; ++kind)
      places[digit][kNine.houses[cell_number][kind]] &= static_cast<Mask>(~bit(kNine.place[cell_number][kind]));
  }
};

inline constexpr int kNoDigit = -1;
inline constexpr int kNoCandidate = -1;

struct SeGrid {
  Candidates candidates;
  Table<std::int8_t, kCells> digit;     // kNoDigit where blank
  Table<std::uint8_t, kHouses> blanks;  // cells of a house without a digit
  Table<std::uint8_t, kSide> placed{};  // number of cells with the digit
  int left = kCells;                    // cells without a digit

  SeGrid() {
    digit.fill(kNoDigit);
    blanks.fill(kSide);
    for (int cell = 0; cell < kCells; ++cell)
      for (int number = 0; number < kSide; ++number) candidates.insert(cell, number);
  }

  // REQUIRES: the cell is blank.
  void place(int cell, int number) {
    digit[cell] = static_cast<std::int8_t>(number);
    --left;
    ++placed[number];
    for_each(candidates.cell[cell], [&](int other) { candidates.erase(cell, other); });
    for (const int house : kNine.houses[cell]) {
      --blanks[house];
      for_each(candidates.places[number][house],
               [&](int place) { candidates.erase(kNine.cells[house][place], number); });
    }
  }
};

}  // namespace sudoscope::rating

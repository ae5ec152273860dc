// Nine: tables of the ordinary 9x9 grid: the cells of a house, the houses of a cell,
// and the peers of a cell. The scale of Sudoku Explainer is made for this grid alone.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "sudoscope/grid/geometry.hpp"

namespace sudoscope::rating {

// True if both scales rate puzzles on the grid: candidates may be given, and there is no other rule.
inline bool is_on_scale(const Geometry& geometry) {
  const std::size_t given = geometry.is_restricted() ? 1 : 0;
  return geometry.box_height() == 3 && geometry.box_width() == 3 && geometry.constraints().size() == given;
}

// An array indexed by plain numbers: cells, digits, places.
template <class T, int kSize>
struct Table {
  T items[kSize];

  constexpr T& operator[](int index) { return items[index]; }
  constexpr const T& operator[](int index) const { return items[index]; }
  constexpr T* begin() { return items; }
  constexpr T* end() { return items + kSize; }
  constexpr const T* begin() const { return items; }
  constexpr const T* end() const { return items + kSize; }
  constexpr void fill(const T& item) {
    for (T& each : items) each = item;
  }
  friend constexpr bool operator==(const Table& a, const Table& b) { return std::equal(a.begin(), a.end(), b.begin()); }
};

inline constexpr int kSide = 9;
inline constexpr int kCells = 81;
inline constexpr int kHouses = 27;
inline constexpr int kCandidates = 729;

// Digits of a cell, or places of a house: 9 bits.
using Mask = std::uint16_t;
inline constexpr Mask kAll = 0x1FF;

constexpr Mask bit(int number) { return static_cast<Mask>(1U << number); }
// A table: without a special instruction compilers count bit by bit.
inline constexpr Table<std::uint8_t, kAll + 1> kCounts = [] {
  Table<std::uint8_t, kAll + 1> counts{};
  for (int mask = 1; mask <= kAll; ++mask) counts[mask] = static_cast<std::uint8_t>(counts[mask / 2] + mask % 2);
  return counts;
}();
constexpr int count(unsigned mask) { return kCounts[static_cast<int>(mask & kAll)]; }
// By halves, for the same reason.
constexpr int count_of_word(std::uint64_t word) {
  word -= word >> 1 & 0x5555'5555'5555'5555;
  word = (word & 0x3333'3333'3333'3333) + (word >> 2 & 0x3333'3333'3333'3333);
  word = (word + (word >> 4)) & 0x0F0F'0F0F'0F0F'0F0F;
  return static_cast<int>(word * 0x0101'0101'0101'0101 >> 56);
}
constexpr int first(unsigned mask) { return std::countr_zero(mask); }
constexpr Mask without_first(Mask mask) { return static_cast<Mask>(mask & (mask - 1)); }
// Two bits and no more, without counting all.
constexpr bool is_pair(Mask mask) {
  const Mask rest = without_first(mask);
  return rest != 0 && without_first(rest) == 0;
}
constexpr Mask without(Mask mask, int number) { return static_cast<Mask>(mask & ~bit(number)); }

// Calls f(number) for the bits of a mask, ascending.
template <class F>
constexpr void for_each(unsigned mask, F&& f) {
  for (; mask != 0; mask &= mask - 1) f(std::countr_zero(mask));
}

// Boxes are houses 0 to 8, rows 9 to 17, columns 18 to 26.
enum Kind : std::uint8_t { kBox, kRow, kColumn };
constexpr Kind kind_of(int house) { return static_cast<Kind>(house / kSide); }
// The order in which most searches examine the kinds of houses.
inline constexpr Table<Kind, 3> kSearchOrder{kBox, kColumn, kRow};

constexpr int candidate(int cell, int digit) { return cell * kSide + digit; }
constexpr int cell_of(int candidate) { return candidate / kSide; }
constexpr int digit_of(int candidate) { return candidate % kSide; }

// 81 bits.
struct Cells {
  std::uint64_t low = 0;   // cells 0 to 63
  std::uint64_t high = 0;  // cells 64 to 80

  constexpr bool has(int cell) const { return ((cell < 64 ? low >> cell : high >> (cell - 64)) & 1) != 0; }
  constexpr void insert(int cell) { (cell < 64 ? low : high) |= std::uint64_t{1} << (cell & 63); }
  // Without a branch on `comes`.
  constexpr void insert_if(bool comes, int cell) { (cell < 64 ? low : high) |= std::uint64_t{comes} << (cell & 63); }
  constexpr void erase(int cell) { (cell < 64 ? low : high) &= ~(std::uint64_t{1} << (cell & 63)); }
  constexpr bool empty() const { return (low | high) == 0; }
  constexpr int size() const { return count_of_word(low) + count_of_word(high); }
  constexpr int first() const { return low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high); }
  constexpr int last() const { return high != 0 ? 127 - std::countl_zero(high) : 63 - std::countl_zero(low); }
  friend constexpr Cells operator&(Cells a, Cells b) { return {a.low & b.low, a.high & b.high}; }
  friend constexpr Cells operator|(Cells a, Cells b) { return {a.low | b.low, a.high | b.high}; }
  friend constexpr Cells operator-(Cells a, Cells b) { return {a.low & ~b.low, a.high & ~b.high}; }
  friend constexpr bool operator==(Cells, Cells) = default;
};

// f(cell) for each, ascending.
template <class F>
constexpr void for_each(Cells cells, F&& f) {
  for (; cells.low != 0; cells.low &= cells.low - 1) f(std::countr_zero(cells.low));
  for (; cells.high != 0; cells.high &= cells.high - 1) f(64 + std::countr_zero(cells.high));
}

struct Nine {
  Table<Table<std::uint8_t, kSide>, kHouses> cells{};  // of a house, in the order of its places
  Table<Table<std::uint8_t, 3>, kCells> houses{};      // of a cell: box, row, column
  Table<Table<std::uint8_t, 3>, kCells> place{};       // of a cell in each of them
  Table<Cells, kHouses> set{};
  Table<Cells, kCells> peers{};
  // The 20 peers in the order of the box, the row, the column.
  Table<Table<std::uint8_t, 20>, kCells> peer_list{};
};

inline constexpr Nine kNine = [] {
  Nine nine;
  for (int house = 0; house < kHouses; ++house) {
    const int number = house % kSide;
    for (int place = 0; place < kSide; ++place) {
      const int cell = house < 9    ? (number / 3 * 3 + place / 3) * kSide + number % 3 * 3 + place % 3
                       : house < 18 ? number * kSide + place
                                    : place * kSide + number;
      nine.cells[house][place] = static_cast<std::uint8_t>(cell);
      nine.houses[cell][house / kSide] = static_cast<std::uint8_t>(house);
      nine.place[cell][house / kSide] = static_cast<std::uint8_t>(place);
      nine.set[house].insert(cell);
    }
  }
  for (int cell = 0; cell < kCells; ++cell) {
    int size = 0;
    for (const int house : nine.houses[cell]) {
      for (const int peer : nine.cells[house]) {
        if (peer == cell || nine.peers[cell].has(peer)) continue;
        nine.peers[cell].insert(peer);
        nine.peer_list[cell][size++] = static_cast<std::uint8_t>(peer);
      }
    }
  }
  return nine;
}();

inline bool sees(int cell, int other) { return kNine.peers[cell].has(other); }

}  // namespace sudoscope::rating

// The 9x9 grid as bits: the cells that a digit can still take.
//
// A digit has three words of 32 bits. Word k holds the k-th row of each band (a band is three rows of boxes); of a
// word's three fields, field b is band b, a bit for each column, and above them a guard bit that is always 0:
//
//     bit       29  28 ......... 20  19  18 ......... 10  9  8 7 6 5 4 3 2 1 0
//             guard     band 2     guard     band 1     guard     band 0
//     column        8 7 6 5 4 3 2 1 0    8 7 6 5 4 3 2 1 0    8 7 6 5 4 3 2 1 0
//
//     word 0: rows 0, 3, 6      word 1: rows 1, 4, 7      word 2: rows 2, 5, 8
//
// So a row is a field; a minirow (three cells of a row in one box) is three neighbouring bits; and the rows of a box
// lie at the same bits of the three words. Or-ing the words therefore makes the minicolumns (three cells of a column in
// one box): bit 10 * band + column. A layout with the three rows of a band in one word, which was tried first, needs 40
// operations a digit in place of 5.
#pragma once

#include <cstdint>

namespace sudoscope::fast {
namespace {

constexpr int kDigits = 9;
constexpr int kCells = 81;
constexpr int kWords = 3 * kDigits;

// The same bits in each field.
constexpr std::uint32_t in_each_field(std::uint32_t bits) { return bits | bits << 10 | bits << 20; }

constexpr std::uint32_t kAll = in_each_field(0x1FF);
constexpr std::uint32_t kGuards = in_each_field(0x200);
constexpr std::uint32_t kFirstColumn = in_each_field(1);
constexpr std::uint32_t kFirstOfThree = in_each_field(0b001001001);

// The place of the cell in this row and column.
constexpr int word_of_cell(int row) { return row % 3; }
constexpr std::uint32_t bit_of_cell(int row, int column) { return 1u << (10 * (row / 3) + column); }

// A set of cells as three words, as a digit has them.
struct CellWords {
  std::uint32_t at[3];
};

// One grid: word k of digit d is at [3 * d + k].
struct GridWords {
  std::uint32_t at[kWords];
};

// The bits that at least one, two, three, four digits have.
template <class V>
struct Tally {
  V one{}, two{}, three{}, four{};

  [[gnu::always_inline]] void add(V bits) {
    four |= three & bits;
    three |= two & bits;
    two |= one & bits;
    one |= bits;
  }
};

}  // namespace
}  // namespace sudoscope::fast

// Digits to words and back.
#pragma once

#include <array>
#include <bit>

#include "fast/lanes.hpp"
#include "fast/layout.hpp"
#include "sudoscope/fast/fast.hpp"

namespace sudoscope::fast {
namespace {

struct CellPlace {
  std::uint32_t bit;
  std::uint32_t word;  // k
};

constexpr auto kPlaceOfCell = [] {
  std::array<CellPlace, kFastCells> places{};
  for (int cell = 0; cell < static_cast<int>(kFastCells); ++cell) {
    places[static_cast<std::size_t>(cell)] = {bit_of_cell(cell / 9, cell % 9),
                                              static_cast<std::uint32_t>(word_of_cell(cell / 9))};
  }
  return places;
}();

// Bit i is set if the i-th of 16 cells holds a digit.
inline std::uint32_t given_among_16(const Digit* cells) {
#if defined(__wasm_simd128__)
  return wasm_i8x16_bitmask(wasm_u8x16_lt(wasm_v128_load(cells), wasm_i8x16_splat(kDigits)));
#elif defined(__SSE4_1__)
  const __m128i digits = _mm_loadu_si128(reinterpret_cast<const __m128i*>(cells));
  const __m128i blank = _mm_cmpeq_epi8(_mm_max_epu8(digits, _mm_set1_epi8(kDigits)), digits);
  return static_cast<std::uint32_t>(_mm_movemask_epi8(blank)) ^ 0xFFFFu;
#else
  std::uint32_t given = 0;
  for (int i = 0; i < 16; ++i) given |= (cells[i] < kDigits ? 1u : 0u) << i;
  return given;
#endif
}

// Sets the candidates that the givens leave if each looks only at its own cell, and returns the cells of the givens.
inline CellWords load_givens(const FastGrid& givens, GridWords& grid) {
  const Digit* const cells = givens.data();
  std::uint64_t low = 0;
  for (int i = 0; i < 4; ++i) low |= std::uint64_t{given_among_16(cells + 16 * i)} << (16 * i);
  std::uint32_t high = given_among_16(cells + 64) | (cells[80] < kDigits ? 1u : 0u) << 16;

  // Rows 0..6 lie in the low 64 cells, row 7 in both, row 8 in the high ones.
  CellWords given{};
  for (int row = 0; row < 9; ++row) {
    const std::uint64_t bits = row < 7 ? low >> (9 * row) : row == 7 ? low >> 63 | std::uint64_t{high} << 1 : high >> 8;
    given.at[word_of_cell(row)] |= static_cast<std::uint32_t>(bits & 0x1FFu) << (10 * (row / 3));
  }

  for (int i = 0; i < kWords; ++i) grid.at[i] = kAll & ~given.at[i % 3];
  for (; low != 0; low &= low - 1) {
    const auto cell = static_cast<std::size_t>(std::countr_zero(low));
    grid.at[3 * cells[cell] + kPlaceOfCell[cell].word] |= kPlaceOfCell[cell].bit;
  }
  for (; high != 0; high &= high - 1) {
    const auto cell = static_cast<std::size_t>(64 + std::countr_zero(high));
    grid.at[3 * cells[cell] + kPlaceOfCell[cell].word] |= kPlaceOfCell[cell].bit;
  }
  return given;
}

// Makes a cell hold a digit. A digit that a given bars leaves the cell without candidates.
inline void assume(Cell cell, Digit digit, GridWords& grid, CellWords& given) {
  const CellPlace place = kPlaceOfCell[cell];
  for (int other = 0; other < kDigits; ++other) {
    if (other != digit) grid.at[3 * static_cast<std::uint32_t>(other) + place.word] &= ~place.bit;
  }
  given.at[place.word] |= place.bit;
}

inline void rule_out(Cell cell, Digit digit, GridWords& grid) {
  const CellPlace place = kPlaceOfCell[cell];
  grid.at[3 * static_cast<std::uint32_t>(digit) + place.word] &= ~place.bit;
}

// REQUIRES: each row has every digit once.
inline void store_digits(const GridWords& grid, FastGrid& digits) {
  for (int digit = 0; digit < kDigits; ++digit) {
    for (int row = 0; row < 9; ++row) {
      const std::uint32_t from_row = grid.at[3 * digit + word_of_cell(row)] >> (10 * (row / 3));
      digits[static_cast<std::size_t>(9 * row + std::countr_zero(from_row))] = static_cast<Digit>(digit);
    }
  }
}

}  // namespace
}  // namespace sudoscope::fast

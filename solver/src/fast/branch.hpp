// Where nothing follows any more: a guess. Of the six bands (three of rows, three of columns), the one whose digits
// have fewest places in all; in it the digit with fewest; of its ways through the band (deductions.hpp), one against
// the rest.
#pragma once

#include <bit>

#include "fast/deductions.hpp"

namespace sudoscope::fast {
namespace {

// A digit's places in a band as nine bits: 3 * box + row of minirows, 3 * band + column of minicolumns.
using Matrix = std::uint32_t;

constexpr Matrix kWays[6] = {0b100'010'001, 0b001'100'010, 0b010'001'100, 0b001'010'100, 0b100'001'010, 0b010'100'001};

// A guess: one part of a digit's ways through a band, and what is left. Both are of one or more ways, share none, and
// together are all.
struct Guess {
  int band = 0;   // 0..2 of rows, 3..5 of columns
  int digit = 0;  // 0..8
  Matrix first = 0;
  Matrix rest = 0;
};

constexpr std::uint32_t kMatrixOfRows = 0x1FF;                    // << 10 * band
constexpr std::uint32_t kMatrixOfColumns = in_each_field(0b111);  // << 3 * stack

inline std::uint32_t bits_of_band(int band) {
  return band < 3 ? kMatrixOfRows << (10 * band) : kMatrixOfColumns << (3 * (band - 3));
}

inline Matrix matrix_in(int band, std::uint32_t minis) {
  if (band < 3) return minis >> (10 * band) & kMatrixOfRows;
  const std::uint32_t bits = minis >> (3 * (band - 3)) & kMatrixOfColumns;
  return (bits & 7u) | (bits >> 7 & 0b111'000u) | (bits >> 14 & 0b111'000'000u);
}

// The two parts of the ways that a matrix of two or more allows. Without one of its ways a matrix allows the others and
// no more, except that all six take the same nine places as any five: there the parts are those with the first place
// and those without.
inline void split_ways(Matrix matrix, Guess& guess) {
  guess.first = guess.rest = 0;
  if (matrix == kMatrixOfRows) {
    guess.first = kWays[0] | kWays[5];
    guess.rest = matrix & ~1u;
    return;
  }
  for (const Matrix way : kWays) {
    if ((matrix & way) != way) continue;
    if (guess.first == 0) {
      guess.first = way;
    } else {
      guess.rest |= way;
    }
  }
}

// The minirows and minicolumns of one grid, the quads of rows first.
struct GridMinis {
  alignas(16) std::uint32_t at[2][kQuads][4];
};

template <int kGrids>
inline void copy_out(const Minis<kGrids>& from, int grid, GridMinis& to) {
  for (int q = 0; q < kQuads; ++q) {
    std::memcpy(to.at[0][q], reinterpret_cast<const unsigned char*>(&from.rows[q]) + 16 * grid, 16);
    std::memcpy(to.at[1][q], reinterpret_cast<const unsigned char*>(&from.columns[q]) + 16 * grid, 16);
  }
}

// REQUIRES: a sweep that changed nothing, of a grid that is neither dead nor solved.
inline Guess choose_guess(const GridMinis& minis) {
  int fewest = INT32_MAX;
  Guess guess;
  for (int band = 0; band < 6; ++band) {
    const std::uint64_t both = bits_of_band(band) * 0x1'0000'0001u;
    int places = 0;
    for (int pair = 0; pair < 5; ++pair) {  // two digits at a time; the tenth is empty
      std::uint64_t words;
      std::memcpy(&words, reinterpret_cast<const unsigned char*>(minis.at[band / 3]) + 8 * pair, 8);
      places += std::popcount(words & both);
    }
    if (places > 27 && places < fewest) {
      fewest = places;
      guess.band = band;
    }
  }
  fewest = INT32_MAX;
  std::uint32_t chosen = 0;
  for (int digit = 0; digit < 9; ++digit) {
    const std::uint32_t bits = minis.at[guess.band / 3][digit / 4][digit % 4] & bits_of_band(guess.band);
    const int places = std::popcount(bits);
    if (places > 3 && places < fewest) {
      fewest = places;
      guess.digit = digit;
      chosen = bits;
    }
  }
  split_ways(matrix_in(guess.band, chosen), guess);
  return guess;
}

// Leaves the digit the places of `kept` in the band.
inline void restrict(GridWords& grid, const Guess& guess, Matrix kept) {
  for (int k = 0; k < 3; ++k) {
    std::uint32_t allowed;
    if (guess.band < 3) {
      const std::uint32_t minirows = kept >> k & 0b001001001u;
      allowed = ((minirows << 3) - minirows) << (10 * guess.band);
    } else {
      allowed = ((kept & 7u) | (kept & 0b111'000u) << 7 | (kept & 0b111'000'000u) << 14) << (3 * (guess.band - 3));
    }
    grid.at[3 * (guess.digit / 4) + k][guess.digit % 4] &= ~bits_of_band(guess.band) | allowed;
  }
}

}  // namespace
}  // namespace sudoscope::fast

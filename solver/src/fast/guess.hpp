// Where nothing follows any more: a guess. Of the six bands (three of rows, three of columns) the one whose digits have
// the fewest places in all; in it the digit with the fewest; of its ways through it (sweep.hpp), one against the rest.
// Where many solutions are counted, hardly a guess is wrong whichever it is: there it is any cell of two candidates,
// which is found in a third of the time and needs one sweep less.
#pragma once

#include <array>
#include <bit>

#include "fast/layout.hpp"

namespace sudoscope::fast {
namespace {

// A digit's places in a band as nine bits: 3 * box + k of minirows, 3 * band + column of the minicolumns of a box.
using Places = std::uint32_t;

constexpr Places kEveryPlace = 0x1FF;
constexpr Places kWays[6] = {0b100'010'001, 0b001'100'010, 0b010'001'100, 0b001'010'100, 0b100'001'010, 0b010'100'001};

// A digit that has one way through a band; with two ways it has five places or six.
constexpr unsigned kPlacesOfWay = 3;

struct Guess {
  int band = 0;   // 0..2 of rows, 3..5 of columns
  int digit = 0;  // 0..8
  Places first = 0;
  Places rest = 0;  // first and rest allow one way or more each, none in common, all together
};

// The minirows and minicolumns that the digits of a grid can enter, as in Board.
struct GridMinis {
  std::uint32_t rows[kDigits];
  std::uint32_t columns[kDigits];
};

constexpr std::uint32_t kMinirowsOfBand = kEveryPlace;              // << 10 * band
constexpr std::uint32_t kMinicolumnsOfBand = in_each_field(0b111);  // << 3 * band

inline std::uint32_t bits_of_band(int band) {
  return band < 3 ? kMinirowsOfBand << (10 * band) : kMinicolumnsOfBand << (3 * (band - 3));
}

inline Places places_in(int band, std::uint32_t minis) {
  if (band < 3) return minis >> (10 * band) & kEveryPlace;
  const std::uint32_t bits = minis >> (3 * (band - 3));
  return (bits & 0b111u) | (bits >> 7 & 0b111'000u) | (bits >> 14 & 0b111'000'000u);
}

// The places of a set of ways, bit i for kWays[i].
constexpr auto kPlacesOfWays = [] {
  std::array<std::uint16_t, 64> places{};
  for (std::size_t ways = 0; ways < 64; ++ways) {
    for (std::size_t i = 0; i < 6; ++i) {
      if ((ways >> i & 1) != 0) places[ways] = static_cast<std::uint16_t>(places[ways] | kWays[i]);
    }
  }
  return places;
}();

// The two parts of the ways that these places allow, two or more of them. All ways but one have the places of just
// those ways; only all six have the same places as any five, and so are parted by whether they take the first place.
inline void split_ways(Places places, Guess& guess) {
  if (places == kEveryPlace) {
    guess.first = kWays[0] | kWays[5];
    guess.rest = kEveryPlace & ~1u;
    return;
  }
  std::uint32_t ways = 0;
  for (std::uint32_t i = 0; i < 6; ++i) ways |= ((places & kWays[i]) == kWays[i] ? 1u : 0u) << i;
  guess.first = kPlacesOfWays[ways & (~ways + 1)];
  guess.rest = kPlacesOfWays[ways & (ways - 1)];
}

// REQUIRES: minis as a sweep leaves them that removed nothing, of a grid with a cell of two candidates.
inline Guess choose_guess(const GridMinis& minis) {
  unsigned places[6] = {};
  for (int digit = 0; digit < kDigits; ++digit) {
    for (int band = 0; band < 3; ++band) {
      places[band] += static_cast<unsigned>(std::popcount(minis.rows[digit] & bits_of_band(band)));
      places[band + 3] += static_cast<unsigned>(std::popcount(minis.columns[digit] & bits_of_band(band + 3)));
    }
  }
  // Both choices are the least of keys that hold what is chosen in their low bits: no branch that nobody can foresee.
  constexpr unsigned kNever = ~0u;
  unsigned least = kNever;
  for (unsigned band = 0; band < 6; ++band) {
    const unsigned key = places[band] > kDigits * kPlacesOfWay ? places[band] << 4 | band : kNever;
    least = key < least ? key : least;
  }
  Guess guess;
  guess.band = static_cast<int>(least & 15u);
  const std::uint32_t* const of_digits = guess.band < 3 ? minis.rows : minis.columns;
  const std::uint32_t in_band = bits_of_band(guess.band);
  least = kNever;
  for (unsigned digit = 0; digit < kDigits; ++digit) {
    const auto count = static_cast<unsigned>(std::popcount(of_digits[digit] & in_band));
    const unsigned key = count > kPlacesOfWay ? count << 4 | digit : kNever;
    least = key < least ? key : least;
  }
  guess.digit = static_cast<int>(least & 15u);
  split_ways(places_in(guess.band, of_digits[guess.digit]), guess);
  return guess;
}

// The cells of word k that a digit may keep, which has these places in the band.
inline std::uint32_t cells_kept(int band, Places places, int k) {
  if (band < 3) {
    const std::uint32_t minirows = places >> k & 0b001'001'001u;
    return ~bits_of_band(band) | ((minirows << 3) - minirows) << (10 * band);
  }
  const std::uint32_t columns = (places & 0b111u) | (places & 0b111'000u) << 7 | (places & 0b111'000'000u) << 14;
  return ~bits_of_band(band) | columns << (3 * (band - 3));
}

// No puzzle with fewer givens has only one solution (G. McGuire and others, 2012).
constexpr int kFewestOfUnique = 17;

inline int count_of(const CellWords& cells) {
  return std::popcount(cells.at[0]) + std::popcount(cells.at[1]) + std::popcount(cells.at[2]);
}

// Takes a cell, given by its bit in word k, and all that share a house with it out of a set.
inline void bar_houses(int k, std::uint32_t bit, CellWords& cells) {
  const int band = std::countr_zero(bit) / 10;
  const int column = std::countr_zero(bit) % 10;
  const std::uint32_t barred = in_each_field(1u << column) | 0b111u << (10 * band + column / 3 * 3);
  for (std::uint32_t& word : cells.at) word &= ~barred;
  cells.at[k] &= ~(0x1FFu << (10 * band));
}

// The cells of two candidates, or where there is none those of three, or else those of more.
inline CellWords fewest_candidates(const GridWords& grid) {
  CellWords two, three, more;
  for (int k = 0; k < 3; ++k) {
    Tally<std::uint32_t> digits;
    for (int i = k; i < kWords; i += 3) digits.add(grid.at[i]);
    two.at[k] = digits.two & ~digits.three;
    three.at[k] = digits.three & ~digits.four;
    more.at[k] = digits.four;
  }
  const auto any = [](const CellWords& cells) { return (cells.at[0] | cells.at[1] | cells.at[2]) != 0; };
  return any(two) ? two : any(three) ? three : more;
}

// The cells of word k that have two candidates.
inline std::uint32_t pairs_of(const GridWords& grid, int k) {
  Tally<std::uint32_t> digits;
  for (int i = k; i < kWords; i += 3) digits.add(grid.at[i]);
  return digits.two & ~digits.three;
}

// A cell of two candidates, in the words of both digits.
struct PairCell {
  std::uint32_t bit = 0;  // 0: there is no such cell
  int first = 0;          // index of GridWords
  int second = 0;
};

inline PairCell find_pair(const GridWords& grid) {
  for (int k = 0; k < 3; ++k) {
    const std::uint32_t pairs = pairs_of(grid, k);
    if (pairs == 0) continue;
    PairCell pair{pairs & (~pairs + 1), k, kWords - 3 + k};
    while ((grid.at[pair.first] & pair.bit) == 0) pair.first += 3;
    while ((grid.at[pair.second] & pair.bit) == 0) pair.second -= 3;
    return pair;
  }
  return {};
}

}  // namespace
}  // namespace sudoscope::fast

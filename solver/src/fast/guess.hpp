// A guess, for grids in which rules remove hardly anything any more. Among the six bands (three of rows, three of
// columns) it takes the one whose digits have the fewest places in all; in it the digit with the fewest; and of its
// ways through the band (sweep.hpp) one against the rest. If many solutions are counted, hardly any guess is wrong:
// then it takes any cell of two candidates, which is found in a third of the time and needs one sweep less.
//
// No processor foresees the next guess, so the choice and its parts are made without branching on it.
//
// Gains, in puzzles a second: least keys in place of branches 5 %; each part knows the cells that it leaves one
// candidate 3 to 7 %; places counted in place of ways up to 5 %; both parts from a table, without a branch on the band,
// 2 to 8 %.
//
// Tried and not kept: ways counted in vectors (2 % slower natively, 10 % in WebAssembly, since words must be stored
// before they can be loaded as a vector); a guess before nothing follows any more (dead ends by the thousand); parts
// that know which minis they fill (3 % fewer sweeps, no faster). To count many solutions: cells that only pair off with
// one another walked as sets that double the count (half the guesses; the walk costs four times as much); the count
// doubled once all open cells have two candidates (4 % of the guesses, 9 % slower); of the cells with two candidates
// one that shares its column with others (8 % slower than the first).
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

// A digit with one way through a band has three places in it; with two ways it has five or six.
constexpr unsigned kPlacesOfWay = 3;

struct Guess {
  int band = 0;   // 0..2 of rows, 3..5 of columns
  int digit = 0;  // 0..8
  // The minis that the digit may enter in either part: bits as in GridMinis, all of them outside the band.
  // Each part allows one way through the band or more; no way is in both, and each is in one of them.
  std::uint32_t first = 0;
  std::uint32_t rest = 0;
};

// The minirows and minicolumns that the digits of a grid can enter, as in Board.
struct GridMinis {
  std::uint32_t rows[kDigits];
  std::uint32_t columns[kDigits];
};

constexpr std::uint32_t kMinirowsOfBand = kEveryPlace;              // << 10 * band
constexpr std::uint32_t kMinicolumnsOfBand = in_each_field(0b111);  // << 3 * band

constexpr std::array<std::uint32_t, 6> kBitsOfBand = {kMinirowsOfBand,         kMinirowsOfBand << 10,
                                                      kMinirowsOfBand << 20,   kMinicolumnsOfBand,
                                                      kMinicolumnsOfBand << 3, kMinicolumnsOfBand << 6};

// One of two words, by whether the band is one of rows or of columns.
inline std::uint32_t by_band(int band, std::uint32_t of_rows, std::uint32_t of_columns) {
  const std::uint32_t columns = std::uint32_t{0} - (band > 2 ? 1u : 0u);
  return of_rows ^ ((of_rows ^ of_columns) & columns);
}

// The digit's places in a band, of all minis that it can enter; and back.
inline Places places_in(int band, std::uint32_t minis) {
  const std::uint32_t bits = minis >> (3 * (band % 3));
  const std::uint32_t columns = (bits & 0b111u) | (bits >> 7 & 0b111'000u) | (bits >> 14 & 0b111'000'000u);
  return by_band(band, minis >> (10 * (band % 3)), columns) & kEveryPlace;
}
inline std::uint32_t minis_at(int band, Places places) {
  const std::uint32_t columns = (places & 0b111u) | (places & 0b111'000u) << 7 | (places & 0b111'000'000u) << 14;
  return by_band(band, places << (10 * (band % 3)), columns << (3 * (band % 3)));
}

struct Parts {
  std::uint16_t first = 0;
  std::uint16_t rest = 0;
};

// By the places of a digit with two or more ways: the places of the first way and those
// of all others. The places of all ways but one allow just those ways; only all six have
// the same places as any five, and so are parted by whether they take the first place.
constexpr auto kPartsOfPlaces = [] {
  std::array<Parts, kEveryPlace + 1> parts{};
  for (Places places = 0; places <= kEveryPlace; ++places) {
    Parts& part = parts[places];
    for (const Places way : kWays) {
      if ((places & way) != way) continue;
      std::uint16_t& taken = part.first == 0 ? part.first : part.rest;
      taken = static_cast<std::uint16_t>(taken | way);
    }
  }
  parts[kEveryPlace] = {kWays[0] | kWays[5], kEveryPlace & ~1u};
  return parts;
}();

// REQUIRES: minis as a sweep leaves them, of a grid that is not dead and has a cell of two candidates or more.
inline Guess choose_guess(const GridMinis& minis) {
  unsigned places[6] = {};
  for (int digit = 0; digit < kDigits; ++digit) {
    for (std::size_t band = 0; band < 3; ++band) {
      places[band] += static_cast<unsigned>(std::popcount(minis.rows[digit] & kBitsOfBand[band]));
      places[band + 3] += static_cast<unsigned>(std::popcount(minis.columns[digit] & kBitsOfBand[band + 3]));
    }
  }
  // Both choices are the least of keys that hold the chosen number in their low bits. A band
  // or digit without a choice has a place less than is subtracted, and so the greatest key.
  unsigned least = ~0u;
  for (unsigned band = 0; band < 6; ++band) {
    const unsigned key = (places[band] - (kDigits * kPlacesOfWay + 1)) << 4 | band;
    least = key < least ? key : least;
  }
  Guess guess;
  guess.band = static_cast<int>(least & 15u);
  const std::uint32_t* const of_digits = guess.band < 3 ? minis.rows : minis.columns;
  const std::uint32_t in_band = kBitsOfBand[static_cast<std::size_t>(guess.band)];
  least = ~0u;
  for (unsigned digit = 0; digit < kDigits; ++digit) {
    const auto count = static_cast<unsigned>(std::popcount(of_digits[digit] & in_band));
    const unsigned key = (count - (kPlacesOfWay + 1)) << 4 | digit;
    least = key < least ? key : least;
  }
  guess.digit = static_cast<int>(least & 15u);
  const Parts parts = kPartsOfPlaces[places_in(guess.band, of_digits[guess.digit])];
  guess.first = minis_at(guess.band, parts.first) | ~in_band;
  guess.rest = minis_at(guess.band, parts.rest) | ~in_band;
  return guess;
}

// The cells of word k in minis of the band's kind.
inline std::uint32_t cells_in(int band, std::uint32_t minis, int k) {
  const std::uint32_t minirows = minis >> k & kFirstOfThree;
  return by_band(band, (minirows << 3) - minirows, minis);
}

// No puzzle with fewer givens has only one solution (G. McGuire and others, 2012).
constexpr int kFewestOfUnique = 17;

inline int count_of(const CellWords& cells) {
  return std::popcount(cells.at[0]) + std::popcount(cells.at[1]) + std::popcount(cells.at[2]);
}

// Removes a cell, given by its bit in word k, and all cells that share a house with it from a set.
inline void bar_houses(int k, std::uint32_t bit, CellWords& cells) {
  const int band = std::countr_zero(bit) / 10;
  const int column = std::countr_zero(bit) % 10;
  const std::uint32_t barred = in_each_field(1u << column) | 0b111u << (10 * band + column / 3 * 3);
  for (std::uint32_t& word : cells.at) word &= ~barred;
  cells.at[k] &= ~(0x1FFu << (10 * band));
}

// The cells of two candidates, or if there are none those of three, or else those of more.
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
  std::uint32_t bit = 0;  // 0: there is no such cell, and the rest means nothing
  int first = 0;          // index of GridWords
  int second = 0;
};

inline PairCell find_pair(const GridWords& grid) {
  int k = 0;
  std::uint32_t pairs = pairs_of(grid, k);
  while (pairs == 0 && k < 2) pairs = pairs_of(grid, ++k);
  const std::uint32_t bit = pairs & (~pairs + 1);
  std::uint32_t digits = 0;
  for (int digit = 0; digit < kDigits; ++digit) digits |= ((grid.at[3 * digit + k] & bit) != 0 ? 1u : 0u) << digit;
  return {bit, 3 * std::countr_zero(digits) + k, 3 * (31 - std::countl_zero(digits)) + k};
}

}  // namespace
}  // namespace sudoscope::fast

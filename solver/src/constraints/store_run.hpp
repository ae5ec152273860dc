// One run of propagation: what each kind of propagator rules out. The parts: houses and sets in propagate_sets.cpp,
// sums in propagate_sums.cpp, ranks in propagate_ranks.cpp, alternatives in propagate_either.cpp, everything else in
// propagate_lines.cpp.
#pragma once

#include <array>
#include <bit>
#include <span>

#include "sudoscope/constraints/candidate_store.hpp"

namespace sudoscope {

inline bool is_one(DigitMask digits) { return (digits & (digits - 1)) == 0; }
inline int lowest(DigitMask digits) { return std::countr_zero(digits); }
inline int highest(DigitMask digits) { return 31 - std::countl_zero(digits); }
inline DigitMask lowest_bit(DigitMask digits) { return digits & (~digits + 1); }

inline constexpr auto kMirrored = [] {
  std::array<std::uint16_t, 1024> mirrored{};
  for (std::size_t digits = 1; digits < mirrored.size(); ++digits)
    mirrored[digits] = static_cast<std::uint16_t>(mirrored[digits & (digits - 1)] | 512U >> std::countr_zero(digits));
  return mirrored;
}();

// Digit d as digit side-1-d.
inline DigitMask mirrored(DigitMask digits, int side) {
  if (side <= 10) return static_cast<DigitMask>(kMirrored[digits]) >> (10 - side);
  DigitMask found = 0;
  for (; digits != 0; digits &= digits - 1) found |= DigitMask{1} << (side - 1 - lowest(digits));
  return found;
}

inline constexpr auto kValueSums = [] {
  std::array<std::uint8_t, 1024> sums{};
  for (std::size_t digits = 1; digits < sums.size(); ++digits)
    sums[digits] = static_cast<std::uint8_t>(sums[digits & (digits - 1)] + std::countr_zero(digits) + 1);
  return sums;
}();

// The sum of the values.
inline int value_sum(DigitMask digits) {
  int sum = kValueSums[digits & 1023U];
  for (digits &= ~DigitMask{1023}; digits != 0; digits &= digits - 1) sum += lowest(digits) + 1;
  return sum;
}

// Some different cells: those that are open, with their digits, and the digits that the others have.
struct OpenCells {
  std::array<Cell, 32> cells;
  std::array<DigitMask, 32> now;
  std::size_t count = 0;
  DigitMask united = 0;  // the digits of all cells
  DigitMask settled = 0;

  // False if two of them have one digit. REQUIRES: at most as many cells as digits.
  bool read(std::span<const Cell> different, std::span<const DigitMask> grid) {
    for (const Cell cell : different) {
      const DigitMask digits = grid[cell];
      united |= digits;
      if (!is_one(digits)) {
        now[count] = digits;
        cells[count++] = cell;
      } else {
        if ((settled & digits) != 0) return false;
        settled |= digits;
      }
    }
    return true;
  }
  std::span<const DigitMask> open_digits() const { return std::span(now.data(), count); }
};

// How many of some cells hold a digit, and how many hold it or may do so.
struct DigitPlaces {
  int settled = 0;
  int possible = 0;
};

struct CandidateStore::Run {
  CandidateStore& state;
  const ConstraintNetwork& network;
  std::vector<DigitMask>& grid;

  bool keep(Cell cell, DigitMask digits) { return state.keep(cell, digits); }
  // Each of these digits is in one of the cells: whatever sees all its places loses it, and a single place takes it.
  bool drop_seen(std::span<const Cell> cells, DigitMask digits);
  DigitPlaces places_of(std::span<const Cell> cells, DigitMask bit) const {
    DigitPlaces found;
    for (const Cell cell : cells) {
      found.possible += (grid[cell] & bit) != 0;
      found.settled += grid[cell] == bit;
    }
    return found;
  }
  // At least and at most so many of the cells hold the digit: once the number of its places, or of the cells that hold
  // it, is reached, the open ones are settled.
  bool keep_count(std::span<const Cell> cells, DigitMask bit, int least, int most) {
    const auto [settled, possible] = places_of(cells, bit);
    if (settled > most || possible < least) return false;
    if (settled == possible || (possible > least && settled < most)) return true;
    for (const Cell cell : cells)
      if ((grid[cell] & bit) != 0 && grid[cell] != bit && !keep(cell, possible == least ? bit : ~bit)) return false;
    return true;
  }

  bool house(const Propagator& house);
  bool band(const Propagator& band);
  bool choice(const Propagator& choice);
  bool count(const Propagator& propagator);

  bool sum(const Propagator& sum);
  bool offset(const Propagator& offset);
  bool weighted(const Propagator& sum);
  bool weighted_when_filled(const Propagator& sum);
  bool two(Cell first, Cell second, int total, bool differ);

  bool line(const Propagator& propagator);
  bool narrow_line(const CellLine& line);
  bool same(const Propagator& propagator);
  bool counting(const Propagator& propagator);
  bool counted_in_houses(std::span<const Cell> cells, DigitMask bit, int wanted);
  bool ranked(const Propagator& propagator);
  bool either(const Propagator& propagator);
  bool rank(const RankedLines& ranked, const RankedLines::Rank& rank);
  bool in_order(std::span<const Cell> low, std::span<const Cell> high);

  bool run_one(const Propagator& propagator);
};

}  // namespace sudoscope

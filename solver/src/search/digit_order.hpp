// DigitOrder: in which order a search tries the digits of a cell. A random order is drawn for each cell by itself and
// stays the same for the whole run: it is a function of seed, cell and digit, so that nothing is stored or copied.
#pragma once

#include <array>
#include <string_view>

#include "sudoscope/geometry.hpp"
#include "sudoscope/rng.hpp"

namespace sudoscope {

// What the knob offers, in the order of its values.
inline constexpr std::array<std::string_view, 5> kDigitOrders{"ascending", "descending", "random-1", "random-2",
                                                              "random-3"};

class DigitOrder {
 public:
  DigitOrder() = default;
  // REQUIRES: option < kDigitOrders.size().
  explicit DigitOrder(std::uint8_t option) : option_(option) {}
  static DigitOrder descending() { return DigitOrder(1); }

  // The digit of the set that is tried first in the cell. REQUIRES: digits != 0.
  Digit first(Cell cell, DigitSet digits) const {
    if (option_ == 0) return first_digit(digits);
    if (option_ == 1) return last_digit(digits);
    Digit best = first_digit(digits);
    for (DigitSet rest = without_first(digits); rest != 0; rest = without_first(rest))
      if (rank(cell, first_digit(rest)) < rank(cell, best)) best = first_digit(rest);
    return best;
  }

  // The digits of the set that are tried after this one.
  DigitSet after(Cell cell, Digit digit, DigitSet digits) const {
    if (option_ == 0) return digits & (~DigitSet{0} << digit << 1);
    if (option_ == 1) return digits & (digit_bit(digit) - 1);
    DigitSet later = 0;
    for (DigitSet rest = digits; rest != 0; rest = without_first(rest))
      if (rank(cell, first_digit(rest)) > rank(cell, digit)) later |= digit_bit(first_digit(rest));
    return later;
  }

 private:
  static Digit last_digit(DigitSet digits) { return static_cast<Digit>(63 - std::countl_zero(digits)); }

  // Different for the digits of a cell: the low bits are the digit.
  std::uint64_t rank(Cell cell, Digit digit) const {
    const std::uint64_t seed = std::uint64_t{option_} << 32 | std::uint64_t{cell} << 8 | digit;
    return (Rng(seed).next() & ~std::uint64_t{63}) | digit;
  }

  std::uint8_t option_ = 0;  // index into kDigitOrders; a random one is its seed
};

}  // namespace sudoscope

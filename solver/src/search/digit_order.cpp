// The random orders of digits.
#include "search/digit_order.hpp"

#include "sudoscope/base/rng.hpp"

namespace sudoscope {

Digit DigitOrder::random_first(Cell cell, DigitSet digits) const {
  Digit best = first_digit(digits);
  for (DigitSet rest = without_first(digits); rest != 0; rest = without_first(rest))
    if (rank(cell, first_digit(rest)) < rank(cell, best)) best = first_digit(rest);
  return best;
}

DigitSet DigitOrder::random_after(Cell cell, Digit digit, DigitSet digits) const {
  DigitSet later = 0;
  for (DigitSet rest = digits; rest != 0; rest = without_first(rest))
    if (rank(cell, first_digit(rest)) > rank(cell, digit)) later |= digit_bit(first_digit(rest));
  return later;
}

// Different for the digits of a cell: the low bits are the digit.
std::uint64_t DigitOrder::rank(Cell cell, Digit digit) const {
  const std::uint64_t seed = std::uint64_t{option_} << 32 | std::uint64_t{cell} << 8 | digit;
  return (Rng(seed).next() & ~std::uint64_t{63}) | digit;
}

}  // namespace sudoscope

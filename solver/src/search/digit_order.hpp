// DigitOrder: the order in which a search tries the digits of a cell. A random order is drawn for each cell by itself
// and stays the same for the whole run: it is a function of seed, cell and digit, so that nothing is stored or copied.
#pragma once

#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {

class DigitOrder {
 public:
  DigitOrder() = default;
  // 0 ascending, 1 descending, 2 and more random.
  explicit DigitOrder(std::uint8_t option) : option_(option) {}
  static DigitOrder descending() { return DigitOrder(1); }

  // The digit of the set to try first in the cell. REQUIRES: digits != 0.
  Digit first(Cell cell, DigitSet digits) const {
    if (option_ == 0) return first_digit(digits);
    if (option_ == 1) return last_digit(digits);
    return random_first(cell, digits);
  }

  // The digits of the set to try after this one.
  DigitSet after(Cell cell, Digit digit, DigitSet digits) const {
    if (option_ == 0) return digits & (~DigitSet{0} << digit << 1);
    if (option_ == 1) return digits & (digit_bit(digit) - 1);
    return random_after(cell, digit, digits);
  }

 private:
  static Digit last_digit(DigitSet digits) { return static_cast<Digit>(63 - std::countl_zero(digits)); }

  // Out of line: inlined wherever a digit is chosen, they made the WebAssembly module a tenth larger.
  Digit random_first(Cell cell, DigitSet digits) const;
  DigitSet random_after(Cell cell, Digit digit, DigitSet digits) const;
  std::uint64_t rank(Cell cell, Digit digit) const;

  std::uint8_t option_ = 0;  // a random one is its seed
};

}  // namespace sudoscope

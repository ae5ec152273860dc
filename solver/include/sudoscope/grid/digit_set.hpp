// DigitSet: the digits possible in a cell, one 64-bit word, bit d set <=> digit d (0-based) is in the set.
// 64 digits fit; popcount and countr_zero are one instruction each, in WebAssembly too.
#pragma once

#include <bit>
#include <cstdint>

namespace sudoscope {

using Digit = std::uint8_t;  // 0 .. side-1 inside; shown to people as 1 .. side
using DigitSet = std::uint64_t;

inline constexpr Digit kBlank = 0xFF;  // in a grid of digits: nothing placed

// REQUIRES: digit < 64.
constexpr DigitSet digit_bit(Digit digit) { return DigitSet{1} << digit; }
// REQUIRES: 1 <= side <= 64.
constexpr DigitSet all_digits(int side) { return ~DigitSet{0} >> (64 - side); }
constexpr bool has_digit(DigitSet set, Digit digit) { return (set >> digit & 1) != 0; }
constexpr int digit_count(DigitSet set) { return std::popcount(set); }
// Not std::has_single_bit: that counts the bits, which is a function call on x86-64 without further options.
constexpr bool is_single(DigitSet set) { return set != 0 && (set & (set - 1)) == 0; }
// The smallest digit. REQUIRES: set != 0.
constexpr Digit first_digit(DigitSet set) { return static_cast<Digit>(std::countr_zero(set)); }
constexpr DigitSet without_first(DigitSet set) { return set & (set - 1); }

}  // namespace sudoscope

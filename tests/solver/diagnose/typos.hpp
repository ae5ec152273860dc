// Mistakes in writing a puzzle down, made at random from a seed: for the test and the benchmark of repairs.
#pragma once

#include <string_view>

#include "sudoscope/base/rng.hpp"
#include "sudoscope/diagnose/repairs.hpp"
#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope::test {

enum class TypoKind : std::uint8_t {
  kAnyDigit,  // a given becomes any other digit, all alike
  kSlip,      // the digit of a neighbouring key
  kMisread,   // a digit that looks alike
  kSwap,      // two givens side by side that have changed places
  kShift,     // a given in a blank cell beside its own
};
inline constexpr int kTypoKinds = 5;
std::string_view name_of(TypoKind kind);

struct Typo {
  Puzzle puzzle;
  Repair undo;  // the repair that takes it back
};

// Makes a wrong digit if the puzzle has no place for a swap or a shift. REQUIRES: a 9x9 puzzle with a given.
Typo make_typo(const Puzzle& puzzle, TypoKind kind, Rng& rng);

bool is_same(const Repair& one, const Repair& other);

// The rank of the repair that takes the typo back, from 1; 0 if it is not listed, or
// if the puzzle has exactly one solution in spite of the typo, so that nobody notices.
struct Diagnosed {
  std::size_t solutions = 0;  // 0, 1, or 2 for more
  std::size_t rank = 0;
  std::size_t repairs = 0;
};
Diagnosed diagnose_typo(const Typo& typo);

}  // namespace sudoscope::test

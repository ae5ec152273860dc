// Outlook: results of a long search before its end. Three kinds are never
// mixed: proved facts, the best guess so far, and the amount of work.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sudoscope/grid/digit_set.hpp"

namespace sudoscope {

struct Outlook {
  std::uint64_t conflicts = 0;
  std::size_t memory_bytes = 0;  // held by the search

  // cell_count() digits, kBlank for none. Every solution of the puzzle
  // has them, including those found already; the givens are among them.
  std::vector<Digit> proved;

  // cell_count() digits, kBlank for none: the fullest grid without a conflict. It
  // is a guess: there may be no solution like it. Empty before the first guess.
  std::vector<Digit> best;
};

}  // namespace sudoscope

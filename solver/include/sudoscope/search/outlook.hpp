// Outlook: what a search that takes long can tell before it is done. Three things that are never mixed: what is proved,
// what is only the best guess so far, and how much work it was.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sudoscope/grid/digit_set.hpp"

namespace sudoscope {

struct Outlook {
  std::uint64_t conflicts = 0;
  std::size_t memory_bytes = 0;  // held by the search

  // cell_count() digits, kBlank where none. Every solution of the puzzle has them, those found already included; the
  // givens are among them.
  std::vector<Digit> proved;

  // cell_count() digits, kBlank where none: the fullest grid that no house spoke against. Guesses, nothing else: there
  // may be no solution like it. Empty before the first guess.
  std::vector<Digit> best;
};

}  // namespace sudoscope

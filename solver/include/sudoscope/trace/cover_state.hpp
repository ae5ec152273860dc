// cover_state: the exact cover matrix of a grid (D. Knuth, "Dancing Links", 2000) as a board shows it: the
// number of rows left in each column, and the covered columns. A column is a condition to be met exactly once: a
// digit in a cell, or a digit's place in a house. It follows from the digits alone, so that no search is needed.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoscope/trace/trace_board.hpp"

namespace sudoscope {

struct CoverState {
  static constexpr std::uint8_t kCovered = 0xFF;

  // Rows left, kCovered if the column is satisfied: first the cells, then house by house its digits.
  std::vector<std::uint8_t> rows;
  std::uint32_t chosen;  // the column of the last digit placed, or of the contradiction; kNone if there is none

  static constexpr std::uint32_t kNone = UINT32_MAX;
};

// The rest of the matrix once the columns of every digit on the board are covered. Between two steps of a search
// this is also the search's own rest; within a step it runs ahead of eliminations whose events are still to come.
CoverState cover_state(const TraceBoard& board);

}  // namespace sudoscope

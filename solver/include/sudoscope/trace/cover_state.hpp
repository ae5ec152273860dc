// cover_state: the exact cover matrix of a grid (D. Knuth, "Dancing Links", 2000) as a board shows it: how many rows
// each column has left and which columns are covered. A column is something wanted exactly once: a digit in a cell, or
// a digit's place in a house. It follows from the digits alone, so that no search is asked.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoscope/trace/trace_board.hpp"

namespace sudoscope {

struct CoverState {
  static constexpr std::uint8_t kCovered = 0xFF;

  // Rows left, kCovered where the column is satisfied: first the cells, then house by house its digits.
  std::vector<std::uint8_t> rows;
  std::uint32_t chosen;  // the column of the last digit placed, or of the contradiction; kNone where there is none

  static constexpr std::uint32_t kNone = UINT32_MAX;
};

// What is left of the matrix once the columns of every digit on the board are covered. Between two steps of a search it
// is what the search has left; within a step it runs ahead of the eliminations that are still to be told.
CoverState cover_state(const TraceBoard& board);

}  // namespace sudoscope

// responsible_guesses: the open guesses that a contradiction follows from.
// The others could be any digits, or none: the contradiction would stay.
#pragma once

#include <vector>

#include "sudoscope/trace/trace_board.hpp"

namespace sudoscope {

struct Responsible {
  std::vector<Cell> guesses;  // outermost first; with the givens they leave no solution
  // The search has returned to the current cell: other digits that fit
  // it were tried before, and failed. Then all open guesses are named.
  bool after_trying = false;
  // Clauses learnt from earlier conflicts or solutions take part, and the board does not have their
  // reasons; or two digits that exclude each other were forced at once. Then all open guesses are named.
  bool unexplained = false;
};

// Without any one of them the contradiction's own reasons fail. Only if many guesses have many
// consequences, the guesses found first are returned. REQUIRES: the board's last event is a kConflict.
// Cost: about 0.1 ms at 9x9, and memory for a number a candidate: 3 kB at 9x9, 470 kB at 49x49.
Responsible responsible_guesses(const TraceBoard& board);

}  // namespace sudoscope

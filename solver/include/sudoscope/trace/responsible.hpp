// responsible_guesses: which of the open guesses a contradiction follows from. The others could be any digits, or none:
// the contradiction would stay.
#pragma once

#include <vector>

#include "sudoscope/trace/trace_board.hpp"

namespace sudoscope {

struct Responsible {
  std::vector<Cell> guesses;  // outermost first; with the givens they leave no solution
  // The cell in hand was returned to: digits that fit it were tried before, and failed. Then all open guesses are
  // named.
  bool after_trying = false;
  // What was learnt from earlier conflicts or solutions takes part, and the board does not have its reasons; or two
  // digits that exclude each other were forced at once. Then all open guesses are named.
  bool unexplained = false;
};

// Without any one of them the contradiction's own reasons fail. Only where many guesses have many consequences, what
// was found first has to do. REQUIRES: the board's last event is a kConflict. Cost: about 0.1 ms at 9x9, and memory for
// a number a candidate: 3 kB at 9x9, 470 kB at 49x49.
Responsible responsible_guesses(const TraceBoard& board);

}  // namespace sudoscope

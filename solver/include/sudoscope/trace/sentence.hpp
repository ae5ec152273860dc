// Sentences for what a run just did: one for what happened, a quieter one for why.
#pragma once

#include "sudoscope/trace/trace_board.hpp"

namespace sudoscope {

struct Sentence {
  Message what;  // "Guess 7 at r5c3" / "No place for 4 in box 6: take back 7 at r5c3"
  Message why;   // "2 candidates were left, the fewest on the board" / "Level 9 of the search"; may be empty
};

// What the board's last event tells; the start of a run where there is none.
Sentence describe_last(const TraceBoard& board);

}  // namespace sudoscope

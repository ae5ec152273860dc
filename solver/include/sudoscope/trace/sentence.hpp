// Sentences about the last event of a run: one for the event, a quieter one for its reason.
#pragma once

#include "sudoscope/trace/trace_board.hpp"

namespace sudoscope {

struct Sentence {
  Message what;  // "Guess 7 at r5c3" / "No place for 4 in box 6: take back 7 at r5c3"
  Message why;   // "2 candidates were left, the fewest on the board" / "Level 9 of the search"; may be empty
};

// The sentences about the board's last event; about the start of the run if there is none.
Sentence describe_last(const TraceBoard& board);

}  // namespace sudoscope

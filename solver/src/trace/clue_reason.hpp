// The clue that keeps a digit out of a cell on a board, in words.
#pragma once

#include "sudoscope/trace/trace_board.hpp"

namespace sudoscope {

// "It would break this clue: ...". A clue that ruled it out when more was possible may not be found again; the sentence
// then names none. Empty without clues.
Message clue_reason(const TraceBoard& board, Cell cell, Digit digit);

}  // namespace sudoscope

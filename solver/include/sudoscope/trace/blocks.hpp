// The obstacles at a contradiction, in sentences: for a cell without candidates, why each digit
// is kept out of it; for a digit without a place in a house, why it is kept out of each cell.
#pragma once

#include <vector>

#include "sudoscope/trace/trace_board.hpp"

namespace sudoscope {

// One sentence for all digits or cells that are kept out alike: "1 to 3 are givens in row 4", "5 in column
// 9 follows from r2c3 = 4". Only responsible_guesses() are named as reasons, if they could be found. Empty
// if the board's last event is not such a contradiction. Cost: twice that of responsible_guesses().
std::vector<Message> describe_blocks(const TraceBoard& board);

}  // namespace sudoscope

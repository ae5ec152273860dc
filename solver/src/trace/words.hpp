// Words that several sentences about a run share.
#pragma once

#include <span>
#include <vector>

#include "sudoscope/trace/trace_board.hpp"

namespace sudoscope {

// Each as in "r1c2 = 3".
std::vector<Message> guesses_named(const TraceBoard& board, std::span<const Cell> guesses);

}  // namespace sudoscope

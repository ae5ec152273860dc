// `sudoscope solve` on a list of puzzles of any length: read, solved and written in pieces.
#pragma once

#include "verdicts.hpp"

namespace sudoscope::cli {

// What judge_all does, in the order of the input. Lists are solved by args.threads threads with a piece of the input
// each in memory: their plain lines of 81 characters by the fast engine, all others one by one. `print` tells of those
// others, and of plain lines without a solution.
int solve_stream(const Args& args, const Print& print);

}  // namespace sudoscope::cli

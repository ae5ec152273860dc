// `sudoscope solve` on a list of puzzles of any length: read, solved and written in pieces.
#pragma once

#include "verdicts.hpp"

namespace sudoscope::cli {

// The work of judge_all, in the order of the input. args.threads threads solve lists, with a
// piece of the input each in memory: their plain lines of 81 characters by the fast engine,
// all others one by one. `print` prints those others, and plain lines without a solution.
int solve_stream(const Args& args, const Print& print);

}  // namespace sudoscope::cli

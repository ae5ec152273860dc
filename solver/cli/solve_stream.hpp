// `sudoscope solve --algorithm sudoscope-9` on a list of puzzles of any length: read, solved and written in pieces.
#pragma once

#include "verdicts.hpp"

namespace sudoscope::cli {

// Whether the command asks for just that: puzzles in lines, ordinary 9x9 grids, no limit of steps.
bool is_stream(const Args& args);

// Writes what judge_all would, in the order of the input, with args.threads threads and a piece of the input for each
// in memory. `print` tells of the lines that are no plain 81 characters or have no solution. Input that does not begin
// with a puzzle of 81 characters is left to judge_text.
int solve_stream(const Args& args, const Print& print);

}  // namespace sudoscope::cli

// One puzzle searched by several threads.
#pragma once

#include "args.hpp"
#include "sudoscope/solve.hpp"

namespace sudoscope::cli {

// Concludes the solve, which is of this algorithm and puzzle, with what that many threads found together, within the
// limits of the command line. Returns the explored share of the tree, 0..1.
double solve_on_threads(Solve& solve, const Algorithm& algorithm, const Puzzle& puzzle, const KnobValues& knobs,
                        const Args& args, unsigned threads);

}  // namespace sudoscope::cli

// Work on several threads, and one puzzle searched by several.
// If the system does not start that many, the command ends.
#pragma once

#include <functional>

#include "args.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope::cli {

// Calls `work` on that many threads, this one among them, and returns when all are done.
void on_threads(unsigned threads, const std::function<void()>& work);

// Concludes the solve, of this algorithm and puzzle, with the common findings of that
// many threads, by seeds or by parts of the tree, within the limits of the command line.
// Returns the explored share of the tree, 0..1; by seeds 1 when it is done, else 0.
double solve_on_threads(Solve& solve, const Algorithm& algorithm, const Puzzle& puzzle, const KnobValues& knobs,
                        const Args& args, unsigned threads);

}  // namespace sudoscope::cli

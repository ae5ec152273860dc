// One puzzle searched by several threads.
#pragma once

#include <functional>
#include <memory>

#include "args.hpp"
#include "sudoscope/solve.hpp"

namespace sudoscope::cli {

// Concludes the solve with what that many threads found together, within the limits of the command line. `make` gives
// its search at its start. Returns the explored share of the tree, 0..1.
double solve_on_threads(Solve& solve, const std::function<std::unique_ptr<Search>()>& make, const Args& args,
                        unsigned threads);

}  // namespace sudoscope::cli

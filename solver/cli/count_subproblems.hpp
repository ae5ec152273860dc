// The command `count --subproblems`.
#pragma once

#include "args.hpp"

namespace sudoscope::cli {

// Returns the exit status.
int count_subproblems(const Args& args);

}  // namespace sudoscope::cli

// The subcommands. Each returns the exit status: 0 where all went well, or one of ending.hpp.
#pragma once

#include "args.hpp"
#include "ending.hpp"

namespace sudoscope::cli {

int solve(const Args& args);
int count(const Args& args);
int diagnose(const Args& args);
int bench(const Args& args);
int speedup(const Args& args);
int cnf(const Args& args);
int convert(const Args& args);
int generate(const Args& args);
int list_algorithms();

}  // namespace sudoscope::cli

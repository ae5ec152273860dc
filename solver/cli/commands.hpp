// The subcommands. Each returns the exit status: 0 all fine, 1 some puzzle could not be read, 2 usage. Whether the
// output could be written is seen at the end, by main.
#pragma once

#include "args.hpp"

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

// Says on standard error what is wrong with the command line, and returns 2.
int usage_error(const std::string& sentence);

}  // namespace sudoscope::cli

// The `sudoscope` command: the solver without a browser.
#include <iostream>

#include "commands.hpp"
#include "ending.hpp"
#include "output.hpp"

namespace sudoscope::cli {
namespace {

int run(const Args& args) {
  if (args.command == "solve") return solve(args);
  if (args.command == "count") return count(args);
  if (args.command == "diagnose") return diagnose(args);
  if (args.command == "bench") return bench(args);
  if (args.command == "speedup") return speedup(args);
  if (args.command == "cnf") return cnf(args);
  if (args.command == "convert") return convert(args);
  if (args.command == "generate") return generate(args);
  if (args.command == "algorithms") return list_algorithms();
  std::cout << kHelp;
  return 0;
}

}  // namespace
}  // namespace sudoscope::cli

int main(int argc, char** argv) {
  using namespace sudoscope::cli;
  std::ios::sync_with_stdio(false);
  give_up_without_memory();
  const StandardOutput output;
  const auto args = parse_args({argv + 1, argv + argc});
  return args ? run(args.value()) : usage_error(args.error());
}

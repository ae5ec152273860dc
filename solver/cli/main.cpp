// The `sudoscope` command: the solver without a browser.
#include <iostream>

#include "commands.hpp"

namespace sudoscope::cli {

int usage_error(const std::string& sentence) {
  std::cerr << "sudoscope: " << sentence << " Try sudoscope --help.\n";
  return 2;
}

}  // namespace sudoscope::cli

int main(int argc, char** argv) {
  using namespace sudoscope::cli;
  std::ios::sync_with_stdio(false);
  const auto args = parse_args({argv + 1, argv + argc});
  if (!args) return usage_error(args.error());
  const std::string& command = args.value().command;
  if (command == "solve") return solve(args.value());
  if (command == "count") return count(args.value());
  if (command == "bench") return bench(args.value());
  if (command == "speedup") return speedup(args.value());
  if (command == "algorithms") return list_algorithms();
  std::cout << kHelp;
  return 0;
}

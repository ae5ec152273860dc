// The `sudoscope` command: the solver without a browser.
#include <iostream>

#include "commands.hpp"
#include "help.hpp"
#include "output.hpp"

int main(int argc, char** argv) {
  using namespace sudoscope::cli;
  std::ios::sync_with_stdio(false);
  give_up_without_memory();
  const StandardOutput output;
  const auto args = parse_args({argv + 1, argv + argc});
  if (!args) return usage_error(args.error());
  if (!args.value().help) return find_command(args.value().command)->run(args.value());
  std::cout << help_text(args.value().command);
  return 0;
}

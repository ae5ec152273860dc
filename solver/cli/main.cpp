// The `sudoscope` command: the solver without a browser.
#include <iostream>

#include "commands.hpp"
#include "help.hpp"
#include "output.hpp"
#include "speech.hpp"

int main(int argc, char** argv) {
  using namespace sudoscope::cli;
  std::ios::sync_with_stdio(false);
  choose_language(language_of_environment());
  std::vector<std::string> words(argv + 1, argv + argc);
  const auto language = take_language(words);
  if (language) choose_language(*language.value());
  give_up_without_memory();
  const StandardOutput output;
  if (!words.empty() && find_command(words[0]) != nullptr) hint_at_help_of(words[0]);
  if (!language) return usage_error(language.error());
  const auto args = parse_args(words);
  if (!args) return usage_error(args.error());
  if (!args.value().help) return find_command(args.value().command)->run(args.value());
  std::cout << help_text(args.value().command);
  return 0;
}

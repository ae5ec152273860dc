// The subcommands, each with its words and options: the command
// line is read by this table, and the help printed from it.
#pragma once

#include <span>
#include <string_view>

#include "ending.hpp"
#include "option.hpp"

namespace sudoscope::cli {

// Words that a command takes beside its options.
enum class Words : std::uint8_t {
  kNone,
  kPuzzles,     // a file of puzzles, else standard input
  kWork,        // a file of subproblems, else standard input
  kContenders,  // NAME=COMMAND, one or more; puzzles come from the file of --set, else from standard input
  kAlgorithm,   // ID, or ID:KNOB=VALUE..., or nothing
};

struct Command {
  std::string_view name;
  Message about;  // for the help
  Words words;
  std::vector<Option> options;
  int (*run)(const Args& args);  // returns the exit status: 0 for success, or one of ending.hpp

  const Option* find(std::string_view option) const;  // null if the command does not take it
};

std::span<const Command> commands();

// Null if there is none of that name.
const Command* find_command(std::string_view name);

int solve(const Args& args);
int count(const Args& args);
int split(const Args& args);
int merge(const Args& args);
int diagnose(const Args& args);
int bench(const Args& args);
int contest(const Args& args);
int take_part(const Args& args);
int speedup(const Args& args);
int canon(const Args& args);
int cnf(const Args& args);
int convert(const Args& args);
int generate(const Args& args);
int make_puzzles(const Args& args);
int list_deductions(const Args& args);
// True if that lists the deductions of the technique.
bool is_listed(Technique technique);
int path(const Args& args);
int rate(const Args& args);
int list_algorithms(const Args& args);

}  // namespace sudoscope::cli

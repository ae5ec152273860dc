// A contender of a contest as the command line names it: NAME=COMMAND.
#pragma once

#include <string>
#include <string_view>

#include "sudoscope/base/message.hpp"
#include "sudoscope/base/result.hpp"

namespace sudoscope::cli {

struct NamedCommand {
  std::string name;
  std::string command;  // of the shell
};

// Error: the fault of the word.
Result<NamedCommand, Message> parse_named_command(std::string_view word);

// Reason why the command cannot be started, as far as its first word shows: there is no such program. Asks the shell.
Message why_not_started(const NamedCommand& named);

}  // namespace sudoscope::cli

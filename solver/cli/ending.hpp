// How the command ends: its exit statuses, and the way out when it cannot go on.
#pragma once

#include <string>
#include <string_view>

#include "sudoscope/base/message.hpp"

namespace sudoscope::cli {

inline constexpr int kBadPuzzle = 1;  // some puzzle could not be read, written or rated
inline constexpr int kUsage = 2;      // the command line is wrong, or a file that it names cannot be read
inline constexpr int kFailure = 3;    // the output could not be written, or memory or threads ran out

// From now on usage_error() names the help of this command. REQUIRES: there is such a command.
void hint_at_help_of(std::string_view command);

// Says on standard error what is wrong with the command line, and returns kUsage.
int usage_error(const std::string& sentence);
int usage_error(const Message& message);

// Ends the command at once with kFailure, from any thread; what was not written yet is lost. Allocates nothing.
[[noreturn]] void give_up(std::string_view sentence);

// Ends it the same way without a word: nobody reads the output.
[[noreturn]] void end_quietly();

// From now on give_up(), in the language chosen, ends the command where memory runs out in any thread.
void give_up_without_memory();

// What the system says is wrong, to stand behind a colon: "there is no such file or folder".
Message reason_of(int system_error);

}  // namespace sudoscope::cli

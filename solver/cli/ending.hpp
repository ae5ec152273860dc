// Exit statuses of the command, and ways to end it when it cannot continue.
#pragma once

#include <string>
#include <string_view>

#include "sudoscope/base/message.hpp"

namespace sudoscope::cli {

inline constexpr int kBadPuzzle = 1;  // some puzzle could not be read, written or rated
inline constexpr int kUsage = 2;      // the command line is wrong, or a file that it names cannot be read
inline constexpr int kFailure = 3;    // the output could not be written, or memory or threads ran out

// Lets usage_error() name the help of this command from now on. REQUIRES: there is such a command.
void hint_at_help_of(std::string_view command);

// Prints on standard error the fault of the command line, and returns kUsage.
int usage_error(const std::string& sentence);
int usage_error(const Message& message);

// Ends the command at once with kFailure, from any thread; output that was not written yet is lost. Allocates nothing.
[[noreturn]] void give_up(std::string_view sentence);

// Ends it the same way without a sentence: nobody reads the output.
[[noreturn]] void end_quietly();

// Lets give_up() end the command, in the chosen language, when memory runs out in any thread.
void give_up_without_memory();

// The system's reason for an error, to follow a colon: "there is no such file or folder".
Message reason_of(int system_error);

}  // namespace sudoscope::cli

// The texts of --help.
#pragma once

#include <string>
#include <string_view>

namespace sudoscope::cli {

// The help for a command, or for all if it is "". REQUIRES: there is such a command.
std::string help_text(std::string_view command);

}  // namespace sudoscope::cli

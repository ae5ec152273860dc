// The files that a command line names.
#pragma once

#include <string>
#include <vector>

#include "sudoscope/base/message.hpp"

namespace sudoscope::cli {

struct NamedFile {
  Message title;     // its name in a sentence: "--proof none.drat"
  std::string path;  // "-": standard input or output
  bool is_written;
};

using NamedFiles = std::vector<NamedFile>;

// Examples: "the file puzzles.txt", or "standard input" for "-".
Message input_named(const std::string& path);

// Error if a file is to be written that another of the list reads or
// writes, under whatever names; pipes, terminals and devices may be both.
Message find_clash(const NamedFiles& files);

// Reason why a file, or standard input for "-", cannot be read. REQUIRES: it could not.
Message unreadable(const std::string& file);

}  // namespace sudoscope::cli

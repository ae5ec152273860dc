// The files that a command line names.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace sudoscope::cli {

struct NamedFile {
  std::string title;  // how a sentence calls it: "--proof none.drat"
  std::string path;   // "-": standard input or output
  bool is_written;
};

using NamedFiles = std::vector<NamedFile>;

// A sentence where a file is to be written that another of the list reads or writes, by whatever names; pipes,
// terminals and devices may be both.
std::optional<std::string> find_clash(const NamedFiles& files);

// Why a file, or standard input for "-", cannot be read: a sentence. REQUIRES: it could not.
std::string unreadable(const std::string& file);

}  // namespace sudoscope::cli

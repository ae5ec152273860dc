// Where puzzles come from: a file or standard input, with one puzzle a line or one puzzle in all.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "sudoscope/format.hpp"

namespace sudoscope::cli {

struct Entry {
  int line;          // where it begins, from 1
  std::string text;  // as it was written, without the line end
};

// The text of a file, of standard input for "-", decoded. Nothing when it cannot be read.
std::optional<std::string> read_text(const std::string& file);

// A puzzle a line, where lines that are blank or only a comment are left out. Unless the caller says that it is a list,
// a text that is a grid over several lines is one puzzle, and so is one whose lines are mostly no puzzles by
// themselves.
std::vector<Entry> split_entries(const std::string& text, const ParseOptions& options, bool list);

}  // namespace sudoscope::cli

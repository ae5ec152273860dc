// The lines of work of a file or of standard input, read as far as they are asked for.
#pragma once

#include <fstream>
#include <optional>

#include "args.hpp"
#include "work_lines.hpp"

namespace sudoscope::cli {

struct WorkEntry {
  int line;  // from 1
  std::string text;
  Result<WorkLine, ParseError> reading;
};

class WorkInput {
 public:
  explicit WorkInput(const std::string& file);

  bool readable() const { return readable_; }
  // Whether reading went wrong before the end.
  bool failed() const { return failed_; }
  // Nothing at the end. Blank lines are passed over.
  std::optional<WorkEntry> next();

 private:
  std::istream& stream();

  bool is_file_;
  std::ifstream file_;
  bool readable_ = false;
  bool failed_ = false;
  int line_ = 0;
};

// Says on standard error what is wrong with a line. REQUIRES: something is.
void tell_unread(const WorkEntry& entry);

}  // namespace sudoscope::cli

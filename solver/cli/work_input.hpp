// The lines of work of a file or of standard input, read only as far as they are asked for.
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
  // True if reading failed before the end.
  bool failed() const { return failed_; }
  // Nothing at the end. Skips blank lines.
  std::optional<WorkEntry> next();

 private:
  std::istream& stream();

  bool is_file_;
  std::ifstream file_;
  bool readable_ = false;
  bool failed_ = false;
  int line_ = 0;
};

// Prints on standard error the fault of a line. REQUIRES: it has one.
void tell_unread(const WorkEntry& entry);

}  // namespace sudoscope::cli

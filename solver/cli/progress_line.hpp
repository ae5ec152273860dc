// A line on the terminal that shows the progress of a command, overwritten each time.
#pragma once

#include <cstddef>
#include <string_view>

#include "sudoscope/base/message.hpp"

namespace sudoscope::cli {

// On standard error; prints nothing if that is not a terminal. Cleared at destruction.
class ProgressLine {
 public:
  ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  ~ProgressLine();

  void tell(const Message& message);
  void clear();

 private:
  void write(std::string_view text);

  bool on_terminal_;
  std::size_t width_ = 0;  // of the current line
};

}  // namespace sudoscope::cli

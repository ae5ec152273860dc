// A line on the terminal that tells how far a command has come, overwritten as it goes on.
#pragma once

#include <cstddef>
#include <string_view>

#include "sudoscope/base/message.hpp"

namespace sudoscope::cli {

// On standard error; where that is no terminal it tells nothing. Cleared when it goes.
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
  std::size_t width_ = 0;  // of what stands there
};

}  // namespace sudoscope::cli

// Blanks wipe a longer line, so that any terminal will do.
#include "progress_line.hpp"

#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <string>

#include "speech.hpp"
#include "text_table.hpp"

namespace sudoscope::cli {

ProgressLine::ProgressLine() : on_terminal_(::isatty(STDERR_FILENO) != 0) {}

ProgressLine::~ProgressLine() { clear(); }

void ProgressLine::clear() {
  if (width_ == 0) return;
  write({});
  std::cerr << '\r' << std::flush;
}

void ProgressLine::tell(const Message& message) {
  if (on_terminal_) write(spoken(message));
}

void ProgressLine::write(std::string_view text) {
  const std::size_t width = width_of(text);
  std::cerr << '\r' << text << std::string(std::max(width_, width) - width, ' ') << std::flush;
  width_ = width;
}

}  // namespace sudoscope::cli

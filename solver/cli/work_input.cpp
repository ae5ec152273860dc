// Reading lines of work.
#include "work_input.hpp"

#include <iostream>

#include "entries.hpp"
#include "speech.hpp"

namespace sudoscope::cli {

WorkInput::WorkInput(const std::string& file) : is_file_(file != "-") {
  if (is_file_) file_.open(file, std::ios::binary);
  // A folder opens like a file; its first byte cannot be read.
  readable_ = (!is_file_ || file_.is_open()) && (stream().peek(), !stream().bad());
}

std::istream& WorkInput::stream() { return is_file_ ? file_ : std::cin; }

std::optional<WorkEntry> WorkInput::next() {
  for (std::string text; std::getline(stream(), text);) {
    ++line_;
    if (text.find_first_not_of(" \t\r") == std::string::npos) continue;
    auto reading = read_work_line(text);
    return WorkEntry{line_, std::move(text), std::move(reading)};
  }
  failed_ = stream().bad();
  return std::nullopt;
}

void tell_unread(const WorkEntry& entry) {
  const ParseError& error = entry.reading.error();
  tell_of_line(entry.line, error.column, spoken(error.message));
}

}  // namespace sudoscope::cli

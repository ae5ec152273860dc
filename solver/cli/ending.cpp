// Sentences on standard error, and the way out.
#include "ending.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <iostream>
#include <new>
#include <system_error>

namespace sudoscope::cli {
namespace {

// Past std::cerr, which another thread may be using. What standard error does not take is lost.
void write_error(std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(STDERR_FILENO, text.data(), text.size());
    if (written <= 0) return;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

}  // namespace

int usage_error(const std::string& sentence) {
  std::cerr << "sudoscope: " << sentence << " Try sudoscope --help.\n";
  return kUsage;
}

void give_up(std::string_view sentence) {
  for (const std::string_view part : {std::string_view("sudoscope: "), sentence, std::string_view("\n")}) {
    write_error(part);
  }
  end_quietly();
}

void end_quietly() { std::_Exit(kFailure); }

void give_up_without_memory() {
  std::set_new_handler([] { give_up("There is not enough memory."); });
}

std::string reason_of(int system_error) {
  switch (system_error) {
    case ENOENT:
      return "there is no such file or folder";
    case ENOTDIR:
      return "a part of its path is not a folder";
    case EISDIR:
      return "it is a folder";
    case EACCES:
    case EPERM:
      return "that is not permitted";
    case ENOSPC:
      return "the disk is full";
    case EBADF:
      return "it is closed";
    default:
      return "the system says \"" + std::generic_category().message(system_error) + "\"";
  }
}

}  // namespace sudoscope::cli

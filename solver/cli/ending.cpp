// Sentences on standard error, and the way out.
#include "ending.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <iostream>
#include <new>
#include <system_error>

#include "speech.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;

std::string command_of_hint;  // "": the help for all of them

// Past std::cerr, which another thread may be using. Text that standard error does not take is lost.
void write_error(std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(STDERR_FILENO, text.data(), text.size());
    if (written <= 0) return;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

}  // namespace

void hint_at_help_of(std::string_view command) { command_of_hint = command; }

int usage_error(const std::string& sentence) {
  const Message hint = command_of_hint.empty() ? say(Id::kUsageHint) : say(Id::kUsageHintOfCommand, command_of_hint);
  std::cerr << "sudoscope: " << sentence << ' ' << spoken(hint) << '\n';
  return kUsage;
}

int usage_error(const Message& message) { return usage_error(spoken(message)); }

void give_up(std::string_view sentence) {
  for (const std::string_view part : {std::string_view("sudoscope: "), sentence, std::string_view("\n")}) {
    write_error(part);
  }
  end_quietly();
}

void end_quietly() { std::_Exit(kFailure); }

void give_up_without_memory() {
  static const std::string sentence = spoken(say(Id::kNotEnoughMemory));
  std::set_new_handler([] { give_up(sentence); });
}

Message reason_of(int system_error) {
  switch (system_error) {
    case ENOENT:
      return say(Id::kReasonMissing);
    case ENOTDIR:
      return say(Id::kReasonPath);
    case EISDIR:
      return say(Id::kReasonFolder);
    case EACCES:
    case EPERM:
      return say(Id::kReasonForbidden);
    case ENOSPC:
      return say(Id::kReasonFull);
    case EBADF:
      return say(Id::kReasonClosed);
    default:
      return say(Id::kReasonOfSystem, std::generic_category().message(system_error));
  }
}

}  // namespace sudoscope::cli

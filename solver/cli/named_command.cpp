#include "named_command.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>

#include "sudoscope/base/say.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

bool is_control(char character) { return static_cast<unsigned char>(character) < ' '; }

// The program of a command; "" if its first word is more than a name.
std::string program_of(const std::string& command) {
  const std::size_t begin = command.find_first_not_of(" \t");
  const std::size_t end = std::min(command.find_first_of(" \t", begin), command.size());
  const std::string word = command.substr(begin, end - begin);
  const auto is_plain = [](char symbol) {
    return std::isalnum(static_cast<unsigned char>(symbol)) ||
           std::string_view("./_+-").find(symbol) != std::string::npos;
  };
  return std::all_of(word.begin(), word.end(), is_plain) ? word : "";
}

}  // namespace

Result<NamedCommand, Message> parse_named_command(std::string_view word) {
  using Parsed = Result<NamedCommand, Message>;
  const std::size_t equals = std::min(word.find('='), word.size());
  const std::string_view name = word.substr(0, equals);
  const std::string_view command = word.substr(std::min(equals + 1, word.size()));
  if (is_blank(name) || is_blank(command) || std::any_of(name.begin(), name.end(), is_control)) {
    return Parsed::failure(say(Id::kContenderForm, word));
  }
  return NamedCommand{std::string(name), std::string(command)};
}

Message why_not_started(const NamedCommand& named) {
  const std::string program = program_of(named.command);
  if (program.empty()) return {};
  const bool is_there = std::system(("command -v " + program + " >/dev/null 2>&1").c_str()) == 0;
  return is_there ? Message() : say(Id::kNoSuchProgram, named.name, program);
}

}  // namespace sudoscope::cli

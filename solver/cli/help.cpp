// Help from the table of the commands.
#include "help.hpp"

#include <algorithm>
#include <vector>

#include "commands.hpp"
#include "speech.hpp"
#include "sudoscope/base/say.hpp"
#include "text_table.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;

constexpr std::size_t kLineWidth = 100;

// The text in lines no longer than the limit, each but the first behind `indent` spaces.
std::string wrapped(std::string_view text, std::size_t indent) {
  std::string result;
  for (std::size_t column = indent; !text.empty();) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (column > indent && column + 1 + width_of(text.substr(0, end)) > kLineWidth) {
      result += '\n' + std::string(indent, ' ');
      column = indent;
    } else if (column > indent) {
      result += ' ';
      ++column;
    }
    result += text.substr(0, end);
    column += width_of(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return result + '\n';
}

struct Row {
  std::string head;
  std::string text;
};

std::string rows_text(const std::vector<Row>& rows) {
  std::size_t width = 0;
  for (const Row& row : rows) width = std::max(width, width_of(row.head));
  std::string text;
  for (const Row& row : rows) {
    text += "  " + row.head + std::string(width + 2 - width_of(row.head), ' ') + wrapped(row.text, width + 4);
  }
  return text;
}

std::string heading(const Message& message) { return '\n' + spoken(message) + '\n'; }

std::string help_of_all() {
  std::vector<Row> rows;
  for (const Command& command : commands()) rows.push_back({std::string(command.name), spoken(command.about)});
  return spoken(say(Id::kHelpUsage)) + '\n' + heading(say(Id::kHelpCommands)) + rows_text(rows) +
         heading(say(Id::kHelpMore)) + heading(say(Id::kHelpExitStatus)) +
         rows_text({{"0", spoken(say(Id::kExitFine))},
                    {"1", spoken(say(Id::kExitBadPuzzle))},
                    {"2", spoken(say(Id::kExitUsage))},
                    {"3", spoken(say(Id::kExitFailure))}}) +
         wrapped(spoken(say(Id::kExitPipe)), 0);
}

Message usage_of(const Command& command) {
  switch (command.words) {
    case Words::kPuzzles:
    case Words::kWork:
      return say(Id::kHelpUsageReading, command.name);
    case Words::kContenders:
      return say(Id::kHelpUsageContest, command.name);
    case Words::kAlgorithm:
      return say(Id::kHelpUsageAlgorithm, command.name);
    case Words::kNone:
      break;
  }
  return say(Id::kHelpUsageAlone, command.name);
}

std::string help_of(const Command& command) {
  std::string text =
      spoken(usage_of(command)) + "\n\n" + wrapped(spoken(say(Id::kHelpAbout, command.name, command.about)), 0);
  if (command.words == Words::kContenders) text += wrapped(spoken(say(Id::kHelpContest)), 0);
  if (command.words == Words::kPuzzles) text += wrapped(spoken(say(Id::kHelpInput)), 0);
  if (command.words == Words::kWork) text += wrapped(spoken(say(Id::kHelpInputOfWork)), 0);
  std::vector<Row> rows;
  for (const Option& option : command.options) {
    const std::string fallback = option.fallback.empty() ? "" : " (" + option.fallback + ")";
    rows.push_back({option.name + (option.value ? " " + spoken(option.value) : ""), spoken(option.about) + fallback});
  }
  rows.push_back({"--language " + language_choices(), spoken(say(Id::kAboutLanguage))});
  rows.push_back({"--help", spoken(say(Id::kAboutHelp))});
  return text + heading(say(Id::kHelpOptions)) + rows_text(rows);
}

}  // namespace

std::string help_text(std::string_view command) {
  return command.empty() ? help_of_all() : help_of(*find_command(command));
}

}  // namespace sudoscope::cli

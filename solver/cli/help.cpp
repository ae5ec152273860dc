// Help made of the table of the commands.
#include "help.hpp"

#include <algorithm>
#include <vector>

#include "commands.hpp"

namespace sudoscope::cli {
namespace {

constexpr std::size_t kLineWidth = 100;

// The text in lines no longer than that, each but the first behind `indent` spaces.
std::string wrapped(std::string_view text, std::size_t indent) {
  std::string result;
  for (std::size_t column = indent; !text.empty();) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (column > indent && column + 1 + end > kLineWidth) {
      result += '\n' + std::string(indent, ' ');
      column = indent;
    } else if (column > indent) {
      result += ' ';
      ++column;
    }
    result += text.substr(0, end);
    column += end;
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
  for (const Row& row : rows) width = std::max(width, row.head.size());
  std::string text;
  for (const Row& row : rows) {
    text += "  " + row.head + std::string(width + 2 - row.head.size(), ' ') + wrapped(row.text, width + 4);
  }
  return text;
}

std::string help_of_all() {
  std::vector<Row> rows;
  for (const Command& command : commands()) rows.push_back({std::string(command.name), std::string(command.about)});
  return "Usage: sudoscope COMMAND [OPTION]... [FILE]\n\nCommands\n" + rows_text(rows) +
         "\nsudoscope COMMAND --help tells what a command takes.\n\nExit status\n" +
         rows_text({{"0", "all went well"},
                    {"1", "some puzzle could not be read or written"},
                    {"2", "the command line is wrong, or a file that it names cannot be read"},
                    {"3", "the output could not be written, or memory or threads ran out"}}) +
         "A reader that closes the pipe ends a command without a word, by SIGPIPE, or with 3 where that is ignored.\n";
}

std::string help_of(const Command& command) {
  const bool reads = !command.input.empty();
  std::string text = "Usage: sudoscope " + std::string(command.name) + (command.options.empty() ? "" : " [OPTION]...") +
                     (reads ? " [FILE]\n\n" : "\n\n");
  text += wrapped("sudoscope " + std::string(command.name) + ": " + std::string(command.about) + ".", 0);
  if (reads) text += wrapped(command.input, 0);
  std::vector<Row> rows;
  for (const Option& option : command.options) {
    const std::string fallback = option.fallback.empty() ? "" : " (" + option.fallback + ")";
    rows.push_back({option.name + (option.value.empty() ? "" : " " + option.value), option.about + fallback});
  }
  rows.push_back({"--help", "this text"});
  return text + "\nOptions\n" + rows_text(rows);
}

}  // namespace

std::string help_text(std::string_view command) {
  return command.empty() ? help_of_all() : help_of(*find_command(command));
}

}  // namespace sudoscope::cli

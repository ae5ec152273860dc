// Words to Args, by the table of the commands.
#include "args.hpp"

#include <algorithm>
#include <set>

#include "commands.hpp"

namespace sudoscope::cli {
namespace {

bool is_option(std::string_view word) { return word.size() > 1 && word.front() == '-'; }

bool asks_for_help(std::string_view word) { return word == "--help" || word == "-h"; }

// "solve, count and bench".
std::string takers_of(std::string_view option) {
  std::vector<std::string_view> takers;
  for (const Command& command : commands()) {
    if (command.find(option) != nullptr) takers.push_back(command.name);
  }
  std::string text;
  for (std::size_t index = 0; index < takers.size(); ++index) {
    text += index == 0 ? "" : index + 1 == takers.size() ? " and " : ", ";
    text += takers[index];
  }
  return text;
}

// Reads the words behind a command into Args. Errors are sentences, "" = fine.
class Reader {
 public:
  explicit Reader(const Command& command) : command_(command) {
    args_.command = command.name;
    for (const Option& option : command.options) {
      if (!option.fallback.empty()) option.take(args_, option.fallback);
    }
  }

  std::string read(std::span<const std::string> words) {
    std::string error;
    while (error.empty() && !words.empty()) {
      const std::string& word = words.front();
      words = words.subspan(1);
      if (!options_ended_ && word == "--") {
        options_ended_ = true;
      } else if (!options_ended_ && is_option(word)) {
        error = take_option(word, words);
      } else {
        error = take_file(word);
      }
    }
    if (error.empty()) error = settle_files();
    return error.empty() ? settle_options() : error;
  }

  Args& args() { return args_; }

 private:
  // A value that is not behind a "=" is taken off `rest`.
  std::string take_option(const std::string& word, std::span<const std::string>& rest) {
    const std::size_t equals = word.find('=');
    const std::string name = word.substr(0, equals);
    const Option* const option = command_.find(name);
    if (option == nullptr) {
      const std::string takers = takers_of(name);
      return takers.empty() ? "There is no option '" + name + "'." : name + " is an option of " + takers + ".";
    }
    if (!given_.insert(name).second && !option->repeats) return name + " is given twice.";
    if (option->value.empty()) {
      return equals == std::string::npos ? option->take(args_, "") : name + " takes no value.";
    }
    std::string value;
    if (equals != std::string::npos) {
      value = word.substr(equals + 1);
    } else if (!rest.empty() && !rest.front().starts_with("--")) {
      value = rest.front();
      rest = rest.subspan(1);
    } else {
      return name + " takes a value.";
    }
    if (option->names != Option::Names::kNoFile) {
      args_.files.push_back({name + " " + value, value, option->names == Option::Names::kFileWritten});
    }
    return option->take(args_, value);
  }

  std::string take_file(const std::string& word) {
    if (command_.input.empty()) return args_.command + " reads no file: '" + word + "' is one too many.";
    if (file_given_) return "One file at a time: '" + word + "' is a second one.";
    file_given_ = true;
    args_.file = word;
    return "";
  }

  std::string settle_files() {
    if (!command_.input.empty()) {
      const std::string title = args_.file == "-" ? "Standard input" : "The file " + args_.file;
      args_.files.insert(args_.files.begin(), {title, args_.file, false});
    }
    const auto reads_input = [](const NamedFile& file) { return file.path == "-" && !file.is_written; };
    if (std::count_if(args_.files.begin(), args_.files.end(), reads_input) > 1) {
      return "Standard input can be read only once.";
    }
    args_.files.push_back({"standard output", "-", true});
    return find_clash(args_.files).value_or("");
  }

  // What an option asks of others.
  std::string settle_options() {
    if (args_.command == "bench" && !is_given("--algorithm")) return "bench needs --algorithm ID.";
    if (args_.command == "convert" && is_given("--formats") == is_given("--to")) {
      return "convert takes either --to FORMAT or --formats, which lists them.";
    }
    if (is_given("--formats") && (given_.size() > 1 || file_given_)) return "--formats goes with nothing else.";
    if (is_given("--proof") && (is_given("--threads") || is_given("--algorithm"))) {
      return "--proof goes with neither --threads nor --algorithm: sudoscope-n writes it.";
    }
    if (is_given("--list") && is_given("--one")) return "--list and --one exclude each other.";
    if (is_given("--jigsaw") && is_given("--boxes")) return "--jigsaw has regions in place of --boxes.";
    if (is_given("--split-depth") && args_.command != "speedup" && !is_given("--threads")) {
      return "--split-depth goes with --threads.";
    }
    settle_knobs();
    return "";
  }

  bool is_given(const std::string& option) const { return given_.contains(option); }

  // Gives the knobs of --knob to the algorithms, and the one algorithm to the commands that take one.
  void settle_knobs() {
    for (Contender& contender : args_.contenders) contender.knobs.insert(args_.knobs.begin(), args_.knobs.end());
    if (args_.command == "bench" || args_.contenders.empty()) return;
    args_.algorithm = args_.contenders[0].algorithm;
    args_.knobs = std::move(args_.contenders[0].knobs);
  }

  const Command& command_;
  Args args_;
  std::set<std::string> given_;
  bool file_given_ = false;
  bool options_ended_ = false;
};

}  // namespace

Result<Args, std::string> parse_args(const std::vector<std::string>& words) {
  using Parsed = Result<Args, std::string>;
  if (words.empty()) return Parsed::failure("A command is missing.");
  const bool of_all = asks_for_help(words[0]);
  const bool of_one = words[0] == "help";
  const auto options_end = std::find(words.begin(), words.end(), "--");
  Args help;
  help.help = of_all || of_one || std::any_of(words.begin(), options_end, asks_for_help);
  if (of_all || (of_one && words.size() == 1)) return help;

  const std::string& name = of_one ? words[1] : words[0];
  const Command* const command = find_command(name);
  if (command == nullptr) return Parsed::failure("There is no command '" + name + "'.");
  if (help.help) {
    help.command = name;
    return help;
  }
  Reader reader(*command);
  if (std::string error = reader.read(std::span(words).subspan(1)); !error.empty()) {
    return Parsed::failure(std::move(error));
  }
  return std::move(reader.args());
}

}  // namespace sudoscope::cli

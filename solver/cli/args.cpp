// Words to Args, by the table of the commands.
#include "args.hpp"

#include <algorithm>
#include <set>

#include "commands.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;

bool is_option(std::string_view word) { return word.size() > 1 && word.front() == '-'; }

bool asks_for_help(std::string_view word) { return word == "--help" || word == "-h"; }

// The commands that have the option.
std::vector<std::string> takers_of(std::string_view option) {
  std::vector<std::string> takers;
  for (const Command& command : commands()) {
    if (command.find(option) != nullptr) takers.emplace_back(command.name);
  }
  return takers;
}

// Reads the words behind a command into Args. Errors are messages; no message means success.
class Reader {
 public:
  explicit Reader(const Command& command) : command_(command) {
    args_.command = command.name;
    for (const Option& option : command.options) {
      if (!option.fallback.empty()) option.take(args_, option.fallback);
    }
  }

  Message read(std::span<const std::string> words) {
    Message error;
    while (!error && !words.empty()) {
      const std::string& word = words.front();
      words = words.subspan(1);
      if (!options_ended_ && word == "--") {
        options_ended_ = true;
      } else if (!options_ended_ && is_option(word)) {
        error = take_option(word, words);
      } else {
        error = take_word(word);
      }
    }
    if (!error) error = settle_files();
    return error ? error : settle_options();
  }

  Args& args() { return args_; }

 private:
  // A value that is not behind a "=" is taken off `rest`.
  Message take_option(const std::string& word, std::span<const std::string>& rest) {
    const std::size_t equals = word.find('=');
    const std::string name = word.substr(0, equals);
    const Option* const option = command_.find(name);
    if (option == nullptr) {
      const std::vector<std::string> takers = takers_of(name);
      return takers.empty() ? say(Id::kNoSuchOption, name) : say(Id::kOptionOfOthers, name, takers);
    }
    if (!given_.insert(option->name).second && !option->repeats) return say(Id::kOptionGivenTwice, option->name);
    if (!option->value) {
      return equals == std::string::npos ? option->take(args_, "") : say(Id::kOptionTakesNoValue, name);
    }
    std::string value;
    if (equals != std::string::npos) {
      value = word.substr(equals + 1);
    } else if (!rest.empty() && !rest.front().starts_with("--")) {
      value = rest.front();
      rest = rest.subspan(1);
    } else {
      return say(Id::kOptionTakesValue, name);
    }
    if (option->names != Option::Names::kNoFile) {
      const bool is_written = option->names == Option::Names::kFileWritten;
      args_.files.push_back({say(Id::kFileOfOption, name, value), value, is_written});
    }
    return option->take(args_, value);
  }

  Message take_word(const std::string& word) {
    switch (command_.words) {
      case Words::kNone:
        return say(Id::kReadsNoFile, args_.command, word);
      case Words::kPuzzles:
      case Words::kWork:
        return take_file(word);
      case Words::kContenders:
        return take_contender(word);
      case Words::kAlgorithm:
        return take_algorithm_word(word);
    }
    return {};
  }

  Message take_contender(const std::string& word) {
    auto named = parse_named_command(word);
    if (!named) return named.error();
    args_.commands.push_back(std::move(named.value()));
    return {};
  }

  Message take_algorithm_word(const std::string& word) {
    auto contenders = parse_contenders(word);
    if (!contenders) return contenders.error();
    if (contenders.value().size() > 1 || !args_.contenders.empty()) return say(Id::kOneAlgorithm, args_.command);
    args_.contenders = std::move(contenders.value());
    return {};
  }

  Message take_file(const std::string& word) {
    if (file_given_) return say(Id::kOneFile, word);
    file_given_ = true;
    args_.file = word;
    return {};
  }

  Message settle_files() {
    const bool reads_file = command_.words != Words::kNone && command_.words != Words::kAlgorithm;
    if (reads_file && !is_given("--set"))
      args_.files.insert(args_.files.begin(), {input_named(args_.file), args_.file, false});
    const auto reads_input = [](const NamedFile& file) { return file.path == "-" && !file.is_written; };
    if (std::count_if(args_.files.begin(), args_.files.end(), reads_input) > 1) {
      return say(Id::kStandardInputTwice);
    }
    args_.files.push_back({say(Id::kStandardOutput), "-", true});
    return find_clash(args_.files);
  }

  // Checks that the options fit together.
  Message settle_options() {
    if (args_.command == "bench" && !is_given("--algorithm")) return say(Id::kBenchNeedsAlgorithm);
    if (command_.words == Words::kContenders && args_.commands.empty()) return say(Id::kContestNeedsContenders);
    if (args_.command == "generate") {
      if (const Message error = settle_maker()) return error;
    }
    if (args_.command == "convert" && is_given("--formats") == is_given("--format")) {
      return say(Id::kConvertTakesEither);
    }
    for (const char* const option : {"--formats", "--names"})
      if (is_given(option) && (given_.size() > 1 || file_given_)) return say(Id::kOptionAlone, option);
    if (is_given("--proof") && (is_given("--threads") || is_given("--algorithm"))) {
      return say(Id::kProofAlone);
    }
    if (is_given("--subproblems")) {
      for (const std::string& option : given_)
        if (option != "--subproblems" && option != "--max-steps" && option != "--threads")
          return say(Id::kSubproblemsSay, option);
    }
    if (is_given("--list") && is_given("--one")) return say(Id::kListOrOne);
    if (is_given("--jigsaw") && is_given("--boxes")) return say(Id::kJigsawOrBoxes);
    if (is_given("--split-depth") && args_.command != "speedup" && !is_given("--threads")) {
      return say(Id::kSplitDepthNeedsThreads);
    }
    settle_knobs();
    return {};
  }

  // Puzzles for people and puzzles for tests have options of their own.
  Message settle_maker() {
    for (const char* const option : {"--difficulty", "--technique", "--symmetry", "--givens", "--pattern",
                                     "--new-regions", "--jigsaw", "--x", "--hyper", "--rule", "--attempts"})
      if (is_given("--kind") && is_given(option)) return say(Id::kForPeopleOrTests, option, "--kind");
    if (is_given("--technique") && is_given("--difficulty")) return say(Id::kTechniqueOrDifficulty);
    for (const char* const option : {"--symmetry", "--givens", "--fill"})
      if (is_given("--pattern") && is_given(option)) return say(Id::kPatternOr, option);
    if (is_given("--fill") && is_given("--givens")) return say(Id::kFillOrGivens);
    if (is_given("--new-regions") && is_given("--jigsaw")) return say(Id::kNewRegionsOrJigsaw);
    return {};
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

Result<Args, Message> parse_args(const std::vector<std::string>& words) {
  using Parsed = Result<Args, Message>;
  if (words.empty()) return Parsed::failure(say(Id::kCommandMissing));
  const bool of_all = asks_for_help(words[0]);
  const bool of_one = words[0] == "help";
  const auto options_end = std::find(words.begin(), words.end(), "--");
  Args help;
  help.help = of_all || of_one || std::any_of(words.begin(), options_end, asks_for_help);
  if (of_all || (of_one && words.size() == 1)) return help;

  const std::string& name = of_one ? words[1] : words[0];
  const Command* const command = find_command(name);
  if (command == nullptr) return Parsed::failure(say(Id::kNoSuchCommand, name));
  if (help.help) {
    help.command = name;
    return help;
  }
  Reader reader(*command);
  if (Message error = reader.read(std::span(words).subspan(1))) return Parsed::failure(std::move(error));
  return std::move(reader.args());
}

}  // namespace sudoscope::cli

// Words to Args.
#include "args.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "input.hpp"

namespace sudoscope::cli {

const char* const kHelp = R"(Usage: sudoscope COMMAND [OPTION]... [FILE]

Commands
  solve        solve each puzzle and say whether its solution is the only one
  count        count the solutions of each puzzle
  algorithms   list the algorithms and their knobs
  bench        solve all puzzles of a file and print one JSON object with the time
  speedup      search each puzzle on 1, 2, ... threads and print the times and their ratio

FILE holds one puzzle a line, or one puzzle as a grid of any usual format; - or nothing is standard input.

Options
  --algorithm ID   an algorithm of the list; else the one that is fastest for the grid
  --knob ID=VALUE  a choice that the algorithm leaves open; may be repeated
  --limit N        stop at N solutions, 0 = all (solve, bench: 2; count, speedup: 0)
  --max-steps N    stop a puzzle after N steps, 0 = never
  --threads N      threads that search one puzzle together (1; speedup: the most, one a core); solve with
                   sudoscope-9: threads that share the puzzles of a list of any length
  --split-depth D  guesses above the cut into subproblems, 0 = by the number of threads
  --boxes HxW      boxes H rows high and W columns wide
  --x              both diagonals are houses (X-sudoku)
  --hyper          the four windows are houses (hyper-sudoku)
  --jigsaw FILE    regions for boxes: a square of symbols, one symbol a region
  --format FORMAT  line (the default), grid, or json: one object a line
  --help           this text

Exit status: 0 all went well, 1 some puzzle could not be read, 2 the command line is wrong.
)";

namespace {

using Parsed = Result<Args, std::string>;
using Value = Result<std::string, std::string>;

constexpr std::array<std::string_view, 5> kCommands{"solve", "count", "algorithms", "bench", "speedup"};
constexpr unsigned kMostThreads = 1024;

template <class Number>
std::optional<Number> number(std::string_view text) {
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<BoxShape> box_shape(std::string_view text) {
  const std::size_t cross = text.find_first_of("xX");
  if (cross == std::string_view::npos) return std::nullopt;
  const auto height = number<int>(text.substr(0, cross));
  const auto width = number<int>(text.substr(cross + 1));
  if (!height || !width || *height < 1 || *width < 1) return std::nullopt;
  return BoxShape{*height, *width};
}

std::optional<OutputFormat> output_format(std::string_view text) {
  if (text == "line") return OutputFormat::kLine;
  if (text == "grid") return OutputFormat::kGrid;
  if (text == "json") return OutputFormat::kJson;
  return std::nullopt;
}

std::string known_algorithms() {
  std::string text;
  for (const Algorithm& algorithm : catalogue()) text += (text.empty() ? "" : ", ") + std::string(algorithm.id);
  return text;
}

// Takes one option that has a value. An error is a sentence, "" = fine.
std::string take(Args& args, const std::string& option, const std::string& value) {
  if (option == "--algorithm") {
    args.algorithm = find_algorithm(value);
    return args.algorithm != nullptr ? "" : "There is no algorithm '" + value + "', but " + known_algorithms() + ".";
  }
  if (option == "--knob") {
    const std::size_t equals = value.find('=');
    if (equals == std::string::npos) return "--knob takes ID=VALUE, not '" + value + "'.";
    args.knobs[value.substr(0, equals)] = value.substr(equals + 1);
    return "";
  }
  if (option == "--limit" || option == "--max-steps") {
    const auto count = number<std::uint64_t>(value);
    if (!count) return option + " takes a number from 0 on, not '" + value + "'.";
    (option == "--limit" ? args.limit : args.max_steps) = *count;
    return "";
  }
  if (option == "--threads") {
    const auto count = number<unsigned>(value);
    if (!count || *count == 0 || *count > kMostThreads) {
      return option + " takes a number from 1 to " + std::to_string(kMostThreads) + ", not '" + value + "'.";
    }
    args.threads = *count;
    return "";
  }
  if (option == "--split-depth") {
    const auto depth = number<int>(value);
    if (!depth || *depth < 0) return option + " takes a number from 0 on, not '" + value + "'.";
    args.split_depth = *depth;
    return "";
  }
  if (option == "--boxes") {
    args.options.boxes = box_shape(value);
    return args.options.boxes ? "" : "--boxes takes a height and a width such as 2x3, not '" + value + "'.";
  }
  if (option == "--format") {
    const auto format = output_format(value);
    if (!format) return "--format takes line, grid or json, not '" + value + "'.";
    args.format = *format;
    return "";
  }
  // --jigsaw
  const auto text = read_text(value);
  if (!text) return "The file " + value + " cannot be read.";
  auto regions = parse_regions(*text);
  if (!regions) {
    const int line = regions.error().line;  // 0: the file as a whole
    return value + (line > 0 ? ", line " + std::to_string(line) : "") + ": " + regions.error().message;
  }
  args.regions = std::move(regions.value());
  args.options.regions = args.regions;
  return "";
}

bool takes_value(std::string_view option) {
  constexpr std::array<std::string_view, 9> kOptions{"--algorithm",   "--knob",  "--limit",  "--max-steps", "--threads",
                                                     "--split-depth", "--boxes", "--format", "--jigsaw"};
  return std::find(kOptions.begin(), kOptions.end(), option) != kOptions.end();
}

}  // namespace

Parsed parse_args(const std::vector<std::string>& words) {
  Args args;
  if (words.empty()) return Parsed::failure("A command is missing.");
  if (std::any_of(words.begin(), words.end(), [](const auto& word) { return word == "--help" || word == "-h"; })) {
    args.command = "help";
    return args;
  }
  args.command = words[0];
  if (args.command != "help" && std::find(kCommands.begin(), kCommands.end(), args.command) == kCommands.end()) {
    return Parsed::failure("There is no command '" + args.command + "'.");
  }
  args.limit = args.command == "count" || args.command == "speedup" ? 0 : 2;

  bool file_given = false;
  for (std::size_t index = 1; index < words.size(); ++index) {
    std::string word = words[index];
    if (word.rfind("--", 0) != 0) {
      if (file_given) return Parsed::failure("One file at a time: '" + word + "' is a second one.");
      file_given = true;
      args.file = std::move(word);
    } else if (word == "--x") {
      args.options.extra.diagonals = true;
    } else if (word == "--hyper") {
      args.options.extra.windows = true;
    } else {
      // --option=value is --option value.
      const std::size_t equals = word.find('=');
      const std::string option = word.substr(0, equals);
      if (!takes_value(option)) return Parsed::failure("There is no option '" + option + "'.");
      if (equals == std::string::npos && index + 1 == words.size()) return Parsed::failure(option + " takes a value.");
      const std::string value = equals == std::string::npos ? words[++index] : word.substr(equals + 1);
      if (std::string error = take(args, option, value); !error.empty()) return Parsed::failure(std::move(error));
    }
  }
  if (args.command == "bench" && args.algorithm == nullptr) return Parsed::failure("bench needs --algorithm ID.");
  return args;
}

Result<KnobValues, std::string> knob_values(const Algorithm& algorithm,
                                            const std::map<std::string, std::string>& knobs) {
  using Values = Result<KnobValues, std::string>;
  KnobValues values(algorithm.knobs.size(), 0);
  for (const auto& [id, option] : knobs) {
    const auto knob = std::find_if(algorithm.knobs.begin(), algorithm.knobs.end(),
                                   [&, wanted = std::string_view(id)](const Knob& k) { return k.id == wanted; });
    if (knob == algorithm.knobs.end()) {
      return Values::failure(std::string(algorithm.id) + " has no knob '" + id + "'.");
    }
    const auto choice = std::find(knob->options.begin(), knob->options.end(), option);
    if (choice == knob->options.end()) {
      return Values::failure("The knob '" + id + "' has no choice '" + option + "'.");
    }
    values[static_cast<std::size_t>(knob - algorithm.knobs.begin())] =
        static_cast<std::uint8_t>(choice - knob->options.begin());
  }
  return values;
}

}  // namespace sudoscope::cli

// Words to Args.
#include "args.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "input.hpp"
#include "sudoscope/sheet_format.hpp"

namespace sudoscope::cli {

namespace {

using Value = Result<std::string, std::string>;

constexpr std::array<std::string_view, 9> kCommands{"solve",   "count", "diagnose", "algorithms", "bench",
                                                    "speedup", "cnf",   "convert",  "generate"};
constexpr unsigned kMostThreadsOrRounds = 1024;

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

std::optional<Alphabet> alphabet_of(std::string_view first_digit) {
  if (first_digit == "1") return Alphabet::kFromOne;
  if (first_digit == "0") return Alphabet::kFromZero;
  if (first_digit == "A" || first_digit == "a") return Alphabet::kLetters;
  return std::nullopt;
}

// The formats of a command, its default first.
std::string_view formats_of(std::string_view command) {
  if (command == "bench") return "table, csv or json";
  return command == "generate" ? "line, grid or named" : "line, grid or json";
}

std::optional<OutputFormat> output_format(std::string_view command, std::string_view text) {
  const bool is_bench = command == "bench";
  if (text == "line" && !is_bench) return OutputFormat::kLine;
  if (text == "grid" && !is_bench) return OutputFormat::kGrid;
  if (text == "table" && is_bench) return OutputFormat::kTable;
  if (text == "csv" && is_bench) return OutputFormat::kCsv;
  if (command == "generate") return text == "named" ? std::optional(OutputFormat::kNamed) : std::nullopt;
  if (text == "json") return OutputFormat::kJson;
  return std::nullopt;
}

// Seconds of "10s", "500ms", "2min", "1h" or "10".
std::optional<double> duration(std::string_view text) {
  const std::size_t unit = std::min(text.find_first_not_of("0123456789."), text.size());
  const auto count = number<double>(text.substr(0, unit));
  if (!count || *count <= 0) return std::nullopt;
  const std::string_view name = text.substr(unit);
  if (name == "" || name == "s") return *count;
  if (name == "ms") return *count / 1000;
  if (name == "min") return *count * 60;
  if (name == "h") return *count * 3600;
  return std::nullopt;
}

bool is_of_generate(std::string_view option) {
  return option == "--kind" || option == "--fill" || option == "--seed" || option == "--count";
}

// Takes an option of generate. An error is a sentence, "" = fine.
std::string take_for_recipe(Args& args, const std::string& option, const std::string& value) {
  if (option == "--kind") {
    const auto kind = find_puzzle_kind(value);
    if (!kind) return "--kind takes random, balanced, unique or pattern, not '" + value + "'.";
    args.recipe.kind = *kind;
    return "";
  }
  if (option == "--fill") {
    const auto fill = number<double>(value);
    if (!fill || !(*fill >= 0 && *fill <= 1)) return "--fill takes a share from 0 to 1, not '" + value + "'.";
    args.recipe.fill = *fill;
    return "";
  }
  // --seed, --count
  const auto count = number<std::uint64_t>(value);
  if (!count) return option + " takes a number from 0 on, not '" + value + "'.";
  (option == "--seed" ? args.recipe.seed : args.count) = *count;
  return "";
}

// Takes one option that has a value. An error is a sentence, "" = fine.
std::string take(Args& args, const std::string& option, const std::string& value) {
  if (is_of_generate(option)) return take_for_recipe(args, option, value);
  if (option == "--algorithm") {
    auto contenders = parse_contenders(value);
    if (!contenders) return contenders.error();
    args.contenders = std::move(contenders.value());
    return "";
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
  if (option == "--threads" || option == "--rounds") {
    const auto count = number<unsigned>(value);
    if (!count || *count == 0 || *count > kMostThreadsOrRounds) {
      return option + " takes a number from 1 to " + std::to_string(kMostThreadsOrRounds) + ", not '" + value + "'.";
    }
    (option == "--threads" ? args.threads : args.rounds) = *count;
    return "";
  }
  if (option == "--cap") {
    const auto seconds = duration(value);
    if (!seconds) return "--cap takes a time such as 10s, 500ms or 2min, not '" + value + "'.";
    args.cap_seconds = *seconds;
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
    const auto format = output_format(args.command, value);
    if (!format) return "--format takes " + std::string(formats_of(args.command)) + ", not '" + value + "'.";
    args.format = *format;
    return "";
  }
  if (option == "--from" || option == "--to") {
    if (!find_sheet_format(value)) return "There is no format '" + value + "': sudoscope convert --formats lists them.";
    (option == "--from" ? args.from : args.to) = value;
    return "";
  }
  if (option == "--alphabet") {
    args.alphabet = alphabet_of(value);
    return args.alphabet ? "" : "--alphabet takes its first digit, 1, 0 or A, not '" + value + "'.";
  }
  if (option == "--proof") {
    args.proof = value;
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
  constexpr std::array<std::string_view, 15> kOptions{
      "--algorithm", "--knob", "--limit",  "--max-steps", "--threads", "--split-depth", "--boxes",   "--format",
      "--jigsaw",    "--cap",  "--rounds", "--proof",     "--from",    "--to",          "--alphabet"};
  return is_of_generate(option) || std::find(kOptions.begin(), kOptions.end(), option) != kOptions.end();
}

bool is_of_convert(std::string_view option) {
  return option == "--from" || option == "--to" || option == "--alphabet" || option == "--formats";
}

bool is_of_bench(std::string_view option) { return option == "--cap" || option == "--rounds"; }

std::uint64_t default_limit(std::string_view command) {
  if (command == "count" || command == "speedup") return 0;
  if (command == "diagnose") return 10'000'000;
  return command == "bench" ? 1 : 2;
}

// Gives the knobs of --knob to the algorithms, and the one algorithm to the commands that take one.
std::string settle_algorithms(Args& args) {
  for (Contender& contender : args.contenders) contender.knobs.insert(args.knobs.begin(), args.knobs.end());
  if (args.command == "bench") return args.contenders.empty() ? "bench needs --algorithm ID." : "";
  if (args.contenders.size() > 1) return args.command + " takes one algorithm.";
  if (args.contenders.size() == 1) {
    args.algorithm = args.contenders[0].algorithm;
    args.knobs = std::move(args.contenders[0].knobs);
  }
  return "";
}

}  // namespace

Result<Args, std::string> parse_args(const std::vector<std::string>& words) {
  using Parsed = Result<Args, std::string>;
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
  args.limit = default_limit(args.command);
  if (args.command == "bench") args.format = OutputFormat::kTable;

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
    } else if (word == "--formats" && args.command == "convert") {
      args.list_formats = true;
    } else if (word == "--list") {
      args.list = true;
    } else {
      // --option=value is --option value.
      const std::size_t equals = word.find('=');
      const std::string option = word.substr(0, equals);
      if (!takes_value(option)) return Parsed::failure("There is no option '" + option + "'.");
      if (is_of_convert(option) && args.command != "convert") {
        return Parsed::failure(option + " is an option of convert.");
      }
      if (is_of_generate(option) && args.command != "generate") {
        return Parsed::failure(option + " is an option of generate.");
      }
      if (is_of_bench(option) && args.command != "bench") return Parsed::failure(option + " is an option of bench.");
      if (equals == std::string::npos && index + 1 == words.size()) return Parsed::failure(option + " takes a value.");
      const std::string value = equals == std::string::npos ? words[++index] : word.substr(equals + 1);
      if (std::string error = take(args, option, value); !error.empty()) return Parsed::failure(std::move(error));
    }
  }
  if (!args.proof.empty()) {
    if (args.command != "solve") return Parsed::failure("--proof is an option of solve.");
    if (args.threads > 0 || !args.contenders.empty())
      return Parsed::failure("--proof goes with neither --threads nor --algorithm: sudoscope-n writes it.");
  }
  if (std::string error = settle_algorithms(args); !error.empty()) return Parsed::failure(std::move(error));
  return args;
}

}  // namespace sudoscope::cli

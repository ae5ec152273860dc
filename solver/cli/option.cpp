// What each option takes.
#include "option.hpp"

#include <limits>

#include "input.hpp"
#include "sudoscope/sheet_format.hpp"
#include "values.hpp"

namespace sudoscope::cli {
namespace {

constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
constexpr unsigned kMostThreadsOrRounds = 1024;

// The option with a value that `read` makes something of, an optional, for what `place` finds in the arguments. `what`
// completes "takes ...".
template <class Read, class Place>
Option taking(Option option, const std::string& what, Read read, Place place) {
  option.take = [name = option.name, what, read, place](Args& args, const std::string& value) -> std::string {
    const auto wanted = read(value);
    if (!wanted) return name + " takes " + what + ", not '" + value + "'.";
    place(args) = *wanted;
    return "";
  };
  return option;
}

template <class Number, class Place>
Option taking_number(Option option, Number least, Number most, Place place) {
  const auto read = [=](const std::string& value) {
    const auto number = read_number<Number>(value);
    return number && *number >= least && *number <= most ? number : std::nullopt;
  };
  const std::string what = "a number from " + std::to_string(least) + " to " + std::to_string(most);
  return taking(std::move(option), what, read, place);
}

template <class Place>
Option flag(Option option, Place place) {
  option.take = [place](Args& args, const std::string&) {
    place(args) = true;
    return std::string();
  };
  return option;
}

Option taking_sheet_format(Option option, std::string Args::* place) {
  option.take = [place](Args& args, const std::string& value) -> std::string {
    if (!find_sheet_format(value)) return "There is no format '" + value + "': sudoscope convert --formats lists them.";
    args.*place = value;
    return "";
  };
  return option;
}

// "line|grid|json" as "line, grid or json".
std::string in_words(std::string choices) {
  const std::size_t last = choices.rfind('|');
  if (last != std::string::npos) choices.replace(last, 1, " or ");
  for (std::size_t bar; (bar = choices.find('|')) != std::string::npos;) choices.replace(bar, 1, ", ");
  return choices;
}

std::string take_algorithms(Args& args, const std::string& value) {
  auto contenders = parse_contenders(value);
  if (!contenders) return contenders.error();
  args.contenders = std::move(contenders.value());
  return "";
}

std::string take_algorithm(Args& args, const std::string& value) {
  const std::string error = take_algorithms(args, value);
  return error.empty() && args.contenders.size() > 1 ? args.command + " takes one algorithm." : error;
}

std::string take_knob(Args& args, const std::string& value) {
  const std::size_t equals = value.find('=');
  if (equals == std::string::npos) return "--knob takes ID=VALUE, not '" + value + "'.";
  const std::string id = value.substr(0, equals);
  const bool is_new = args.knobs.emplace(id, value.substr(equals + 1)).second;
  return is_new ? "" : "The knob '" + id + "' is given twice.";
}

std::string take_proof(Args& args, const std::string& value) {
  if (value.empty() || value == "-") return "--proof takes the name of a file: standard output has the verdict.";
  args.proof = value;
  return "";
}

std::string take_regions(Args& args, const std::string& value) {
  const auto text = read_text(value);
  if (!text) return unreadable(value);
  auto regions = parse_regions(*text);
  if (!regions) {
    const int line = regions.error().line;  // 0: the file as a whole
    return value + (line > 0 ? ", line " + std::to_string(line) : "") + ": " + regions.error().message;
  }
  args.regions = std::move(regions.value());
  args.options.regions = args.regions;
  return "";
}

}  // namespace

Option algorithm_option() {
  Option option{
      "--algorithm", "ID",
      "one of those that sudoscope algorithms lists, else the one that is fastest for the grid; its knobs may "
      "follow it: ID:KNOB=VALUE"};
  option.take = take_algorithm;
  return option;
}

Option algorithms_option() {
  Option option{"--algorithm", "ID,...",
                "those to compare, with commas between, the same one with different knobs too: "
                "norvig,dancing-links,dancing-links:column=first"};
  option.take = take_algorithms;
  return option;
}

Option alphabet_option() {
  return taking({"--alphabet", "X",
                 "the first digit, where a cell is one character: 1 for 1-9A-Z (the usual), 0 for 0-9A-Z, A for "
                 "letters; of what is read as well as of what is written"},
                "its first digit, 1, 0 or A", read_alphabet, [](Args& args) -> auto& { return args.alphabet; });
}

Option boxes_option(const std::string& fallback) {
  return taking({"--boxes", "HxW", "boxes H rows high and W columns wide", fallback},
                "a height and a width such as 2x3", read_box_shape,
                [](Args& args) -> auto& { return args.options.boxes; });
}

Option cap_option() {
  return taking({"--cap", "TIME", "give a puzzle up after this time: 10s, 500ms, 2min", "10s"},
                "a time such as 10s, 500ms or 2min", read_duration,
                [](Args& args) -> auto& { return args.cap_seconds; });
}

Option count_option() {
  return taking_number({"--count", "N", "how many puzzles", "1"}, std::uint64_t{0}, kMost,
                       [](Args& args) -> auto& { return args.count; });
}

Option fill_option() {
  return taking({"--fill", "SHARE", "givens as a share of all cells, 0 to 1; of unique the least", "0.5"},
                "a share from 0 to 1", read_share, [](Args& args) -> auto& { return args.recipe.fill; });
}

Option format_option(const std::string& formats, const std::string& about) {
  const auto read = [formats](const std::string& value) {
    const bool is_among = ("|" + formats + "|").find("|" + value + "|") != std::string::npos;
    return is_among ? read_output_format(value) : std::nullopt;
  };
  return taking({"--format", formats, about, formats.substr(0, formats.find('|'))}, in_words(formats), read,
                [](Args& args) -> auto& { return args.format; });
}

Option formats_option() {
  return flag({"--formats", "", "list the formats and what they hold, and nothing else"},
              [](Args& args) -> auto& { return args.list_formats; });
}

Option from_option() {
  return taking_sheet_format({"--from", "FORMAT", "the format to read, else it is recognised"}, &Args::from);
}

Option hyper_option() {
  return flag({"--hyper", "", "the four windows are houses (hyper-sudoku)"},
              [](Args& args) -> auto& { return args.options.extra.windows; });
}

Option jigsaw_option() {
  Option option{"--jigsaw", "FILE", "regions for boxes: a square of symbols, one symbol a region"};
  option.take = take_regions;
  option.names = Option::Names::kFileRead;
  return option;
}

Option kind_option() {
  return taking(
      {"--kind", "KIND",
       "random: givens anywhere; balanced: as many in every row, column and box, much harder; unique: as few as leave "
       "one solution, each proved; pattern: anywhere, in a shuffled pattern",
       "random"},
      "random, balanced, unique or pattern", find_puzzle_kind, [](Args& args) -> auto& { return args.recipe.kind; });
}

Option knob_option() {
  Option option{"--knob", "ID=VALUE",
                "a choice that the algorithm leaves open, of each that does not name it itself; may be repeated"};
  option.take = take_knob;
  option.repeats = true;
  return option;
}

Option limit_option(const std::string& fallback, const std::string& about) {
  return taking_number({"--limit", "N", about, fallback}, std::uint64_t{0}, kMost,
                       [](Args& args) -> auto& { return args.limit; });
}

Option list_option() {
  return flag({"--list", "", "one puzzle per line, even where the lines together would be a grid"},
              [](Args& args) -> auto& { return args.list; });
}

Option one_option() {
  return flag({"--one", "", "grids over several lines, even where each line could be a puzzle"},
              [](Args& args) -> auto& { return args.one; });
}

Option max_steps_option() {
  return taking_number({"--max-steps", "N", "stop a puzzle after N steps, 0 = never", "0"}, std::uint64_t{0}, kMost,
                       [](Args& args) -> auto& { return args.max_steps; });
}

Option proof_option() {
  Option option{"--proof", "FILE", "for one puzzle: where it has no solution, a DRAT proof over the clauses of cnf"};
  option.take = take_proof;
  option.names = Option::Names::kFileWritten;
  return option;
}

Option rounds_option() {
  return taking_number(
      {"--rounds", "N", "repeat all N times: a puzzle's time and the puzzles a second are the medians", "1"}, 1u,
      kMostThreadsOrRounds, [](Args& args) -> auto& { return args.rounds; });
}

Option seed_option() {
  return taking_number({"--seed", "N", "of the first puzzle, each next one has one more", "1"}, std::uint64_t{0}, kMost,
                       [](Args& args) -> auto& { return args.recipe.seed; });
}

Option split_depth_option() {
  return taking_number(
      {"--split-depth", "D", "guesses above the cut into subproblems, 0 = by the number of threads", "0"}, 0,
      std::numeric_limits<int>::max(), [](Args& args) -> auto& { return args.split_depth; });
}

Option threads_option(const std::string& about) {
  return taking_number({"--threads", "N", about}, 1u, kMostThreadsOrRounds,
                       [](Args& args) -> auto& { return args.threads; });
}

Option to_option() {
  return taking_sheet_format({"--to", "FORMAT", "the format to write; --formats lists them"}, &Args::to);
}

Option x_option() {
  return flag({"--x", "", "both diagonals are houses (X-sudoku)"},
              [](Args& args) -> auto& { return args.options.extra.diagonals; });
}

}  // namespace sudoscope::cli

// The way from the input to puzzles, with its sentences on standard error.
#include "entries.hpp"

#include <algorithm>
#include <iostream>

#include "ending.hpp"
#include "named_files.hpp"
#include "speech.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/formats/formats.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;

// Other possible readings of the text, and the option for each.
void tell_other(const PuzzleInput& input) {
  if (input.other() == Division::kLines) tell_of_line(1, 0, spoken(say(Id::kLinesToo)));
  if (input.other() == Division::kGrids) tell_of_line(1, 0, spoken(say(Id::kGridToo)));
}

}  // namespace

void tell_of_line(int line, int column, const std::string& sentence) {
  const std::string number = std::to_string(line);
  const Message message = column > 0 ? say(Id::kWrongAtColumn, number, std::to_string(column), sentence)
                                     : say(Id::kWrongAtLine, number, sentence);
  std::cerr << spoken(message) << '\n';
}

std::string line_of(const Puzzle& puzzle) {
  if (!puzzle.geometry->is_all_houses())
    if (const auto link = write_sheet({puzzle, {}, {}, {}}, "sudoscope", Alphabet::kFromOne)) return link.value().text;
  return format_puzzle(*puzzle.geometry, puzzle.givens, GridStyle::kLine);
}

const Algorithm& algorithm_for(const Puzzle& puzzle, const Args& args) {
  return args.algorithm != nullptr ? *args.algorithm : preferred_algorithm(puzzle, args.limit);
}

Result<Puzzle, std::string> read_puzzle(const Entry& entry, const Args& args) {
  using Read = Result<Puzzle, std::string>;
  if (!entry.reading) {
    const ParseError& error = entry.reading.error();
    tell_of_line(error.line, error.column, spoken(error.message));
    return Read::failure(text_of(error.message));
  }
  if (entry.reading.value().name) tell_of_line(entry.line, 0, spoken(entry.reading.value().name));
  for (const auto& note : entry.reading.value().notes) tell_of_line(entry.line, 0, spoken(note));
  const Puzzle& puzzle = entry.reading.value().sheet.puzzle;
  const Algorithm& algorithm = algorithm_for(puzzle, args);
  // Rules that no algorithm keeps, and those that only this one does not.
  std::vector<Message> reasons;
  const Constraints unknown = ignored_constraints(preferred_algorithm(puzzle, args.limit), *puzzle.geometry, &reasons);
  if (const Message ignored = ignored_in_words(unknown, puzzle.geometry->drawings())) {
    for (const Message& reason : reasons) tell_of_line(entry.line, 0, spoken(reason));
    tell_of_line(entry.line, 0, spoken(ignored));
  }
  Constraints lost = ignored_constraints(algorithm, *puzzle.geometry);
  std::erase_if(lost, [&](const Constraint& rule) { return std::ranges::find(unknown, rule) != unknown.end(); });
  if (!lost.empty())
    tell_of_line(entry.line, 0, spoken(say(Id::kStatusWithoutRules, Message(algorithm.name), names_of(lost))));
  if (const Message error = why_not(algorithm, *puzzle.geometry)) {
    tell_of_line(entry.line, 0, spoken(error));
    return Read::failure(text_of(error));
  }
  return puzzle;
}

std::unique_ptr<PuzzleInput> open_input(const Args& args) {
  std::optional<Division> asked;
  if (args.list) asked = Division::kLines;
  if (args.one) asked = Division::kGrids;
  auto input =
      PuzzleInput::open(args.file, {.format = args.from, .alphabet = args.alphabet, .shape = args.options}, asked);
  if (input) {
    tell_other(*input);
  } else {
    usage_error(unreadable(args.file));
  }
  return input;
}

int end_of(const PuzzleInput& input, const Args& args, std::size_t entries, int status) {
  if (input.failed()) give_up(spoken(say(Id::kUnreadAtEnd, input_named(args.file))));
  if (entries > 0) return status;
  std::cerr << spoken(say(Id::kNoPuzzle)) << '\n';
  return kBadPuzzle;
}

int for_each_entry(PuzzleInput& input, const Args& args, const std::function<int(const Entry&)>& visit) {
  int status = 0;
  std::size_t entries = 0;
  for (; const auto entry = input.next(); ++entries) status = std::max(status, visit(*entry));
  return end_of(input, args, entries, status);
}

int for_each_entry(const Args& args, const std::function<int(const Entry&)>& visit) {
  const auto input = open_input(args);
  return input ? for_each_entry(*input, args, visit) : kUsage;
}

Result<ReadPuzzles, int> read_puzzles(const Args& args) {
  ReadPuzzles read;
  read.status = for_each_entry(args, [&](const Entry& entry) {
    auto puzzle = read_puzzle(entry, args);
    if (!puzzle) return kBadPuzzle;
    read.puzzles.push_back(std::move(puzzle.value()));
    read.lines.push_back(entry.line);
    return 0;
  });
  if (read.status == kUsage) return Result<ReadPuzzles, int>::failure(kUsage);
  return read;
}

}  // namespace sudoscope::cli

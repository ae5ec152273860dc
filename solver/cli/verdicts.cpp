// Judging puzzles and telling the verdict.
#include "verdicts.hpp"

#include <iostream>
#include <limits>

#include "clause_file.hpp"
#include "commands.hpp"
#include "json.hpp"
#include "output.hpp"
#include "solve_stream.hpp"
#include "stopwatch.hpp"
#include "sudoscope/proof.hpp"
#include "threads.hpp"

namespace sudoscope::cli {
namespace {

// One or more. Error: the exit status; what is wrong is on standard error already.
Result<std::vector<Entry>, int> entries_of(const std::string& text, const Args& args) {
  std::vector<Entry> entries = split_entries(text, args.options, args.list);
  if (!entries.empty()) return entries;
  std::cerr << "There is no puzzle in the input.\n";
  return Result<std::vector<Entry>, int>::failure(1);
}

std::uint64_t most_steps(const Args& args) {
  return args.max_steps != 0 ? args.max_steps : std::numeric_limits<std::uint64_t>::max();
}

// Concludes a puzzle that has no solution, and writes its proof. False where it has one: then the file is empty, and
// the puzzle is to be judged like any other. Out of steps it stays unfinished, and the file empty.
bool prove(Verdict& verdict, const Args& args) {
  OutputFile out(args.proof, "The proof");
  ClauseFile file(out);
  ProofSearch search(*verdict.puzzle, file);
  verdict.algorithm = find_algorithm("sudoscope-n");
  const StepStatus status = search.run(most_steps(args));
  if (status == StepStatus::kExhausted) {
    verdict.solve->conclude({.solutions = 0, .solution = {}, .stats = search.stats(), .exhausted = true});
    out.close();
    return true;
  }
  out.clear();
  out.close();
  const bool solved = status == StepStatus::kSolution;
  std::cerr << (solved ? "The puzzle has a solution: there is no proof.\n" : "No proof was reached.\n");
  return !solved;
}

void judge(Verdict& verdict, const Args& args, const KnobValues& knobs) {
  auto read = read_puzzle(verdict.entry, args);
  if (!read) {
    verdict.error = read.error();
    return;
  }
  verdict.puzzle = std::move(read.value());
  verdict.algorithm = &algorithm_for(*verdict.puzzle, args);
  const Stopwatch stopwatch;
  verdict.solve = std::make_unique<Solve>(*verdict.puzzle, *verdict.algorithm, args.limit, knobs);
  if (!args.proof.empty() && prove(verdict, args)) {
    // Nothing is left to do.
  } else if (args.threads > 0 && !is_stream(args)) {  // a stream's threads are busy with its other puzzles
    verdict.explored = solve_on_threads(*verdict.solve, *verdict.algorithm, *verdict.puzzle, knobs, args, args.threads);
  } else {
    verdict.solve->run(most_steps(args));
  }
  verdict.seconds = stopwatch.seconds();
}

}  // namespace

const Algorithm& algorithm_for(const Puzzle& puzzle, const Args& args) {
  return args.algorithm != nullptr ? *args.algorithm : preferred_algorithm(puzzle, args.limit);
}

Result<KnobValues, std::string> chosen_knobs(const Args& args) {
  using Values = Result<KnobValues, std::string>;
  if (args.knobs.empty()) return KnobValues{};
  if (args.algorithm == nullptr) return Values::failure("--knob needs --algorithm ID.");
  return knob_values(*args.algorithm, args.knobs);
}

Result<Puzzle, std::string> read_puzzle(const Entry& entry, const Args& args) {
  using Read = Result<Puzzle, std::string>;
  auto parsed = parse_puzzle(entry.text, args.options);
  if (!parsed) {
    const ParseError& error = parsed.error();
    // Positions count from the entry's first line.
    const int line = entry.line + std::max(error.line, 1) - 1;
    const std::string column = error.column > 0 ? ", column " + std::to_string(error.column) : "";
    std::cerr << "line " << line << column << ": " << error.message << '\n';
    return Read::failure(error.message);
  }
  Puzzle& puzzle = parsed.value().puzzle;
  const Algorithm& algorithm = algorithm_for(puzzle, args);
  if (const std::string error = why_not(algorithm, *puzzle.geometry); !error.empty()) {
    std::cerr << "line " << entry.line << ": " << error << '\n';
    return Read::failure(error);
  }
  return std::move(puzzle);
}

Result<ReadPuzzles, int> read_puzzles(const Args& args) {
  using Read = Result<ReadPuzzles, int>;
  const auto text = read_text(args.file);
  if (!text) return Read::failure(usage_error("The file " + args.file + " cannot be read."));
  const auto entries = entries_of(*text, args);
  if (!entries) return Read::failure(entries.error());
  ReadPuzzles read;
  for (const Entry& entry : entries.value()) {
    auto puzzle = read_puzzle(entry, args);
    if (puzzle) {
      read.puzzles.push_back(std::move(puzzle.value()));
    } else {
      read.status = 1;
    }
  }
  return read;
}

int judge_entry(const Entry& entry, const Args& args, const KnobValues& knobs, const Print& print) {
  Verdict verdict{.entry = entry, .error = {}, .puzzle = {}, .solve = {}};
  judge(verdict, args, knobs);
  print(verdict);
  return verdict.error ? 1 : 0;
}

int judge_text(const std::string& text, const Args& args, const KnobValues& knobs, const Print& print) {
  const auto entries = entries_of(text, args);
  if (!entries) return entries.error();
  if (!args.proof.empty() && entries.value().size() > 1) return usage_error("--proof takes one puzzle.");
  int status = 0;
  for (const Entry& entry : entries.value()) status = std::max(status, judge_entry(entry, args, knobs, print));
  return status;
}

int judge_all(const Args& args, const Print& print) {
  const auto knobs = chosen_knobs(args);
  if (!knobs) return usage_error(knobs.error());
  const auto text = read_text(args.file);
  if (!text) return usage_error("The file " + args.file + " cannot be read.");
  return judge_text(*text, args, knobs.value(), print);
}

std::string status_name(const Verdict& verdict) {
  if (verdict.error) return "invalid";
  if (!verdict.solve->finished()) return std::string(name_of(SolveStatus::kUnfinished));
  return std::string(name_of(verdict.solve->status()));
}

std::optional<std::string> reason(const Verdict& verdict) {
  if (!verdict.solve || !verdict.solve->contradiction()) return std::nullopt;
  return describe(*verdict.puzzle->geometry, *verdict.solve->contradiction());
}

std::string json_of(const Verdict& verdict) {
  const auto line = [&](const std::vector<Digit>& digits) {
    return format_puzzle(*verdict.puzzle->geometry, digits, GridStyle::kLine);
  };
  const Solve* solve = verdict.solve.get();
  const SearchStats stats = solve != nullptr ? solve->stats() : SearchStats{};
  const std::optional<std::string> error = verdict.error ? verdict.error : reason(verdict);
  JsonObject object;
  object.add("puzzle", verdict.puzzle ? line(verdict.puzzle->givens) : verdict.entry.text);
  object.add("status", status_name(verdict));
  object.add("solutions", solve != nullptr ? solve->solutions() : std::uint64_t{0});
  if (solve != nullptr && !solve->solution().empty()) {
    object.add("solution", line(solve->solution()));
  } else {
    object.add_null("solution");
  }
  if (verdict.algorithm != nullptr) {
    object.add("algorithm", verdict.algorithm->id);
  } else {
    object.add_null("algorithm");
  }
  object.add("steps", stats.steps);
  object.add("guesses", stats.guesses);
  object.add("backtracks", stats.backtracks);
  object.add("max_level", stats.deepest);
  if (solve != nullptr && !solve->singles_per_pass().empty()) object.add("singles_per_pass", solve->singles_per_pass());
  if (verdict.explored > 0) object.add("explored", verdict.explored);
  object.add("seconds", verdict.seconds);
  if (error) {
    object.add("error", *error);
  } else {
    object.add_null("error");
  }
  return object.text();
}

}  // namespace sudoscope::cli

// Judging puzzles and printing the verdict.
#include "verdicts.hpp"

#include <iostream>
#include <limits>

#include "clause_file.hpp"
#include "commands.hpp"
#include "entries.hpp"
#include "output.hpp"
#include "speech.hpp"
#include "stopwatch.hpp"
#include "sudoscope/base/json.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/search/proof.hpp"
#include "threads.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;

constexpr double kSlow = 1e-3;  // seconds; writing costs nothing beside them

std::uint64_t most_steps(const Args& args) {
  return args.max_steps != 0 ? args.max_steps : std::numeric_limits<std::uint64_t>::max();
}

// Concludes a puzzle that has no solution, and writes its proof. False if it has one: then the file is
// empty, and the puzzle is judged like any other. Out of steps it stays unfinished, and the file empty.
bool prove(JudgedPuzzle& judged, const Args& args) {
  OutputFile out(args.proof, [&](const Message& reason) { return say(Id::kProofUnwritten, args.proof, reason); });
  // The clauses of a proof know no clues.
  if (!judged.puzzle->geometry->is_all_houses()) {
    out.close();
    std::cerr << spoken(say(Id::kNoProofReached)) << '\n';
    return false;
  }
  ClauseFile file(out);
  ProofSearch search(*judged.puzzle, file);
  judged.algorithm = find_algorithm("sudoscope-n");
  const StepStatus status = search.run(most_steps(args));
  if (status == StepStatus::kExhausted) {
    // A contradiction that the grid itself shows is still reported.
    judged.solve->check();
    judged.solve->conclude({.solutions = 0, .solution = {}, .stats = search.stats(), .exhausted = true});
    out.close();
    return true;
  }
  out.clear();
  out.close();
  const bool solved = status == StepStatus::kSolution;
  std::cerr << spoken(solved ? say(Id::kSolvedSoNoProof) : say(Id::kNoProofReached)) << '\n';
  return !solved;
}

void judge(JudgedPuzzle& judged, const Args& args, const KnobValues& knobs, unsigned threads) {
  auto read = read_puzzle(judged.entry, args);
  if (!read) {
    judged.error = read.error();
    return;
  }
  judged.puzzle = std::move(read.value());
  judged.algorithm = &algorithm_for(*judged.puzzle, args);
  const Stopwatch stopwatch;
  judged.solve = std::make_unique<Solve>(*judged.puzzle, *judged.algorithm, args.limit, knobs);
  if (!args.proof.empty() && prove(judged, args)) {
    // Nothing is left to do.
  } else if (threads > 0) {
    judged.explored = solve_on_threads(*judged.solve, *judged.algorithm, *judged.puzzle, knobs, args, threads);
  } else {
    judged.solve->run(most_steps(args));
  }
  judged.seconds = stopwatch.seconds();
}

// A proof is for one puzzle: a second one is noticed before anything is written.
int judge_with_proof(const Args& args, const Print& print) {
  std::vector<Entry> entries;
  const int status = for_each_entry(args, [&](const Entry& entry) {
    if (entries.size() < 2) entries.push_back(entry);
    return 0;
  });
  if (entries.size() > 1) return usage_error(say(Id::kProofOfOne));
  return entries.empty() ? status : judge_entry(entries[0], args, {}, print, 0);
}

}  // namespace

Result<KnobValues, Message> chosen_knobs(const Args& args) {
  using Values = Result<KnobValues, Message>;
  if (args.knobs.empty()) return KnobValues{};
  if (args.algorithm == nullptr) return Values::failure(say(Id::kKnobNeedsAlgorithm));
  return knob_values(*args.algorithm, args.knobs);
}

int judge_entry(const Entry& entry, const Args& args, const KnobValues& knobs, const Print& print, unsigned threads) {
  JudgedPuzzle judged{.entry = entry, .error = {}, .puzzle = {}, .solve = {}};
  judge(judged, args, knobs, threads);
  print(judged);
  if (judged.seconds > kSlow) std::cout.flush();  // the next one may take as long
  return judged.error ? kBadPuzzle : 0;
}

int judge_all(const Args& args, const Print& print) {
  const auto knobs = chosen_knobs(args);
  if (!knobs) return usage_error(knobs.error());
  if (!args.proof.empty()) return judge_with_proof(args, print);
  return for_each_entry(
      args, [&](const Entry& entry) { return judge_entry(entry, args, knobs.value(), print, args.threads); });
}

std::string status_name(const JudgedPuzzle& judged) {
  if (judged.error) return "invalid";
  if (!judged.solve->finished()) return std::string(name_of(SolveStatus::kUnfinished));
  return std::string(name_of(judged.solve->status()));
}

Message reason(const JudgedPuzzle& judged) {
  if (!judged.solve || !judged.solve->contradiction()) return {};
  return message_of(*judged.puzzle->geometry, *judged.solve->contradiction());
}

Message status_words(SolveStatus status) {
  switch (status) {
    case SolveStatus::kUnfinished:
      return say(Id::kStatusUnfinished);
    case SolveStatus::kUnique:
      return say(Id::kStatusUnique);
    case SolveStatus::kSeveral:
      return say(Id::kStatusSeveral);
    case SolveStatus::kNone:
      return say(Id::kStatusNone);
    case SolveStatus::kSolved:
      return say(Id::kStatusSolved);
    case SolveStatus::kStuck:
      return say(Id::kStatusStuck);
  }
  return {};
}

std::string line_of(const JudgedPuzzle& judged, std::span<const Digit> digits) {
  const auto alphabet = judged.entry.reading ? judged.entry.reading.value().alphabet : std::nullopt;
  if (alphabet && *alphabet != Alphabet::kFromOne) {
    const Sheet sheet{{judged.puzzle->geometry, {digits.begin(), digits.end()}}, {}, {}, {}};
    if (const auto written = write_sheet(sheet, "line", *alphabet)) return written.value().text;
  }
  return format_puzzle(*judged.puzzle->geometry, digits, GridStyle::kLine);
}

// As it was read, or with clues as line_of(Puzzle) writes it.
std::string puzzle_text(const JudgedPuzzle& judged) {
  return judged.puzzle->geometry->is_all_houses() ? line_of(judged, judged.puzzle->givens) : line_of(*judged.puzzle);
}

std::string json_of(const JudgedPuzzle& judged) {
  const auto line = [&](const std::vector<Digit>& digits) { return line_of(judged, digits); };
  const Solve* solve = judged.solve.get();
  const SearchStats stats = solve != nullptr ? solve->stats() : SearchStats{};
  const std::string error = judged.error ? *judged.error : text_of(reason(judged));
  JsonObject object;
  object.add("puzzle", judged.puzzle ? puzzle_text(judged) : judged.entry.text);
  object.add("status", status_name(judged));
  object.add("solutions", solve != nullptr ? solve->solutions() : std::uint64_t{0});
  const bool is_solved = solve != nullptr && !solve->solution().empty();
  object.add("solution", is_solved ? Json(line(solve->solution())) : nullptr);
  object.add("algorithm", judged.algorithm != nullptr ? Json(judged.algorithm->id) : nullptr);
  object.add("steps", stats.steps);
  object.add("guesses", stats.guesses);
  object.add("backtracks", stats.backtracks);
  object.add("max_level", stats.deepest);
  if (solve != nullptr && !solve->singles_per_pass().empty())
    object.add("singles_per_pass", Json::list(solve->singles_per_pass()));
  if (judged.explored > 0) object.add("explored", judged.explored);
  object.add("seconds", judged.seconds);
  const bool is_judged = judged.puzzle && judged.algorithm != nullptr;
  const std::string ignored =
      is_judged ? text_of(names_of(ignored_constraints(*judged.algorithm, *judged.puzzle->geometry))) : "";
  if (!ignored.empty()) object.add("ignored_rules", ignored);
  object.add("error", error.empty() ? nullptr : Json(error));
  return object.text();
}

}  // namespace sudoscope::cli

// Shared by `solve` and `count`: each puzzle of the input is judged in turn and passed to a printer.
#pragma once

#include <functional>
#include <optional>

#include "entries.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope::cli {

// One puzzle with its verdict. Either `error` is the reason why it is invalid, or the rest is set.
struct JudgedPuzzle {
  const Entry& entry;
  std::optional<std::string> error;  // in English
  std::optional<Puzzle> puzzle;
  const Algorithm* algorithm = nullptr;
  std::unique_ptr<Solve> solve;
  double explored = 0;  // share of the tree, 0..1, of a search on threads; of a search by seeds 1 at its end
  double seconds = 0;
};

// The option of each knob asked for, none without one. Error: their fault.
Result<KnobValues, Message> chosen_knobs(const Args& args);

using Print = std::function<void(const JudgedPuzzle&)>;

// Reads the input, judges each puzzle, reports invalid ones on standard error, and returns the exit status.
int judge_all(const Args& args, const Print& print);

// The same for one entry, with the knobs of chosen_knobs, searched by that many threads together; 0 = by one.
int judge_entry(const Entry& entry, const Args& args, const KnobValues& knobs, const Print& print, unsigned threads);

// "unique", "several", "none", "solved", "unfinished" or "invalid", for programs.
std::string status_name(const JudgedPuzzle& judged);

// Reason why an impossible grid is impossible, if the grid itself shows it; else nothing.
Message reason(const JudgedPuzzle& judged);

// Digits of the puzzle's grid as one line, in the alphabet in which the puzzle was written. REQUIRES: a puzzle.
std::string line_of(const JudgedPuzzle& judged, std::span<const Digit> digits);

// The word for a status that people read: "unique".
Message status_words(SolveStatus status);

// The object of --format json: puzzle, status, solutions, solution, algorithm, steps, guesses,
// backtracks, max_level, seconds, error; after a search on threads also explored, before the seconds.
// `solution` and `algorithm` are null if there is none; with rules that the verdict ignores,
// ignored_rules names them; `error` is the reason, in English, why a puzzle is invalid or impossible.
std::string json_of(const JudgedPuzzle& judged);

}  // namespace sudoscope::cli

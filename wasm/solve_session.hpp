// Solving, counting, proving: one search for solutions.
#pragma once

#include <utility>

#include "arguments.hpp"
#include "sudoscope/solve.hpp"

namespace sudoscope::wasm {

// {steps, guesses, backtracks, assignments, eliminations, solutions, level, deepest}.
emscripten::val stats_value(const SearchStats& stats);

// One search for solutions, in slices. `knobs`: an option index per knob, a byte each; missing or unknown ones are the
// default.
class SolveSession {
 public:
  SolveSession(const PuzzleBytes& puzzle, const std::string& algorithm, const std::string& knobs, double limit);
  // At most `max_steps` more steps; true when finished.
  bool run(double max_steps) { return solve_.run(need_count(max_steps, "maxSteps")); }
  double solutions() const { return static_cast<double>(solve_.solutions()); }
  double steps() const { return static_cast<double>(solve_.stats().steps); }
  // "unfinished", "unique", "several", "none", "solved" or "stuck".
  std::string status() const;
  // A byte a cell as in PuzzleBytes::givens, or null.
  emscripten::val solution() const;
  // {sentence, cells} or null.
  emscripten::val contradiction() const;
  // {conflicts, bytes, proved, best}, the grids as the solution, or null where the algorithm knows nothing of it.
  emscripten::val outlook() const;
  emscripten::val stats() const { return stats_value(solve_.stats()); }

 protected:
  SolveSession(Puzzle puzzle, Solve solve) : puzzle_(std::move(puzzle)), solve_(std::move(solve)) {}

 private:
  Puzzle puzzle_;
  Solve solve_;
};

}  // namespace sudoscope::wasm

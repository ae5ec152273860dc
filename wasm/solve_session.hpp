// Solving, counting, proving: one search for solutions.
#pragma once

#include <optional>
#include <utility>

#include "arguments.hpp"
#include "sudoscope/search/solve.hpp"

namespace sudoscope::wasm {

// SearchStats as JavaScript numbers.
struct StatsNumbers {
  explicit StatsNumbers(const SearchStats& stats);
  StatsNumbers() = default;

  double steps = 0;
  double guesses = 0;
  double backtracks = 0;
  double assignments = 0;
  double eliminations = 0;
  double solutions = 0;
  std::uint32_t level = 0;
  std::uint32_t deepest = 0;
};

// One search for solutions, in slices. `knobs`: an option index per knob, a byte each;
// missing or unknown ones are the default. With a refusal, everything else throws.
class SolveSession {
 public:
  SolveSession(const PuzzleBytes& puzzle, const std::string& algorithm, const std::string& knobs, double limit);
  // As refusal() of algorithms.hpp.
  emscripten::val refusal() const { return message_value(refusal_); }
  // {id, name, seeds} of the algorithm; with more than one seed, its first knob is the seed.
  emscripten::val solver() const;
  // At most `max_steps` more steps; true when finished.
  bool run(double max_steps);
  double solutions() const { return static_cast<double>(solve().solutions()); }
  double steps() const { return static_cast<double>(solve().stats().steps); }
  // "unfinished", "unique", "several", "none", "solved" or "stuck".
  emscripten::val status() const;
  // A byte a cell as in PuzzleBytes::givens, or null.
  emscripten::val solution() const;
  // {sentence, cells} or null.
  emscripten::val contradiction() const;
  // {conflicts, bytes, proved, best}, the grids like the solution; null if the algorithm has no outlook.
  emscripten::val outlook() const;
  // As in Search, with a message as a Uint32Array.
  emscripten::val export_learnt();
  void import_learnt(const emscripten::val& message);
  StatsNumbers stats() const { return StatsNumbers(solve().stats()); }

 protected:
  SolveSession(Puzzle puzzle, const Algorithm& algorithm, Solve solve)
      : puzzle_(std::move(puzzle)), algorithm_(&algorithm), solve_(std::move(solve)) {}

 private:
  const Solve& solve() const;

  Message refusal_;
  Puzzle puzzle_;
  const Algorithm* algorithm_ = nullptr;
  std::optional<Solve> solve_;  // unless there is a refusal
};

}  // namespace sudoscope::wasm

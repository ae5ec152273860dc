// A search shared by several workers, each with a module of its own:
// one cuts the tree, and a worker with a path searches below it.
#pragma once

#include "solve_session.hpp"
#include "sudoscope/search/split.hpp"

namespace sudoscope::wasm {

// Cuts the tree of a search, in slices. `least` and `depth` as in SplitGoal; the rest as in SolveSession.
class SplitSession {
 public:
  SplitSession(const PuzzleBytes& puzzle, const std::string& algorithm, const std::string& knobs, double least,
               double depth);
  // At most `max_steps` more steps; true when finished.
  bool run(double max_steps) { return splitter_.run(need_count(max_steps, "maxSteps")); }
  // Guesses above the cut.
  int depth() const { return splitter_.depth(); }
  // As in SolveSession, but for the part above the cut.
  emscripten::val solution() const;
  StatsNumbers stats() const { return StatsNumbers(splitter_.above().stats); }
  // Its share of the tree, 0..1.
  double explored() const { return splitter_.above().explored; }
  // An array of {path, share}, once finished.
  emscripten::val subproblems();

 private:
  Splitter splitter_;
};

// The search of one subproblem. `path`: from a SplitSession of the same puzzle, algorithm and knobs.
class PartSession : public SolveSession {
 public:
  PartSession(const PuzzleBytes& puzzle, const std::string& algorithm, const std::string& knobs, double limit,
              const std::string& path);
};

}  // namespace sudoscope::wasm

// The interface of each module that solves: declarations only.
// Typed by hand in solver_module.d.ts; a test compares the two.
#include <emscripten/bind.h>

#include "algorithms.hpp"
#include "solve_session.hpp"
#include "text.hpp"

namespace sudoscope::wasm {

EMSCRIPTEN_BINDINGS(sudoscope) {
  emscripten::value_object<ReadOptions>("ReadOptions")
      .field("boxHeight", &ReadOptions::box_height)
      .field("boxWidth", &ReadOptions::box_width)
      .field("regions", &ReadOptions::regions)
      .field("constraints", &ReadOptions::constraints);
  emscripten::function("readPuzzle", &read_puzzle);
  emscripten::function("writePuzzle", &write_puzzle);
  emscripten::function("refusal", &refusal);

  emscripten::value_object<StatsNumbers>("Stats")
      .field("steps", &StatsNumbers::steps)
      .field("guesses", &StatsNumbers::guesses)
      .field("backtracks", &StatsNumbers::backtracks)
      .field("assignments", &StatsNumbers::assignments)
      .field("eliminations", &StatsNumbers::eliminations)
      .field("solutions", &StatsNumbers::solutions)
      .field("level", &StatsNumbers::level)
      .field("deepest", &StatsNumbers::deepest);
  emscripten::class_<SolveSession>("SolveSession")
      .constructor<const PuzzleBytes&, const std::string&, const std::string&, double>()
      .function("refusal", &SolveSession::refusal)
      .function("solver", &SolveSession::solver)
      .function("run", &SolveSession::run)
      .function("solutions", &SolveSession::solutions)
      .function("steps", &SolveSession::steps)
      .function("status", &SolveSession::status)
      .function("solution", &SolveSession::solution)
      .function("contradiction", &SolveSession::contradiction)
      .function("outlook", &SolveSession::outlook)
      .function("exportLearnt", &SolveSession::export_learnt)
      .function("importLearnt", &SolveSession::import_learnt)
      .function("stats", &SolveSession::stats);
}

}  // namespace sudoscope::wasm

// The interface of the whole module beside bindings.cpp: declarations only.
#include <emscripten/bind.h>

#include "algorithms.hpp"
#include "clues.hpp"
#include "diagnosis_session.hpp"
#include "equivalence.hpp"
#include "repetition.hpp"
#include "sheet_list.hpp"
#include "sheets.hpp"
#include "split_session.hpp"
#include "watch_session.hpp"

namespace sudoscope::wasm {

EMSCRIPTEN_BINDINGS(sudoscope_watch) {
  emscripten::function("catalogue", &catalogue_entries);
  emscripten::function("houseCells", &house_cells);
  emscripten::function("ignoredRules", &ignored_rules);
  emscripten::function("keepsRules", &keeps_rules);
  emscripten::function("brokenCells", &broken_cells);
  emscripten::function("clueCandidates", &clue_candidates);
  emscripten::function("ruleNames", &rule_names);

  emscripten::function("minlex", &minlex_form);
  emscripten::function("equivalent", &equivalent_puzzle);
  emscripten::function("equivalentLines", &equivalent_lines);
  emscripten::function("formPrints", &form_prints);

  emscripten::value_object<SheetOptions>("SheetOptions")
      .field("format", &SheetOptions::format)
      .field("alphabet", &SheetOptions::alphabet)
      .field("shape", &SheetOptions::shape)
      .field("division", &SheetOptions::division);
  emscripten::value_object<SheetBytes>("SheetBytes")
      .field("puzzle", &SheetBytes::puzzle)
      .field("entries", &SheetBytes::entries)
      .field("candidates", &SheetBytes::candidates)
      .field("corners", &SheetBytes::corners)
      .field("colours", &SheetBytes::colours)
      .field("tags", &SheetBytes::tags);
  emscripten::function("readSheet", &read_sheet);
  emscripten::function("writeSheet", &write_sheet);
  emscripten::function("formats", &formats);

  emscripten::class_<SheetList>("SheetList")
      .constructor<const std::string&, const std::string&>()
      .function("several", &SheetList::several)
      .function("run", &SheetList::run)
      .function("lines", &SheetList::lines)
      .function("line", &SheetList::line)
      .function("begin", &SheetList::begin)
      .function("end", &SheetList::end)
      .function("problems", &SheetList::problems)
      .function("names", &SheetList::names)
      .function("remarks", &SheetList::remarks);

  emscripten::class_<DiagnosisSession>("DiagnosisSession")
      .constructor<const PuzzleBytes&, const std::string&, double>()
      .function("run", &DiagnosisSession::run)
      .function("report", &DiagnosisSession::report)
      .function("solution", &DiagnosisSession::solution);

  emscripten::class_<Repetition>("Repetition")
      .constructor<const PuzzleBytes&, const std::string&, const std::string&, double>()
      .function("run", &Repetition::run);

  emscripten::class_<SplitSession>("SplitSession")
      .constructor<const PuzzleBytes&, const std::string&, const std::string&, double, double>()
      .function("run", &SplitSession::run)
      .function("depth", &SplitSession::depth)
      .function("solution", &SplitSession::solution)
      .function("stats", &SplitSession::stats)
      .function("explored", &SplitSession::explored)
      .function("subproblems", &SplitSession::subproblems);

  emscripten::class_<PartSession, emscripten::base<SolveSession>>("PartSession")
      .constructor<const PuzzleBytes&, const std::string&, const std::string&, double, const std::string&>();

  emscripten::class_<WatchSession>("WatchSession")
      .constructor<const PuzzleBytes&, const std::string&, const std::string&, double, const std::string&>()
      .function("position", &WatchSession::position)
      .function("known", &WatchSession::known)
      .function("ended", &WatchSession::ended)
      .function("exploredSteps", &WatchSession::explored_steps)
      .function("solutions", &WatchSession::solutions)
      .function("play", &WatchSession::play)
      .function("previous", &WatchSession::previous)
      .function("seek", &WatchSession::seek)
      .function("seekSteps", &WatchSession::seek_steps)
      .function("explore", &WatchSession::explore)
      .function("frame", &WatchSession::frame)
      .function("glimpse", &WatchSession::glimpse)
      .function("stops", &WatchSession::stops)
      .function("back", &WatchSession::back)
      .function("told", &WatchSession::told)
      .function("cover", &WatchSession::cover)
      .function("tree", &WatchSession::tree)
      .function("blocks", &WatchSession::blocks)
      .function("sentence", &WatchSession::sentence);
}

}  // namespace sudoscope::wasm

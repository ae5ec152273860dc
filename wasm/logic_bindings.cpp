// The interface of the module of logic: declarations only.
#include <emscripten/bind.h>

#include "logic_session.hpp"
#include "making.hpp"
#include "rating.hpp"
#include "relatives.hpp"

namespace sudoscope::wasm {

EMSCRIPTEN_BINDINGS(sudoscope_logic) {
  emscripten::function("logicTechniques", &logic_techniques);
  emscripten::function("rate", &rate);
  emscripten::function("rateLine", &rate_line);

  emscripten::class_<LogicSession>("LogicSession")
      .constructor<const PuzzleBytes&, const std::string&, const std::string&, const std::string&>()
      .function("askMeanwhile", &LogicSession::ask_meanwhile)
      .function("next", &LogicSession::next)
      .function("all", &LogicSession::all)
      .function("run", &LogicSession::run)
      .function("steps", &LogicSession::steps)
      .function("solved", &LogicSession::solved);

  emscripten::class_<MakerSession>("MakerSession")
      .constructor<emscripten::val>()
      .function("refusal", &MakerSession::refusal)
      .function("batch", &MakerSession::batch)
      .function("attempts", &MakerSession::attempts);

  emscripten::class_<RelativeSession>("RelativeSession")
      .constructor<const PuzzleBytes&, const std::string&, double, emscripten::val>()
      .function("refusal", &RelativeSession::refusal)
      .function("original", &RelativeSession::original)
      .function("next", &RelativeSession::next)
      .function("isOver", &RelativeSession::is_over);
}

}  // namespace sudoscope::wasm

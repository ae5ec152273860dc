// What JavaScript sees of the module of logic: declarations only.
#include <emscripten/bind.h>

#include "logic_session.hpp"
#include "rating.hpp"

namespace sudoscope::wasm {

EMSCRIPTEN_BINDINGS(sudoscope_logic) {
  emscripten::function("logicTechniques", &logic_techniques);
  emscripten::function("rate", &rate);
  emscripten::function("rateLine", &rate_line);

  emscripten::class_<LogicSession>("LogicSession")
      .constructor<const PuzzleBytes&, const std::string&, const std::string&, const std::string&>()
      .function("next", &LogicSession::next)
      .function("all", &LogicSession::all)
      .function("run", &LogicSession::run)
      .function("steps", &LogicSession::steps)
      .function("solved", &LogicSession::solved);
}

}  // namespace sudoscope::wasm

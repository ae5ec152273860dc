// The interface of the collections' module beside bindings.cpp: declarations only.
#include <emscripten/bind.h>

#include "line_solver.hpp"

namespace sudoscope::wasm {

EMSCRIPTEN_BINDINGS(sudoscope_collection) {
  emscripten::class_<LineSolver>("LineSolver")
      .constructor<double, bool>()
      .function("room", &LineSolver::room)
      .function("solve", &LineSolver::solve)
      .function("line", &LineSolver::line)
      .function("offset", &LineSolver::offset)
      .function("status", &LineSolver::status)
      .function("givens", &LineSolver::givens)
      .function("guesses", &LineSolver::guesses)
      .function("solutions", &LineSolver::solutions)
      .function("text", &LineSolver::text);
}

}  // namespace sudoscope::wasm

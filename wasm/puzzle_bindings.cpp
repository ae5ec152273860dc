// A puzzle in the form of JavaScript, for every module.
#include <emscripten/bind.h>

#include "puzzle_bytes.hpp"

namespace sudoscope::wasm {

EMSCRIPTEN_BINDINGS(sudoscope_puzzle) {
  emscripten::value_object<PuzzleBytes>("PuzzleBytes")
      .field("boxHeight", &PuzzleBytes::box_height)
      .field("boxWidth", &PuzzleBytes::box_width)
      .field("regions", &PuzzleBytes::regions)
      .field("constraints", &PuzzleBytes::constraints)
      .field("givens", &PuzzleBytes::givens);
}

}  // namespace sudoscope::wasm

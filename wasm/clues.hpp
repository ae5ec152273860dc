// The clues of a puzzle over the boundary.
#pragma once

#include "puzzle_bytes.hpp"

namespace sudoscope::wasm {

// The cells of clues that the givens break, each by itself: a Uint16Array, ascending.
emscripten::val broken_cells(const PuzzleBytes& puzzle);

}  // namespace sudoscope::wasm

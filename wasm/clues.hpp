// The clues of a puzzle over the boundary.
#pragma once

#include "puzzle_bytes.hpp"

namespace sudoscope::wasm {

// The cells of clues that the givens break, each by itself: a Uint16Array, ascending.
emscripten::val broken_cells(const PuzzleBytes& puzzle);

// The names of the rules beside diagonals and windows: an object with a message for each kind.
emscripten::val rule_names(const PuzzleBytes& puzzle);

}  // namespace sudoscope::wasm

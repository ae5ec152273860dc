// The clues of a puzzle over the boundary.
#pragma once

#include "puzzle_bytes.hpp"

namespace sudoscope::wasm {

// The cells of clues that the givens break, each by itself: a Uint16Array, ascending.
emscripten::val broken_cells(const PuzzleBytes& puzzle);

// By cell the digits that no clue by itself rules out beside the givens: a Uint32Array of two words a cell, low then
// high, bit d-1 = digit d. Empty for a grid that is larger than any with clues.
emscripten::val clue_candidates(const PuzzleBytes& puzzle);

// The names of the rules beside diagonals and windows: an object with a message for each kind.
emscripten::val rule_names(const PuzzleBytes& puzzle);

}  // namespace sudoscope::wasm

// Equivalent puzzles and the form by which they are recognised.
#pragma once

#include "puzzle_bytes.hpp"

namespace sudoscope::wasm {

// {ok: true, givens, cells, digits}: the givens of the other puzzle, a byte a cell as in PuzzleBytes; where each cell
// went; what each digit became, from 1. Or {ok: false, message}.
emscripten::val minlex_form(const PuzzleBytes& puzzle);
// The same seed makes the same puzzle.
emscripten::val equivalent_puzzle(const PuzzleBytes& puzzle, double seed);

}  // namespace sudoscope::wasm

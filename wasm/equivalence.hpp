// Equivalent puzzles and the form by which they are recognised.
#pragma once

#include "puzzle_bytes.hpp"

namespace sudoscope::wasm {

// {ok: true, givens, cells, digits}: the givens of the other puzzle, a byte a cell as in PuzzleBytes;
// the new place of each cell; the new digit for each digit, from 1. Or {ok: false, message}.
emscripten::val minlex_form(const PuzzleBytes& puzzle);
// The same seed makes the same puzzle.
emscripten::val equivalent_puzzle(const PuzzleBytes& puzzle, double seed);
// The numbers, from 0, of the lines that are equivalent puzzles on the same grid, as
// a Uint32Array. None if the grid has more than boxes, or the puzzle has no form.
emscripten::val equivalent_lines(const PuzzleBytes& puzzle, const std::string& lines);
// Prints of the min-lex forms of lines, a Uint32Array of two numbers a line:
// equivalent puzzles have the same two, others hardly ever (1 of 30 million lists of a
// million puzzles). The first is 0 if a line is no puzzle, or its form is not found.
emscripten::val form_prints(const std::string& lines);

}  // namespace sudoscope::wasm

// The difficulty of puzzles, by our own scale and those of others.
#pragma once

#include <emscripten/val.h>

#include <string>

#include "puzzle_bytes.hpp"

namespace sudoscope::wasm {

// `scale`: "own", "se" or "hodoku". JSON: {grade, points, takes, techniques}, {er, ep, ed, name} in tenths, or {score,
// level}, 0 easy .. 4 extreme; or {refusal}, a message why it has no rating. `is_ended`: a function of
// JavaScript that is called several hundred times a second; true ends the rating, which is refused then. REQUIRES: the
// puzzle has one solution.
std::string rate(const PuzzleBytes& puzzle, const std::string& scale, emscripten::val is_ended);
// The same for a puzzle on a line; "null" if it is none.
std::string rate_line(const std::string& line, const std::string& scale, emscripten::val is_ended);

}  // namespace sudoscope::wasm

// The module's algorithms: the catalogue that it is linked with, and which of it suits a puzzle.
#pragma once

#include "puzzle_bytes.hpp"
#include "sudoscope/search/catalogue.hpp"

namespace sudoscope::wasm {

// An array of {id, name, summary, publishedBy, smallestSide, largestSide, grids, watchable, knobs: [{id, name,
// options}]}.
emscripten::val catalogue_entries();

// What is to be told of rules that nothing here keeps to; null where there are none.
emscripten::val ignored_rules(const PuzzleBytes& puzzle);

// Why this algorithm cannot run on this puzzle; null when it can. An empty id means the preferred one.
emscripten::val refusal(const PuzzleBytes& puzzle, const std::string& algorithm);

// The algorithm of that id, or the preferred one for `limit` solutions, 0 = all, where it is empty; or why there is
// none that takes the puzzle.
Result<const Algorithm*, Message> algorithm_for(const std::string& id, const Puzzle& puzzle, std::uint64_t limit);

// The same. Throws, as what arguments.hpp has does, where there is none.
const Algorithm& need_algorithm(const std::string& id, const Puzzle& puzzle, double limit);

// An option index per knob, a byte each; missing or unknown ones are the default.
KnobValues knob_values(const Algorithm& algorithm, const std::string& chosen);

}  // namespace sudoscope::wasm

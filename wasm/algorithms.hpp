// The module's algorithms: the catalogue that it is linked with, and the choice for a puzzle.
#pragma once

#include "puzzle_bytes.hpp"
#include "sudoscope/search/catalogue.hpp"

namespace sudoscope::wasm {

// An array of {id, name, summary, publishedBy, smallestSide, largestSide, grids, watchable, knobs: [{id, name,
// options}]}.
emscripten::val catalogue_entries();

// A message about rules and drawings that the algorithm of that id does not keep to; null if there are none. An empty
// id means the preferred one.
emscripten::val ignored_rules(const PuzzleBytes& puzzle, const std::string& id);
// True if it keeps to every rule, whatever is only drawn.
bool keeps_rules(const PuzzleBytes& puzzle, const std::string& id);

// Reason why this algorithm cannot run on this puzzle; null if it can. An empty id means the preferred one.
emscripten::val refusal(const PuzzleBytes& puzzle, const std::string& algorithm);

// The algorithm of that id; for an empty id the preferred one for
// `limit` solutions, 0 = all; or the reason why none takes the puzzle.
Result<const Algorithm*, Message> algorithm_for(const std::string& id, const Puzzle& puzzle, std::uint64_t limit);

// The same. If there is none it throws, like the functions of arguments.hpp.
const Algorithm& need_algorithm(const std::string& id, const Puzzle& puzzle, double limit);

// An option index per knob, a byte each; missing or unknown ones are the default.
KnobValues knob_values(const Algorithm& algorithm, const std::string& chosen);

}  // namespace sudoscope::wasm

// Puzzles in JSON and in source text: lists of rows, one list of all cells, and texts in quotes.
#pragma once

#include "found_grids.hpp"

namespace sudoscope {

// Every puzzle of the text, in its order, without the solutions beside them; solutions
// only if there is nothing else. A square of 21 that is a Samurai comes as its five grids.
FoundGrids literal_grids(std::string_view text, std::optional<Alphabet> alphabet = {});

}  // namespace sudoscope

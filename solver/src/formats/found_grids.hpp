// Puzzles among other things in a text, found only after reading all of it: in JSON and source
// text of programs, drawn in columns with spaces for blanks, and the five grids of a Samurai.
#pragma once

#include "draft.hpp"

namespace sudoscope {

// One of them. A text that is `shared` holds others too, and does not read as this puzzle by itself.
struct FoundGrid {
  Draft draft;
  std::size_t begin;
  std::size_t end;
  bool is_shared = false;
};

struct FoundGrids {
  std::vector<FoundGrid> grids;  // in the order of the text
  std::size_t read_to = 0;       // less than the text's size if it has more parts than are read
};

// All of them, if there are two or more; else none.
FoundGrids found_grids(std::string_view text, std::optional<Alphabet> alphabet);

// The first of some, with a note if there are more; nothing if there is none.
MaybeDraft first_of(std::vector<FoundGrid> grids);

}  // namespace sudoscope

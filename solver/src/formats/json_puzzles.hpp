// The puzzles of f-puzzles in JSON: as items of a list, or as members of other objects.
#pragma once

#include "sudoscope/formats/division.hpp"

namespace sudoscope {

// Where each begins and ends, in the order of the text, and the objects of a list that hold none, which
// do not read as puzzles; none for a text that is no JSON. In time proportional to its length.
std::vector<Extent> json_puzzles(std::string_view text);

// The first of them within the JSON of an object that is none itself; nothing if there is none.
std::optional<std::string_view> puzzle_within(std::string_view json);

}  // namespace sudoscope

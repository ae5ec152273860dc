// Positions of the input: puzzles, or lines that say of each cell what it holds.
#pragma once

#include <optional>

#include "entries.hpp"
#include "sudoscope/position.hpp"

namespace sudoscope::cli {

struct HeldPosition {
  GeometryPtr geometry;
  Position position;  // views it
};

// The position of an entry: of a puzzle with its entries and candidates, or of a line of side * side fields between
// commas, row by row: ==d a given, =d a digit that was entered, else the candidates of a blank cell, as in
// "==1,=2,34,34" and so on. Nothing where it is none, which is on standard error already.
std::optional<HeldPosition> read_position(const Entry& entry, const Args& args);

}  // namespace sudoscope::cli

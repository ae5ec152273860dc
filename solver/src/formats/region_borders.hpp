// The regions of a jigsaw as the borders between its cells, in runs, as in game IDs of Solo: first
// the borders between neighbours of a row, row by row, then those between neighbours of a column,
// column by column. A letter a..y is 1 to 25 places without a border before one with a border, _
// is none, z is 25 places and no border yet; an imaginary border follows the last place.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sudoscope {

std::string write_borders(std::span<const std::uint8_t> regions, int side);

// A region number for each cell, in order of first appearance; empty if the
// runs do not fit a grid of this side, or make more than `side` regions.
std::vector<std::uint8_t> read_borders(std::string_view runs, int side);

}  // namespace sudoscope

// The regions of a jigsaw as the borders between its cells, in runs, as game IDs of Solo tell them: first the borders
// between neighbours of a row, row by row, then those between neighbours of a column, column by column. A letter a..y
// is 1 to 25 places without a border before one with a border, _ is none, z is 25 places and no border yet; the last
// place is followed by a border that is not there.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sudoscope {

std::string write_borders(std::span<const std::uint8_t> regions, int side);

// A region number a cell, in order of first appearance; empty where the runs are not those of a grid of this side, or
// make more than `side` regions.
std::vector<std::uint8_t> read_borders(std::string_view runs, int side);

}  // namespace sudoscope

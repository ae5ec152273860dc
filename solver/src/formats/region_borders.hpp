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

// Areas of any number: a number for each cell. Neighbours of one area have no border between them.
std::string write_borders(std::span<const std::uint16_t> areas, int side);
// The areas in order of first appearance, from 0; empty if the runs do not fit a grid of this side.
std::vector<std::uint16_t> read_areas(std::string_view runs, int side);

// The same, with at most as many areas as a side has cells; else empty.
std::vector<std::uint8_t> read_borders(std::string_view runs, int side);

}  // namespace sudoscope

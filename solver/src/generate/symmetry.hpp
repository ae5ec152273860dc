// Cells that belong together under symmetries of the givens, or of the cages.
#pragma once

#include <span>
#include <vector>

#include "sudoscope/grid/symmetry.hpp"

namespace sudoscope {

// Orbits: sets of cells that the symmetries map to one another. Every cell is in one of them.
std::vector<std::vector<Cell>> orbits_of(std::span<const Symmetry> symmetries, int side);

// The image of each cell.
using CellMap = std::vector<Cell>;
// All maps that the symmetries lead to one after the other, the identity first.
std::vector<CellMap> maps_of(std::span<const Symmetry> symmetries, int side);
std::vector<Cell> image_of(const std::vector<Cell>& cells, const CellMap& map);

}  // namespace sudoscope

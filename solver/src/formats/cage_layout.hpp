// Killer cages as the formats hold them that have one cage a cell: each cell's cage, each cage's sum.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "found_clues.hpp"

namespace sudoscope {

struct CageLayout {
  std::vector<std::uint16_t> cage_of;  // by cell: 0 for none, else the number of its cage from 1
  std::vector<int> sums;               // by the number of the cage; 0 for none
};

// Nothing if the puzzle has no killer cages, two of them share a cell, or one has another value than a sum.
std::optional<CageLayout> cages_of(const Geometry& geometry);
// Adds the cages that demand something: those of several cells or with a sum.
void add_cages(FoundClues& found, const CageLayout& layout);

}  // namespace sudoscope

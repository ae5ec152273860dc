// Makes the links of chains, for all finders.
#pragma once

#include <algorithm>
#include <span>

#include "sudoscope/techniques/deduction.hpp"
#include "techniques/places.hpp"

namespace sudoscope {

// The first house that holds the cells of both; kNoHouse if none does.
inline HouseId house_of_both(const Geometry& geometry, std::span<const Cell> a, std::span<const Cell> b) {
  const auto holds = [&](HouseId house, std::span<const Cell> cells) {
    return std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return is_in(geometry, cell, house); });
  };
  for (const HouseId house : geometry.houses_of(a[0]))
    if (holds(house, a) && holds(house, b)) return house;
  return kNoHouse;
}

// If the cell is not the one digit, it is the other.
inline ChainLink strong_in_cell(Cell cell, Digit from, Digit to, std::uint8_t chain = 0) {
  return {.from = {{cell}, from}, .to = {{cell}, to}, .strong = true, .chain = chain};
}

// If one node has the digit, the other does not. In a cell, or in a house.
inline ChainLink weak_link(const Geometry& geometry, ChainNode from, ChainNode to, std::uint8_t chain = 0) {
  const HouseId house = from.digit == to.digit ? house_of_both(geometry, from.cells, to.cells) : kNoHouse;
  return {.from = std::move(from), .to = std::move(to), .strong = false, .chain = chain, .house = house};
}

}  // namespace sudoscope

// Places: the possible places of digits in a house, as sets. The techniques are written for any grid with
//
//   geometry()         Geometry
//   candidates(cell)   DigitSet, 0 in a filled cell
//   missing(house)     DigitSet, the digits that the house does not hold
//
// such as a Position, or the grid that a search keeps for itself.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>

#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {

template <class T>
concept CandidateSource = requires(const T& grid, Cell cell, HouseId house) {
  { grid.geometry() } -> std::convertible_to<const Geometry&>;
  { grid.candidates(cell) } -> std::convertible_to<DigitSet>;
  { grid.missing(house) } -> std::convertible_to<DigitSet>;
};

// One bit for each of the `side` cells of a house, in order.
using PlaceSet = std::uint64_t;
inline PlaceSet place_bit(std::size_t place) { return PlaceSet{1} << place; }
inline std::size_t first_place(PlaceSet places) { return static_cast<std::size_t>(std::countr_zero(places)); }

inline bool is_in(const Geometry& geometry, Cell cell, HouseId house) {
  const auto houses = geometry.houses_of(cell);
  return std::find(houses.begin(), houses.end(), house) != houses.end();
}

inline std::vector<Cell> cells_at(const House& house, PlaceSet places) {
  std::vector<Cell> cells;
  for (; places != 0; places &= places - 1) cells.push_back(house.cells[first_place(places)]);
  return cells;
}

// The places of the digit in the house.
template <CandidateSource Grid>
PlaceSet places_of(const Grid& grid, const House& house, Digit digit) {
  PlaceSet places = 0;
  for (std::size_t i = 0; i < house.cells.size(); ++i)
    if (has_digit(grid.candidates(house.cells[i]), digit)) places |= place_bit(i);
  return places;
}

using PlacesByDigit = std::array<PlaceSet, kMaxSide>;

// The places of the digits that the house does not hold; the first `side` are set.
template <CandidateSource Grid>
PlacesByDigit places_by_digit(const Grid& grid, HouseId id) {
  const std::vector<Cell>& cells = grid.geometry().houses()[id].cells;
  const DigitSet missing = grid.missing(id);
  PlacesByDigit places;
  std::fill_n(places.begin(), cells.size(), PlaceSet{0});
  for (std::size_t i = 0; i < cells.size(); ++i)
    for (DigitSet left = grid.candidates(cells[i]) & missing; left != 0; left = without_first(left))
      places[first_digit(left)] |= place_bit(i);
  return places;
}

}  // namespace sudoscope

// Techniques that only remove candidates, for the algorithms that look further than singles: locked candidates, and
// naked and hidden subsets of two or three. Each looks at one house and calls
//
//   remove(cell, digit, reason, house)
//
// for every candidate that goes; false from it ends the look, and is handed on. The candidates may change during a
// look: what was found on more candidates holds on fewer.
#pragma once

#include <array>

#include "search/candidate_grid.hpp"

namespace sudoscope {

// One bit for each of the `side` cells of a house, in order.
using PlaceSet = std::uint64_t;
inline std::size_t first_place(PlaceSet places) { return static_cast<std::size_t>(std::countr_zero(places)); }

// Where the digit can go in the house.
inline PlaceSet places_of(const CandidateGrid& grid, const House& house, Digit digit) {
  PlaceSet places = 0;
  for (std::size_t i = 0; i < house.cells.size(); ++i)
    if (grid.can_take(house.cells[i], digit)) places |= PlaceSet{1} << i;
  return places;
}

// Every place of a digit in this house is in another house as well: the rest of that house loses the digit (pointing
// from a box, claiming from a row or column, and the same with any other house).
template <class Remove>
bool remove_locked(const CandidateGrid& grid, HouseId id, Remove remove) {
  const Geometry& geometry = grid.geometry();
  const House& house = geometry.houses()[id];
  for (DigitSet missing = geometry.all() & ~grid.grid().held(id); missing != 0; missing = without_first(missing)) {
    const Digit digit = first_digit(missing);
    PlaceSet places = places_of(grid, house, digit);
    if (digit_count(places) < 2) continue;
    std::array<HouseId, 6> shared{};
    std::size_t shared_count = 0;
    for (const HouseId other : geometry.houses_of(house.cells[first_place(places)]))
      if (other != id) shared[shared_count++] = other;
    const auto is_in = [&](Cell cell, HouseId other) {
      for (const HouseId each : geometry.houses_of(cell))
        if (each == other) return true;
      return false;
    };
    for (places = without_first(places); places != 0; places = without_first(places))
      for (std::size_t i = shared_count; i-- > 0;)
        if (!is_in(house.cells[first_place(places)], shared[i])) shared[i] = shared[--shared_count];
    for (std::size_t i = 0; i < shared_count; ++i)
      for (const Cell cell : geometry.houses()[shared[i]].cells)
        if (grid.can_take(cell, digit) && !is_in(cell, id) && !remove(cell, digit, Reason::kLocked, id)) return false;
  }
  return true;
}

// Calls visit(members, together) for every 2, and 3 if `largest` is 3, of the sets that hold as many elements together:
// `members` says which, as bits. False from it ends the search, and is handed on. Sets of one element are left out.
template <class Visit>
bool for_each_subset(std::span<const std::uint64_t> sets, int largest, Visit visit) {
  std::array<std::uint8_t, kMaxSide> small{};
  std::size_t count = 0;
  for (std::size_t i = 0; i < sets.size(); ++i)
    if (const int size = digit_count(sets[i]); size >= 2 && size <= largest)
      small[count++] = static_cast<std::uint8_t>(i);
  const auto bit = [&](std::size_t i) { return std::uint64_t{1} << small[i]; };
  for (std::size_t a = 0; a < count; ++a)
    for (std::size_t b = a + 1; b < count; ++b) {
      const std::uint64_t two = sets[small[a]] | sets[small[b]];
      if (digit_count(two) == 2 && !visit(bit(a) | bit(b), two)) return false;
      if (largest < 3 || digit_count(two) > 3) continue;
      for (std::size_t c = b + 1; c < count; ++c) {
        const std::uint64_t three = two | sets[small[c]];
        if (digit_count(three) == 3 && !visit(bit(a) | bit(b) | bit(c), three)) return false;
      }
    }
  return true;
}

// As many cells of the house as digits: no other cell of it takes those digits.
template <class Remove>
bool remove_naked_subsets(const CandidateGrid& grid, HouseId id, int largest, Remove remove) {
  const std::vector<Cell>& cells = grid.geometry().houses()[id].cells;
  std::array<DigitSet, kMaxSide> candidates{};
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (grid.is_blank(cells[i])) candidates[i] = grid.possible(cells[i]);
  const auto keep = [&](PlaceSet members, DigitSet digits) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if ((members >> i & 1) != 0 || !grid.is_blank(cells[i])) continue;
      for (DigitSet gone = grid.possible(cells[i]) & digits; gone != 0; gone = without_first(gone))
        if (!remove(cells[i], first_digit(gone), Reason::kNakedSubset, id)) return false;
    }
    return true;
  };
  return for_each_subset(std::span(candidates).first(cells.size()), largest, keep);
}

// As many digits as places for them in the house: no other digit goes there.
template <class Remove>
bool remove_hidden_subsets(const CandidateGrid& grid, HouseId id, int largest, Remove remove) {
  const House& house = grid.geometry().houses()[id];
  std::array<PlaceSet, kMaxSide> places{};
  for (DigitSet missing = grid.geometry().all() & ~grid.grid().held(id); missing != 0; missing = without_first(missing))
    places[first_digit(missing)] = places_of(grid, house, first_digit(missing));
  const auto keep = [&](DigitSet members, PlaceSet together) {
    for (; together != 0; together = without_first(together)) {
      const Cell cell = house.cells[first_place(together)];
      for (DigitSet gone = grid.possible(cell) & ~members; gone != 0; gone = without_first(gone))
        if (!remove(cell, first_digit(gone), Reason::kHiddenSubset, id)) return false;
    }
    return true;
  };
  return for_each_subset(std::span(places).first(house.cells.size()), largest, keep);
}

}  // namespace sudoscope

// Techniques: see the header.
#include "search/techniques.hpp"

#include <array>

namespace sudoscope {

PlaceSet places_of(const CandidateGrid& grid, const House& house, Digit digit) {
  PlaceSet places = 0;
  for (std::size_t i = 0; i < house.cells.size(); ++i)
    if (grid.can_take(house.cells[i], digit)) places |= PlaceSet{1} << i;
  return places;
}

namespace {

using PlacesByDigit = std::array<PlaceSet, kMaxSide>;

// Of the digits that the house does not hold.
PlacesByDigit places_by_digit(const CandidateGrid& grid, HouseId id) {
  const std::vector<Cell>& cells = grid.geometry().houses()[id].cells;
  const DigitSet missing = grid.geometry().all() & ~grid.grid().held(id);
  PlacesByDigit places{};
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (!grid.is_blank(cells[i])) continue;
    for (DigitSet left = grid.possible(cells[i]) & missing; left != 0; left = without_first(left))
      places[first_digit(left)] |= PlaceSet{1} << i;
  }
  return places;
}

}  // namespace

void find_locked(const CandidateGrid& grid, HouseId id, std::vector<Removal>& removals) {
  const Geometry& geometry = grid.geometry();
  const House& house = geometry.houses()[id];
  const PlacesByDigit places_of_digit = places_by_digit(grid, id);
  for (Digit digit = 0; digit < geometry.side(); ++digit) {
    PlaceSet places = places_of_digit[digit];
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
        if (grid.can_take(cell, digit) && !is_in(cell, id)) removals.push_back({cell, digit, Reason::kLocked, id});
  }
}

namespace {

// Calls visit(members, together) for every 2, and 3 if `largest` is 3, of the sets that hold as many elements together:
// `members` says which, as bits. Sets of one element are left out.
template <class Visit>
void for_each_subset(std::span<const std::uint64_t> sets, int largest, Visit visit) {
  std::array<std::uint8_t, kMaxSide> small{};
  std::size_t count = 0;
  for (std::size_t i = 0; i < sets.size(); ++i)
    if (const int size = digit_count(sets[i]); size >= 2 && size <= largest)
      small[count++] = static_cast<std::uint8_t>(i);
  const auto bit = [&](std::size_t i) { return std::uint64_t{1} << small[i]; };
  for (std::size_t a = 0; a < count; ++a)
    for (std::size_t b = a + 1; b < count; ++b) {
      const std::uint64_t two = sets[small[a]] | sets[small[b]];
      if (digit_count(two) == 2) visit(bit(a) | bit(b), two);
      if (largest < 3 || digit_count(two) > 3) continue;
      for (std::size_t c = b + 1; c < count; ++c) {
        const std::uint64_t three = two | sets[small[c]];
        if (digit_count(three) == 3) visit(bit(a) | bit(b) | bit(c), three);
      }
    }
}

}  // namespace

void find_naked_subsets(const CandidateGrid& grid, HouseId id, int largest, std::vector<Removal>& removals) {
  const std::vector<Cell>& cells = grid.geometry().houses()[id].cells;
  std::array<DigitSet, kMaxSide> candidates{};
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (grid.is_blank(cells[i])) candidates[i] = grid.possible(cells[i]);
  for_each_subset(std::span(candidates).first(cells.size()), largest, [&](PlaceSet members, DigitSet digits) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if ((members >> i & 1) != 0) continue;
      for (DigitSet gone = candidates[i] & digits; gone != 0; gone = without_first(gone))
        removals.push_back({cells[i], first_digit(gone), Reason::kNakedSubset, id});
    }
  });
}

void find_hidden_subsets(const CandidateGrid& grid, HouseId id, int largest, std::vector<Removal>& removals) {
  const House& house = grid.geometry().houses()[id];
  const PlacesByDigit places = places_by_digit(grid, id);
  for_each_subset(std::span(places).first(house.cells.size()), largest, [&](DigitSet members, PlaceSet together) {
    for (; together != 0; together = without_first(together)) {
      const Cell cell = house.cells[first_place(together)];
      for (DigitSet gone = grid.possible(cell) & ~members; gone != 0; gone = without_first(gone))
        removals.push_back({cell, first_digit(gone), Reason::kHiddenSubset, id});
    }
  });
}

}  // namespace sudoscope

// Locked candidates: every place of a digit in one house, the base, is in another house as well, the
// cover: the rest of the cover loses the digit. From a box it is called pointing, from a row or column
// claiming or box-line reduction, both also intersection removal; it holds between any two houses.
#pragma once

#include "sudoscope/techniques/deduction.hpp"
#include "techniques/places.hpp"

namespace sudoscope {

struct LockedCandidates {
  HouseId base;
  HouseId cover;
  Digit digit;
  PlaceSet places;  // of the base: two or more
};

// Pointing, claiming, or the general technique.
inline Technique technique_of(const Geometry& geometry, const LockedCandidates& locked) {
  const auto is_line = [](HouseKind kind) { return kind == HouseKind::kRow || kind == HouseKind::kColumn; };
  const auto is_box = [](HouseKind kind) { return kind == HouseKind::kBox || kind == HouseKind::kRegion; };
  const HouseKind base = geometry.houses()[locked.base].kind;
  const HouseKind cover = geometry.houses()[locked.cover].kind;
  if (is_box(base) && is_line(cover)) return Technique::kPointing;
  if (is_line(base) && is_box(cover)) return Technique::kClaiming;
  return Technique::kLockedCandidates;
}

// Calls visit(locked) for every digit that the base does not hold and every cover,
// with or without eliminations. Stops when it returns true, and returns true then.
template <CandidateSource Grid, class Visit>
bool for_each_locked(const Grid& grid, HouseId base, Visit visit) {
  const Geometry& geometry = grid.geometry();
  const House& house = geometry.houses()[base];
  const PlacesByDigit places_of = places_by_digit(grid, base);
  for (Digit digit = 0; digit < geometry.side(); ++digit) {
    const PlaceSet places = places_of[digit];
    if (without_first(places) == 0) continue;
    for (const HouseId cover : geometry.houses_of(house.cells[first_place(places)])) {
      if (cover == base) continue;
      PlaceSet rest = without_first(places);
      while (rest != 0 && is_in(geometry, house.cells[first_place(rest)], cover)) rest = without_first(rest);
      if (rest == 0 && visit(LockedCandidates{base, cover, digit, places})) return true;
    }
  }
  return false;
}

// Calls visit(cell) for each cell that loses the digit, ascending.
template <CandidateSource Grid, class Visit>
void for_each_loser(const Grid& grid, const LockedCandidates& locked, Visit visit) {
  const Geometry& geometry = grid.geometry();
  for (const Cell cell : geometry.houses()[locked.cover].cells)
    if (has_digit(grid.candidates(cell), locked.digit) && !is_in(geometry, cell, locked.base)) visit(cell);
}

inline Evidence evidence_of(const Geometry& geometry, const LockedCandidates& locked) {
  Evidence evidence{.houses = {{locked.base, HouseRole::kBase}, {locked.cover, HouseRole::kCover}}};
  for (const Cell cell : cells_at(geometry.houses()[locked.base], locked.places))
    evidence.cells.push_back({cell, digit_bit(locked.digit)});
  return evidence;
}

}  // namespace sudoscope

// Nearest house: see the header.
#include "techniques/nearest_house.hpp"

#include <algorithm>
#include <bit>

#include "techniques/places.hpp"

namespace sudoscope {

std::pair<int, int> rank_of(const Position& position, HouseId house) {
  const auto& [kind, number, cells] = position.geometry().houses()[house];
  const bool is_area = kind == HouseKind::kBox || kind == HouseKind::kRegion;
  const bool is_line = kind == HouseKind::kRow || kind == HouseKind::kColumn;
  const auto blanks = std::count_if(cells.begin(), cells.end(), [&](Cell cell) { return position.is_blank(cell); });
  return {is_area ? 0 : is_line ? 1 : 2, static_cast<int>(blanks)};
}

HouseId nearest_house(const Position& position, const Candidate& single) {
  HouseId best = kNoHouse;
  for (const HouseId id : position.geometry().houses_of(single.cell)) {
    const bool is_only = std::popcount(places_of(position, position.geometry().houses()[id], single.digit)) == 1;
    if (is_only && (best == kNoHouse || rank_of(position, id) < rank_of(position, best))) best = id;
  }
  return best;
}

}  // namespace sudoscope

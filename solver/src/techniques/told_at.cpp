// Singles as people describe them: by the nearest house, and with the filled cells around them.
#include <algorithm>

#include "sudoscope/techniques/logic.hpp"
#include "techniques/nearest_house.hpp"

namespace sudoscope {
namespace {

using Blocker = Evidence::Blocker;

// The digits that keep one digit out of the cells: each time the one that keeps it out of most cells left.
std::vector<Blocker> blockers_of_places(const Position& position, std::vector<Cell> cells, Digit digit) {
  std::vector<Blocker> blockers;
  while (!cells.empty()) {
    Blocker best{.cell = kNoCell, .digit = digit};
    for (const Cell cell : cells)
      for (const Cell peer : position.geometry().peers(cell)) {
        if (position.digit(peer) != digit) continue;
        Blocker blocker{.cell = peer, .digit = digit};
        for (const Cell each : cells) {
          const auto peers = position.geometry().peers(each);
          if (std::binary_search(peers.begin(), peers.end(), peer)) blocker.blocked.push_back(each);
        }
        if (blocker.blocked.size() > best.blocked.size()) best = std::move(blocker);
      }
    if (best.cell == kNoCell) best.blocked = cells;
    std::erase_if(cells, [&](Cell cell) {
      return std::find(best.blocked.begin(), best.blocked.end(), cell) != best.blocked.end();
    });
    blockers.push_back(std::move(best));
  }
  return blockers;
}

// The peers that hold the digits: house after house, each time the one with most of the digits left.
std::vector<Blocker> blockers_of_digits(const Position& position, Cell cell, DigitSet digits) {
  const auto houses = position.geometry().houses();
  std::vector<Blocker> blockers;
  const auto held = [&](HouseId house) { return digits & ~position.missing(house); };
  while (digits != 0) {
    HouseId best = kNoHouse;
    for (const HouseId house : position.geometry().houses_of(cell))
      if (best == kNoHouse || digit_count(held(house)) > digit_count(held(best))) best = house;
    if (held(best) == 0) break;
    DigitSet found = 0;
    for (const Cell peer : houses[best].cells)
      if (!position.is_blank(peer) && has_digit(held(best), position.digit(peer))) {
        blockers.push_back({peer, position.digit(peer), {cell}, best});
        found |= digit_bit(position.digit(peer));
      }
    digits &= ~found;
  }
  for (; digits != 0; digits = without_first(digits)) blockers.push_back({kNoCell, first_digit(digits), {cell}});
  return blockers;
}

}  // namespace

Deduction told_at(const Position& position, Deduction deduction) {
  Evidence& evidence = deduction.evidence;
  if (deduction.technique == Technique::kHiddenSingle) {
    const auto [cell, digit] = deduction.placements[0];
    evidence.houses[0].house = nearest_house(position, {cell, digit});
    std::vector<Cell> others;
    for (const Cell other : position.geometry().houses()[evidence.houses[0].house].cells)
      if (other != cell && position.is_blank(other)) others.push_back(other);
    evidence.blockers = blockers_of_places(position, std::move(others), digit);
  } else if (deduction.technique == Technique::kNakedSingle) {
    const auto [cell, digit] = deduction.placements[0];
    evidence.blockers = blockers_of_digits(position, cell, position.geometry().allowed(cell) & ~digit_bit(digit));
  }
  return deduction;
}

}  // namespace sudoscope

// HouseMaps: see the header. Numbers of common cells limit where each house can go.
#include "equivalence/house_maps.hpp"

#include <algorithm>
#include <map>
#include <numeric>

namespace sudoscope {
namespace {

using Numbers = std::vector<std::vector<Cell>>;

// A number for each house. No way leads from a house to one with a different number:
// the two have different numbers of cells in common with the houses of some number.
std::vector<std::size_t> kinds_of(const Numbers& common) {
  std::vector<std::size_t> kinds(common.size(), 0);
  for (std::size_t count = 0;;) {
    using Profile = std::pair<std::size_t, std::vector<std::pair<std::size_t, Cell>>>;
    std::map<Profile, std::size_t> numbers;
    std::vector<std::size_t> next;
    for (std::size_t house = 0; house < common.size(); ++house) {
      Profile profile{kinds[house], {}};
      for (std::size_t other = 0; other < common.size(); ++other)
        profile.second.emplace_back(kinds[other], common[house][other]);
      std::sort(profile.second.begin(), profile.second.end());
      next.push_back(numbers.try_emplace(std::move(profile), numbers.size()).first->second);
    }
    kinds = std::move(next);
    if (numbers.size() == count) return kinds;
    count = numbers.size();
  }
}

std::size_t first_of(const HouseMaps::Houses& houses) {
  std::size_t first = 0;
  while (!houses[first]) ++first;
  return first;
}

// False if the house has no place left.
bool restrict_to(HouseMaps::Sent& sent, std::size_t house, const HouseMaps::Houses& places,
                 std::vector<std::size_t>& settled) {
  HouseMaps::Houses& left = sent.houses[house];
  const bool was_open = left.count() > 1;
  left &= places;
  if (was_open && left.count() == 1) settled.push_back(house);
  return left.any();
}

}  // namespace

HouseMaps::HouseMaps(const Geometry& geometry) : of_cell_(static_cast<std::size_t>(geometry.cell_count())) {
  Numbers sets;
  for (const House& house : geometry.houses()) sets.push_back(house.cells);
  std::sort(sets.begin(), sets.end());
  sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
  houses_ = sets.size();
  for (std::size_t house = 0; house < houses_; ++house)
    for (const Cell cell : sets[house]) of_cell_[cell].set(house);

  common_.assign(houses_, std::vector<Cell>(houses_));
  crossing_ = common_;
  for (std::size_t house = 0; house < houses_; ++house) {
    for (const Cell cell : sets[house]) {
      for (std::size_t other = 0; other < houses_; ++other) {
        if (!of_cell_[cell][other]) continue;
        ++common_[house][other];
        crossing_[house][other] = cell;
      }
    }
  }
  with_common_.assign(houses_, std::vector<Houses>(static_cast<std::size_t>(geometry.side()) + 1));
  const std::vector<std::size_t> kinds = kinds_of(common_);
  start_ = {std::vector<Cell>(of_cell_.size(), kNoCell), std::vector<Houses>(houses_)};
  for (std::size_t house = 0; house < houses_; ++house) {
    for (std::size_t other = 0; other < houses_; ++other) {
      with_common_[house][common_[house][other]].set(other);
      start_.houses[house][other] = kinds[house] == kinds[other];
    }
  }
}

bool HouseMaps::send(Sent& sent, Cell cell, Cell to) const {
  std::vector<std::size_t> settled;  // houses with a single place left
  if (!put(sent, cell, to, settled)) return false;
  for (std::size_t at = 0; at < settled.size(); ++at) {
    const std::size_t house = settled[at], place = first_of(sent.houses[house]);
    for (std::size_t other = 0; other < houses_; ++other) {
      if (other == house) continue;
      if (!restrict_to(sent, other, with_common_[place][common_[house][other]], settled)) return false;
      if (common_[house][other] != 1 || sent.houses[other].count() > 1) continue;
      const Cell crossing = crossing_[place][first_of(sent.houses[other])];
      if (!put(sent, crossing_[house][other], crossing, settled)) return false;
    }
  }
  return true;
}

bool HouseMaps::put(Sent& sent, Cell cell, Cell to, std::vector<std::size_t>& settled) const {
  if (sent.to[cell] != kNoCell) return sent.to[cell] == to;
  sent.to[cell] = to;
  for (std::size_t house = 0; house < houses_; ++house)
    if (!restrict_to(sent, house, of_cell_[cell][house] ? of_cell_[to] : ~of_cell_[to], settled)) return false;
  return true;
}

std::vector<Cell> HouseMaps::places(const Sent& sent, Cell cell) const {
  if (sent.to[cell] != kNoCell) return {sent.to[cell]};
  const auto fits = [&](std::size_t house, Cell at) {
    return (sent.houses[house] & (of_cell_[cell][house] ? of_cell_[at] : ~of_cell_[at])).any();
  };
  // The houses of the cell come first, because few other cells fit them.
  std::vector<std::size_t> houses(houses_);
  std::iota(houses.begin(), houses.end(), std::size_t{0});
  std::stable_partition(houses.begin(), houses.end(), [&](std::size_t house) { return of_cell_[cell][house]; });
  std::vector<Cell> places;
  for (std::size_t place = 0; place < of_cell_.size(); ++place) {
    const auto at = static_cast<Cell>(place);
    if (std::all_of(houses.begin(), houses.end(), [&](std::size_t house) { return fits(house, at); })) {
      places.push_back(at);
    }
  }
  // To stay is tried first, so that the way found moves few cells.
  const auto stay = std::find(places.begin(), places.end(), cell);
  if (stay != places.end()) std::rotate(places.begin(), stay, stay + 1);
  return places;
}

HouseMaps::Outcome HouseMaps::complete(Sent& sent, std::uint64_t& tries) const {
  const auto open = std::find(sent.to.begin(), sent.to.end(), kNoCell);
  if (open == sent.to.end()) return Outcome::kFound;
  const auto cell = static_cast<Cell>(open - sent.to.begin());
  for (const Cell to : places(sent, cell)) {
    if (tries-- == 0) return ++tries, Outcome::kGivenUp;
    Sent next = sent;
    if (!send(next, cell, to)) continue;
    const Outcome outcome = complete(next, tries);
    if (outcome == Outcome::kFound) sent = std::move(next);
    if (outcome != Outcome::kNone) return outcome;
  }
  return Outcome::kNone;
}

}  // namespace sudoscope

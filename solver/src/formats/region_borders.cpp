// Regions to runs of borders and back.
#include "region_borders.hpp"

#include <numeric>

namespace sudoscope {
namespace {

constexpr std::size_t kLongestRun = 25;

struct Neighbours {
  std::size_t one;
  std::size_t other;
};

std::size_t places(std::size_t side) { return 2 * side * (side - 1); }

Neighbours at_place(std::size_t place, std::size_t side) {
  const std::size_t across = place % (side - 1);
  const std::size_t along = place / (side - 1);
  if (along < side) return {along * side + across, along * side + across + 1};
  return {across * side + along - side, (across + 1) * side + along - side};
}

std::size_t root_of(std::vector<std::size_t>& parents, std::size_t cell) {
  while (parents[cell] != cell) cell = parents[cell] = parents[parents[cell]];
  return cell;
}

}  // namespace

std::string write_borders(std::span<const std::uint16_t> areas, int grid_side) {
  const auto side = static_cast<std::size_t>(grid_side);
  std::string runs;
  std::size_t run = 0;
  for (std::size_t place = 0; place <= places(side); ++place) {
    const bool last = place == places(side);
    const Neighbours cells = last ? Neighbours{} : at_place(place, side);
    if (!last && areas[cells.one] == areas[cells.other]) {
      ++run;
      continue;
    }
    for (; run > kLongestRun; run -= kLongestRun) runs += 'z';
    runs += run == 0 ? '_' : static_cast<char>('a' + (run - 1));
    run = 0;
  }
  return runs;
}

std::vector<std::uint16_t> read_areas(std::string_view runs, int grid_side) {
  const auto side = static_cast<std::size_t>(grid_side);
  std::vector<std::size_t> parents(side * side);
  std::iota(parents.begin(), parents.end(), std::size_t{0});
  std::size_t place = 0;
  for (const char letter : runs) {
    if (letter != '_' && (letter < 'a' || letter > 'z')) return {};
    std::size_t run = letter == '_' ? 0 : letter == 'z' ? kLongestRun : static_cast<std::size_t>(letter - 'a') + 1;
    for (; run > 0; --run, ++place) {
      if (place >= places(side)) return {};
      const Neighbours cells = at_place(place, side);
      parents[root_of(parents, cells.one)] = root_of(parents, cells.other);
    }
    if (letter != 'z') ++place;
  }
  if (place != places(side) + 1) return {};

  constexpr std::size_t kNone = 0xFFFF;
  std::vector<std::size_t> number_of(side * side, kNone);
  std::vector<std::uint16_t> areas;
  std::size_t numbers = 0;
  for (std::size_t cell = 0; cell < side * side; ++cell) {
    std::size_t& number = number_of[root_of(parents, cell)];
    if (number == kNone) number = numbers++;
    areas.push_back(static_cast<std::uint16_t>(number));
  }
  return areas;
}

std::vector<std::uint8_t> read_borders(std::string_view runs, int side) {
  std::vector<std::uint8_t> regions;
  for (const std::uint16_t area : read_areas(runs, side)) {
    if (area >= side) return {};
    regions.push_back(static_cast<std::uint8_t>(area));
  }
  return regions;
}

}  // namespace sudoscope

// Regions begin as boxes, or as rows where there are none. Cells
// change sides at their borders until nothing of that pattern is left.
#include "generate/regions.hpp"

#include <cmath>
#include <utility>

namespace sudoscope {
namespace {

// Height of the boxes closest to squares; 1 for a prime side.
int box_height(int side) {
  int height = static_cast<int>(std::sqrt(side));
  while (side % height != 0) --height;
  return height;
}

class Regions {
 public:
  explicit Regions(int side) : side_(side), region_of_(static_cast<std::size_t>(side * side)) {
    const int height = box_height(side), width = side / height;
    for (int cell = 0; cell < side * side; ++cell)
      region_of_[at(cell)] = static_cast<std::uint8_t>(cell / side / height * height + cell % side / width);
  }

  // Two regions exchange a cell each if both stay connected.
  void exchange_any(Rng& rng) {
    const int one = random_cell(rng), beyond = random_neighbour(one, rng);
    if (beyond < 0 || region_of_[at(one)] == region_of_[at(beyond)]) return;
    const std::uint8_t from = region_of_[at(one)], to = region_of_[at(beyond)];
    region_of_[at(one)] = to;
    const int back = random_cell_of(to, rng);
    if (back != one && touches(back, from)) {
      region_of_[at(back)] = from;
      if (hangs_together(from) && hangs_together(to)) return;
      region_of_[at(back)] = to;
    }
    region_of_[at(one)] = from;
  }

  const std::vector<std::uint8_t>& region_of() const { return region_of_; }

 private:
  static std::size_t at(int cell) { return static_cast<std::size_t>(cell); }

  int random_cell(Rng& rng) const { return static_cast<int>(rng.below(region_of_.size())); }

  // REQUIRES: the region has side_ cells or more.
  int random_cell_of(std::uint8_t region, Rng& rng) const {
    auto before = rng.below(at(side_));
    int cell = 0;
    while (region_of_[at(cell)] != region || before-- > 0) ++cell;
    return cell;
  }

  // -1 outside the grid.
  int neighbour(int cell, std::size_t direction) const {
    switch (direction) {
      case 0:
        return cell % side_ == side_ - 1 ? -1 : cell + 1;
      case 1:
        return cell % side_ == 0 ? -1 : cell - 1;
      case 2:
        return cell / side_ == side_ - 1 ? -1 : cell + side_;
      default:
        return cell - side_;
    }
  }

  int random_neighbour(int cell, Rng& rng) const { return neighbour(cell, rng.below(4)); }

  bool touches(int cell, std::uint8_t region) const {
    for (std::size_t direction = 0; direction < 4; ++direction) {
      const int beside = neighbour(cell, direction);
      if (beside >= 0 && region_of_[at(beside)] == region) return true;
    }
    return false;
  }

  bool hangs_together(std::uint8_t region) const {
    std::vector<int> reached;
    std::vector<bool> is_reached(region_of_.size());
    const auto reach = [&](int cell) {
      if (cell < 0 || region_of_[at(cell)] != region || is_reached[at(cell)]) return;
      is_reached[at(cell)] = true;
      reached.push_back(cell);
    };
    for (int cell = 0; cell < side_ * side_ && reached.empty(); ++cell) reach(cell);
    for (std::size_t next = 0; next < reached.size(); ++next)
      for (std::size_t direction = 0; direction < 4; ++direction) reach(neighbour(reached[next], direction));
    return reached.size() == at(side_);
  }

  int side_;
  std::vector<std::uint8_t> region_of_;  // by cell
};

}  // namespace

std::vector<std::uint8_t> random_regions(int side, Rng& rng) {
  constexpr int kTriesACell = 20;  // about one in twenty is an exchange
  Regions regions(side);
  for (int tries = kTriesACell * side * side; tries > 0; --tries) regions.exchange_any(rng);
  return regions.region_of();
}

}  // namespace sudoscope

// Choice of the digits that stay.
#include "generate/holes.hpp"

#include <algorithm>

#include "generate/other_digits.hpp"
#include "sudoscope/base/shuffle.hpp"

namespace sudoscope {
namespace {

// Number of givens in each house.
class HouseLoads {
 public:
  explicit HouseLoads(const Geometry& geometry) : geometry_(geometry), loads_(geometry.houses().size(), 0) {}

  void change(std::size_t cell, int by) {
    for (const HouseId house : geometry_.houses_of(static_cast<Cell>(cell))) loads_[house] += by;
  }

  // Grows with the amount that a given here adds to the sum of the squares of all loads, which is least for even loads.
  int weight(std::size_t cell) const {
    int sum = 0;
    for (const HouseId house : geometry_.houses_of(static_cast<Cell>(cell))) sum += loads_[house];
    return sum;
  }

  // True if no two houses of a kind differ by more than one. Each kind has `side` houses, one kind after the other.
  bool is_even() const {
    const auto side = geometry_.side();
    for (auto first = loads_.begin(); first != loads_.end(); first += side) {
      const auto [least, most] = std::minmax_element(first, first + side);
      if (*most - *least > 1) return false;
    }
    return true;
  }

 private:
  const Geometry& geometry_;
  std::vector<int> loads_;  // by house
};

}  // namespace

void keep_anywhere(Puzzle& puzzle, std::size_t kept, Rng& rng) {
  const auto cells = shuffled_numbers<std::size_t>(puzzle.givens.size(), rng);
  for (std::size_t i = kept; i < cells.size(); ++i) puzzle.givens[cells[i]] = kBlank;
}

// Begins anywhere, then moves one given at a time, from a random given to a random blank cell,
// if that makes the grid no less even: a random walk over equals, which never gets stuck.
void keep_balanced(Puzzle& puzzle, std::size_t kept, Rng& rng) {
  auto cells = shuffled_numbers<std::size_t>(puzzle.givens.size(), rng);  // the first `kept` keep theirs
  HouseLoads loads(*puzzle.geometry);
  for (std::size_t i = 0; i < kept; ++i) loads.change(cells[i], 1);
  while (!loads.is_even()) {
    std::size_t& from = cells[rng.below(kept)];
    std::size_t& to = cells[kept + rng.below(cells.size() - kept)];
    loads.change(from, -1);
    if (loads.weight(to) <= loads.weight(from)) std::swap(from, to);
    loads.change(from, 1);
  }
  for (std::size_t i = kept; i < cells.size(); ++i) puzzle.givens[cells[i]] = kBlank;
}

void keep_unique(Puzzle& puzzle, std::size_t kept, Rng& rng) {
  constexpr std::uint64_t kMostConflicts = 5000;  // a digit that takes longer to prove superfluous stays
  OtherDigits others(puzzle);
  auto open = shuffled_numbers<Cell>(puzzle.givens.size(), rng);
  std::reverse(open.begin(), open.end());
  std::size_t left = puzzle.givens.size();
  while (!open.empty() && left > kept) {
    const Cell cell = open.back();
    open.pop_back();
    if (others.can_have(cell, open, kMostConflicts).value_or(true)) {
      others.give(cell);
    } else {
      puzzle.givens[cell] = kBlank;
      --left;
    }
  }
}

}  // namespace sudoscope

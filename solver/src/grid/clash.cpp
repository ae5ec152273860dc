// find_clash: two equal givens in one house.
#include <algorithm>
#include <array>

#include "sudoscope/grid/contradiction.hpp"

namespace sudoscope {

namespace {

// One look at each given; naming the houses takes one look at each cell of each house.
bool has_clash(const Puzzle& puzzle) {
  std::array<DigitSet, kMostHouses> seen;
  std::fill_n(seen.begin(), puzzle.geometry->houses().size(), DigitSet{0});
  for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
    const Digit digit = puzzle.givens[cell];
    if (digit == kBlank) continue;
    for (const HouseId house : puzzle.geometry->houses_of(static_cast<Cell>(cell))) {
      if ((seen[house] & digit_bit(digit)) != 0) return true;
      seen[house] |= digit_bit(digit);
    }
  }
  return false;
}

// A given that is no candidate of its cell.
std::optional<Contradiction> find_forbidden(const Puzzle& puzzle) {
  if (!puzzle.geometry->is_restricted()) return std::nullopt;
  for (std::size_t i = 0; i < puzzle.givens.size(); ++i) {
    const auto cell = static_cast<Cell>(i);
    if (puzzle.givens[i] != kBlank && !has_digit(puzzle.geometry->allowed(cell), puzzle.givens[i]))
      return Contradiction{ContradictionKind::kNoCandidate, kNoHouse, {cell}, digit_bit(puzzle.givens[i])};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Contradiction> find_clash(const Puzzle& puzzle) {
  if (auto forbidden = find_forbidden(puzzle)) return forbidden;
  if (!has_clash(puzzle)) return std::nullopt;
  const auto houses = puzzle.geometry->houses();
  for (std::size_t id = 0; id < houses.size(); ++id) {
    const std::vector<Cell>& cells = houses[id].cells;
    DigitSet seen = 0;
    for (const Cell second : cells) {
      const Digit digit = puzzle.givens[second];
      if (digit == kBlank) continue;
      if ((seen & digit_bit(digit)) != 0) {
        const Cell first =
            *std::find_if(cells.begin(), cells.end(), [&](Cell cell) { return puzzle.givens[cell] == digit; });
        return Contradiction{ContradictionKind::kTwice, static_cast<HouseId>(id), {first, second}, digit_bit(digit)};
      }
      seen |= digit_bit(digit);
    }
  }
  return std::nullopt;
}

}  // namespace sudoscope

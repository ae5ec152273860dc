// find_clash: two equal givens in one house.
#include <algorithm>

#include "sudoscope/contradiction.hpp"

namespace sudoscope {

std::optional<Contradiction> find_clash(const Puzzle& puzzle) {
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

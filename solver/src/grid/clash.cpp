// find_clash: two equal givens in one house.
#include <array>

#include "sudoscope/contradiction.hpp"

namespace sudoscope {

std::optional<Contradiction> find_clash(const Puzzle& puzzle) {
  const auto houses = puzzle.geometry->houses();
  for (std::size_t id = 0; id < houses.size(); ++id) {
    std::array<Cell, kMaxSide> holder;
    holder.fill(kNoCell);
    for (const Cell cell : houses[id].cells) {
      const Digit digit = puzzle.givens[cell];
      if (digit == kBlank) continue;
      if (holder[digit] != kNoCell) {
        return Contradiction{
            ContradictionKind::kTwice, static_cast<HouseId>(id), {holder[digit], cell}, digit_bit(digit)};
      }
      holder[digit] = cell;
    }
  }
  return std::nullopt;
}

}  // namespace sudoscope

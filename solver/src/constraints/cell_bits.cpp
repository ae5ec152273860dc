// Sets of cells as bits: counting, listing and joining them word by word.
#include "sudoscope/constraints/cell_bits.hpp"

#include <bit>

namespace sudoscope {

int CellBits::count() const {
  int found = 0;
  for (const std::uint64_t word : words) found += std::popcount(word);
  return found;
}

std::vector<Cell> CellBits::cells() const {
  std::vector<Cell> found;
  for (std::size_t at = 0; at < kWords; ++at)
    for (std::uint64_t word = words[at]; word != 0; word &= word - 1)
      found.push_back(static_cast<Cell>(at * 64 + static_cast<std::size_t>(std::countr_zero(word))));
  return found;
}

CellBits operator&(CellBits a, const CellBits& b) {
  for (std::size_t at = 0; at < CellBits::kWords; ++at) a.words[at] &= b.words[at];
  return a;
}

CellBits operator|(CellBits a, const CellBits& b) {
  for (std::size_t at = 0; at < CellBits::kWords; ++at) a.words[at] |= b.words[at];
  return a;
}

CellBits without(CellBits a, const CellBits& b) {
  for (std::size_t at = 0; at < CellBits::kWords; ++at) a.words[at] &= ~b.words[at];
  return a;
}

}  // namespace sudoscope

// HouseSet: a set of houses, four words wide; the first one is found without looking at the others.
#pragma once

#include <array>
#include <bit>

#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {

class HouseSet {
 public:
  void add(HouseId house) { words_[house / 64u] |= std::uint64_t{1} << house % 64u; }
  void remove(HouseId house) { words_[house / 64u] &= ~(std::uint64_t{1} << house % 64u); }
  void clear() { words_ = {}; }

  // kNoHouse if there is none.
  HouseId first() const {
    for (std::size_t word = 0; word < words_.size(); ++word)
      if (words_[word] != 0)
        return static_cast<HouseId>(word * 64 + static_cast<std::size_t>(std::countr_zero(words_[word])));
    return kNoHouse;
  }

 private:
  std::array<std::uint64_t, 4> words_{};
};

}  // namespace sudoscope

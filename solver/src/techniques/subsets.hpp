// Subsets: as many sets as they hold elements together, the common part of naked and hidden subsets.
#pragma once

#include <array>
#include <span>

#include "sudoscope/techniques/technique.hpp"
#include "techniques/places.hpp"

namespace sudoscope {

// Calls visit(members, together, count) for two and more of the chosen sets, up to `largest`, that hold no more
// elements together than they are: `members` has a bit for each of them, `together` is their union. Smaller ones come
// before larger ones that contain them. Stops when visit returns true, and returns true then. REQUIRES: largest <= 4.
template <class Visit>
bool for_each_subset(std::span<const std::uint64_t> sets, std::uint64_t chosen, int largest, Visit visit) {
  std::array<std::uint8_t, kMaxSide> small;
  std::size_t small_count = 0;
  for (; chosen != 0; chosen &= chosen - 1)
    if (const std::size_t i = first_place(chosen); digit_count(sets[i]) <= largest)
      small[small_count++] = static_cast<std::uint8_t>(i);
  const auto extend = [&](const auto& self, std::size_t begin, std::uint64_t members, std::uint64_t together,
                          int count) -> bool {
    for (std::size_t i = begin; i < small_count; ++i) {
      const std::uint64_t more = together | sets[small[i]];
      const int size = digit_count(more);
      if (size > largest) continue;
      const std::uint64_t with = members | place_bit(small[i]);
      if (count > 1 && size <= count && visit(with, more, count)) return true;
      if (count < largest && self(self, i + 1, with, more, count + 1)) return true;
    }
    return false;
  };
  return extend(extend, 0, 0, 0, 1);
}

// The technique of `kPair`'s family by its size: 2 -> kNakedPair, 3 -> kNakedTriple.
constexpr Technique subset_of_size(Technique pair, int size) {
  return static_cast<Technique>(static_cast<int>(pair) + size - 2);
}
static_assert(subset_of_size(Technique::kNakedPair, 4) == Technique::kNakedQuadruple);
static_assert(subset_of_size(Technique::kHiddenPair, 4) == Technique::kHiddenQuadruple);

}  // namespace sudoscope

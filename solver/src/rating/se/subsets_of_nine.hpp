// The subsets of nine things of one size, as masks in ascending order: the order in which the scale tries them.
#pragma once

#include "rating/nine.hpp"

namespace sudoscope::rating {

// f(mask) for every subset of `size` of the bits of `among`, ascending, until it returns true. True if it did.
template <class F>
bool any_subset(Mask among, int size, F&& f) {
  Table<Mask, kSide> bits{};
  int n = 0;
  for_each(among, [&](int number) { bits[n++] = bit(number); });
  if (size > n) return false;
  // Over the numbers of the bits: the next larger number with as many bits set.
  for (unsigned chosen = (1U << size) - 1; chosen < 1U << n;) {
    Mask mask = 0;
    for_each(chosen, [&](int i) { mask |= bits[i]; });
    if (f(mask)) return true;
    if (chosen == 0) return false;
    const unsigned smallest = chosen & -chosen;
    const unsigned ripple = chosen + smallest;
    chosen = ripple | (((chosen ^ ripple) >> 2) / smallest);
  }
  return false;
}

}  // namespace sudoscope::rating

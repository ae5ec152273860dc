// XY-wing and XYZ-wing: a pivot and two of its peers with two candidates each, three digits between them, of which the
// two peers share one.
#include "rating/se/simple_steps.hpp"

namespace sudoscope::rating {

bool find_wing(const SeGrid& grid, bool xyz, Step& step) {
  const auto& digits = grid.candidates.cell;
  Cells bivalue;
  for (int cell = 0; cell < kCells; ++cell)
    if (count(digits[cell]) == 2) bivalue.insert(cell);
  for (int pivot = 0; pivot < kCells; ++pivot) {
    const Mask own = digits[pivot];
    if (count(own) != (xyz ? 3 : 2) || (kNine.peers[pivot] & bivalue).size() < 2) continue;
    for (const int one : kNine.peer_list[pivot]) {
      if (!bivalue.has(one) || count(own & ~unsigned{digits[one]}) != 1) continue;
      for (const int other : kNine.peer_list[pivot]) {
        if (!bivalue.has(other) || count(own | digits[one] | digits[other]) != 3) continue;
        if (count(own & digits[one] & digits[other]) != (xyz ? 1 : 0)) continue;
        const int digit = first(digits[one] & digits[other]);
        Cells seen = kNine.peers[one] & kNine.peers[other];
        if (xyz) seen = seen & kNine.peers[pivot];
        seen.erase(pivot);
        for_each(seen, [&](int cell) { step.gone[cell] = digits[cell] & bit(digit); });
        if (!step.removes_any()) continue;
        step.technique = xyz ? Technique::kXyzWing : Technique::kXyWing;
        step.name = xyz ? "XYZW" : "XYW";
        step.difficulty = xyz ? 4.4 : 4.2;
        return true;
      }
    }
  }
  return false;
}

}  // namespace sudoscope::rating

#include "rating/se/patterns.hpp"
#include "rating/se/simple_steps.hpp"

namespace sudoscope::rating {

bool find_direct_locking(const SeGrid& grid, Step& step) {
  return any_locking(grid.candidates, [&](int house, int other, int digit) {
    const int kind = kind_of(house);
    // The single is in another house of the same kind that crosses `other`.
    for (int third = kind * kSide; third < (kind + 1) * kSide; ++third) {
      const Cells crossing = kNine.set[third] & kNine.set[other];
      if (third == house || crossing.empty()) continue;
      const Mask places = grid.candidates.places[digit][third];
      if (without_first(places) == 0) continue;
      Mask outside = 0;
      for_each(places, [&](int place) {
        if (!crossing.has(kNine.cells[third][place])) outside |= bit(place);
      });
      if (count(outside) != 1) continue;
      step.technique = kind == kBox ? Technique::kPointing : Technique::kClaiming;
      step.name = kind == kBox ? "DP" : "DC";
      step.difficulty = kind == kBox ? 1.7 : 1.9;
      step.placed = candidate(kNine.cells[third][first(outside)], digit);
      return true;
    }
    return false;
  });
}

bool find_locking(const SeGrid& grid, Step& step) {
  return any_locking(grid.candidates, [&](int house, int other, int digit) {
    for_each(grid.candidates.places[digit][other], [&](int place) {
      const int cell = kNine.cells[other][place];
      if (!kNine.set[house].has(cell)) step.gone[cell] |= bit(digit);
    });
    if (!step.removes_any()) return false;
    const bool pointing = kind_of(house) == kBox;
    step.technique = pointing ? Technique::kPointing : Technique::kClaiming;
    step.name = pointing ? "Po" : "Cl";
    step.difficulty = pointing ? 2.6 : 2.8;
    return true;
  });
}

}  // namespace sudoscope::rating

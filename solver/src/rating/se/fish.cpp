// X-wing, swordfish, jellyfish: n lines in which a digit has places in n crossing lines only.
#include "rating/se/patterns.hpp"
#include "rating/se/simple_steps.hpp"

namespace sudoscope::rating {

bool find_fish(const SeGrid& grid, int size, Step& step) {
  return any_fish(grid, grid.candidates, size, [&](int digit, Kind, Mask lines, Kind cover, Mask crossing) {
    for_each(crossing, [&](int line) {
      const int house = cover * kSide + line;
      for_each(grid.candidates.places[digit][house] & ~unsigned{lines},
               [&](int place) { step.gone[kNine.cells[house][place]] = bit(digit); });
    });
    if (!step.removes_any()) return false;
    step.technique = size == 2 ? Technique::kXWing : size == 3 ? Technique::kSwordfish : Technique::kJellyfish;
    step.name = size == 2 ? "XW" : size == 3 ? "SF" : "JF";
    step.difficulty = size == 2 ? 3.2 : size == 3 ? 3.8 : 5.2;
    return true;
  });
}

}  // namespace sudoscope::rating

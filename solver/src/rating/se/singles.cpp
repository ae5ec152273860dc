// Hidden and naked singles: houses and cells without a choice.
#include "rating/se/simple_steps.hpp"

namespace sudoscope::rating {

namespace {

bool find_in_houses(const SeGrid& grid, bool last_cells, Step& step) {
  for (const Kind kind : kSearchOrder) {
    for (int house = kind * kSide; house < (kind + 1) * kSide; ++house) {
      if (grid.blanks[house] == 0 || (grid.blanks[house] == 1) != last_cells) continue;
      for (int digit = 0; digit < kSide; ++digit) {
        const Mask places = grid.candidates.places[digit][house];
        if (places == 0 || without_first(places) != 0) continue;
        step.technique = last_cells ? Technique::kFullHouse : Technique::kHiddenSingle;
        step.name = "HS";
        step.difficulty = last_cells ? 1.0 : kind == kBox ? 1.2 : 1.5;
        step.placed = candidate(kNine.cells[house][first(places)], digit);
        return true;
      }
    }
  }
  return false;
}

}  // namespace

bool find_hidden_single(const SeGrid& grid, Step& step) {
  return find_in_houses(grid, true, step) || find_in_houses(grid, false, step);
}

bool find_naked_single(const SeGrid& grid, Step& step) {
  for (int cell = 0; cell < kCells; ++cell) {
    const Mask digits = grid.candidates.cell[cell];
    if (digits == 0 || without_first(digits) != 0) continue;
    step.technique = Technique::kNakedSingle;
    step.name = "NS";
    step.difficulty = 2.3;
    step.placed = candidate(cell, first(digits));
    return true;
  }
  return false;
}

}  // namespace sudoscope::rating

// Hidden and naked pairs, triplets and quads: n digits of a house with n places, n cells with n digits.
#include "rating/se/patterns.hpp"
#include "rating/se/simple_steps.hpp"

namespace sudoscope::rating {

namespace {

constexpr Table<Technique, 5> kHidden{Technique::kNone, Technique::kNone, Technique::kHiddenPair,
                                      Technique::kHiddenTriple, Technique::kHiddenQuadruple};
constexpr Table<Technique, 5> kNaked{Technique::kNone, Technique::kNone, Technique::kNakedPair, Technique::kNakedTriple,
                                     Technique::kNakedQuadruple};
constexpr Table<const char*, 5> kHiddenNames{"", "", "HP", "HT", "HQ"};
constexpr Table<const char*, 5> kDirectNames{"", "", "DP", "DT", ""};
constexpr Table<const char*, 5> kNakedNames{"", "", "NP", "NT", "NQ"};

}  // namespace

bool find_direct_hidden_set(const SeGrid& grid, int size, Step& step) {
  return any_hidden_set(grid, grid.candidates, size, size + 1, [&](int house, Mask digits, Mask places) {
    for (int digit = 0; digit < kSide; ++digit) {
      const Mask all = grid.candidates.places[digit][house];
      const Mask rest = all & static_cast<Mask>(~places);
      if ((digits >> digit & 1) != 0 || count(all) < 2 || count(rest) != 1) continue;
      step.technique = kHidden[size];
      step.name = kDirectNames[size];
      step.difficulty = size == 2 ? 2.0 : 2.5;
      step.placed = candidate(kNine.cells[house][first(rest)], digit);
      return true;
    }
    return false;
  });
}

bool find_hidden_set(const SeGrid& grid, int size, Step& step) {
  return any_hidden_set(grid, grid.candidates, size, 2 * size + 1, [&](int house, Mask digits, Mask places) {
    for_each(places, [&](int place) {
      const int cell = kNine.cells[house][place];
      step.gone[cell] = grid.candidates.cell[cell] & static_cast<Mask>(~digits);
    });
    if (!step.removes_any()) return false;
    step.technique = kHidden[size];
    step.name = kHiddenNames[size];
    step.difficulty = size == 2 ? 3.4 : size == 3 ? 4.0 : 5.4;
    return true;
  });
}

bool find_naked_set(const SeGrid& grid, int size, Step& step) {
  return any_naked_set(grid, grid.candidates, size, [&](int house, Mask places, Mask digits) {
    for_each(kAll & ~unsigned{places}, [&](int place) {
      const int cell = kNine.cells[house][place];
      step.gone[cell] = grid.candidates.cell[cell] & digits;
    });
    if (!step.removes_any()) return false;
    step.technique = kNaked[size];
    step.name = kNakedNames[size];
    step.difficulty = size == 2 ? 3.0 : size == 3 ? 3.6 : 5.0;
    return true;
  });
}

}  // namespace sudoscope::rating

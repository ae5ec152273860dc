// Removals: eliminations in one house by techniques that only remove candidates, for algorithms that use more than
// singles. Each lists every elimination, some perhaps twice; the algorithm makes them and records their events.
#pragma once

#include "search/candidate_grid.hpp"
#include "techniques/hidden_subset.hpp"
#include "techniques/locked_candidates.hpp"
#include "techniques/naked_subset.hpp"

namespace sudoscope {

struct Removal {
  Cell cell;
  Digit digit;
  Technique technique;
  HouseId house;  // the house examined
};

inline void list_locked(const CandidateGrid& grid, HouseId house, std::vector<Removal>& removals) {
  for_each_locked(grid, house, [&](const LockedCandidates& locked) {
    const Technique technique = technique_of(grid.geometry(), locked);
    for_each_loser(grid, locked, [&](Cell cell) { removals.push_back({cell, locked.digit, technique, house}); });
    return false;
  });
}

// Lists subsets of 2 cells, or of up to `largest`.
inline void list_naked_subsets(const CandidateGrid& grid, HouseId house, int largest, std::vector<Removal>& removals) {
  const std::vector<Cell>& cells = grid.geometry().houses()[house].cells;
  for_each_naked_subset(grid, house, largest, [&](const NakedSubset& subset) {
    const Technique technique = subset_of_size(Technique::kNakedPair, subset.size);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if ((subset.places & place_bit(i)) != 0) continue;
      for (DigitSet gone = grid.candidates(cells[i]) & subset.digits; gone != 0; gone = without_first(gone))
        removals.push_back({cells[i], first_digit(gone), technique, house});
    }
    return false;
  });
}

// Lists subsets of 2 digits, or of up to `largest`.
inline void list_hidden_subsets(const CandidateGrid& grid, HouseId house, int largest, std::vector<Removal>& removals) {
  const std::vector<Cell>& cells = grid.geometry().houses()[house].cells;
  for_each_hidden_subset(grid, house, largest, [&](const HiddenSubset& subset) {
    const Technique technique = subset_of_size(Technique::kHiddenPair, subset.size);
    for (PlaceSet places = subset.places; places != 0; places = without_first(places)) {
      const Cell cell = cells[first_place(places)];
      for (DigitSet gone = grid.candidates(cell) & ~subset.digits; gone != 0; gone = without_first(gone))
        removals.push_back({cell, first_digit(gone), technique, house});
    }
    return false;
  });
}

}  // namespace sudoscope

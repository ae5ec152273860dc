#include "techniques/hidden_subset.hpp"

#include "techniques/finders.hpp"

namespace sudoscope {

void find_hidden_subsets(const Position& position, int size, DeductionSink& sink) {
  const auto houses = position.geometry().houses();
  for (std::size_t id = 0; id < houses.size(); ++id) {
    const bool enough =
        for_each_hidden_subset(position, static_cast<HouseId>(id), size, [&](const HiddenSubset& subset) {
          if (subset.size != size) return false;
          Deduction found{.technique = subset_of_size(Technique::kHiddenPair, size),
                          .evidence = {.houses = {{static_cast<HouseId>(id), HouseRole::kBase}}}};
          for (const Cell cell : cells_at(houses[id], subset.places)) {
            const DigitSet candidates = position.candidates(cell);
            found.evidence.cells.push_back({cell, candidates & subset.digits});
            for (DigitSet gone = candidates & ~subset.digits; gone != 0; gone = without_first(gone))
              found.eliminations.push_back({cell, first_digit(gone)});
          }
          return !found.eliminations.empty() && sink.take(std::move(found));
        });
    if (enough) return;
  }
}

}  // namespace sudoscope

#include "techniques/hidden_subset.hpp"

#include "techniques/finders.hpp"

namespace sudoscope {

void find_hidden_subsets(const Board& board, int size, DeductionSink& sink) {
  const Position& position = board.position();
  for (std::size_t id = 0; id < position.geometry().houses().size(); ++id) {
    const auto house = static_cast<HouseId>(id);
    const bool enough = for_each_hidden_subset(position, house, size, [&](const HiddenSubset& subset) {
      if (subset.size != size) return false;
      Deduction found{.technique = subset_of_size(Technique::kHiddenPair, size),
                      .evidence = evidence_of(position, house, subset)};
      for (const Evidence::InCell& each : found.evidence.cells)
        for (DigitSet gone = position.candidates(each.cell) & ~each.digits; gone != 0; gone = without_first(gone))
          found.eliminations.push_back({each.cell, first_digit(gone)});
      return !found.eliminations.empty() && sink.take(std::move(found));
    });
    if (enough) return;
  }
}

}  // namespace sudoscope

#include "techniques/naked_subset.hpp"

#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

// The eliminations in every house that holds all the cells.
std::vector<Candidate> eliminations_of(const Position& position, const std::vector<Cell>& cells, DigitSet digits) {
  const Geometry& geometry = position.geometry();
  std::vector<Candidate> gone;
  for (const HouseId house : geometry.houses_of(cells.front())) {
    if (!std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return is_in(geometry, cell, house); })) continue;
    for (const Cell cell : geometry.houses()[house].cells) {
      if (std::find(cells.begin(), cells.end(), cell) != cells.end()) continue;
      for (DigitSet left = position.candidates(cell) & digits; left != 0; left = without_first(left))
        gone.push_back({cell, first_digit(left)});
    }
  }
  std::sort(gone.begin(), gone.end());
  gone.erase(std::unique(gone.begin(), gone.end()), gone.end());
  return gone;
}

}  // namespace

void find_naked_subsets(const Board& board, int size, DeductionSink& sink) {
  const Position& position = board.position();
  const auto houses = position.geometry().houses();
  for (std::size_t id = 0; id < houses.size(); ++id) {
    const auto house = static_cast<HouseId>(id);
    const bool enough = for_each_naked_subset(position, house, size, [&](const NakedSubset& subset) {
      if (subset.size != size) return false;
      const std::vector<Cell> cells = cells_at(houses[id], subset.places);
      // Only the first of several houses that hold all of them reports the subset.
      const auto own = position.geometry().houses_of(cells.front());
      const HouseId first = *std::find_if(own.begin(), own.end(), [&](HouseId each) {
        return std::all_of(cells.begin(), cells.end(),
                           [&](Cell cell) { return is_in(position.geometry(), cell, each); });
      });
      if (first != house) return false;
      Deduction found{.technique = subset_of_size(Technique::kNakedPair, size),
                      .eliminations = eliminations_of(position, cells, subset.digits),
                      .evidence = evidence_of(position, house, subset)};
      return !found.eliminations.empty() && sink.take(std::move(found));
    });
    if (enough) return;
  }
}

}  // namespace sudoscope

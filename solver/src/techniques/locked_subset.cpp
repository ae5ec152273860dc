// Locked pair and triple: two or three cells that two houses share, such as a row and a box,
// with as many digits between them. The rest of both houses loses these digits: the box at
// least one, and the row or column one outside the box; otherwise it is a naked pair or triple.
#include "sudoscope/base/say.hpp"
#include "techniques/finders.hpp"
#include "techniques/naked_subset.hpp"

namespace sudoscope {
namespace {

// The candidates in the house, outside the cells, that are among the digits.
std::vector<Candidate> others_in(const Position& position, HouseId house, const std::vector<Cell>& cells,
                                 DigitSet digits) {
  std::vector<Candidate> others;
  for (const Cell cell : position.geometry().houses()[house].cells) {
    if (std::find(cells.begin(), cells.end(), cell) != cells.end()) continue;
    for (DigitSet left = position.candidates(cell) & digits; left != 0; left = without_first(left))
      others.push_back({cell, first_digit(left)});
  }
  return others;
}

}  // namespace

void find_locked_subsets(const Board& board, int size, DeductionSink& sink) {
  const Position& position = board.position();
  const Geometry& geometry = position.geometry();
  const auto houses = geometry.houses();
  for (std::size_t id = 0; id < houses.size(); ++id) {
    const auto house = static_cast<HouseId>(id);
    const bool enough = for_each_naked_subset(position, house, size, [&](const NakedSubset& subset) {
      if (subset.size != size) return false;
      const std::vector<Cell> cells = cells_at(houses[id], subset.places);
      for (const HouseId other : geometry.houses_of(cells.front())) {
        // Each pair of houses comes once.
        if (other <= house ||
            !std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return is_in(geometry, cell, other); }))
          continue;
        std::vector<Candidate> gone = others_in(position, house, cells, subset.digits);
        const std::vector<Candidate> more = others_in(position, other, cells, subset.digits);
        // The first house, such as a row or column, has an elimination outside the other, and the other has any.
        const auto is_outside = [&](const Candidate& each) { return !is_in(geometry, each.cell, other); };
        if (more.empty() || std::none_of(gone.begin(), gone.end(), is_outside)) continue;
        gone.insert(gone.end(), more.begin(), more.end());
        std::sort(gone.begin(), gone.end());
        gone.erase(std::unique(gone.begin(), gone.end()), gone.end());
        Deduction found{.technique = size == 2 ? Technique::kLockedPair : Technique::kLockedTriple,
                        .eliminations = std::move(gone),
                        .evidence = evidence_of(position, house, subset)};
        found.evidence.houses.push_back({other, HouseRole::kCover});
        if (sink.take(std::move(found))) return true;
      }
      return false;
    });
    if (enough) return;
  }
}

Message reason_of_locked_subset(const Geometry& geometry, const Deduction& deduction) {
  const Evidence& evidence = deduction.evidence;
  std::vector<CellName> cells;
  DigitSet digits = 0;
  for (const Evidence::InCell& each : evidence.cells) {
    cells.push_back(cell_named(geometry, each.cell));
    digits |= each.digits;
  }
  return say(MessageId::kLockedSubset, digits_named(digits), cells, house_named(geometry, evidence.houses[0].house),
             house_named(geometry, evidence.houses[1].house));
}

}  // namespace sudoscope

#include "trace/deduction_behind.hpp"

#include "techniques/hidden_subset.hpp"
#include "techniques/locked_candidates.hpp"
#include "techniques/naked_subset.hpp"

namespace sudoscope {
namespace {

constexpr int kQuadruple = 4;

class BoardCandidates {
 public:
  explicit BoardCandidates(const TraceBoard& board) : board_(board) {}
  const Geometry& geometry() const { return board_.geometry(); }
  DigitSet candidates(Cell cell) const { return board_.digits()[cell] == kBlank ? board_.possible(cell) : 0; }
  DigitSet missing(HouseId house) const {
    DigitSet missing = geometry().all();
    for (const Cell cell : geometry().houses()[house].cells)
      if (board_.digits()[cell] != kBlank) missing &= ~digit_bit(board_.digits()[cell]);
    return missing;
  }

 private:
  const TraceBoard& board_;
};

}  // namespace

std::optional<Deduction> deduction_behind(const TraceBoard& board) {
  const Event& event = board.last();
  const BoardCandidates grid(board);
  const Geometry& geometry = board.geometry();
  const House& house = geometry.houses()[event.house];
  Deduction found{.technique = event.technique, .eliminations = {{event.cell, event.digit}}};
  bool is_found = false;
  switch (row_of(event.technique).family) {
    case TechniqueFamily::kIntersections:
      is_found = for_each_locked(grid, event.house, [&](const LockedCandidates& locked) {
        found.evidence = evidence_of(geometry, locked);
        return locked.digit == event.digit && is_in(geometry, event.cell, locked.cover);
      });
      break;
    case TechniqueFamily::kNakedSubsets:
      is_found = for_each_naked_subset(grid, event.house, kQuadruple, [&](const NakedSubset& subset) {
        found.evidence = evidence_of(grid, event.house, subset);
        const std::vector<Cell> cells = cells_at(house, subset.places);
        return has_digit(subset.digits, event.digit) &&
               std::find(cells.begin(), cells.end(), event.cell) == cells.end();
      });
      break;
    case TechniqueFamily::kHiddenSubsets:
      is_found = for_each_hidden_subset(grid, event.house, kQuadruple, [&](const HiddenSubset& subset) {
        found.evidence = evidence_of(grid, event.house, subset);
        const std::vector<Cell> cells = cells_at(house, subset.places);
        return !has_digit(subset.digits, event.digit) &&
               std::find(cells.begin(), cells.end(), event.cell) != cells.end();
      });
      break;
    default:
      break;
  }
  return is_found ? std::optional(std::move(found)) : std::nullopt;
}

}  // namespace sudoscope

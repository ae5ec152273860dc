#include "trace/deduction_behind.hpp"

#include "techniques/finders.hpp"
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

bool has(const std::vector<Candidate>& candidates, const Event& event) {
  return std::any_of(candidates.begin(), candidates.end(),
                     [&](const Candidate& each) { return each.cell == event.cell && each.digit == event.digit; });
}

class Behind : public DeductionSink {
 public:
  explicit Behind(const Event& event) : event_(event) {}
  bool take(Deduction deduction) override {
    const bool is_placed = event_.kind == EventKind::kAssign;
    if (!has(is_placed ? deduction.placements : deduction.eliminations, event_)) return false;
    found = std::move(deduction);
    return true;
  }
  std::optional<Deduction> found;

 private:
  const Event& event_;
};

// The position before the event, though without the candidates that the same deduction had already removed.
std::optional<Deduction> found_again(const TraceBoard& board) {
  const Event& event = board.last();
  std::vector<Digit> digits(board.digits().begin(), board.digits().end());
  digits[event.cell] = kBlank;
  std::vector<DigitSet> candidates;
  for (Cell cell = 0; cell < digits.size(); ++cell) candidates.push_back(board.possible(cell));
  candidates[event.cell] |= digit_bit(event.digit);
  const Position position(board.geometry(), digits, {}, candidates);
  const Grid grid(board.geometry());
  Behind sink(event);
  find(Board(position, grid), event.technique, sink);
  return std::move(sink.found);
}

}  // namespace

std::optional<Deduction> deduction_behind(const TraceBoard& board) {
  const Event& event = board.last();
  if (event.house == kNoHouse || event.kind == EventKind::kAssign) return found_again(board);
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

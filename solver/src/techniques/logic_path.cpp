// A path of deductions, step after step.
#include <algorithm>
#include <cstdlib>

#include "sudoscope/techniques/logic.hpp"
#include "techniques/clue_path.hpp"
#include "techniques/finders.hpp"
#include "techniques/nearest_house.hpp"

namespace sudoscope {
namespace {

class First : public DeductionSink {
 public:
  bool take(Deduction deduction) override {
    found = std::move(deduction);
    return true;
  }
  std::optional<Deduction> found;
};

// Rows and columns between a cell and the nearest cell that changes.
int distance(const Geometry& geometry, const Deduction& deduction, Cell from) {
  int nearest = 2 * geometry.side();
  const auto look = [&](const std::vector<Candidate>& candidates) {
    for (const Candidate& each : candidates)
      nearest = std::min(nearest, std::abs(geometry.row_of(each.cell) - geometry.row_of(from)) +
                                      std::abs(geometry.column_of(each.cell) - geometry.column_of(from)));
  };
  look(deduction.placements);
  look(deduction.eliminations);
  return nearest;
}

// The deduction that a person sees first: among hidden singles one in a
// box, then one in the fullest lines; among equals the nearest to a cell.
class Nearest : public DeductionSink {
 public:
  Nearest(const Position& position, Cell from) : position_(position), from_(from) {}
  bool take(Deduction deduction) override {
    const bool is_hidden = deduction.technique == Technique::kHiddenSingle;
    const auto rank =
        is_hidden ? rank_of(position_, nearest_house(position_, deduction.placements[0])) : std::pair<int, int>();
    const std::pair order{rank, distance(position_.geometry(), deduction, from_)};
    if (found && order >= order_) return false;
    order_ = order;
    found = std::move(deduction);
    return false;
  }
  std::optional<Deduction> found;

 private:
  const Position& position_;
  Cell from_;
  std::pair<std::pair<int, int>, int> order_;
};

}  // namespace

struct StepFinder::Tables {
  explicit Tables(const Geometry& geometry) : grid(geometry) {}
  Grid grid;
};

StepFinder::StepFinder(const Geometry& geometry, std::vector<Technique> order)
    : tables_(std::make_shared<const Tables>(geometry)), order_(std::move(order)) {}

std::optional<Deduction> StepFinder::next(const Position& position, Cell near, WorkLimit* limit) const {
  const Board board(position, tables_->grid, limit);
  for (const Technique technique : order_) {
    First first;
    Nearest nearest(position, near);
    find(board, technique, near == kNoCell ? static_cast<DeductionSink&>(first) : nearest);
    auto& found = near == kNoCell ? first.found : nearest.found;
    if (found) return std::move(found);
  }
  return std::nullopt;
}

LogicPath::LogicPath(GeometryPtr geometry, const Position& position, std::vector<Technique> order,
                     std::vector<Digit> solution)
    : geometry_(std::move(geometry)),
      with_clues_(CluePath::of(*geometry_, order)),
      finder_(*geometry_, with_clues_ ? std::vector<Technique>() : std::move(order)),
      position_(position),
      solution_(std::move(solution)) {}

std::optional<Deduction> LogicPath::next(Cell near, WorkLimit* limit) const {
  if (position_.blanks() == 0) return std::nullopt;
  std::optional<Deduction> step =
      with_clues_ ? with_clues_->next(position_, near) : finder_.next(position_, near, limit);
  const bool guesses = !solution_.empty() && !(limit != nullptr && limit->is_spent());
  return step || !guesses ? std::move(step) : guess_at(position_, solution_);
}

bool LogicPath::advance(WorkLimit* limit) {
  std::optional<Deduction> step = next(kNoCell, limit);
  if (!step) return false;
  apply(position_, *step);
  steps_.push_back(std::move(*step));
  return true;
}

void apply(Position& position, const Deduction& deduction) {
  for (const auto& [cell, digit] : deduction.placements)
    if (position.can_take(cell, digit)) position.place(cell, digit);
  for (const auto& [cell, digit] : deduction.eliminations) position.eliminate(cell, digit);
}

}  // namespace sudoscope

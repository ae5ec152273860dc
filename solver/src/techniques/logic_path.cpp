// Step after step.
#include <algorithm>
#include <cstdlib>

#include "sudoscope/logic.hpp"
#include "techniques/finders.hpp"

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

// Rows and columns between a cell and the nearest that changes.
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

class Nearest : public DeductionSink {
 public:
  Nearest(const Geometry& geometry, Cell from) : geometry_(geometry), from_(from) {}
  bool take(Deduction deduction) override {
    const int away = distance(geometry_, deduction, from_);
    if (found && away >= away_) return false;
    away_ = away;
    found = std::move(deduction);
    return false;
  }
  std::optional<Deduction> found;

 private:
  const Geometry& geometry_;
  Cell from_;
  int away_ = 0;
};

}  // namespace

struct StepFinder::Tables {
  explicit Tables(const Geometry& geometry) : grid(geometry) {}
  Grid grid;
};

StepFinder::StepFinder(const Geometry& geometry, std::vector<Technique> order)
    : tables_(std::make_shared<const Tables>(geometry)), order_(std::move(order)) {}

std::optional<Deduction> StepFinder::next(const Position& position, Cell near) const {
  const Board board(position, tables_->grid);
  for (const Technique technique : order_) {
    First first;
    Nearest nearest(position.geometry(), near);
    find(board, technique, near == kNoCell ? static_cast<DeductionSink&>(first) : nearest);
    auto& found = near == kNoCell ? first.found : nearest.found;
    if (found) return std::move(found);
  }
  return std::nullopt;
}

LogicPath::LogicPath(GeometryPtr geometry, const Position& position, std::vector<Technique> order)
    : geometry_(std::move(geometry)), finder_(*geometry_, std::move(order)), position_(position) {}

bool LogicPath::advance() {
  std::optional<Deduction> step = next();
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

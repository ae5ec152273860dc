// The constraints of a geometry in order, and the houses that they add.
#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {

Message Geometry::take_constraints(const Constraints& constraints) {
  Constraints ignored;
  for (const ConstraintKind& kind : constraint_kinds()) {
    for (const Constraint& constraint : constraints) {
      if (constraint.kind != kind.id || kind.is_drawing) continue;
      const std::size_t before = houses_.size();
      bool kept = false;
      if (kind.allow) {
        auto allowed = kind.allow({side_, box_height_, box_width_}, constraint.data);
        if (!allowed) return kind.misfit();
        allowed_ = std::move(*allowed);
        kept = true;
      }
      if (kind.add_houses) {
        const HousesAdded added = kind.add_houses({side_, box_height_, box_width_}, constraint.data, houses_);
        if (added == HousesAdded::kMisfit) return kind.misfit();
        kept = added == HousesAdded::kAll;
        if (!has_room()) {
          while (houses_.size() > before) houses_.pop_back();
          kept = false;
        }
      }
      (kept ? constraints_ : ignored).push_back(constraint);
    }
  }
  for (const Constraint& constraint : constraints)
    if (!find_constraint_kind(constraint.kind)) ignored.push_back(constraint);
  kept_constraints_ = constraints_.size();
  for (const Constraint& constraint : ignored) constraints_.push_back(constraint);
  for (const Constraint& constraint : constraints) {
    const ConstraintKind* const kind = find_constraint_kind(constraint.kind);
    if (!kind || !kind->is_drawing) continue;
    constraints_.push_back(constraint);
    ++drawings_;
  }
  return {};
}

bool Geometry::has_room() const {
  if (houses_.size() > kMostHouses) return false;
  std::vector<std::uint8_t> houses_of_cell(static_cast<std::size_t>(cell_count()));
  for (const House& house : houses_)
    for (const Cell cell : house.cells)
      if (++houses_of_cell[cell] > kMostHousesOfCell) return false;
  return true;
}

}  // namespace sudoscope

// Empty rectangle: in a box or region the places of a digit are in one row and one column, some in either alone.
// A column with two places for the digit has one of them in that row, outside the box: if the digit of the box is
// in the row, the other place holds the digit. So a cell of the box's column that sees the other place loses it;
// likewise with rows and columns exchanged. Also called hinge, or rectangle elimination. Dual: two of the same
// box. Two places in the box are enough here; HoDoKu counts such a pattern as a chain unless told otherwise.
#include "sudoscope/base/say.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

struct EmptyRectangle {
  Digit digit;
  HouseId box;
  HouseId link;    // with two places for the digit
  HouseId joint;   // crosses the link in the box's line
  HouseId target;  // of the eliminations
  Cell near;       // of the link, in the joint
  Cell far;
  Cell gone;
};

template <class Sets, class Visit>
bool for_each_link(const Sets& sets, EmptyRectangle found, bool joint_is_row, Visit visit) {
  const int side = sets.geometry().side();
  const auto target = sets.places(found.target, found.digit) - sets.house(found.box);
  if (target.empty()) return false;
  for (const Cell near : sets.places(found.joint, found.digit) - sets.house(found.box)) {
    const int line = joint_is_row ? side + sets.geometry().column_of(near) : sets.geometry().row_of(near);
    found.link = static_cast<HouseId>(line);
    auto far = sets.places(found.link, found.digit);
    far.erase(near);
    if (!far.has_single()) continue;
    found.near = near;
    found.far = far.first();
    if (sets.house(found.box).contains(found.far)) continue;
    for (const Cell gone : target& sets.peers(found.far)) {
      found.gone = gone;
      if (gone != near && visit(found)) return true;
    }
  }
  return false;
}

// Calls visit(empty_rectangle) for each one of the digit in the box; the last rows and columns come first.
template <class Sets, class Visit>
bool for_each_in_box(const Sets& sets, Digit digit, HouseId box, Visit visit) {
  const int side = sets.geometry().side();
  const auto places = sets.places(box, digit);
  if (places.without_first().empty()) return false;
  for (int row = side - 1; row >= 0; --row) {
    const auto& in_row = sets.house(static_cast<HouseId>(row));
    const auto off_row = places - in_row;
    if (off_row.empty() || !places.intersects(in_row)) continue;
    for (int column = side - 1; column >= 0; --column) {
      const auto& in_column = sets.house(static_cast<HouseId>(side + column));
      if (!off_row.is_subset_of(in_column) || (places - in_column).empty()) continue;
      EmptyRectangle found{};
      found.digit = digit;
      found.box = box;
      found.joint = static_cast<HouseId>(row);
      found.target = static_cast<HouseId>(side + column);
      if (for_each_link(sets, found, true, visit)) return true;
      std::swap(found.joint, found.target);
      if (for_each_link(sets, found, false, visit)) return true;
    }
  }
  return false;
}

// Calls visit_box(digit, box) for each box without the digit.
template <class Sets, class VisitBox>
void for_each_box(const Sets& sets, VisitBox visit_box) {
  const int side = sets.geometry().side();
  for (Digit digit = 0; digit < side; ++digit) {
    if (sets.cells_for(digit).empty()) continue;
    for (int box = 2 * side; box < 3 * side; ++box)
      if (has_digit(sets.missing(static_cast<HouseId>(box)), digit) && visit_box(digit, static_cast<HouseId>(box)))
        return;
  }
}

template <class Sets>
void add(Deduction& deduction, const Sets& sets, const EmptyRectangle& found) {
  Evidence& evidence = deduction.evidence;
  const DigitSet digit = digit_bit(found.digit);
  evidence.houses.push_back({found.box, HouseRole::kBase});
  evidence.houses.push_back({found.link, HouseRole::kBase});
  evidence.houses.push_back({found.joint, HouseRole::kCover});
  evidence.houses.push_back({found.target, HouseRole::kCover});
  evidence.cells.push_back({found.near, digit});
  evidence.cells.push_back({found.far, digit});
  for (const Cell cell : sets.places(found.box, found.digit)) evidence.cells.push_back({cell, digit});
  deduction.eliminations.push_back({found.gone, found.digit});
}

// The sentence of one empty rectangle, whose houses begin at `first_house`.
Message about(const Geometry& geometry, const Deduction& deduction, std::size_t first_house, std::size_t first_cell,
              std::size_t which) {
  const Evidence& evidence = deduction.evidence;
  const auto house = [&](std::size_t i) { return house_named(geometry, evidence.houses[first_house + i].house); };
  const auto cell = [&](std::size_t i) { return cell_named(geometry, evidence.cells[first_cell + i].cell); };
  const Candidate gone = deduction.eliminations[which];
  return say(MessageId::kEmptyRectangleReason, house(0), digit_named(gone.digit), house(2), house(3), cell(0), cell(1),
             cell_named(geometry, gone.cell));
}

}  // namespace

void find_empty_rectangles(const Board& board, DeductionSink& sink) {
  board.with_sets([&](const auto& sets) {
    for_each_box(sets, [&](Digit digit, HouseId box) {
      return for_each_in_box(sets, digit, box, [&](const EmptyRectangle& found) {
        Deduction deduction{.technique = Technique::kEmptyRectangle};
        add(deduction, sets, found);
        return sink.take(std::move(deduction));
      });
    });
  });
}

void find_dual_empty_rectangles(const Board& board, DeductionSink& sink) {
  board.with_sets([&](const auto& sets) {
    for_each_box(sets, [&](Digit digit, HouseId box) {
      int number = 0;
      return for_each_in_box(sets, digit, box, [&](const EmptyRectangle& found) {
        ++number;
        int other_number = 0;
        return for_each_in_box(sets, digit, box, [&](const EmptyRectangle& other) {
          // Each pair comes once.
          if (++other_number <= number || other.gone == found.gone) return false;
          Deduction deduction{.technique = Technique::kDualEmptyRectangle};
          add(deduction, sets, found);
          add(deduction, sets, other);
          return sink.take(std::move(deduction));
        });
      });
    });
  });
}

Message reason_of_empty_rectangle(const Geometry& geometry, const Deduction& deduction) {
  const Message reason = about(geometry, deduction, 0, 0, 0);
  if (deduction.technique != Technique::kDualEmptyRectangle) return reason;
  return say(MessageId::kAndLikewise, reason, about(geometry, deduction, 4, deduction.evidence.cells.size() / 2, 1));
}

}  // namespace sudoscope

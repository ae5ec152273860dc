// Sentences about deductions of the uniqueness family: the possible exchange, and its consequence.
#include <algorithm>

#include "sudoscope/base/say.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;

// The evidence by its parts.
struct Parts {
  std::vector<Cell> cells;  // of the deadly pattern
  std::vector<Cell> fin_cells;
  std::vector<Cell> other_cells;  // of a naked or hidden set
  std::vector<Message> fins_by_cell;
  DigitSet digits = 0;
  DigitSet fins = 0;
  DigitSet other_digits = 0;
  std::vector<Evidence::InHouse> bases;
  std::vector<Evidence::InHouse> covers;
};

Parts parts_of(const Geometry& geometry, const Evidence& evidence) {
  Parts parts;
  for (const Evidence::InCell& each : evidence.cells) {
    if (each.role == CandidateRole::kFin) {
      parts.fin_cells.push_back(each.cell);
      parts.fins |= each.digits;
      parts.fins_by_cell.push_back(say(Id::kDigitsInCell, digits_named(each.digits), cell_named(geometry, each.cell)));
    } else if (each.group <= 1) {
      parts.cells.push_back(each.cell);
      parts.digits |= each.digits;
    } else {
      parts.other_cells.push_back(each.cell);
      parts.other_digits |= each.digits;
    }
  }
  for (const Evidence::InHouse& each : evidence.houses)
    (each.role == HouseRole::kBase ? parts.bases : parts.covers).push_back(each);
  return parts;
}

DigitSet eliminated_digits(const Deduction& deduction) {
  DigitSet gone = 0;
  for (const Candidate& each : deduction.eliminations) gone |= digit_bit(each.digit);
  return gone;
}

std::vector<Cell> without(const std::vector<Cell>& cells, const std::vector<Cell>& gone) {
  std::vector<Cell> left;
  for (const Cell cell : cells)
    if (std::find(gone.begin(), gone.end(), cell) == gone.end()) left.push_back(cell);
  return left;
}

class Describer {
 public:
  Describer(const Geometry& geometry, const Deduction& deduction)
      : geometry_(geometry), deduction_(deduction), parts_(parts_of(geometry, deduction.evidence)) {}

  Message told() const {
    switch (deduction_.technique) {
      case Technique::kUniqueness6:
        return crossed();
      case Technique::kHiddenRectangle:
        return hidden_rectangle();
      case Technique::kAvoidableRectangle1:
        return say(Id::kAvoidableOneCell, named(parts_.fin_cells[0]), digit_named(deduction_.eliminations[0].digit),
                   digits_named(parts_.digits), named(parts_.cells));
      case Technique::kAvoidableRectangle2:
        return say(Id::kAvoidableOneDigit, named(parts_.cells), digits_named(parts_.digits), named(parts_.fin_cells),
                   digit_named(first_digit(parts_.fins)));
      case Technique::kBugPlus1:
      case Technique::kBug2:
      case Technique::kBug3:
      case Technique::kBug4:
        return say(Id::kBugConclusion, parts_.fins_by_cell, conclusion());
      default:
        return say(Id::kUniqueConclusion, digits_named(parts_.digits), named(parts_.cells), conclusion());
    }
  }

 private:
  // The consequence of a fin being right, by the four types.
  Message conclusion() const {
    const auto fin_cells = named(parts_.fin_cells);
    if (parts_.fin_cells.size() == 1 && digit_count(parts_.fins) == 1)
      return say(Id::kUniqueOneIs, fin_cells[0], digit_named(first_digit(parts_.fins)));
    if (parts_.fin_cells.size() == 1) return say(Id::kUniqueOneCell, fin_cells[0]);
    if (!parts_.covers.empty())
      return say(Id::kUniqueNakedSet, fin_cells, digits_named(parts_.fins), named(parts_.other_cells),
                 digits_named(parts_.fins | parts_.other_digits), house_named(geometry_, parts_.covers[0].house));
    if (parts_.bases.empty()) return say(Id::kUniqueOneDigit, fin_cells, digit_named(first_digit(parts_.fins)));
    const Message house = house_named(geometry_, parts_.bases[0].house);
    const DigitSet locked = parts_.bases[0].digits;
    if (!parts_.other_cells.empty())
      return say(Id::kUniqueHiddenSet, fin_cells, digits_named(parts_.fins), digits_named(locked), house,
                 named(parts_.other_cells));
    return say(Id::kUniqueLockedDigit, fin_cells, digits_named(parts_.fins), digit_named(first_digit(locked)), house,
               digits_named(eliminated_digits(deduction_)));
  }

  Message crossed() const {
    const DigitSet digit = parts_.bases[0].digits;
    return say(Id::kUniqueCrossed, digit_named(first_digit(digit)), house_named(geometry_, parts_.bases[0].house),
               house_named(geometry_, parts_.bases[1].house), named(parts_.cells), named(parts_.fin_cells),
               digits_named(parts_.digits & ~digit), named(without(parts_.cells, parts_.fin_cells)));
  }

  Message hidden_rectangle() const {
    const auto [corner, digit] = deduction_.eliminations[0];
    // The neighbours of the corner that loses a digit are the corners in its row or column.
    std::vector<Cell> beside;
    for (const Cell cell : parts_.cells)
      if (cell != corner && (geometry_.row_of(cell) == geometry_.row_of(corner) ||
                             geometry_.column_of(cell) == geometry_.column_of(corner)))
        beside.push_back(cell);
    std::vector<Cell> rest = beside;
    rest.push_back(corner);
    return say(Id::kUniqueHiddenCorner, named(corner), digit_named(digit),
               digit_named(first_digit(parts_.bases[0].digits)), house_named(geometry_, parts_.bases[0].house),
               house_named(geometry_, parts_.bases[1].house), named(beside), named(without(parts_.cells, rest)[0]));
  }

  CellName named(Cell cell) const { return cell_named(geometry_, cell); }
  std::vector<CellName> named(const std::vector<Cell>& cells) const { return cells_named(geometry_, cells); }

  const Geometry& geometry_;
  const Deduction& deduction_;
  Parts parts_;
};

}  // namespace

Message reason_of_uniqueness(const Geometry& geometry, const Deduction& deduction) {
  return Describer(geometry, deduction).told();
}

}  // namespace sudoscope

// Avoidable rectangles: corners of two rows and two columns, paired in every house as those of a unique
// rectangle, with two digits in opposite corners. Two or three of them are placed, and none is a given:
// the digits that complete them cannot all be right. Type 1: one corner is open and cannot hold its
// digit. Type 2: two neighbouring corners are open, and each has only one further candidate, the same in
// both, which is removed from all cells that see both. After HoDoKu (B. Hobiger, 2008), which requires
// two candidates in the open corners of both types, and the two placed corners of type 2 in one box.
#include "techniques/deadly_pattern.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

// 0 and 1 are placed, in one line; 2 is across from 0 and 3 from 1.
using Corners = std::array<Cell, 4>;

template <class Sets>
class AvoidableRectangles {
 public:
  using Set = typename Sets::Set;

  AvoidableRectangles(const Sets& sets, Technique technique, DeductionSink& sink)
      : sets_(sets), technique_(technique), sink_(sink) {
    const Position& position = sets.position();
    for (Cell cell = 0; cell < position.cell_count(); ++cell)
      if (!position.is_blank(cell) && !position.is_given(cell)) {
        entered_.insert(cell);
        entered_as_[position.digit(cell)].insert(cell);
      }
  }

  void find() {
    // Three placed corners have two pairs of neighbours; the one in a row is taken.
    const std::size_t lines = technique_ == Technique::kAvoidableRectangle1 ? 1 : 2;
    for (const Cell start : entered_)
      for (std::size_t line = 0; line < lines; ++line)
        for (const Cell beside : sets_.house(house_of(start, line)) & entered_)
          if (beside > start && find_beside(start, beside, line)) return;
  }

 private:
  HouseId house_of(Cell cell, std::size_t place) const { return sets_.geometry().houses_of(cell)[place]; }

  // Cells that can be part of the pattern with this digit.
  Set fitting(Digit digit) const { return sets_.cells_for(digit) | entered_as_[digit]; }

  bool find_beside(Cell start, Cell beside, std::size_t line) {
    const Digit a = sets_.position().digit(start), b = sets_.position().digit(beside);
    const std::size_t across = 1 - line;
    const Set& box = sets_.house(house_of(start, 2));
    // One pair of sides is within boxes.
    const Set across_start = sets_.house(house_of(start, across)) & fitting(b);
    const Set far_cells = box.contains(beside) ? across_start - box : across_start & box;
    const Set last_cells = fitting(a) & sets_.house(house_of(beside, across));
    for (const Cell far : far_cells) {
      const Set lasts = last_cells & sets_.house(house_of(far, line));
      if (far == start || lasts.empty()) continue;
      const Cell last = lasts.first();
      const int open = (sets_.blank().contains(far) ? 1 : 0) + (sets_.blank().contains(last) ? 1 : 0);
      if (open == (technique_ == Technique::kAvoidableRectangle1 ? 1 : 2) && find_in({start, beside, far, last}, a, b))
        return true;
    }
    return false;
  }

  bool find_in(const Corners& corners, Digit a, Digit b) {
    Set evens, odds;
    evens.insert(corners[0]);
    evens.insert(corners[3]);
    odds.insert(corners[1]);
    odds.insert(corners[2]);
    if (!is_paired(sets_, evens, odds)) return false;
    const DeadlyPattern pattern(sets_, corners, [&](Cell cell) { return digit_bit(evens.contains(cell) ? a : b); });
    const auto take = [this](Deduction found) { return sink_.take(std::move(found)); };
    return technique_ == Technique::kAvoidableRectangle1 ? pattern.type_1(technique_, take)
                                                         : pattern.type_2(technique_, take);
  }

  const Sets& sets_;
  Technique technique_;
  DeductionSink& sink_;
  Set entered_;  // placed, but no givens
  std::array<Set, Sets::kMostDigits> entered_as_;
};

}  // namespace

void find_avoidable_rectangles(const Board& board, Technique technique, DeductionSink& sink) {
  if (!may_be_exchanged(board.geometry())) return;
  board.with_sets([&](const auto& sets) {
    AvoidableRectangles<std::remove_cvref_t<decltype(sets)>>(sets, technique, sink).find();
  });
}

}  // namespace sudoscope

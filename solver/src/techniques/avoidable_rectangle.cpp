// Avoidable rectangles: corners of two rows and two columns, paired in every house as those of a unique rectangle, with
// two digits in opposite corners. Two or three of them are placed, and none is a given: the digits that complete them
// cannot all be right. Type 1: one corner is open and cannot hold its digit. Type 2: two are, side by side, and hold
// besides only one further digit, the same in both: it goes from all cells that see both. After HoDoKu (B. Hobiger,
// 2008), which wants two candidates in the open corners of both types, and the placed two of type 2 in one box.
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
      : sets_(sets), position_(sets.position()), technique_(technique), sink_(sink) {}

  void find() {
    for (Cell start = 0; start < position_.cell_count(); ++start) {
      if (!is_entered(start)) continue;
      for (const std::size_t line : {std::size_t{0}, std::size_t{1}})
        for (const Cell beside : sets_.house(sets_.geometry().houses_of(start)[line]))
          if (beside > start && is_entered(beside) && find_beside(start, beside, line)) return;
    }
  }

 private:
  bool is_entered(Cell cell) const { return !position_.is_blank(cell) && !position_.is_given(cell); }

  // Whether it can be part of the pattern with this digit.
  bool fits(Cell cell, Digit digit) const {
    return position_.is_blank(cell) ? position_.can_take(cell, digit)
                                    : position_.digit(cell) == digit && !position_.is_given(cell);
  }

  bool find_beside(Cell start, Cell beside, std::size_t line) {
    const Digit a = position_.digit(start), b = position_.digit(beside);
    const std::size_t across = 1 - line;
    const Set& far_across = sets_.house(sets_.geometry().houses_of(beside)[across]);
    for (const Cell far : sets_.house(sets_.geometry().houses_of(start)[across])) {
      if (far == start || !fits(far, b)) continue;
      const Cell last = (far_across & sets_.house(sets_.geometry().houses_of(far)[line])).first();
      if (!fits(last, a)) continue;
      const int open = (position_.is_blank(far) ? 1 : 0) + (position_.is_blank(last) ? 1 : 0);
      if (open != (technique_ == Technique::kAvoidableRectangle1 ? 1 : 2)) continue;
      // Of the two pairs of neighbours among three placed corners, the one in a row is taken.
      if (open == 1 && line != 0) continue;
      if (find_in({start, beside, far, last}, a, b)) return true;
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
  const Position& position_;
  Technique technique_;
  DeductionSink& sink_;
};

}  // namespace

void find_avoidable_rectangles(const Board& board, Technique technique, DeductionSink& sink) {
  if (!may_be_exchanged(board.geometry())) return;
  board.with_sets([&](const auto& sets) {
    AvoidableRectangles<std::remove_cvref_t<decltype(sets)>>(sets, technique, sink).find();
  });
}

}  // namespace sudoscope

// Unique rectangles: four cells at the crossings of two rows and two columns that could hold two digits
// alone, each in opposite corners. In any grid the rows and columns stay intact when the two are exchanged;
// boxes and any other houses must pair the corners as well. Corners with other candidates are the roof, the
// others the floor; a roof may have lost one of the two digits, or both, but none to a digit that is
// placed. Uniqueness tests 1 to 6 and hidden rectangles follow HoDoKu (B. Hobiger, 2008), in its order.
#include "techniques/deadly_pattern.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

using enum Technique;

// Corners: 0 and 1 share a box and a line, 2 is across from 0 and 3 from 1, so that 0 and 3 are opposite, as 1 and 2.
using Corners = std::array<Cell, 4>;

template <class Sets>
class UniqueRectangles {
 public:
  using Set = typename Sets::Set;

  UniqueRectangles(const Sets& sets, Technique technique, DeductionSink& sink)
      : sets_(sets), technique_(technique), sink_(sink) {
    for (Set& open : open_to_) open = sets.blank();
    const auto houses = sets.geometry().houses();
    for (std::size_t i = 0; i < houses.size(); ++i) {
      const auto house = static_cast<HouseId>(i);
      for (DigitSet held = sets.geometry().all() & ~sets.missing(house); held != 0; held = without_first(held))
        open_to_[first_digit(held)] -= sets.house(house);
    }
  }

  void find() {
    for (const Cell start : sets_.bivalue())
      if (find_from(start)) return;
  }

 private:
  // Finds rectangles in which the cell is the first with the two digits alone.
  bool find_from(Cell start) {
    pair_ = sets_.candidates(start);
    const Digit a = first_digit(pair_), b = first_digit(without_first(pair_));
    const Set fitting = open_to_[a] & open_to_[b];
    const auto houses = sets_.geometry().houses_of(start);
    const Set& box = sets_.house(houses[2]);
    for (const Cell beside : fitting & box & sets_.peers(start)) {
      // The line from one to the other, and those across it.
      int line = -1;
      if (sets_.house(houses[0]).contains(beside)) line = 0;
      if (sets_.house(houses[1]).contains(beside)) line = 1;
      if (line < 0) continue;
      const std::size_t across = 1 - static_cast<std::size_t>(line);
      for (const Cell far : (fitting & sets_.house(houses[across])) - box) {
        const HouseId far_line = sets_.geometry().houses_of(far)[static_cast<std::size_t>(line)];
        const HouseId beside_line = sets_.geometry().houses_of(beside)[across];
        const Set last = fitting & sets_.house(far_line) & sets_.house(beside_line);
        if (!last.empty() && is_new({start, beside, far, last.first()}) && find_in({start, beside, far, last.first()}))
          return true;
      }
    }
    return false;
  }

  bool is_new(const Corners& corners) const {
    for (const Cell cell : corners)
      if (cell < corners[0] && sets_.candidates(cell) == pair_) return false;
    Set evens, odds;
    evens.insert(corners[0]);
    evens.insert(corners[3]);
    odds.insert(corners[1]);
    odds.insert(corners[2]);
    return is_paired(sets_, evens, odds);
  }

  bool find_in(const Corners& corners) {
    const DeadlyPattern pattern(sets_, corners, [this](Cell cell) { return sets_.candidates(cell) & pair_; });
    const auto take = [this](Deduction found) { return sink_.take(std::move(found)); };
    const Set& roof = pattern.fin_cells();
    const bool is_two = roof.without_first().has_single();
    // Two of the four corners that share no house are opposite.
    const bool is_opposite = is_two && !sets_.see_each_other(roof.first(), roof.without_first().first());
    switch (technique_) {
      case kUniqueness1:
        return pattern.type_1(technique_, take);
      case kUniqueness2:
        return is_two && !is_opposite && pattern.type_2(technique_, take);
      case kUniqueness3:
        return is_two && !is_opposite &&
               naked_type_3(
                   sets_, pattern, technique_, [this](Cell cell) { return (sets_.candidates(cell) & pair_) == 0; },
                   take);
      case kUniqueness4:
        return is_two && !is_opposite && pattern.type_4(technique_, take);
      case kUniqueness5:
        return (is_opposite || roof.count() == 3) && pattern.type_2(technique_, take);
      case kUniqueness6:
        return is_opposite && find_crossed(pattern, corners);
      case kHiddenRectangle:
        return (is_opposite || roof.count() == 3) && find_hidden(pattern, corners);
      default:
        return false;
    }
  }

  // True if the digit is in no other cell of the house.
  bool is_locked(const Corners& corners, HouseId house, Digit digit) const {
    Set others = sets_.places(house, digit);
    for (const Cell cell : corners) others.erase(cell);
    return others.empty();
  }

  HouseId row_of(Cell cell) const { return sets_.geometry().houses_of(cell)[0]; }
  HouseId column_of(Cell cell) const { return sets_.geometry().houses_of(cell)[1]; }

  // Type 6: both rows and both columns have one of the digits in the corners alone. It
  // cannot be in an opposite roof: it would be in both, and the other digit in both floors.
  template <class Pattern>
  bool find_crossed(const Pattern& pattern, const Corners& corners) {
    const Cell a = pattern.fin_cells().first(), b = pattern.fin_cells().without_first().first();
    for (DigitSet left = pair_; left != 0; left = without_first(left)) {
      const Digit digit = first_digit(left);
      if (!is_locked(corners, row_of(a), digit) || !is_locked(corners, row_of(b), digit) ||
          !is_locked(corners, column_of(a), digit) || !is_locked(corners, column_of(b), digit) ||
          !pattern.loses_any(pattern.fin_cells(), digit_bit(digit)))
        continue;
      Deduction found = pattern.with_evidence(technique_);
      for (const Cell cell : {a, b}) {
        found.evidence.houses.push_back({row_of(cell), HouseRole::kBase, digit_bit(digit)});
        pattern.eliminate(found, cell, sets_.candidates(cell) & digit_bit(digit));
      }
      if (sink_.take(std::move(found))) return true;
    }
    return false;
  }

  // A floor, and the corner opposite it, whose row and column have one of the digits in the corners alone: with the
  // other digit in that corner, the rest of the rectangle would follow.
  template <class Pattern>
  bool find_hidden(const Pattern& pattern, const Corners& corners) {
    Set floors;
    for (const Cell cell : corners)
      if (!pattern.fin_cells().contains(cell)) floors.insert(cell);
    for (const Cell floor : floors) {
      Cell opposite = kNoCell;
      for (std::size_t i = 0; i < 4; ++i)
        if (corners[i] == floor) opposite = corners[3 - i];
      for (DigitSet left = pair_; left != 0; left = without_first(left)) {
        const Digit locked = first_digit(left);
        const DigitSet gone = pair_ & ~digit_bit(locked) & sets_.candidates(opposite);
        if (gone == 0 || !is_locked(corners, row_of(opposite), locked) ||
            !is_locked(corners, column_of(opposite), locked))
          continue;
        Deduction found = pattern.with_evidence(technique_);
        for (const HouseId house : {row_of(opposite), column_of(opposite)})
          found.evidence.houses.push_back({house, HouseRole::kBase, digit_bit(locked)});
        pattern.eliminate(found, opposite, gone);
        if (sink_.take(std::move(found))) return true;
      }
    }
    return false;
  }

  const Sets& sets_;
  Technique technique_;
  DeductionSink& sink_;
  std::array<Set, Sets::kMostDigits> open_to_;  // blank cells that no placed digit keeps from it
  DigitSet pair_ = 0;
};

}  // namespace

void find_unique_rectangles(const Board& board, Technique technique, DeductionSink& sink) {
  if (!may_be_exchanged(board.geometry())) return;
  board.with_sets(
      [&](const auto& sets) { UniqueRectangles<std::remove_cvref_t<decltype(sets)>>(sets, technique, sink).find(); });
}

}  // namespace sudoscope

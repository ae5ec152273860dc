// Bivalue universal grave (BUG): every blank cell has two candidates, and every digit two places in each
// house that lacks it. Exchanging the two in every cell then turns one solution into another, on any grid,
// since all houses are examined. So a position that only some candidates, the bug digits, keep from being a
// BUG has a bug digit in its solution. BUG + 1, or type 1: the bug digits are in one cell. Type 2: they are
// all one digit. Type 3: a naked set has one of them as its last cell. Type 4: two cells share a house, and
// exactly one of their other digits. Definitions and the way to find bug digits are Sudoku Explainer's (N.
// Juillerat, 2007): a digit with too many places in a house is a bug digit in the only cell there with
// three or more candidates. (If every house of it has two such cells, neither program finds them.)
#include "techniques/deadly_pattern.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

using enum Technique;

template <class Sets>
class BivalueGrave {
 public:
  using Set = typename Sets::Set;

  explicit BivalueGrave(const Sets& sets) : sets_(sets) {}

  // True if the position without the bug digits is a BUG.
  bool is_there() {
    const Set many = sets_.blank() - sets_.bivalue();
    if (many.empty()) return false;
    for (const Cell cell : many) {
      if (is_single(sets_.candidates(cell))) return false;
      bug_digits_[cell] = 0;
    }
    for (const Cell cell : sets_.bivalue()) bug_digits_[cell] = 0;
    const std::size_t house_count = sets_.geometry().houses().size();
    for (std::size_t i = 0; i < house_count; ++i)
      if (!mark_bug_digits(static_cast<HouseId>(i), many)) return false;
    for (const Cell cell : many)
      if (digit_count(sets_.candidates(cell) & ~bug_digits_[cell]) != 2) return false;
    for (std::size_t i = 0; i < house_count; ++i)
      if (!is_even(static_cast<HouseId>(i))) return false;
    for (const Cell cell : sets_.blank()) cells_[count_++] = cell;
    return true;
  }

  std::span<const Cell> cells() const { return std::span(cells_).first(count_); }
  DigitSet bug_digits(Cell cell) const { return bug_digits_[cell]; }

 private:
  // False if no choice of bug digits makes it a BUG.
  bool mark_bug_digits(HouseId house, const Set& many) {
    for (DigitSet left = sets_.missing(house); left != 0; left = without_first(left)) {
      const Digit digit = first_digit(left);
      const Set places = sets_.places(house, digit);
      const int count = places.count();
      if (count < 2) return false;
      if (count == 2) continue;
      const Set with_many = places & many;
      if (count - with_many.count() > 2) return false;
      if (with_many.has_single()) bug_digits_[with_many.first()] |= digit_bit(digit);
    }
    return true;
  }

  bool is_even(HouseId house) const {
    for (DigitSet left = sets_.missing(house); left != 0; left = without_first(left)) {
      int count = 0;
      for (const Cell cell : sets_.places(house, first_digit(left)))
        if (!has_digit(bug_digits_[cell], first_digit(left))) ++count;
      if (count != 2) return false;
    }
    return true;
  }

  const Sets& sets_;
  std::array<DigitSet, Set::kCapacity> bug_digits_;  // of blank cells
  std::array<Cell, Set::kCapacity> cells_;
  std::size_t count_ = 0;
};

// Type 3: in a house with all bug cells, smaller sets first; all digits of the set are in its other cells.
template <class Sets, class Pattern, class Take>
void find_type_3(const Sets& sets, const Pattern& pattern, Take take) {
  using Set = typename Sets::Set;
  const Set& bugs = pattern.fin_cells();
  for (const HouseId house : BoxFirst(sets.geometry().houses_of(bugs.first()))) {
    if (!bugs.is_subset_of(sets.house(house))) continue;
    const Set pool = (sets.house(house) & sets.blank()) - bugs;
    for (int degree = std::max(2, digit_count(pattern.fins())); degree <= kMostSetDigits; ++degree) {
      const bool enough = pattern.for_each_naked_set(pool, degree, [&](const Set& others, DigitSet digits) {
        DigitSet theirs = 0;
        for (const Cell cell : others) theirs |= sets.candidates(cell);
        return theirs == digits && pattern.type_3(kBug3, house, others, digits, pool - others, take);
      });
      if (enough) return;
    }
  }
}

template <class Sets>
void find_type(const Sets& sets, Technique technique, DeductionSink& sink) {
  BivalueGrave grave(sets);
  if (!grave.is_there()) return;
  const DeadlyPattern pattern(sets, grave.cells(),
                              [&](Cell cell) { return sets.candidates(cell) & ~grave.bug_digits(cell); });
  const auto take = [&](Deduction found) { return sink.take(std::move(found)); };
  const auto& bugs = pattern.fin_cells();
  switch (technique) {
    case kBugPlus1:
      pattern.type_1(technique, take);
      return;
    case kBug2:
      pattern.type_2(technique, take);
      return;
    case kBug3:
      if (!bugs.has_single() && !is_single(pattern.fins())) find_type_3(sets, pattern, take);
      return;
    case kBug4: {
      if (!bugs.without_first().has_single()) return;
      const DigitSet shared =
          sets.candidates(bugs.first()) & sets.candidates(bugs.without_first().first()) & ~pattern.fins();
      if (is_single(shared)) pattern.type_4(technique, take);
      return;
    }
    default:
      return;
  }
}

}  // namespace

void find_bivalue_graves(const Board& board, Technique technique, DeductionSink& sink) {
  if (!may_be_exchanged(board.geometry())) return;
  board.with_sets([&](const auto& sets) { find_type(sets, technique, sink); });
}

}  // namespace sudoscope

// Extended unique rectangle: two rows and three columns, or the reverse, whose six crossings could
// hold three digits alone. Both rows would hold all three, and exchanging each column's two digits
// exchanges the rows: that leaves a house intact if it holds whole columns of the pattern, or one
// row of it, and nothing else of it. Types 1 to 4 are those of any deadly pattern: at most two
// cells have other candidates, or more have the same one (type 2). After A. Stuart's SudokuWiki.
#include "techniques/deadly_pattern.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

constexpr Technique kTechnique = Technique::kExtendedRectangle;

// The cells of one long line, then those of the other, in the same order.
using Crossings = std::array<Cell, 6>;

template <class Sets>
class ExtendedRectangles {
 public:
  using Set = typename Sets::Set;

  ExtendedRectangles(const Sets& sets, DeductionSink& sink) : sets_(sets), sink_(sink) {}

  void find() {
    const auto side = static_cast<std::size_t>(sets_.geometry().side());
    for (const std::size_t first : {std::size_t{0}, side})
      for (std::size_t a = first; a < first + side; ++a)
        for (std::size_t b = a + 1; b < first + side; ++b)
          if (find_between(sets_.geometry().houses()[a].cells, sets_.geometry().houses()[b].cells)) return;
  }

 private:
  // Two parallel lines.
  bool find_between(const std::vector<Cell>& one, const std::vector<Cell>& other) {
    std::array<std::size_t, kMaxSide> at;
    std::array<DigitSet, kMaxSide> digits;
    std::size_t count = 0, with_three = 0, with_four = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
      const DigitSet a = sets_.candidates(one[i]), b = sets_.candidates(other[i]);
      if (a == 0 || b == 0) continue;
      at[count] = i;
      digits[count++] = a | b;
      with_three += digit_count(a | b) <= 3 ? 1 : 0;
      with_four += digit_count(a | b) <= 4 ? 1 : 0;
    }
    // A column without fins, or three with one fin digit.
    if (with_three == 0 && with_four < 3) return false;
    for (std::size_t i = 0; i < count; ++i)
      for (std::size_t j = i + 1; j < count; ++j) {
        if (!fits_boxes(one, other, at[i], at[j])) continue;
        for (std::size_t k = j + 1; k < count; ++k) {
          const DigitSet together = digits[i] | digits[j] | digits[k];
          const bool all_but_one = digit_count(together) == 4;
          const bool has_clean =
              digit_count(digits[i]) <= 3 || digit_count(digits[j]) <= 3 || digit_count(digits[k]) <= 3;
          if ((!all_but_one && !has_clean) || !fits_boxes(one, other, at[i], at[k])) continue;
          const Crossings cells{one[at[i]], one[at[j]], one[at[k]], other[at[i]], other[at[j]], other[at[k]]};
          if (is_intact(cells) && find_in(cells, all_but_one, together)) return true;
        }
      }
    return false;
  }

  // True if boxes may stay intact: each column in one, or a row of the pattern in one. The quickest of the tests.
  bool fits_boxes(const std::vector<Cell>& one, const std::vector<Cell>& other, std::size_t a, std::size_t b) const {
    const auto box_of = [this](Cell cell) { return sets_.geometry().houses_of(cell)[2]; };
    return (box_of(one[a]) == box_of(other[a]) && box_of(one[b]) == box_of(other[b])) ||
           box_of(one[a]) == box_of(one[b]);
  }

  bool is_intact(const Crossings& cells) const {
    Set one, other;
    for (std::size_t i = 0; i < 3; ++i) {
      one.insert(cells[i]);
      other.insert(cells[i + 3]);
    }
    for (const Cell cell : cells)
      for (const HouseId house : sets_.geometry().houses_of(cell)) {
        const Set held = sets_.house(house) & (one | other);
        if (held == (one | other)) return false;  // a house has no digit twice
        if (held == one || held == other) continue;
        for (std::size_t i = 0; i < 3; ++i)
          if (held.contains(cells[i]) != held.contains(cells[i + 3])) return false;
      }
    return true;
  }

  // True if each cell can hold one of the digits, and each line each of them.
  bool can_hold(const Crossings& cells, DigitSet digits) const {
    DigitSet one = 0, other = 0;
    for (std::size_t i = 0; i < 6; ++i) {
      const DigitSet held = sets_.candidates(cells[i]) & digits;
      if (held == 0) return false;
      (i < 3 ? one : other) |= held;
    }
    return one == digits && other == digits;
  }

  bool find_in(const Crossings& cells, bool all_but_one, DigitSet together) {
    // Four cells without fins hold the digits.
    std::array<DigitSet, 15> tried;
    std::size_t count = 0;
    for (std::size_t a = 0; a < 6; ++a)
      for (std::size_t b = a + 1; b < 6; ++b) {
        DigitSet digits = 0;
        for (std::size_t i = 0; i < 6; ++i)
          if (i != a && i != b) digits |= sets_.candidates(cells[i]);
        if (digit_count(digits) != 3 ||
            std::find(tried.begin(), tried.begin() + count, digits) != tried.begin() + count)
          continue;
        tried[count++] = digits;
        if (find_with(cells, digits)) return true;
      }
    if (!all_but_one) return false;
    // Any number of cells have the same fin.
    for (DigitSet left = together; left != 0; left = without_first(left)) {
      const DigitSet digits = together & ~digit_bit(first_digit(left));
      if (std::find(tried.begin(), tried.begin() + count, digits) == tried.begin() + count && find_with(cells, digits))
        return true;
    }
    return false;
  }

  bool find_with(const Crossings& cells, DigitSet digits) {
    if (!can_hold(cells, digits)) return false;
    const DeadlyPattern pattern(sets_, cells, [&](Cell cell) { return sets_.candidates(cell) & digits; });
    const auto take = [this](Deduction found) { return sink_.take(std::move(found)); };
    if (pattern.fin_cells().empty()) return false;
    if (pattern.fin_cells().has_single()) return pattern.type_1(kTechnique, take);
    if (is_single(pattern.fins())) {
      if (pattern.type_2(kTechnique, take)) return true;
    } else if (naked_type_3(sets_, pattern, kTechnique, [](Cell) { return true; }, take)) {
      return true;
    }
    return pattern.type_4(kTechnique, take);
  }

  const Sets& sets_;
  DeductionSink& sink_;
};

}  // namespace

void find_extended_rectangles(const Board& board, DeductionSink& sink) {
  if (!may_be_exchanged(board.geometry())) return;
  board.with_sets(
      [&](const auto& sets) { ExtendedRectangles<std::remove_cvref_t<decltype(sets)>>(sets, sink).find(); });
}

}  // namespace sudoscope

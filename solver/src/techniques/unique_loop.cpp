#include "techniques/unique_loop.hpp"

#include <algorithm>

#include "techniques/deadly_pattern.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

// Rating by size alone. Sums are in this order, because orders by rating compare them with their rounding errors.
double base_rating(int size) {
  double rating = 4.5;
  if (size >= 10) rating += 0.3;
  if (size >= 8)
    rating += 0.2;
  else if (size >= 6)
    rating += 0.1;
  return rating;
}

template <class Sets>
class LoopSearch {
 public:
  using Set = typename Sets::Set;

  LoopSearch(const Sets& sets, LoopRules rules, std::vector<UniqueLoop>& found)
      : sets_(sets), rules_(rules), found_(found) {}

  void find() {
    for (const Cell start : sets_.bivalue()) {
      pair_ = sets_.candidates(start);
      Set with_both = sets_.cells_for(first_digit(pair_)) & sets_.cells_for(first_digit(without_first(pair_)));
      // Loops through an earlier start are known.
      if (rules_ == LoopRules::kAll)
        for (const Cell cell : with_both& sets_.bivalue())
          if (cell < start) with_both.erase(cell);
      with_both_ = with_both;
      usable_ = in_pairs(with_both);
      if (usable_.contains(start)) extend(start, 2, 0, kNoHouse);
    }
  }

 private:
  // Cells that can be in a loop at all: each of their houses has another one.
  Set in_pairs(Set cells) const {
    for (bool changed = true; changed;) {
      changed = false;
      for (const Cell cell : cells)
        for (const HouseId house : sets_.geometry().houses_of(cell))
          if ((sets_.house(house) & cells).has_single()) {
            cells.erase(cell);
            changed = true;
            break;
          }
    }
    return cells;
  }

  // Depth first from a loop that ends before this cell, through `from`. `spare`: how many
  // cells with other extra candidates may join; `extras`: the extra candidates of the loop.
  void extend(Cell cell, int spare, DigitSet extras, HouseId from) {
    Set& alike = by_parity_[length_ % 2];
    loop_[length_++] = cell;
    alike.insert(cell);
    for (const HouseId house : BoxFirst(sets_.geometry().houses_of(cell))) {
      if (house == from) continue;
      for (const Cell next : sets_.house(house) & (rules_ == LoopRules::kAll ? usable_ : with_both_)) {
        if (!sets_.spend()) break;
        if (next == loop_[0] && length_ >= 4) close();
        if (by_parity_[0].contains(next) || by_parity_[1].contains(next)) continue;
        const DigitSet extra = sets_.candidates(next) & ~pair_;
        const DigitSet with_next = extras | extra;
        if (rules_ == LoopRules::kSudokuExplainer) extras = with_next;
        if (extra != 0 && !is_single(with_next) && spare <= 0) continue;
        if (!usable_.contains(next) || sets_.peers(next).intersects(by_parity_[length_ % 2])) continue;
        extend(next, extra != 0 ? spare - 1 : spare, with_next, house);
      }
    }
    --length_;
    by_parity_[length_ % 2].erase(cell);
  }

  // No house holds two cells of a parity: true if each house with a cell of one parity has a cell of the other.
  bool is_loop() const {
    for (std::size_t i = 0; i < length_; ++i)
      for (const HouseId house : sets_.geometry().houses_of(loop_[i]))
        if (!sets_.house(house).intersects(by_parity_[(i + 1) % 2])) return false;
    return length_ % 2 == 0;
  }

  void close() {
    const Set cells = by_parity_[0] | by_parity_[1];
    if (!is_loop() || std::find(seen_.begin(), seen_.end(), cells) != seen_.end()) return;
    seen_.push_back(cells);
    const DeadlyPattern pattern(sets_, std::span<const Cell>(loop_).first(length_), [this](Cell) { return pair_; });
    const auto add = [this](int type) {
      return [this, type](Deduction deduction) { return keep(std::move(deduction), type); };
    };
    const int count = pattern.fin_cells().count();
    if (count == 1) pattern.type_1(kTechnique, add(1));
    if (count >= 2 && is_single(pattern.fins())) pattern.type_2(kTechnique, add(2));
    if (count == 2 && !is_single(pattern.fins())) find_type_3(pattern);
    if (count == 2) pattern.type_4(kTechnique, add(4));
  }

  bool keep(Deduction deduction, int type, int set = 0, bool hidden = false) {
    const int size = static_cast<int>(length_);
    double rating = base_rating(size);
    if (type == 3) rating += (hidden ? set - 2 : set - 1) * 0.1;
    found_.push_back({std::move(deduction), size, type, set, hidden, rating});
    return false;
  }

  template <class Pattern>
  void find_type_3(const Pattern& pattern) {
    const Cell a = pattern.fin_cells().first(), b = pattern.fin_cells().without_first().first();
    const BoxFirst houses(sets_.geometry().houses_of(a));
    const int extra_count = digit_count(pattern.fins());
    const int least = rules_ == LoopRules::kSudokuExplainer ? extra_count : 2;
    for (int degree = least; degree <= kMostSetDigits; ++degree)
      for (const HouseId house : houses) {
        if (!sets_.house(house).contains(b)) continue;
        const Set blank = sets_.house(house) & sets_.blank();
        const int blanks = blank.count();
        if (2 * degree <= blanks && degree >= extra_count) find_naked(pattern, house, blank, degree);
        if (2 * degree < blanks) find_hidden(pattern, house, blank, degree);
      }
  }

  // The set has each of its digits in its other cells, or in both cells of the loop.
  template <class Pattern>
  void find_naked(const Pattern& pattern, HouseId house, const Set& blank, int degree) {
    DigitSet in_both = pattern.fins();
    for (const Cell cell : pattern.fin_cells()) in_both &= pattern.fins_of(cell);
    Set pool = blank - pattern.fin_cells();
    for (const Cell cell : pool)
      if (is_single(sets_.candidates(cell))) pool.erase(cell);
    pattern.for_each_naked_set(pool, degree, [&](const Set& others, DigitSet digits) {
      DigitSet covered = in_both;
      for (const Cell cell : others) covered |= sets_.candidates(cell);
      return covered == digits &&
             pattern.type_3(kTechnique, house, others, digits, blank - pattern.fin_cells() - others,
                            [&](Deduction found) { return keep(std::move(found), 3, degree); });
    });
  }

  // The two digits of the loop and others, none of them extra, have only as many places in the house as
  // there are digits, if the two cells of the loop count as one: one of them holds an extra candidate.
  template <class Pattern>
  void find_hidden(const Pattern& pattern, HouseId house, const Set& blank, int degree) {
    std::array<Digit, kMaxSide> digits;
    int count = 0;
    for (DigitSet left = sets_.geometry().all() & ~pair_ & ~pattern.fins(); left != 0; left = without_first(left))
      digits[static_cast<std::size_t>(count++)] = first_digit(left);
    if (degree - 2 > count) return;
    DigitSet chosen = degree == 2 ? 0 : all_digits(degree - 2);
    do {
      DigitSet hidden = pair_;
      for (DigitSet left = chosen; left != 0; left = without_first(left))
        hidden |= digit_bit(digits[first_digit(left)]);
      find_hidden_set(pattern, house, blank, hidden);
      if (chosen != 0) chosen = next_choice(chosen);
    } while (chosen != 0 && chosen >> count == 0);
  }

  template <class Pattern>
  void find_hidden_set(const Pattern& pattern, HouseId house, const Set& blank, DigitSet hidden) {
    Set others;
    for (DigitSet left = hidden; left != 0; left = without_first(left)) {
      const Set places = blank & sets_.cells_for(first_digit(left));
      if (places.empty()) return;
      others |= places;
    }
    others -= pattern.fin_cells();
    const int degree = digit_count(hidden);
    if (others.count() != degree - 1 || !pattern.loses_any(others, ~hidden)) return;
    Deduction found = pattern.with_evidence(kTechnique, 1);
    for (const Cell cell : others) {
      found.evidence.cells.push_back({cell, sets_.candidates(cell) & hidden, CandidateRole::kPattern, 2});
      pattern.eliminate(found, cell, sets_.candidates(cell) & ~hidden);
    }
    found.evidence.houses.push_back({house, HouseRole::kBase, hidden});
    keep(std::move(found), 3, degree, true);
  }

  static constexpr Technique kTechnique = Technique::kUniqueLoop;

  const Sets& sets_;
  LoopRules rules_;
  std::vector<UniqueLoop>& found_;
  DigitSet pair_ = 0;
  Set with_both_;  // cells with both digits
  Set usable_;     // cells of with_both_ that can be in a loop
  std::array<Cell, 2 * kMaxSide> loop_;
  std::size_t length_ = 0;
  std::array<Set, 2> by_parity_;
  std::vector<Set> seen_;
};

}  // namespace

std::vector<UniqueLoop> unique_loops(const Board& board, LoopRules rules) {
  std::vector<UniqueLoop> found;
  if (!may_be_exchanged(board.geometry())) return found;
  board.with_sets(
      [&](const auto& sets) { LoopSearch<std::remove_cvref_t<decltype(sets)>>(sets, rules, found).find(); });
  std::stable_sort(found.begin(), found.end(), [](const UniqueLoop& a, const UniqueLoop& b) {
    return a.rating != b.rating ? a.rating < b.rating : a.type < b.type;
  });
  return found;
}

// Rectangles are techniques of their own, except with hidden sets: HoDoKu, the model for those, has none.
void find_unique_loops(const Board& board, DeductionSink& sink) {
  for (UniqueLoop& loop : unique_loops(board, LoopRules::kAll))
    if ((loop.size > 4 || loop.hidden) && sink.take(std::move(loop.deduction))) return;
}

}  // namespace sudoscope

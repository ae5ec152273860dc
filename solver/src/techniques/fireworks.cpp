// Fireworks: a row and a column cross at a cell, in a box. A digit with at most one place in the row outside the
// box, and at most one in the column, is in at least one of these two places, the tips, or in the crossing cell:
// else it would be twice in the box. Three digits with the same three cells (triple) fill them, each once; four
// digits, two with one crossing cell and two with the opposite one of a rectangle whose other corners are the
// tips of both (quadruple), fill the four corners. These cells hold nothing else, and each digit is in the box
// in that row or that column alone. Source: shye, "Fireworks", New Sudoku Players' Forum, 2021.
#include "techniques/als_evidence.hpp"
#include "techniques/als_words.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

template <int kWords>
class Fireworks {
 public:
  using Set = CellSet<kWords>;

  Fireworks(const BoardSets<kWords>& sets, DeductionSink& sink)
      : sets_(sets), geometry_(sets.geometry()), sink_(sink) {}

  void run() {
    list_.clear();
    for (const Cell cell : sets_.blank()) add(cell);
    for (const Firework& each : list_)
      if (triples(each)) return;
    for (std::size_t i = 0; i < list_.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        if (quadruples(list_[j], list_[i])) return;
  }

 private:
  static constexpr std::size_t kMostDigits = BoardSets<kWords>::kMostDigits;

  // A crossing cell with the digits that have one place at most in each line outside its box.
  struct Firework {
    Cell cell;
    HouseId row;
    HouseId column;
    HouseId box;
    DigitSet digits;
    std::array<Cell, kMostDigits> in_row;  // by digit: its place, kNoCell for none
    std::array<Cell, kMostDigits> in_column;
  };

  void add(Cell cell) {
    const auto houses = geometry_.houses_of(cell);
    Firework added{.cell = cell,
                   .row = houses[0],
                   .column = houses[1],
                   .box = houses[2],
                   .digits = 0,
                   .in_row = {},
                   .in_column = {}};
    for (DigitSet left = sets_.missing(added.row) & sets_.missing(added.column); left != 0;
         left = without_first(left)) {
      const Digit digit = first_digit(left);
      const Set row = sets_.places(added.row, digit) - sets_.house(added.box);
      const Set column = sets_.places(added.column, digit) - sets_.house(added.box);
      if (!row.without_first().empty() || !column.without_first().empty()) continue;
      added.digits |= digit_bit(digit);
      added.in_row[digit] = row.first();
      added.in_column[digit] = column.first();
    }
    if (digit_count(added.digits) >= 2) list_.push_back(added);
  }

  // The digits whose tips are these, or only one of them.
  static DigitSet with_tips(const Firework& firework, Cell in_row, Cell in_column) {
    DigitSet fit = 0;
    for (DigitSet left = firework.digits; left != 0; left = without_first(left)) {
      const Digit digit = first_digit(left);
      const auto fits = [](Cell place, Cell tip) { return place == tip || place == kNoCell; };
      if (fits(firework.in_row[digit], in_row) && fits(firework.in_column[digit], in_column)) fit |= digit_bit(digit);
    }
    return fit;
  }

  bool triples(const Firework& firework) {
    Set rows;
    Set columns;
    for (DigitSet left = firework.digits; left != 0; left = without_first(left)) {
      const Digit digit = first_digit(left);
      if (firework.in_row[digit] != kNoCell) rows.insert(firework.in_row[digit]);
      if (firework.in_column[digit] != kNoCell) columns.insert(firework.in_column[digit]);
    }
    for (const Cell in_row : rows)
      for (const Cell in_column : columns) {
        const DigitSet fit = with_tips(firework, in_row, in_column);
        const auto choose = [&](const auto& self, DigitSet left, DigitSet chosen) -> bool {
          if (digit_count(chosen) == 3) return takes_triple(firework, in_row, in_column, chosen);
          for (; left != 0; left = without_first(left))
            if (self(self, without_first(left), chosen | (left & (~left + 1)))) return true;
          return false;
        };
        if (choose(choose, fit, 0)) return true;
      }
    return false;
  }

  bool takes_triple(const Firework& firework, Cell in_row, Cell in_column, DigitSet digits) {
    Deduction found{.technique = Technique::kFireworks};
    for (const Cell cell : {firework.cell, in_row, in_column}) keep(found, cell, digits);
    return takes(found, {&firework, 1}, {digits, 0}, in_row, in_column);
  }

  // `one` comes before `other`, row by row.
  bool quadruples(const Firework& one, const Firework& other) {
    if (one.row == other.row || one.column == other.column) return false;
    const auto side = static_cast<std::size_t>(geometry_.side());
    const auto at = [&](HouseId row, HouseId column) { return static_cast<Cell>(row * side + column - side); };
    const Cell in_row = at(one.row, other.column);
    const Cell in_column = at(other.row, one.column);
    for (const Firework* each : {&one, &other})
      for (const Cell tip : {in_row, in_column})
        if (!sets_.blank().contains(tip) || sets_.house(each->box).contains(tip)) return false;
    const DigitSet of_one = with_tips(one, in_row, in_column);
    const DigitSet of_other = with_tips(other, in_column, in_row);
    const auto for_each_pair = [](DigitSet digits, const auto& visit) {
      for (DigitSet first = digits; first != 0; first = without_first(first))
        for (DigitSet second = without_first(first); second != 0; second = without_first(second))
          if (visit(digit_bit(first_digit(first)) | digit_bit(first_digit(second)))) return true;
      return false;
    };
    return for_each_pair(of_one, [&](DigitSet a) {
      return for_each_pair(of_other & ~a, [&](DigitSet b) {
        Deduction found{.technique = Technique::kFireworks};
        keep(found, one.cell, a);
        keep(found, other.cell, b);
        keep(found, in_row, a | b);
        keep(found, in_column, a | b);
        const std::array both{one, other};
        return takes(found, both, {a, b}, in_row, in_column);
      });
    });
  }

  void keep(Deduction& found, Cell cell, DigitSet digits) const {
    for (DigitSet left = sets_.candidates(cell) & ~digits; left != 0; left = without_first(left))
      found.eliminations.push_back({cell, first_digit(left)});
  }

  bool takes(Deduction& found, std::span<const Firework> fireworks, const std::array<DigitSet, 2>& digits, Cell in_row,
             Cell in_column) {
    Set corners;
    corners.insert(in_row);
    corners.insert(in_column);
    for (const Firework& each : fireworks) corners.insert(each.cell);
    for (std::size_t i = 0; i < fireworks.size(); ++i) {
      const Set lines = sets_.house(fireworks[i].row) | sets_.house(fireworks[i].column);
      for (DigitSet left = digits[i]; left != 0; left = without_first(left))
        add_eliminations(found, sets_.places(fireworks[i].box, first_digit(left)) - lines, first_digit(left));
    }
    if (found.eliminations.empty()) return false;
    put_in_order(found.eliminations);
    // Each crossing cell is a group, and the tips are the last one; the places in the boxes have none.
    const DigitSet all = digits[0] | digits[1];
    for (const Cell cell : corners) {
      auto group = static_cast<std::uint8_t>(fireworks.size() + 1);
      for (std::size_t i = 0; i < fireworks.size(); ++i)
        if (fireworks[i].cell == cell) group = static_cast<std::uint8_t>(i + 1);
      found.evidence.cells.push_back({cell, sets_.candidates(cell) & all, CandidateRole::kPattern, group});
    }
    for (std::size_t i = 0; i < fireworks.size(); ++i) {
      const Firework& each = fireworks[i];
      found.evidence.houses.push_back({each.row, HouseRole::kBase, digits[i]});
      found.evidence.houses.push_back({each.column, HouseRole::kBase, digits[i]});
      found.evidence.houses.push_back({each.box, HouseRole::kCover, digits[i]});
      const Set lines = sets_.house(each.row) | sets_.house(each.column);
      for (const Cell cell : (lines & sets_.house(each.box) & sets_.blank()) - corners)
        if (const DigitSet here = sets_.candidates(cell) & digits[i]; here != 0)
          found.evidence.cells.push_back({cell, here, CandidateRole::kPattern});
    }
    return sink_.take(std::move(found));
  }

  const BoardSets<kWords>& sets_;
  const Geometry& geometry_;
  DeductionSink& sink_;
  std::vector<Firework> list_;
};

}  // namespace

void find_fireworks(const Board& board, DeductionSink& sink) {
  board.with_sets([&]<int kWords>(const BoardSets<kWords>& sets) { Fireworks<kWords>(sets, sink).run(); });
}

Message reason_of_fireworks(const Geometry& geometry, const Deduction& deduction) {
  const AlsWords words(geometry, deduction);
  const auto& houses = deduction.evidence.houses;
  const auto house = [&](std::size_t i) { return house_named(geometry, houses[i].house); };
  const auto digits = [&](std::size_t i) { return digits_named(houses[i].digits); };
  if (houses.size() == 3)
    return say(MessageId::kFireworksReason, digits(0), house(0), house(1), house(2), words.cells(2), words.cells(1));
  return say(MessageId::kFireworksPairsReason, digits(0), house(0), house(1), house(2), digits(3), house(3), house(4),
             house(5), words.cells(3), words.cells(1), words.cells(2));
}

}  // namespace sudoscope

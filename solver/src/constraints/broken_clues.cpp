// Each primitive by itself.
#include "sudoscope/constraints/broken_clues.hpp"

#include <algorithm>
#include <bit>

namespace sudoscope {
namespace {

class Check {
 public:
  // `possible`: the digits that each cell may have; a cell with one is filled.
  Check(const Primitives& primitives, std::span<const DigitSet> possible)
      : primitives_(primitives), possible_(possible) {}

  std::vector<BrokenClue> run() {
    for (std::size_t cell = 0; cell < primitives_.domains.size(); ++cell)
      if ((primitives_.domains[cell] & possible_[cell]) == 0) note(kNoClue, std::vector{static_cast<Cell>(cell)});
    for (const DistinctCells& each : primitives_.distinct) check(each);
    for (const CellPair& each : primitives_.pairs) check(each);
    for (const CellSum& each : primitives_.sums) check(each);
    for (const DigitChoice& each : primitives_.choices) check(each);
    for (const DigitCount& each : primitives_.counts) check(each);
    for (const CellLine& each : primitives_.lines) check(each);
    for (const SameDigits& each : primitives_.same) check(each);
    for (const CountingCells& each : primitives_.counting) check(each);
    for (const RankedLines& each : primitives_.ranked) check(each);
    for (const EitherOf& each : primitives_.either) check(each);
    return std::move(found_);
  }

 private:
  bool is_filled(Cell cell) const { return std::has_single_bit(possible_[cell]); }
  DigitSet possible(Cell cell) const { return possible_[cell]; }
  Digit digit(Cell cell) const { return first_digit(possible_[cell]); }
  int lowest(Cell cell) const { return first_digit(possible_[cell]) + 1; }
  int highest(Cell cell) const { return static_cast<int>(std::bit_width(possible_[cell])); }
  bool are_filled(const std::vector<Cell>& cells) const {
    return std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return is_filled(cell); });
  }
  // The cells that hold the digit, and those that hold it or may do so.
  int held(const std::vector<Cell>& cells, Digit digit) const {
    return static_cast<int>(
        std::count_if(cells.begin(), cells.end(), [&](Cell cell) { return possible_[cell] == digit_bit(digit); }));
  }
  int holdable(const std::vector<Cell>& cells, Digit digit) const {
    return static_cast<int>(std::count_if(cells.begin(), cells.end(),
                                          [&](Cell cell) { return (possible_[cell] & digit_bit(digit)) != 0; }));
  }

  // Blank cells are left out.
  void note(ClueId clue, std::vector<Cell> cells) {
    std::erase_if(cells, [&](Cell cell) { return !is_filled(cell); });
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    found_.push_back({clue, std::move(cells)});
  }

  void check(const DistinctCells& distinct) {
    std::vector<Cell> repeated;
    for (const Cell cell : distinct.cells)
      if (is_filled(cell) && held(distinct.cells, digit(cell)) > 1) repeated.push_back(cell);
    if (!repeated.empty()) note(distinct.clue, std::move(repeated));
  }

  void check(const CellPair& pair) {
    DigitSet allowed = 0;
    for (DigitSet left = possible(pair.first); left != 0; left = without_first(left))
      allowed |= primitives_.tables[pair.table][first_digit(left)];
    if ((allowed & possible(pair.second)) == 0) note(pair.clue, {pair.first, pair.second});
  }

  void check(const CellSum& sum) {
    int least = 0;
    int most = 0;
    std::vector<Cell> cells;
    for (const auto& [cell, weight] : sum.terms) {
      const int low = weight * lowest(cell);
      const int high = weight * highest(cell);
      least += std::min(low, high);
      most += std::max(low, high);
      cells.push_back(cell);
    }
    if (sum.total < least || most < sum.total) note(sum.clue, std::move(cells));
  }

  void check(const DigitChoice& choice) {
    DigitSet used = 0;
    int filled = 0;
    for (const Cell cell : choice.cells) {
      if (!is_filled(cell)) continue;
      used |= possible_[cell];
      ++filled;
    }
    const bool is_distinct = digit_count(used) == filled;
    const bool fits =
        std::any_of(choice.sets.begin(), choice.sets.end(), [&](DigitSet set) { return (used & ~set) == 0; });
    if (!is_distinct || !fits) note(choice.clue, choice.cells);
  }

  void check(const DigitCount& count) {
    const int sure = held(count.cells, count.digit);
    if (sure > count.most || holdable(count.cells, count.digit) < count.least) note(count.clue, count.cells);
  }

  void check(const CellLine& line) {
    std::vector<bool> reached(line.machine->states.front(), true);
    for (std::size_t place = 0; place < line.cells.size(); ++place) {
      std::vector<bool> next(line.machine->states[place + 1], false);
      for (const Machine::Edge& edge : line.machine->edges[place])
        if (reached[edge.from] && (edge.digits & possible(line.cells[place])) != 0) next[edge.to] = true;
      reached = std::move(next);
    }
    if (std::find(reached.begin(), reached.end(), true) == reached.end()) note(line.clue, line.cells);
  }

  void check(const SameDigits& same) {
    std::vector<Digit> first;
    for (const std::vector<Cell>& group : same.groups) {
      if (!are_filled(group)) continue;
      std::vector<Digit> digits;
      for (const Cell cell : group) digits.push_back(digit(cell));
      std::sort(digits.begin(), digits.end());
      if (first.empty()) first = digits;
      if (digits != first) return note(same.clue, group);
    }
  }

  void check(const CountingCells& counting) {
    for (const Cell cell : counting.cells) {
      if (!is_filled(cell)) continue;
      const int wanted = digit(cell) + 1;
      if (held(counting.cells, digit(cell)) <= wanted && holdable(counting.cells, digit(cell)) >= wanted) continue;
      return note(counting.clue, counting.cells);
    }
  }

  void check(const RankedLines& ranked) {
    for (const std::vector<Cell>& line : ranked.lines)
      if (!are_filled(line)) return;
    const auto is_less = [&](const std::vector<Cell>& a, const std::vector<Cell>& b) {
      return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(),
                                          [&](Cell one, Cell other) { return digit(one) < digit(other); });
    };
    for (const auto& [clue, at, rank] : ranked.ranks) {
      int smaller = 0;
      int not_larger = 0;  // the line itself is one
      for (const std::vector<Cell>& line : ranked.lines) {
        smaller += is_less(line, ranked.lines[at]) ? 1 : 0;
        not_larger += is_less(ranked.lines[at], line) ? 0 : 1;
      }
      const bool is_tied = not_larger > smaller + 1;
      if (rank != smaller + 1 || (is_tied && ranked.ties != RankedLines::Ties::kAny)) note(clue, ranked.lines[at]);
    }
  }

  void check(const EitherOf& either) {
    const auto holds = [&](const Primitives& alternative) { return Check(alternative, possible_).run().empty(); };
    if (std::none_of(either.alternatives.begin(), either.alternatives.end(), holds)) note(either.clue, either.cells);
  }

  const Primitives& primitives_;
  std::span<const DigitSet> possible_;
  std::vector<BrokenClue> found_;
};

}  // namespace

std::vector<BrokenClue> broken_clues(const CompiledConstraints& compiled, int side, std::span<const Digit> digits) {
  std::vector<DigitSet> possible;
  for (const Digit digit : digits) possible.push_back(digit == kBlank ? all_digits(side) : digit_bit(digit));
  return Check(compiled.primitives, possible).run();
}

std::vector<DigitSet> digits_by_clues(const CompiledConstraints& compiled, int side, std::span<const Digit> digits) {
  std::vector<DigitSet> possible;
  for (const Digit digit : digits) possible.push_back(digit == kBlank ? all_digits(side) : digit_bit(digit));
  std::vector<DigitSet> left = possible;
  if (!may_hold(compiled.primitives, possible)) return left;
  for (std::size_t cell = 0; cell < digits.size(); ++cell) {
    if (digits[cell] != kBlank) continue;
    const DigitSet before = possible[cell];
    for (DigitSet rest = before; rest != 0; rest = without_first(rest)) {
      possible[cell] = digit_bit(first_digit(rest));
      if (!may_hold(compiled.primitives, possible)) left[cell] &= ~possible[cell];
    }
    possible[cell] = before;
  }
  return left;
}

bool may_hold(const Primitives& primitives, std::span<const DigitSet> possible) {
  return Check(primitives, possible).run().empty();
}

}  // namespace sudoscope

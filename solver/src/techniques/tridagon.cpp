// Tridagon (trivalue oddagon, Thor's hammer): four boxes of 3x3 at the corners of a rectangle, three digits, and in
// each box three cells, one in each of its rows and columns. If two boxes of a band hold just the three digits in such
// cells, the permutations in their rows have the same parity; for two boxes of a stack the same holds of columns. If
// an odd number of the four choices of cells is odd, not all four boxes can do so: one of the other candidates of the
// twelve cells, the guardians, is right. Source: the thread on mith's puzzle "Loki", forum.enjoysudoku.com, 2022.
#include "sudoscope/base/say.hpp"
#include "techniques/als_evidence.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

// The columns of the cells in three rows, and whether an odd number of exchanges leads there.
struct Way {
  std::array<int, 3> column;
  bool is_odd;
};
constexpr std::array<Way, 6> kWays = {{{{0, 1, 2}, false},
                                       {{1, 2, 0}, false},
                                       {{2, 0, 1}, false},
                                       {{0, 2, 1}, true},
                                       {{1, 0, 2}, true},
                                       {{2, 1, 0}, true}}};

template <int kWords>
class TridagonFinder {
 public:
  using Set = CellSet<kWords>;

  TridagonFinder(const BoardSets<kWords>& sets, DeductionSink& sink) : sets_(sets), sink_(sink) {}

  // `corners`: the first cells of the four boxes. True if the sink has enough.
  bool search(const std::array<Cell, 4>& corners, DigitSet digits) {
    digits_ = digits;
    for (std::size_t box = 0; box < 4; ++box) {
      fitting_[box].clear();
      for (const Way& way : kWays)
        if (const auto cells = cells_of(corners[box], way); can_hold(cells))
          fitting_[box].push_back({cells, way.is_odd});
      if (fitting_[box].empty()) return false;
    }
    Losers all;
    for (Digit digit = 0; digit < sets_.geometry().side(); ++digit) all[digit] = sets_.cells_for(digit);
    return choose(0, false, all);
  }

 private:
  struct Fitting {
    std::array<Cell, 3> cells;
    bool is_odd;
  };
  // By digit, the cells that would lose it whichever guardian so far is right.
  using Losers = std::array<Set, BoardSets<kWords>::kMostDigits>;

  std::array<Cell, 3> cells_of(Cell corner, const Way& way) const {
    std::array<Cell, 3> cells{};
    for (std::size_t row = 0; row < 3; ++row)
      cells[row] = static_cast<Cell>(corner + static_cast<int>(row) * sets_.geometry().side() + way.column[row]);
    return cells;
  }
  // True if each is blank, with two of the digits or all three.
  bool can_hold(const std::array<Cell, 3>& cells) const {
    return std::all_of(cells.begin(), cells.end(),
                       [&](Cell cell) { return digit_count(sets_.candidates(cell) & digits_) >= 2; });
  }

  bool choose(std::size_t box, bool is_odd, const Losers& losers) {
    if (box == 4) return is_odd && hand_over(losers);
    for (const Fitting& each : fitting_[box]) {
      chosen_[box] = each.cells;
      Losers rest = losers;
      for (const Cell cell : each.cells) watch(cell, rest);
      if (std::all_of(rest.begin(), rest.end(), [](const Set& set) { return set.empty(); })) continue;
      if (choose(box + 1, is_odd != each.is_odd, rest)) return true;
    }
    return false;
  }

  // Keeps the candidates that any guardian in the cell removes.
  void watch(Cell cell, Losers& losers) const {
    Set itself;
    itself.insert(cell);
    for (DigitSet left = sets_.candidates(cell) & ~digits_; left != 0; left = without_first(left))
      for (Digit digit = 0; digit < sets_.geometry().side(); ++digit)
        losers[digit] &= digit == first_digit(left) ? sets_.peers(cell) : itself;
  }

  bool hand_over(const Losers& losers) const {
    Deduction found{.technique = Technique::kTridagon};
    std::vector<Candidate> guardians;
    for (const auto& cells : chosen_)
      for (const Cell cell : cells) {
        found.evidence.cells.push_back({cell, sets_.candidates(cell) & digits_});
        const DigitSet others = sets_.candidates(cell) & ~digits_;
        if (others != 0) found.evidence.cells.push_back({cell, others, CandidateRole::kFin});
        for (DigitSet left = others; left != 0; left = without_first(left))
          guardians.push_back({cell, first_digit(left)});
      }
    if (guardians.empty()) return false;  // there is no solution
    if (guardians.size() == 1)
      found.placements = guardians;
    else
      for (Digit digit = 0; digit < sets_.geometry().side(); ++digit) add_eliminations(found, losers[digit], digit);
    put_in_order(found.eliminations);
    return sink_.take(std::move(found));
  }

  const BoardSets<kWords>& sets_;
  DeductionSink& sink_;
  DigitSet digits_ = 0;
  std::array<std::vector<Fitting>, 4> fitting_;
  std::array<std::array<Cell, 3>, 4> chosen_{};
};

}  // namespace

void find_tridagons(const Board& board, DeductionSink& sink) {
  const Geometry& geometry = board.geometry();
  if (geometry.box_height() != 3 || geometry.box_width() != 3) return;
  const auto corner = [](int band, int stack) { return static_cast<Cell>(27 * band + 3 * stack); };
  board.with_sets([&]<int kWords>(const BoardSets<kWords>& sets) {
    TridagonFinder<kWords> finder(sets, sink);
    for (DigitSet digits = 7; digits <= geometry.all(); ++digits) {
      if (digit_count(digits) != 3) continue;
      for (int no_band = 0; no_band < 3; ++no_band)
        for (int no_stack = 0; no_stack < 3; ++no_stack) {
          const int upper = no_band == 0 ? 1 : 0;
          const int lower = no_band == 2 ? 1 : 2;
          const int left = no_stack == 0 ? 1 : 0;
          const int right = no_stack == 2 ? 1 : 2;
          if (finder.search({corner(upper, left), corner(upper, right), corner(lower, left), corner(lower, right)},
                            digits))
            return;
        }
    }
  });
}

Message reason_of_tridagon(const Geometry& geometry, const Deduction& deduction) {
  std::vector<Cell> cells;
  DigitSet digits = 0;
  std::vector<Message> guardians;
  for (const Evidence::InCell& each : deduction.evidence.cells) {
    if (each.role == CandidateRole::kPattern) {
      cells.push_back(each.cell);
      digits |= each.digits;
      continue;
    }
    for (DigitSet left = each.digits; left != 0; left = without_first(left))
      guardians.push_back(
          say(MessageId::kDigitAtCells, digit_named(first_digit(left)), cells_named(geometry, std::array{each.cell})));
  }
  std::sort(cells.begin(), cells.end());
  return say(MessageId::kTridagonReason, cells_named(geometry, cells), digits_named(digits), guardians.size(),
             guardians);
}

}  // namespace sudoscope

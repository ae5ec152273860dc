// Sue de Coq (two-sector disjoint subsets): two houses that share cells, as a box and a row, and in both of them
// some blank cells C, two or more, with at least two digits more than they are. Beside them there are some cells
// A of the one house, some B of the other; A and B have no digit of C in common. The cells of all three are as
// many as the digits that they have room for: each digit of C once, and the others of A and of B once in each.
// So each is there, and is removed from cells that see all its places in C with A, or in C with B. Source: "Sue
// de Coq", sudoku.com forum, 2005, by the author of that name; B. Hobiger for cells with digits besides.
#include <vector>

#include "techniques/als_evidence.hpp"
#include "techniques/als_words.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

template <int kWords>
class SueDeCoqs {
 public:
  using Set = CellSet<kWords>;
  // Limit for C, and for each side, of what a person can see. Up to 11x11 a house does not have more.
  static constexpr int kMostCells = kWords == 2 ? 10 : 4;

  SueDeCoqs(const BoardSets<kWords>& sets, DeductionSink& sink) : sets_(sets), sink_(sink) {}

  // True if the sink has enough.
  bool run(HouseId one, HouseId other) {
    one_ = one;
    other_ = other;
    const Set shared = sets_.house(one) & sets_.house(other) & sets_.blank();
    if (shared.empty() || shared.has_single()) return false;
    return subsets(shared, Set{}, 0, 0, [&](const Set& cells, DigitSet digits, int count) {
      const int surplus = digit_count(digits) - count;
      return count >= 2 && surplus >= 2 && with_core(cells, digits, surplus);
    });
  }

 private:
  // Cells beside the core. Their part of its surplus is their
  // number minus the number of their digits that the core lacks.
  struct Side {
    Set cells;
    DigitSet digits;
    int taken_up;
  };

  // `surplus`: how many more digits than cells the core has, for the sides to use up.
  bool with_core(const Set& core, DigitSet digits, int surplus) {
    sides_of(other_, core, digits, surplus, others_);
    if (others_.empty()) return false;
    sides_of(one_, core, digits, surplus, ones_);
    for (const Side& a : ones_) {
      const DigitSet of_a = a.digits & digits;
      for (const Side& b : others_) {
        if (a.taken_up + b.taken_up != surplus || (b.digits & of_a) != 0 || !(a.cells & b.cells).empty()) continue;
        if (takes(core, digits, a.cells, a.digits, b.cells, b.digits)) return true;
      }
    }
    return false;
  }

  // Sides in a house that leave some of the surplus to the other side. Most cells beside the core use up none.
  void sides_of(HouseId house, const Set& core, DigitSet digits, int surplus, std::vector<Side>& sides) {
    sides.clear();
    const Set beside = (sets_.house(house) & sets_.blank()) - core;
    subsets(beside, Set{}, 0, 0, [&](const Set& cells, DigitSet together, int count) {
      const int taken_up = count - digit_count(together & ~digits);
      if (taken_up >= 1 && taken_up < surplus) sides.push_back({cells, together, taken_up});
      return false;
    });
  }

  // Calls visit(cells, digits, count) for each choice of one cell and more. Stops when it returns true.
  template <class Visit>
  bool subsets(Set left, const Set& taken, DigitSet digits, int count, const Visit& visit) {
    while (!left.empty()) {
      const Cell cell = left.first();
      left.erase(cell);
      Set with = taken;
      with.insert(cell);
      const DigitSet together = digits | sets_.candidates(cell);
      if (visit(with, together, count + 1)) return true;
      if (count + 1 < kMostCells && subsets(left, with, together, count + 1, visit)) return true;
    }
    return false;
  }

  bool takes(const Set& core, DigitSet digits, const Set& a, DigitSet a_digits, const Set& b, DigitSet b_digits) {
    Deduction found{.technique = Technique::kSueDeCoq};
    // If a digit occurs once: the losers see all of its places.
    const auto once = [&](const Set& cells, Digit digit) {
      const Set places = cells & sets_.cells_for(digit);
      add_eliminations(found, sets_.common_peers(places) & sets_.cells_for(digit), digit);
    };
    for (DigitSet left = digits | a_digits | b_digits; left != 0; left = without_first(left)) {
      const Digit digit = first_digit(left);
      if (has_digit(digits, digit)) {
        once(core | a | b, digit);
      } else {
        if (has_digit(a_digits, digit)) once(a, digit);
        if (has_digit(b_digits, digit)) once(b, digit);
      }
    }
    if (found.eliminations.empty()) return false;
    put_in_order(found.eliminations);
    found.evidence.houses = {{one_, HouseRole::kCover}, {other_, HouseRole::kCover}};
    add_cells(found.evidence, sets_, core, 1);
    add_cells(found.evidence, sets_, a, 2);
    add_cells(found.evidence, sets_, b, 3);
    return sink_.take(std::move(found));
  }

  const BoardSets<kWords>& sets_;
  DeductionSink& sink_;
  HouseId one_ = 0;
  HouseId other_ = 0;
  std::vector<Side> ones_;
  std::vector<Side> others_;
};

}  // namespace

void find_sue_de_coq(const Board& board, DeductionSink& sink) {
  board.with_sets([&]<int kWords>(const BoardSets<kWords>& sets) {
    SueDeCoqs<kWords> search(sets, sink);
    const auto houses = static_cast<HouseId>(sets.geometry().houses().size());
    for (HouseId one = 0; one < houses; ++one)
      for (HouseId other = 0; other < one; ++other)
        if (search.run(one, other)) return;
  });
}

Message reason_of_sue_de_coq(const Geometry& geometry, const Deduction& deduction) {
  const AlsWords words(geometry, deduction);
  const auto houses = deduction.evidence.houses;
  return say(MessageId::kSueDeCoqReason, words.cells(1), digits_named(words.digits(1)), words.cells(2),
             house_named(geometry, houses[0].house), words.cells(3), house_named(geometry, houses[1].house));
}

}  // namespace sudoscope

// WXYZ-wing (bent naked quadruple): four cells with four digits together, of which all but
// one, z, are restricted: all their places in the cells see each other, so that each is there
// once at most. The cells hold z somewhere, and it is removed from cells that see each of its
// places in them. Source: B. Hobiger and others, after the XYZ-wing of the sudoku.com forum.
#include "techniques/als_evidence.hpp"
#include "techniques/als_words.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

constexpr int kCells = 4;

template <int kWords>
class WxyzWings {
 public:
  using Set = CellSet<kWords>;

  WxyzWings(const BoardSets<kWords>& sets, DeductionSink& sink) : sets_(sets), sink_(sink) {}

  void run() {
    for (const Cell cell : sets_.blank())
      if (digit_count(sets_.candidates(cell)) <= kCells) small_.insert(cell);
    extend(small_, Set{}, 0, 0, 0);
  }

 private:
  // `left`: the cells that may follow. `loose`: the digit that is not restricted, if there is one already.
  bool extend(Set left, const Set& taken, DigitSet digits, DigitSet loose, int size) {
    while (!left.empty()) {
      const Cell cell = left.first();
      left.erase(cell);
      const DigitSet candidates = sets_.candidates(cell);
      const DigitSet together = digits | candidates;
      if (digit_count(together) > kCells) continue;
      DigitSet now_loose = loose;
      for (const Cell other : taken - sets_.peers(cell)) now_loose |= sets_.candidates(other) & candidates;
      if (without_first(now_loose) != 0) continue;
      Set with = taken;
      with.insert(cell);
      if (size + 1 < kCells) {
        if (extend(left, with, together, now_loose, size + 1)) return true;
      } else if (now_loose != 0 && digit_count(together) == kCells && takes(with, first_digit(now_loose))) {
        return true;
      }
    }
    return false;
  }

  bool takes(const Set& cells, Digit loose) {
    const Set lost = sets_.common_peers(cells & sets_.cells_for(loose)) & sets_.cells_for(loose);
    if (lost.empty()) return false;
    Deduction found{.technique = Technique::kWxyzWing};
    add_eliminations(found, lost, loose);
    add_cells(found.evidence, sets_, cells, 0);
    return sink_.take(std::move(found));
  }

  const BoardSets<kWords>& sets_;
  DeductionSink& sink_;
  Set small_;
};

}  // namespace

void find_wxyz_wing(const Board& board, DeductionSink& sink) {
  board.with_sets([&]<int kWords>(const BoardSets<kWords>& sets) { WxyzWings<kWords>(sets, sink).run(); });
}

Message reason_of_wxyz_wing(const Geometry& geometry, const Deduction& deduction) {
  const AlsWords words(geometry, deduction);
  const DigitSet gone = digit_bit(deduction.eliminations[0].digit);
  return say(MessageId::kWxyzWingReason, words.cells(0), digits_named(words.digits(0)),
             digits_named(words.digits(0) & ~gone), digit_named(first_digit(gone)));
}

}  // namespace sudoscope

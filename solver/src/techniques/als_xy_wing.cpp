// ALS-XY-wing: three almost locked sets. C has x as a restricted common with A, and y with B. C lacks one
// digit at most, so it holds x or y, and then A lacks x, or B lacks y: A or B holds each of its other digits.
// A further common digit of A and B, z, is removed from the cells that see each of its places in both. A and
// B may share cells, but neither is part of the other. Source: sudoku.com forum, 2005; M. Lambeth and others.
#include "techniques/als_evidence.hpp"
#include "techniques/als_words.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

template <int kWords>
bool takes(const BoardSets<kWords>& sets, const AlsList<kWords>& list, int a, int b, int c, Digit x, Digit y,
           DeductionSink& sink) {
  Deduction found{.technique = Technique::kAlsXyWing};
  for_each_common_loss(list, a, b, digit_bit(x) | digit_bit(y),
                       [&](const auto& lost, Digit digit) { add_eliminations(found, lost, digit); });
  if (found.eliminations.empty()) return false;
  put_in_order(found.eliminations);
  int group = 0;
  for (const int set : {a, b, c}) add_cells(found.evidence, sets, list[set].cells, ++group);
  add_join(found.evidence, x, list.places(a, x), 1, list.places(c, x), 3);
  add_join(found.evidence, y, list.places(c, y), 3, list.places(b, y), 2);
  return sink.take(std::move(found));
}

}  // namespace

void find_als_xy_wing(const Board& board, DeductionSink& sink) {
  board.with_sets([&]<int kWords>(const BoardSets<kWords>& sets) {
    const AlsList<kWords>& list = als_of(sets);
    for (int c = 0; c < list.size(); ++c)
      for (DigitSet left = list[c].digits; left != 0; left = without_first(left))
        for (DigitSet rest = without_first(left); rest != 0; rest = without_first(rest)) {
          const Digit x = first_digit(left);
          const Digit y = first_digit(rest);
          const DigitSet z = ~(digit_bit(x) | digit_bit(y));
          const bool enough = list.for_each_partner(c, x, [&](int a) {
            return (list.useful(a) & z) != 0 && list.for_each_partner(c, y, [&](int b) {
              return (list.useful(a) & list.useful(b) & z) != 0 && !list.are_nested(a, b) &&
                     takes(sets, list, a, b, c, x, y, sink);
            });
          });
          if (enough) return;
        }
  });
}

Message reason_of_als_xy_wing(const Geometry& geometry, const Deduction& deduction) {
  const AlsWords words(geometry, deduction);
  return say(MessageId::kAlsXyWingReason, words.cells(1), words.cells(2), words.cells(3), words.link(0), words.link(1),
             words.gone_digits());
}

}  // namespace sudoscope

// ALS-XZ: two almost locked sets with a restricted common x. Only one of them can hold it, and the other
// holds all its other digits: a further common digit, z, is removed from the cells that see each of its
// places in both. With two restricted commons (doubly linked) each set lacks one of them, and holds all
// its other digits: these are removed from cells that see their places in their set, and the two commons
// from cells that see their places in both. Source: "Almost Locked Sets", sudoku.com forum, 2005.
#include "techniques/als_evidence.hpp"
#include "techniques/als_words.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

// The restricted commons besides x.
template <int kWords>
DigitSet other_links(const AlsList<kWords>& list, int i, int j, Digit x) {
  DigitSet links = 0;
  for (DigitSet left = list[i].digits & list[j].digits & ~digit_bit(x); left != 0; left = without_first(left))
    if (list.are_partners(i, j, first_digit(left))) links |= left & (~left + 1);
  return links;
}

template <int kWords>
bool takes(const BoardSets<kWords>& sets, const AlsList<kWords>& list, int i, int j, Digit x, DigitSet others,
           DeductionSink& sink) {
  Deduction found{.technique = Technique::kAlsXz};
  if (others == 0) {
    for_each_common_loss(list, i, j, digit_bit(x),
                         [&](const auto& lost, Digit digit) { add_eliminations(found, lost, digit); });
  } else {
    const DigitSet both = digit_bit(x) | (others & (~others + 1));
    for (DigitSet left = list[i].digits | list[j].digits; left != 0; left = without_first(left)) {
      const Digit digit = first_digit(left);
      if (has_digit(both, digit)) {
        add_eliminations(found, list.losers(i, digit) & list.losers(j, digit), digit);
      } else {
        for (const int set : {i, j})
          if (has_digit(list.useful(set), digit)) add_eliminations(found, list.losers(set, digit), digit);
      }
    }
  }
  if (found.eliminations.empty()) return false;
  put_in_order(found.eliminations);
  add_cells(found.evidence, sets, list[i].cells, 1);
  add_cells(found.evidence, sets, list[j].cells, 2);
  add_join(found.evidence, x, list.places(i, x), 1, list.places(j, x), 2);
  if (others != 0) {
    const Digit y = first_digit(others);
    add_join(found.evidence, y, list.places(i, y), 1, list.places(j, y), 2);
  }
  return sink.take(std::move(found));
}

}  // namespace

void find_als_xz(const Board& board, DeductionSink& sink) {
  board.with_sets([&]<int kWords>(const BoardSets<kWords>& sets) {
    const AlsList<kWords>& list = als_of(sets);
    for (int i = 0; i < list.size(); ++i)
      for (DigitSet left = list[i].digits; left != 0; left = without_first(left)) {
        const Digit x = first_digit(left);
        const bool enough = list.for_each_partner(
            i, x,
            [&](int j) {
              const DigitSet others = other_links(list, i, j, x);
              // The lower one of two links shows both.
              return (others == 0 || first_digit(others) > x) && takes(sets, list, i, j, x, others, sink);
            },
            i + 1);
        if (enough) return;
      }
  });
}

Message reason_of_als_xz(const Geometry& geometry, const Deduction& deduction) {
  const AlsWords words(geometry, deduction);
  if (deduction.evidence.links.size() == 1)
    return say(MessageId::kAlsXzReason, words.cells(1), words.cells(2), words.link(0), words.gone_digits());
  return say(MessageId::kAlsXzDoubleReason, words.cells(1), words.cells(2), words.links());
}

}  // namespace sudoscope

// The model behind the ranking: see the header. Weights are judgements; tests/bench/diagnose_bench checks them.
#include "diagnose/repair_ranking.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace sudoscope::diagnose {
namespace {

// Shares of the kinds of mistakes.
constexpr double kChanges = 0.62;
constexpr double kSwaps = 0.13;
constexpr double kMoves = 0.15;
constexpr double kExtras = 0.10;
constexpr double kPlacesToMove = 3;  // a given has about three blank neighbours

// Reasons for a wrong digit: a slip of the finger, a misread print, or anything else.
constexpr double kSlips = 0.3;
constexpr double kMisreadings = 0.3;
constexpr double kAnything = 0.4;

// Digits that people mistake for each other, in either order.
constexpr std::array<std::pair<int, int>, 8> kLookAlike{
    {{1, 7}, {3, 8}, {5, 6}, {6, 8}, {8, 9}, {4, 9}, {3, 5}, {2, 7}}};

bool look_alike(int a, int b) {
  return std::any_of(kLookAlike.begin(), kLookAlike.end(),
                     [&](const auto& pair) { return pair == std::pair(a, b) || pair == std::pair(b, a); });
}

// True for neighbours on the row of digits of a keyboard, or on a number pad, whose rows are 123, 456 and 789.
bool keys_touch(int a, int b) {
  const int across = std::abs((a - 1) % 3 - (b - 1) % 3);
  const int down = std::abs((a - 1) / 3 - (b - 1) / 3);
  return std::abs(a - b) == 1 || across + down == 1;
}

template <class Related>
double share(int digit, int other, Related related) {
  int count = 0;
  for (int each = 1; each <= 9; ++each) count += each != digit && related(digit, each) ? 1 : 0;
  return count > 0 && related(digit, other) ? 1.0 / count : 0;
}

// Probability of typing `written` for `meant`. Above 9 a digit takes two keys, and all mistakes are equally likely.
double substitution(int meant, int written, int side) {
  const double anything = 1.0 / std::max(1, side - 1);
  if (meant > 9 || written > 9) return anything;
  return kAnything * anything + kSlips * share(meant, written, keys_touch) +
         kMisreadings * share(meant, written, look_alike);
}

// Probability of this mistake among all of its kind.
double mistake(const Repair& repair, const Occasions& occasions) {
  const double givens = occasions.givens;
  switch (repair.kind) {
    case RepairKind::kChange:
      return kChanges / givens * substitution(repair.first.to + 1, repair.first.from + 1, occasions.side);
    case RepairKind::kSwap:
      return kSwaps / std::max(1, occasions.pairs);
    case RepairKind::kMove:
      return kMoves / givens / kPlacesToMove;
    case RepairKind::kRemove:
      // Any digit in any cell could have been the superfluous one: a removal explains little.
      return kExtras / std::max(1, occasions.blanks) / occasions.side;
  }
  return 0;
}

// Published puzzles are often minimal, and often symmetric. In 1,000 typos of random
// minimal puzzles the right repair is first for 755 without the former weight, for 885
// with it. A weight for puzzles that singles solve was tried too: it makes no difference.
constexpr double kMinimal = 1.5;
constexpr double kSymmetric = 2;

}  // namespace

double repair_score(const Repair& repair, const Repaired& repaired, const Occasions& occasions) {
  return std::log(mistake(repair, occasions)) + (repaired.minimal ? kMinimal : 0) + kSymmetric * repaired.symmetry;
}

}  // namespace sudoscope::diagnose

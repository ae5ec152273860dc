// Clues beside the grid, which speak of the row, column or diagonal that begins at them.
#include <array>
#include <tuple>

#include "constraints/builder.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

using Begin = std::function<void(std::size_t)>;
using Clues = std::span<const Clue>;
using Line = std::vector<Cell>;

// The cells seen from a place of the ring in steps of (down, right).
Line cells_from(const Builder& builder, Place place, int down, int right) {
  const int side = builder.side();
  Line cells;
  int row = place.row + down;
  int column = place.column + right;
  for (; row >= 1 && row <= side && column >= 1 && column <= side; row += down, column += right)
    cells.push_back(builder.cell_at(row - 1, column - 1));
  return cells;
}

// Visits each clue that has a value, with the row or column that begins at its place.
template <class Visit>
void for_each_view(Builder& builder, Clues clues, const Begin& begin, Visit visit) {
  const int side = builder.side();
  for_each_clue(clues, begin, [&](const Clue& clue) {
    if (clue.value.empty()) return;
    if (!clue.place) return builder.refuse(say(MessageId::kClueNoCells));
    const auto [row, column] = *clue.place;
    const bool beside_row = row >= 1 && row <= side && (column == 0 || column == side + 1);
    const bool beside_column = column >= 1 && column <= side && (row == 0 || row == side + 1);
    if (!beside_row && !beside_column) return builder.refuse(say(MessageId::kClueNotBeside));
    const Line line = beside_row ? cells_from(builder, *clue.place, 0, column == 0 ? 1 : -1)
                                 : cells_from(builder, *clue.place, row == 0 ? 1 : -1, 0);
    visit(clue, line, builder.number_of(clue, 0));
  });
}

// All sets of digits with a sum of values, drawn from `from`.
std::vector<DigitSet> sets_with_sum(DigitSet from, int total) {
  std::vector<std::pair<DigitSet, int>> partial{{0, 0}};
  for (; from != 0; from = without_first(from)) {
    const int value = first_digit(from) + 1;
    const std::size_t before = partial.size();
    for (std::size_t at = 0; at < before; ++at)
      if (partial[at].second + value <= total)
        partial.emplace_back(partial[at].first | digit_bit(first_digit(from)), partial[at].second + value);
  }
  std::vector<DigitSet> sets;
  for (const auto& [set, sum] : partial)
    if (sum == total) sets.push_back(set);
  return sets;
}

// Beyond this side the sets are too many to list.
constexpr int kLargestSideOfSets = 16;

// Sum of the digits between 1 and the largest. State: the set of digits between them, chosen at the start, which
// therefore are neither before nor behind; whether the place is before (0), between (1) or behind (2); how many of the
// set are passed.
void sandwich_sum(Builder& builder, Clues clues, const Begin& begin) {
  using State = std::tuple<DigitSet, int, int>;
  const int side = builder.side();
  const DigitSet crusts = digit_bit(0) | digit_bit(static_cast<Digit>(side - 1));
  for_each_view(builder, clues, begin, [&](const Clue&, const Line& line, int total) {
    if (side > kLargestSideOfSets) return builder.refuse(say(MessageId::kClueTooLarge));
    std::vector<State> starts;
    for (const DigitSet set : sets_with_sum(builder.all() & ~crusts, total)) starts.emplace_back(set, 0, 0);
    builder.line<State>(
        "sandwich " + std::to_string(total), line, starts,
        [&](const State& state, int, int digit, auto reach) {
          const auto [set, part, passed] = state;
          const bool is_crust = has_digit(crusts, static_cast<Digit>(digit));
          const bool is_inside = has_digit(set, static_cast<Digit>(digit));
          if (part == 1 ? is_inside : !is_crust && !is_inside)
            reach(State{set, part, passed + (part == 1)});
          else if (is_crust && (part == 0 || (part == 1 && passed == digit_count(set))))
            reach(State{set, part + 1, 0});
        },
        [](const State& state) { return std::get<1>(state) == 2; });
  });
}

// Sum of the first X digits, the first one (= X) included. State: the set of the first digits, chosen at the start,
// which therefore are not behind.
void x_sum(Builder& builder, Clues clues, const Begin& begin) {
  for_each_view(builder, clues, begin, [&](const Clue&, const Line& line, int total) {
    if (builder.side() > kLargestSideOfSets) return builder.refuse(say(MessageId::kClueTooLarge));
    std::vector<DigitSet> starts = sets_with_sum(builder.all(), total);
    std::erase_if(starts,
                  [](DigitSet set) { return set == 0 || !has_digit(set, static_cast<Digit>(digit_count(set) - 1)); });
    builder.line<DigitSet>(
        "x-sum " + std::to_string(total), line, starts,
        [&](DigitSet set, int at, int digit, auto reach) {
          const bool is_in = has_digit(set, static_cast<Digit>(digit));
          if (at == 0 ? digit + 1 == digit_count(set) : is_in == (at < digit_count(set))) reach(set);
        },
        [](DigitSet) { return true; });
  });
}

// How many digits are larger than all before them. State: the largest so far, the number of those. The row holds every
// digit, so that its largest is the last of them.
void skyscraper(Builder& builder, Clues clues, const Begin& begin) {
  using State = std::array<int, 2>;
  const int side = builder.side();
  for_each_view(builder, clues, begin, [&](const Clue&, const Line& line, int wanted) {
    builder.line<State>(
        "skyscraper " + std::to_string(wanted), line, {State{-1, 0}},
        [&](const State& state, int, int digit, auto reach) {
          const auto [top, seen] = state;
          if (digit < top) return reach(state);
          if (digit > top && seen < wanted) reach(State{digit, seen + 1});
        },
        [&](const State& state) { return state == State{side - 1, wanted}; });
  });
}

// The first digit that is smaller than one before it. State: the largest so far; `side` once it was met.
void hidden_skyscraper(Builder& builder, Clues clues, const Begin& begin) {
  const int side = builder.side();
  for_each_view(builder, clues, begin, [&](const Clue&, const Line& line, int wanted) {
    builder.line<int>(
        "hidden skyscraper " + std::to_string(wanted), line, {-1},
        [&](int top, int, int digit, auto reach) {
          if (top == side) return reach(side);
          if (digit > top) return reach(digit);
          if (digit + 1 == wanted && digit < top) reach(side);
        },
        [&](int top) { return top == side; });
  });
}

// With N in the first cell, the N-th cell (the first is 1) holds the clue. State: cells to go; -1 = done.
void numbered_room(Builder& builder, Clues clues, const Begin& begin) {
  for_each_view(builder, clues, begin, [&](const Clue&, const Line& line, int wanted) {
    builder.line<int>(
        "numbered room " + std::to_string(wanted), line, {0},
        [&](int left, int at, int digit, auto reach) {
          if (at == 0) left = digit + 1;
          if (left < 0) return reach(-1);
          if (left > 1) return reach(left - 1);
          if (digit + 1 == wanted) reach(-1);
        },
        [](int left) { return left == -1; });
  });
}

void little_killer_sum(Builder& builder, Clues clues, const Begin& begin) {
  for_each_clue(clues, begin, [&](const Clue& clue) {
    if (clue.value.empty()) return;
    const std::string& way = clue.direction;
    const bool is_known = way == "DR" || way == "DL" || way == "UR" || way == "UL";
    if (!clue.place || !is_known) return builder.refuse(say(MessageId::kClueNoDirection));
    const Line cells = cells_from(builder, *clue.place, way[0] == 'D' ? 1 : -1, way[1] == 'R' ? 1 : -1);
    if (cells.empty()) return builder.refuse(say(MessageId::kClueNoDirection));
    std::vector<CellSum::Term> terms;
    for (const Cell cell : cells) terms.push_back({cell, 1});
    builder.sum(std::move(terms), builder.number_of(clue, 0));
  });
}

constexpr CompiledKind kOutsideKinds[] = {
    {"sandwichsum", sandwich_sum},   {"xsum", x_sum},
    {"skyscraper", skyscraper},      {"hiddenskyscraper", hidden_skyscraper},
    {"numberedroom", numbered_room}, {"littlekillersum", little_killer_sum},
};

}  // namespace

std::span<const CompiledKind> outside_kinds() { return kOutsideKinds; }

}  // namespace sudoscope

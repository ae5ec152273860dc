// Clues beside the grid, which speak of the row, column or diagonal that begins at them.
#include <array>

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

// Sum of the digits between 1 and the largest. State: 0 before, 1 between, 2 behind; the sum.
void sandwich_sum(Builder& builder, Clues clues, const Begin& begin) {
  using State = std::array<int, 2>;
  const int side = builder.side();
  for_each_view(builder, clues, begin, [&](const Clue&, const Line& line, int total) {
    builder.line<State>(
        "sandwich " + std::to_string(total), line, {State{0, 0}},
        [&](const State& state, int, int digit, auto reach) {
          const auto [part, sum] = state;
          const int value = digit + 1;
          const bool is_crust = value == 1 || value == side;
          if (part == 1 && is_crust) {
            if (sum == total) reach(State{2, 0});
          } else if (part == 1) {
            if (sum + value <= total) reach(State{1, sum + value});
          } else if (!is_crust) {
            reach(state);
          } else if (part == 0) {
            reach(State{1, 0});
          }
        },
        [](const State& state) { return state[0] == 2; });
  });
}

// Sum of the first X digits, the first one (= X) included. State: digits to go, sum to go.
void x_sum(Builder& builder, Clues clues, const Begin& begin) {
  using State = std::array<int, 2>;
  for_each_view(builder, clues, begin, [&](const Clue&, const Line& line, int total) {
    builder.line<State>(
        "x-sum " + std::to_string(total), line, {State{-1, total}},
        [&](const State& state, int at, int digit, auto reach) {
          const auto [count, sum] = state;
          if (at > 0 && count == 0) return reach(state);
          const int left = sum - digit - 1;
          const int to_go = at == 0 ? digit : count - 1;
          if (left >= 0 && (to_go > 0) == (left > 0)) reach(State{to_go, left});
        },
        [](const State& state) { return state == State{0, 0}; });
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

// Rules of lines: orders, differences, sums and patterns along an ordered list of cells, which need not touch.
#include <algorithm>
#include <array>

#include "constraints/builder.hpp"
#include "constraints/formula.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

using Begin = std::function<void(std::size_t)>;
using Clues = std::span<const Clue>;
using Line = std::vector<Cell>;

// Holds a relation of values between the neighbours on a line.
void chain(Builder& builder, const Line& line, const std::function<bool(int, int)>& holds) {
  for (std::size_t at = 1; at < line.size(); ++at) builder.pair(line[at - 1], line[at], holds);
}

void thermometer(Builder& builder, Clues clues, const Begin& begin) {
  for_each_line(clues, begin, [&](const Clue&, const Line& line) {
    builder.distinct(line);
    chain(builder, line, [](int a, int b) { return a < b; });
  });
}

void slow_thermometer(Builder& builder, Clues clues, const Begin& begin) {
  for_each_line(clues, begin,
                [&](const Clue&, const Line& line) { chain(builder, line, [](int a, int b) { return a <= b; }); });
}

// Each shaft sums to the number in the bulb, which is read from left to right, then from top to bottom.
void arrow(Builder& builder, Clues clues, const Begin& begin) {
  for_each_clue(clues, begin, [&](const Clue& clue) {
    Line bulb = clue.cells;
    std::sort(bulb.begin(), bulb.end());
    if (bulb.empty() || bulb.size() > 4) return builder.refuse(say(MessageId::kClueNoCells));
    for (const Line& line : clue.lines) {
      const bool starts_in_bulb = std::binary_search(bulb.begin(), bulb.end(), line[0]);
      std::vector<CellSum::Term> terms;
      for (std::size_t at = starts_in_bulb ? 1 : 0; at < line.size(); ++at) terms.push_back({line[at], 1});
      if (terms.empty()) continue;
      int weight = -1;
      for (std::size_t at = bulb.size(); at-- > 0; weight *= 10) terms.push_back({bulb[at], weight});
      builder.sum(std::move(terms), 0);
    }
  });
}

void double_arrow(Builder& builder, Clues clues, const Begin& begin) {
  for_each_line(clues, begin, [&](const Clue&, const Line& line) {
    if (line.size() < 3) return;
    builder.equal_sums(std::array{line.front(), line.back()}, std::span(line).subspan(1, line.size() - 2));
  });
}

void palindrome(Builder& builder, Clues clues, const Begin& begin) {
  for_each_line(clues, begin, [&](const Clue&, const Line& line) {
    for (std::size_t at = 0; at < line.size() / 2; ++at) builder.equal(line[at], line[line.size() - 1 - at]);
  });
}

void renban(Builder& builder, Clues clues, const Begin& begin) {
  for_each_line(clues, begin, [&](const Clue&, const Line& line) {
    const int length = static_cast<int>(line.size());
    std::vector<DigitSet> sets;
    for (int first = 0; first + length <= builder.side(); ++first) sets.push_back(all_digits(length) << first);
    builder.distinct(line);
    builder.choice(line, std::move(sets));
  });
}

void whispers(Builder& builder, Clues clues, const Begin& begin) {
  for_each_line(clues, begin, [&](const Clue& clue, const Line& line) {
    const int least = builder.number_of(clue, (builder.side() + 1) / 2);
    chain(builder, line, [&](int a, int b) { return a - b >= least || b - a >= least; });
  });
}

void nabner(Builder& builder, Clues clues, const Begin& begin) {
  for_each_line(clues, begin, [&](const Clue&, const Line& line) {
    builder.choice_of_all(line, [](DigitSet digits) { return (digits & digits >> 1) == 0; });
    builder.all_pairs(line, [](int a, int b) { return a - b > 1 || b - a > 1; });
  });
}

void parity_line(Builder& builder, Clues clues, const Begin& begin) {
  for_each_line(clues, begin, [&](const Clue&, const Line& line) {
    chain(builder, line, [](int a, int b) { return a % 2 != b % 2; });
  });
}

// Every `groups` successive cells hold digits of different groups, so that cells `groups` apart are of the same one if
// there are no others.
void successive_groups(Builder& builder, const Line& line, std::size_t groups,
                       const std::function<int(int)>& group_of) {
  for (std::size_t first = 0; first < line.size(); ++first) {
    for (std::size_t step = 1; step < groups && first + step < line.size(); ++step)
      builder.pair(line[first], line[first + step], [&](int a, int b) { return group_of(a) != group_of(b); });
    if (first + groups < line.size())
      builder.pair(line[first], line[first + groups], [&](int a, int b) { return group_of(a) == group_of(b); });
  }
}

void entropic_line(Builder& builder, Clues clues, const Begin& begin) {
  const int side = builder.side();
  for_each_line(clues, begin, [&](const Clue&, const Line& line) {
    successive_groups(builder, line, 3, [&](int value) { return third_of(value, side); });
  });
}

void modular_line(Builder& builder, Clues clues, const Begin& begin) {
  for_each_line(clues, begin, [&](const Clue& clue, const Line& line) {
    const int modulus = builder.number_of(clue, 3);
    if (modulus < 1) return builder.refuse(say(MessageId::kClueNoNumber, clue.value.substr(0, 20)));
    successive_groups(builder, line, static_cast<std::size_t>(modulus), [&](int value) { return value % modulus; });
  });
}

// The pieces into which the borders of the regions cut a line have one sum. A grid without boxes has no such borders:
// its boxes are the rows.
void region_sum_line(Builder& builder, Clues clues, const Begin& begin) {
  if (builder.geometry().box_height() == 1) return;
  for_each_line(clues, begin, [&](const Clue&, const Line& line) {
    std::vector<Line> pieces;
    for (std::size_t at = 0; at < line.size(); ++at) {
      const bool goes_on = at > 0 && builder.geometry().box_of(line[at]) == builder.geometry().box_of(line[at - 1]);
      if (!goes_on) pieces.emplace_back();
      pieces.back().push_back(line[at]);
    }
    builder.equal_sums(pieces);
  });
}

// The line is cut into pieces that each sum to the value. State: whether a cut is behind; the sum since; for a loop,
// the sum that the part before the first cut must still reach with the part after the last, chosen at the start.
void sum_line(Builder& builder, Clues clues, const Begin& begin) {
  using State = std::array<int, 3>;
  for_each_line(clues, begin, [&](const Clue& clue, Line line) {
    const int total = builder.number_of(clue, 0);
    if (total == 0) return builder.refuse(say(MessageId::kClueNoNumber, clue.value.substr(0, 20)));
    if (clue.loop && line.size() > 1 && line.front() == line.back()) line.pop_back();
    std::vector<State> starts;
    for (int first = clue.loop ? 1 : total; first <= total; ++first) starts.push_back({0, 0, first});
    builder.line<State>((clue.loop ? "loop of " : "sum line of ") + clue.value, line, starts,
                        [&](const State& state, int, int digit, auto reach) {
                          const auto [is_cut, sum, first] = state;
                          const int target = is_cut ? total : first;
                          const int next = sum + digit + 1;
                          if (next < target) reach(State{is_cut, next, first});
                          if (next == target) reach(State{1, 0, first});
                        },
                        [&](const State& state) { return state[0] == 1 && state[1] == total - state[2]; });
  });
}

// Digits strictly between those of the two ends, which come in either order.
// State: 0 before the first inner cell, 1 where the line rises from the first end, 2 where it falls; the first end; the
// farthest digit from it.
void between_line(Builder& builder, Clues clues, const Begin& begin) {
  using State = std::array<int, 3>;
  for_each_line(clues, begin, [&](const Clue&, const Line& line) {
    if (line.size() < 3) return;
    const int last = static_cast<int>(line.size()) - 1;
    builder.line<State>(
        "between", line, {State{0, -1, -1}},
        [&](const State& state, int at, int digit, auto reach) {
          const auto [way, end, far] = state;
          if (at == 0) return reach(State{0, digit, digit});
          if (digit == end) return;
          const int now = digit > end ? 1 : 2;
          if (way != 0 && way != now) return;
          if (at < last)
            reach(State{now, end, now == 1 ? std::max(far, digit) : std::min(far, digit)});
          else if (now == 1 ? digit > far : digit < far)
            reach(State{3, 0, 0});
        },
        [](const State& state) { return state[0] == 3; });
  });
}

// The ends differ by at least the value; all others are outside their range. The ends come first in the machine.
void lockout(Builder& builder, Clues clues, const Begin& begin) {
  using State = std::array<int, 2>;
  for_each_line(clues, begin, [&](const Clue& clue, const Line& line) {
    if (line.size() < 2) return;
    const int least = builder.number_of(clue, 4);
    Line ends_first = {line.front(), line.back()};
    ends_first.insert(ends_first.end(), line.begin() + 1, line.end() - 1);
    builder.line<State>(
        "lockout " + std::to_string(least), ends_first, {State{-1, -1}},
        [&](const State& state, int at, int digit, auto reach) {
          const auto [low, high] = state;
          if (at == 0) return reach(State{digit, digit});
          if (at == 1) {
            if (digit - low >= least || low - digit >= least) reach(State{std::min(low, digit), std::max(low, digit)});
          } else if (digit < low || digit > high) {
            reach(state);
          }
        },
        [](const State&) { return true; });
  });
}

// Cells at equal distance from the middle have one sum; the middle cell of an odd line is that sum.
void zipper_line(Builder& builder, Clues clues, const Begin& begin) {
  for_each_line(clues, begin, [&](const Clue&, const Line& line) {
    std::vector<Line> pairs;
    if (line.size() % 2 == 1) pairs.push_back({line[line.size() / 2]});
    for (std::size_t at = line.size() / 2; at-- > 0;) pairs.push_back({line[at], line[line.size() - 1 - at]});
    builder.equal_sums(pairs);
  });
}

// A constant step from cell to cell. State: the digit before and the step; `side` for none yet.
void sequence(Builder& builder, Clues clues, const Begin& begin) {
  using State = std::array<int, 2>;
  const int none = builder.side();
  for_each_line(clues, begin, [&](const Clue&, const Line& line) {
    builder.line<State>(
        "sequence", line, {State{none, none}},
        [&](const State& state, int at, int digit, auto reach) {
          if (at == 0)
            reach(State{digit, none});
          else if (state[1] == none || digit - state[0] == state[1])
            reach(State{digit, digit - state[0]});
        },
        [](const State&) { return true; });
  });
}

// With X in the first cell and i in the second, X is i cells beyond the second. State: X, cells to go (-1: done).
void value_indexing(Builder& builder, Clues clues, const Begin& begin) {
  using State = std::array<int, 2>;
  for_each_line(clues, begin, [&](const Clue&, const Line& line) {
    builder.line<State>(
        "value indexing", line, {State{-1, -1}},
        [&](const State& state, int at, int digit, auto reach) {
          if (at == 0) return reach(State{digit, 0});
          if (at == 1) return reach(State{state[0], digit + 1});
          const auto [value, left] = state;
          if (left < 0) return reach(state);
          if (left > 1) return reach(State{value, left - 1});
          if (digit == value) reach(State{0, -1});
        },
        [](const State& state) { return state[1] == -1; });
  });
}

// Any relation of successive cells, or of all pairs.
void pairwise(Builder& builder, Clues clues, const Begin& begin) {
  const auto side = static_cast<std::size_t>(builder.side());
  for_each_line(clues, begin, [&](const Clue& clue, const Line& line) {
    const auto pairs = pairs_of(clue, builder.side());
    if (!pairs) return builder.refuse(pairs.error());
    const auto holds = [&](int a, int b) {
      return pairs.value()[static_cast<std::size_t>(a - 1) * side + static_cast<std::size_t>(b - 1)] == '1';
    };
    if (!clue.all) return chain(builder, line, holds);
    builder.all_pairs(line, holds);
  });
}

constexpr CompiledKind kLineKinds[] = {
    {"thermometer", thermometer},
    {"slowthermometer", slow_thermometer},
    {"arrow", arrow},
    {"doublearrow", double_arrow},
    {"palindrome", palindrome},
    {"renban", renban},
    {"whispers", whispers},
    {"nabner", nabner},
    {"parityline", parity_line},
    {"entropicline", entropic_line},
    {"modularline", modular_line},
    {"regionsumline", region_sum_line},
    {"sumline", sum_line},
    {"betweenline", between_line},
    {"lockout", lockout},
    {"zipperline", zipper_line},
    {"sequence", sequence},
    {"valueindexing", value_indexing},
    {"pairwise", pairwise},
};

}  // namespace

std::span<const CompiledKind> line_kinds() { return kLineKinds; }

}  // namespace sudoscope

// Rules of sets of cells: sums, contents, counts.
#include <algorithm>
#include <array>
#include <bit>

#include "constraints/builder.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

using Begin = std::function<void(std::size_t)>;
using Clues = std::span<const Clue>;

void killer_cage(Builder& builder, Clues clues, const Begin& begin) {
  for_each_clue(clues, begin, [&](const Clue& clue) {
    builder.distinct(clue.cells);
    const int total = builder.number_of(clue, 0);
    if (total == 0 || clue.cells.empty()) return;
    std::vector<CellSum::Term> terms;
    for (const Cell cell : clue.cells) terms.push_back({cell, 1});
    builder.sum(std::move(terms), total);
  });
}

void sum_cage(Builder& builder, Clues clues, const Begin& begin) {
  for_each_clue(clues, begin, [&](const Clue& clue) {
    if (clue.value.empty()) return;
    if (!clue.numbers.empty() && clue.numbers.size() != clue.cells.size())
      return builder.refuse(say(MessageId::kClueNoCells));
    std::vector<CellSum::Term> terms;
    for (std::size_t at = 0; at < clue.cells.size(); ++at)
      terms.push_back({clue.cells[at], clue.numbers.empty() ? 1 : clue.numbers[at]});
    builder.sum(std::move(terms), builder.number_of(clue, 0));
  });
}

void equal_sum(Builder& builder, Clues clues, const Begin& begin) {
  for_each_clue(clues, begin, [&](const Clue& clue) { builder.equal_sums(clue.groups); });
}

void extra_region(Builder& builder, Clues clues, const Begin& begin) {
  for_each_clue(clues, begin, [&](const Clue& clue) { builder.distinct(clue.cells); });
}

// No set of one or more digits of the cage sums to the value. State: the sums that can be made, one bit each.
void rellik_cage(Builder& builder, Clues clues, const Begin& begin) {
  for_each_clue(clues, begin, [&](const Clue& clue) {
    const int value = builder.number_of(clue, 0);
    if (value > 63) return builder.refuse(say(MessageId::kClueTooLarge));
    const auto fits = [&](DigitSet digits) {
      std::uint64_t sums = 1;
      for (; digits != 0; digits = without_first(digits)) sums |= sums << (first_digit(digits) + 1);
      return value == 0 || (sums >> value & 1) == 0;
    };
    if (builder.choice_of_all(clue.cells, fits)) return;
    builder.distinct(clue.cells);
    if (value == 0) return;
    builder.line<std::uint64_t>(
        "rellik " + clue.value, clue.cells, {1},
        [&](std::uint64_t sums, int, int digit, auto reach) {
          const std::uint64_t kept = (std::uint64_t{2} << value) - 1;
          const std::uint64_t next = (sums | sums << (digit + 1)) & kept;
          if (!(next >> value & 1)) reach(next);
        },
        [](std::uint64_t) { return true; });
  });
}

// As many odd as even digits, as many low as high ones, no middle one, no repeats.
void equality_cage(Builder& builder, Clues clues, const Begin& begin) {
  const int side = builder.side();
  using State = std::array<int, 2>;
  const auto fits = [&](DigitSet digits) {
    int odd = 0;
    int low = 0;
    for (; digits != 0; digits = without_first(digits)) {
      const int value = first_digit(digits) + 1;
      if (2 * value == side + 1) return false;
      odd += value % 2 ? 1 : -1;
      low += 2 * value <= side ? 1 : -1;
    }
    return odd == 0 && low == 0;
  };
  for_each_clue(clues, begin, [&](const Clue& clue) {
    if (builder.choice_of_all(clue.cells, fits)) return;
    builder.distinct(clue.cells);
    builder.line<State>(
        "equality", clue.cells, {State{0, 0}},
        [&](const State& state, int, int digit, auto reach) {
          const int value = digit + 1;
          if (2 * value == side + 1) return;
          reach(State{state[0] + (value % 2 ? 1 : -1), state[1] + (2 * value <= side ? 1 : -1)});
        },
        [](const State& state) { return state == State{0, 0}; });
  });
}

// "2317": exactly two 3s and one 7.
void look_and_say(Builder& builder, Clues clues, const Begin& begin) {
  for_each_clue(clues, begin, [&](const Clue& clue) {
    const std::string& text = clue.value;
    const bool is_plain = std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (text.size() % 2 == 1 || !is_plain) return builder.refuse(say(MessageId::kClueNoNumber, text.substr(0, 20)));
    for (std::size_t at = 0; at < text.size(); at += 2)
      builder.count(clue.cells, text[at + 1] - '0', text[at] - '0', text[at] - '0');
  });
}

// The values that a clue lists: as numbers, or in its value as digits, or between commas or underscores.
std::vector<int> listed_values(Builder& builder, const Clue& clue) {
  if (!clue.numbers.empty()) return clue.numbers;
  std::vector<int> values;
  std::string_view rest = clue.value;
  const bool has_commas = rest.find_first_of(",_") != std::string_view::npos;
  while (!rest.empty()) {
    const std::size_t end = has_commas ? std::min(rest.find_first_of(",_"), rest.size()) : 1;
    const auto value = whole_number(rest.substr(0, end));
    if (!value) {
      builder.refuse(say(MessageId::kClueNoNumber, clue.value.substr(0, 20)));
      return values;
    }
    values.push_back(*value);
    rest.remove_prefix(std::min(rest.size(), has_commas ? end + 1 : end));
  }
  return values;
}

template <bool kExact>
void contains(Builder& builder, Clues clues, const Begin& begin) {
  for_each_clue(clues, begin, [&](const Clue& clue) {
    const std::vector<int> values = listed_values(builder, clue);
    for (std::size_t at = 0; at < values.size(); ++at) {
      const auto here = values.begin() + static_cast<std::ptrdiff_t>(at);
      if (std::find(values.begin(), here, values[at]) != here) continue;
      const int times = static_cast<int>(std::count(values.begin(), values.end(), values[at]));
      builder.count(clue.cells, values[at], times, kExact ? times : static_cast<int>(clue.cells.size()));
    }
  });
}

void counting_circles(Builder& builder, Clues clues, const Begin& begin) {
  for_each_clue(clues, begin, [&](const Clue& clue) { builder.counting(clue.cells); });
}

// The cell holds the number of different digits in the set. State: the digits so far; the cell comes last.
void count_distinct(Builder& builder, Clues clues, const Begin& begin) {
  for_each_clue(clues, begin, [&](const Clue& clue) {
    const auto place = clue.place;
    const int side = builder.side();
    if (!place || place->row < 1 || place->column < 1 || place->row > side || place->column > side)
      return builder.refuse(say(MessageId::kClueNoCells));
    std::vector<Cell> cells = clue.cells;
    const int last = static_cast<int>(cells.size());
    cells.push_back(builder.cell_at(place->row - 1, place->column - 1));
    builder.line<DigitSet>(
        "count distinct", cells, {0},
        [&](DigitSet seen, int at, int digit, auto reach) {
          if (at < last)
            reach(seen | digit_bit(static_cast<Digit>(digit)));
          else if (digit_count(seen) == digit + 1)
            reach(0);
        },
        [](DigitSet) { return true; });
  });
}

void same_values(Builder& builder, Clues clues, const Begin& begin) {
  for_each_clue(clues, begin, [&](const Clue& clue) {
    for (const auto& group : clue.groups)
      if (group.size() != clue.groups[0].size()) return builder.refuse(say(MessageId::kClueNoCells));
    builder.same(clue.groups);
  });
}

// Sum of the digits between the smallest and the largest of the cells, in their order; no repeats.
// State: smallest and largest, chosen at the start; how many of the two are passed; the sum.
void lunchbox(Builder& builder, Clues clues, const Begin& begin) {
  using State = std::array<int, 4>;
  std::vector<State> starts;
  for (int low = 1; low <= builder.side(); ++low)
    for (int high = low + 1; high <= builder.side(); ++high) starts.push_back({low, high, 0, 0});
  for_each_clue(clues, begin, [&](const Clue& clue) {
    builder.distinct(clue.cells);
    if (clue.value.empty() || clue.cells.size() < 2) return;
    const int wanted = builder.number_of(clue, 0);
    builder.line<State>(
        "lunchbox " + clue.value, clue.cells, starts,
        [&](const State& state, int, int digit, auto reach) {
          const auto [low, high, passed, sum] = state;
          const int value = digit + 1;
          if (value < low || value > high) return;
          // `passed`: 1 for the smallest, 2 for the largest; each is met once.
          if (value == low || value == high) {
            const int bit = value == low ? 1 : 2;
            if (passed & bit) return;
            reach(State{low, high, passed | bit, sum});
          } else if (passed == 1 || passed == 2) {
            if (sum + value <= wanted) reach(State{low, high, passed, sum + value});
          } else {
            reach(state);
          }
        },
        [&](const State& state) { return state[2] == 3 && state[3] == wanted; });
  });
}

constexpr CompiledKind kCageKinds[] = {
    {"killercage", killer_cage},
    {"sumcage", sum_cage},
    {"equalsum", equal_sum},
    {"extraregion", extra_region},
    {"rellikcage", rellik_cage},
    {"equalitycage", equality_cage},
    {"lookandsay", look_and_say},
    {"containatleast", contains<false>},
    {"containexact", contains<true>},
    {"countingcircles", counting_circles},
    {"countdistinct", count_distinct},
    {"samevalues", same_values},
    {"lunchbox", lunchbox},
};

}  // namespace

std::span<const CompiledKind> cage_kinds() { return kCageKinds; }

}  // namespace sudoscope

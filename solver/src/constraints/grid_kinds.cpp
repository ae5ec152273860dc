// Rules of the whole grid: chess moves, neighbours, squares of four cells, ranks.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "constraints/builder.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

using Begin = std::function<void(std::size_t)>;
using Clues = std::span<const Clue>;

// Visits all pairs of cells that are some steps apart. `steps`: rows down and columns to the right, one of each pair.
template <class Visit>
void for_each_step(const Builder& builder, std::span<const std::pair<int, int>> steps, Visit visit) {
  const int side = builder.side();
  for (int row = 0; row < side; ++row)
    for (int column = 0; column < side; ++column)
      for (const auto& [down, right] : steps) {
        const int to_row = row + down;
        const int to_column = column + right;
        if (to_row < side && to_column >= 0 && to_column < side)
          visit(builder.cell_at(row, column), builder.cell_at(to_row, to_column));
      }
}

// Visits all pairs of orthogonal neighbours.
template <class Visit>
void for_each_neighbours(const Builder& builder, Visit visit) {
  for (Cell first = 0; first < builder.geometry().cell_count(); ++first)
    for (const Cell second : builder.next_neighbours(first)) visit(first, second);
}

void anti_knight(Builder& builder, Clues, const Begin& begin) {
  constexpr std::array<std::pair<int, int>, 4> kSteps{{{1, 2}, {1, -2}, {2, 1}, {2, -1}}};
  begin(0);
  for_each_step(builder, kSteps, [&](Cell first, Cell second) { builder.distinct({first, second}); });
}

void anti_king(Builder& builder, Clues, const Begin& begin) {
  constexpr std::array<std::pair<int, int>, 4> kSteps{{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};
  begin(0);
  for_each_step(builder, kSteps, [&](Cell first, Cell second) { builder.distinct({first, second}); });
}

// Two equal digits d are never exactly d orthogonal steps apart.
void anti_taxicab(Builder& builder, Clues, const Begin& begin) {
  begin(0);
  for (int distance = 1; distance <= builder.side(); ++distance) {
    std::vector<std::pair<int, int>> steps;
    for (int down = 0; down <= distance; ++down)
      for (const int right : {distance - down, down - distance})
        if (down > 0 || right > 0) steps.emplace_back(down, right);
    std::sort(steps.begin(), steps.end());
    steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
    for_each_step(builder, steps, [&](Cell first, Cell second) {
      builder.pair(first, second, [&](int a, int b) { return a != b || a != distance; });
    });
  }
}

// Orthogonal neighbours never differ by 1. With white dots on the board it holds for pairs without a dot alone: a pair
// of 1 and 2 may have either dot.
void non_consecutive(Builder& builder, Clues, const Begin& begin) {
  begin(0);
  const bool has_white_dots = !builder.clues_of_kind("difference").empty();
  for_each_neighbours(builder, [&](Cell first, Cell second) {
    if (!has_white_dots || !(builder.has_dot("difference", first, second) || builder.has_dot("ratio", first, second)))
      builder.pair(first, second, [](int a, int b) { return a - b != 1 && b - a != 1; });
  });
}

// "All dots are given": pairs without one never have a value that a dot of the kind on the board has, or else the usual
// one. `has(a, b, value)`: true if digits a and b have it.
template <class Has>
void all_dots_given(Builder& builder, std::string_view kind, int usual, Has has) {
  std::vector<int> values;
  for (const Clue& clue : builder.clues_of_kind(kind)) values.push_back(builder.number_of(clue, usual));
  if (values.empty()) values.push_back(usual);
  for_each_neighbours(builder, [&](Cell first, Cell second) {
    if (builder.has_dot("ratio", first, second) || builder.has_dot("difference", first, second)) return;
    builder.pair(first, second, [&](int a, int b) {
      return std::none_of(values.begin(), values.end(), [&](int value) { return has(a, b, value); });
    });
  });
}

void all_xv_given(Builder& builder) {
  for_each_neighbours(builder, [&](Cell first, Cell second) {
    if (!builder.has_dot("xv", first, second))
      builder.pair(first, second, [](int a, int b) { return a + b != 5 && a + b != 10; });
  });
}

// SudokuPad lists its lamps in fog there, too.
void negative(Builder& builder, Clues clues, const Begin& begin) {
  for_each_clue(clues, begin, [&](const Clue& clue) {
    if (clue.value == "ratio")
      all_dots_given(builder, "ratio", 2, [](int a, int b, int ratio) { return a == b * ratio || b == a * ratio; });
    else if (clue.value == "difference")
      all_dots_given(builder, "difference", 1, [](int a, int b, int apart) { return std::abs(a - b) == apart; });
    else if (clue.value == "xv")
      all_xv_given(builder);
    else if (clue.value != "foglight")
      builder.refuse(say(MessageId::kClueNoNumber, clue.value.substr(0, 20)));
  });
}

// Each square of four cells holds a digit of all three groups.
void squares(Builder& builder, const Begin& begin, const std::string& key, const std::function<int(int)>& group_of) {
  begin(0);
  for (int row = 0; row + 1 < builder.side(); ++row)
    for (int column = 0; column + 1 < builder.side(); ++column)
      builder.line<int>(
          key,
          {builder.cell_at(row, column), builder.cell_at(row, column + 1), builder.cell_at(row + 1, column),
           builder.cell_at(row + 1, column + 1)},
          {0}, [&](int seen, int, int digit, auto reach) { reach(seen | 1 << group_of(digit + 1)); },
          [](int seen) { return seen == 7; });
}

void global_entropy(Builder& builder, Clues, const Begin& begin) {
  squares(builder, begin, "global entropy", [&](int value) { return third_of(value, builder.side()); });
}

void global_modular(Builder& builder, Clues, const Begin& begin) {
  squares(builder, begin, "global modular", [](int value) { return value % 3; });
}

// Every middle digit has a 1 directly above or the largest digit directly below.
void dutch_flatmates(Builder& builder, Clues, const Begin& begin) {
  begin(0);
  const int side = builder.side();
  const int middle = (side + 1) / 2;
  enum : int { kOther, kAfterOne, kNeedsLargest };
  for (int column = 0; column < side; ++column) {
    std::vector<Cell> cells;
    for (int row = 0; row < side; ++row) cells.push_back(builder.cell_at(row, column));
    builder.line<int>(
        "flatmates", cells, {kOther},
        [&](int state, int, int digit, auto reach) {
          const int value = digit + 1;
          if (state == kNeedsLargest && value != side) return;
          if (value == middle)
            reach(state == kAfterOne ? kOther : kNeedsLargest);
          else
            reach(value == 1 ? kAfterOne : kOther);
        },
        [](int state) { return state != kNeedsLargest; });
  }
}

// Rows and columns read from both ends as numbers: 4 * side lines. The clue at an end is the rank of the number read
// from it.
void full_rank(Builder& builder, Clues clues, const Begin& begin) {
  const int side = builder.side();
  RankedLines ranked;
  for (int index = 0; index < side; ++index) {
    std::vector<Cell> row;
    std::vector<Cell> column;
    for (int place = 0; place < side; ++place) {
      row.push_back(builder.cell_at(index, place));
      column.push_back(builder.cell_at(place, index));
    }
    for (std::vector<Cell>* line : {&row, &column}) {
      ranked.lines.push_back(*line);
      std::reverse(line->begin(), line->end());
      ranked.lines.push_back(*line);
    }
  }
  const auto ties = builder.clues_of_kind("fullrankties");
  const std::string wanted = ties.empty() ? "" : ties[0].value;
  ranked.ties = wanted == "any"    ? RankedLines::Ties::kAny
                : wanted == "none" ? RankedLines::Ties::kNone
                                   : RankedLines::Ties::kOnlyUnclued;
  for_each_clue(clues, begin, [&](const Clue& clue) {
    const int rank = builder.number_of(clue, 0);
    if (!clue.place || rank == 0) return;
    const auto [row, column] = *clue.place;
    const bool reads_row = column == 0 || column == side + 1;
    const int index = (reads_row ? row : column) - 1;
    if (index < 0 || index >= side) return;
    const bool backwards = reads_row ? column > side : row > side;
    const int line = index * 4 + (reads_row ? 0 : 2) + (backwards ? 1 : 0);
    ranked.ranks.push_back({builder.clue(), static_cast<std::uint16_t>(line), rank});
  });
  builder.ranked(std::move(ranked));
}

void nothing(Builder&, Clues, const Begin&) {}

constexpr CompiledKind kGridKinds[] = {
    {"antiknight", anti_knight},
    {"antiking", anti_king},
    {"antitaxicab", anti_taxicab},
    {"nonconsecutive", non_consecutive},
    {"negative", negative},
    {"globalentropy", global_entropy},
    {"globalmodular", global_modular},
    {"dutchflatmates", dutch_flatmates},
    {"fullrank", full_rank},
    {"fullrankties", nothing},
    // Settings of the game: no rules.
    {"fogofwar", nothing},
    {"foglight", nothing},
    {"triggereffect", nothing},
};

}  // namespace

std::span<const CompiledKind> grid_kinds() { return kGridKinds; }

}  // namespace sudoscope

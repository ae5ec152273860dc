// Singles in order of their appearance; subsets; locked candidates.
#include <array>

#include "rating/hodoku/step.hpp"

namespace sudoscope::rating::hodoku {

namespace {

bool is_blank(const Grid& grid, int single) { return grid.blank.has(cell_of(single)); }

void take(Technique technique, int single, Found& found) {
  found.technique = technique;
  found.placed = {cell_of(single), digit_of(single)};
}

}  // namespace

bool find_full_house(Grid& grid, Found& found) {
  int first_place = kCells;
  for_each(grid.last_blanks, [&](int cell) {
    const std::int16_t* const single = grid.naked.at(grid.came[cell]);
    if (single != nullptr && cell_of(*single) == cell) first_place = std::min<int>(first_place, grid.came[cell]);
  });
  if (first_place == kCells) return false;
  take(Technique::kFullHouse, *grid.naked.at(first_place), found);
  return true;
}

bool take_naked_single(Grid& grid, Found& found) {
  while (!grid.naked.empty()) {
    const int single = grid.naked.front();
    grid.naked.pop();
    if (!is_blank(grid, single)) continue;
    take(Technique::kNakedSingle, single, found);
    return true;
  }
  return false;
}

bool take_hidden_single(Grid& grid, Found& found) {
  grid.catch_up();
  while (!grid.hidden.empty()) {
    const int single = grid.hidden.front();
    grid.hidden.pop();
    if (!is_blank(grid, single)) continue;
    const bool holds = grid.is_alone(cell_of(single), digit_of(single));
    if (holds) take(Technique::kHiddenSingle, single, found);
    return holds;  // one that no longer holds ends the search, whatever is behind it
  }
  return false;
}

namespace {

// f(line) for boxes, rows and columns, until it returns true.
template <class F>
bool any_line(F f) {
  for (const int first_line : {kFirstBox, 0, kFirstColumn})
    for (int line = first_line; line < first_line + kSide; ++line)
      if (f(line)) return true;
  return false;
}

// f(cells) for each choice of `size` of these, in order, until it
// returns true; `may` is false for choices that cannot be part of one.
template <class May, class F>
bool any_choice(const int* from, const int* to, int size, std::array<int, kSide>& chosen, int taken, May may, F f) {
  if (taken == size) return f();
  for (; to - from >= size - taken; ++from) {
    chosen[static_cast<std::size_t>(taken)] = *from;
    if (may(taken + 1) && any_choice(from + 1, to, size, chosen, taken + 1, may, f)) return true;
  }
  return false;
}

// Eliminations of a naked subset in the lines that hold all its
// cells; locked if in a box and a line, with eliminations in both.
struct NakedSubset {
  std::vector<Single> gone;
  bool locked = false;
};

NakedSubset naked_subset(const Grid& grid, const Cells& cells, Mask digits, int size) {
  NakedSubset subset;
  std::array<bool, 3> shared{};
  int with_loss = 0;
  const int first_cell = cells.first();
  const Cells box = set_of_line(line_of(first_cell, 2));
  for (int kind = 0; kind < 3; ++kind) {
    const Cells line = set_of_line(line_of(first_cell, kind));
    shared[static_cast<std::size_t>(kind)] = (cells - line).empty();
    if (!shared[static_cast<std::size_t>(kind)]) continue;
    bool loses = false;
    for_each(line - cells, [&](int cell) {
      for_each(static_cast<unsigned>(grid.cell[cell] & digits), [&](int digit) {
        subset.gone.push_back({cell, digit});
        loses |= kind == 2 || !box.has(cell);
      });
    });
    with_loss += loses ? 1 : 0;
  }
  subset.locked = size < 4 && with_loss > 1 && shared[2] && (shared[0] || shared[1]);
  return subset;
}

constexpr Technique kNaked[] = {Technique::kNakedPair, Technique::kNakedTriple, Technique::kNakedQuadruple};
constexpr Technique kHidden[] = {Technique::kHiddenPair, Technique::kHiddenTriple, Technique::kHiddenQuadruple};

// The digits that have as many places in a line as lines_of(counts) picks.
template <class F>
Table<Mask, kHouses> digits_by_line(const Grid& grid, F lines_of) {
  Table<Mask, kHouses> digits{};
  for (int digit = 0; digit < kSide; ++digit)
    for_each(lines_of(grid.counts[digit]), [&](int line) { digits[line] |= bit(digit); });
  return digits;
}

// Cells with any candidates, but at most so many.
Cells with_few(const Grid& grid, int most) {
  Table<Cells, 5> more_than{};
  for (const Cells& places : grid.places) {
    for (int number = most; number > 0; --number)
      more_than[number] = more_than[number] | (more_than[number - 1] & places);
    more_than[0] = more_than[0] | places;
  }
  return more_than[0] - more_than[most];
}

}  // namespace

bool find_naked_subset(const Grid& grid, int size, bool locked, Found& found) {
  const Cells few = with_few(grid, size);
  return any_line([&](int line) {
    if (locked && line < kFirstBox) return false;
    std::array<int, kSide> cells{};
    int cell_count = 0;
    for_each(few & set_of_line(line), [&](int cell) { cells[static_cast<std::size_t>(cell_count++)] = cell; });
    std::array<int, kSide> chosen{};
    const auto digits_of = [&](int taken) {
      Mask digits = 0;
      for (int i = 0; i < taken; ++i) digits |= grid.cell[chosen[static_cast<std::size_t>(i)]];
      return digits;
    };
    return any_choice(
        cells.data(), cells.data() + cell_count, size, chosen, 0,
        [&](int taken) { return count(digits_of(taken)) <= size; },
        [&] {
          const Mask digits = digits_of(size);
          if (count(digits) != size) return false;
          Cells set;
          for (int i = 0; i < size; ++i) set.insert(chosen[static_cast<std::size_t>(i)]);
          NakedSubset subset = naked_subset(grid, set, digits, size);
          if (subset.gone.empty() || subset.locked != locked) return false;
          const Technique technique = !locked     ? kNaked[size - 2]
                                      : size == 2 ? Technique::kLockedPair
                                                  : Technique::kLockedTriple;
          found = {technique, {}, std::move(subset.gone)};
          return true;
        });
  });
}

bool find_hidden_subset(const Grid& grid, int size, Found& found) {
  const Table<Mask, kHouses> few = digits_by_line(grid, [&](const LineCounts& counts) { return counts.up_to(size); });
  return any_line([&](int line) {
    const Cells line_set = set_of_line(line);
    if (((grid.blank - grid.emptied) & line_set).size() <= size) return false;
    std::array<int, kSide> digits{};
    int digit_count = 0;
    for_each(few[line], [&](int digit) { digits[static_cast<std::size_t>(digit_count++)] = digit; });
    std::array<int, kSide> chosen{};
    return any_choice(
        digits.data(), digits.data() + digit_count, size, chosen, 0, [](int) { return true; },
        [&] {
          Cells cells;
          Mask kept = 0;
          for (int i = 0; i < size; ++i) {
            cells = cells | (grid.places[chosen[static_cast<std::size_t>(i)]] & line_set);
            kept |= bit(chosen[static_cast<std::size_t>(i)]);
          }
          if (cells.size() != size) return false;
          Found subset{kHidden[size - 2]};
          subset.take(grid, cells, static_cast<Mask>(kAll & ~kept));
          if (subset.gone.empty()) return false;
          found = std::move(subset);
          return true;
        });
  });
}

bool find_locked(const Grid& grid, bool from_boxes, Found& found) {
  const auto locks = [&](int line, int digit, int other) {
    const Cells here = grid.places[digit] & set_of_line(line);
    const Cells there = grid.places[digit] & set_of_line(other);
    if (!(here - there).empty() || (there - here).empty()) return false;
    found = {from_boxes ? Technique::kPointing : Technique::kClaiming};
    found.take(grid, there - here, bit(digit));
    return true;
  };
  const Table<Mask, kHouses> digits =
      digits_by_line(grid, [](const LineCounts& counts) { return counts.two_or_three(); });
  const int first_line = from_boxes ? kFirstBox : 0;
  const int end = from_boxes ? kHouses : kFirstBox;
  for (int line = first_line; line < end; ++line) {
    for (unsigned left = digits[line]; left != 0; left &= left - 1) {
      const int digit = first(left);
      const int cell = (grid.places[digit] & set_of_line(line)).first();
      if (from_boxes ? locks(line, digit, line_of(cell, 0)) || locks(line, digit, line_of(cell, 1))
                     : locks(line, digit, line_of(cell, 2)))
        return true;
    }
  }
  return false;
}

}  // namespace sudoscope::rating::hodoku

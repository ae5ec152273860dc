// The min-lex form of a puzzle on an ordinary grid, filled row by row. All ways to the smallest
// rows so far are kept side by side, and each is continued by every possible next row.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <vector>

#include "equivalence/row_way.hpp"
#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope {

// kMost: the largest side.
template <std::size_t kMost>
class RowWays {
 public:
  // A search with more ways than these is given up.
  static constexpr std::size_t kMostWays = std::size_t{1} << 16;

  // REQUIRES: kMost >= box_height * box_width.
  RowWays(std::size_t box_height, std::size_t box_width)
      : height_(box_height), width_(box_width), side_(box_height * box_width) {}

  // False if there are too many ways.
  bool find(std::span<const Digit> givens);

  // After find(): the label in each cell of the form, 1 .. side, or 0 for blank.
  std::size_t label(std::size_t row, std::size_t place) const { return form_[row][place]; }
  // The cell of the puzzle that moved there.
  Cell source(std::size_t row, std::size_t place) const {
    const Way& way = ways_.front();
    const std::size_t line = way.line_at[row], column = way.column_at[place];
    return static_cast<Cell>(way.transposed ? column * side_ + line : line * side_ + column);
  }

 private:
  using Way = RowWay<kMost>;
  using Small = typename Way::Small;
  static constexpr Small kNone = Way::kNone;

  // The puzzle or its transposition.
  struct Grid {
    std::array<std::array<Digit, kMost>, kMost> digits;
    std::array<std::uint64_t, kMost> masks;              // by line: bit c, its cell in column c is given
    std::array<std::array<Small, kMost>, kMost> counts;  // by line and stack: its givens there
    std::array<bool, kMost> repeats;                     // by line: a digit is given twice
    std::array<bool, kMost> blank_bands;
  };

  static std::uint64_t bit(std::size_t at) { return Way::bit(at); }

  void load(std::span<const Digit> givens, bool transposed);
  Way start(bool transposed) const;
  template <class Visit>
  void for_each_next_line(const Way& way, std::size_t row, Visit visit) const;
  void begin_row(Way& way) const;
  std::size_t givens_in(const Way& way, std::size_t stack) const;
  std::size_t blank_places_in_front(const Way& way) const;
  void swap_stacks(Way& way, std::size_t one, std::size_t other) const;
  void fill(Way& way, std::size_t place);
  void choose_stack(Way& way);
  static std::size_t set_blank_first(Way& way, std::uint64_t mask, std::size_t place, std::size_t end);
  Small least_label(const Way& way, std::size_t column, std::size_t place, std::size_t end) const;
  void take_home(Way& way, std::size_t place) const;
  void settle(Way& way, std::size_t column, std::size_t place) const;
  bool fill_place(Way& way, std::size_t& place, std::size_t end);
  bool put(std::size_t place, std::size_t label);
  void keep(const Way& way);

  std::size_t height_, width_, side_;
  std::array<Grid, 2> grids_;
  std::array<std::array<Small, kMost>, kMost> form_;
  std::vector<Way> ways_, next_ways_;
  bool too_many_ = false;
  // The row being filled.
  std::size_t row_ = 0;
  std::size_t blank_in_front_ = 0;  // of the row so far
  std::size_t line_ = 0;
};

template <std::size_t kMost>
void RowWays<kMost>::load(std::span<const Digit> givens, bool transposed) {
  Grid& grid = grids_[transposed];
  grid.blank_bands.fill(true);
  for (std::size_t line = 0; line < side_; ++line) {
    grid.masks[line] = 0;
    grid.repeats[line] = false;
    grid.counts[line].fill(0);
    DigitSet met = 0;
    for (std::size_t column = 0; column < side_; ++column) {
      const Digit digit = givens[transposed ? column * side_ + line : line * side_ + column];
      grid.digits[line][column] = digit;
      if (digit == kBlank) continue;
      grid.masks[line] |= bit(column);
      ++grid.counts[line][column / width_];
      if (has_digit(met, digit)) grid.repeats[line] = true;
      met |= digit_bit(digit);
    }
    if (met != 0) grid.blank_bands[line / height_] = false;
  }
}

template <std::size_t kMost>
typename RowWays<kMost>::Way RowWays<kMost>::start(bool transposed) const {
  Way way;
  for (std::size_t at = 0; at < side_; ++at) way.column_at[at] = way.place_of[at] = static_cast<Small>(at);
  way.line_at.fill(kNone);
  way.home_row.fill(kNone);
  way.home_column.fill(kNone);
  way.class_ends = 0;
  for (std::size_t end = width_; end <= side_; end += width_) way.class_ends |= bit(end - 1);
  way.lines_left = all_digits(static_cast<int>(side_));
  way.blank_stacks = static_cast<Small>(side_ / width_);
  way.open_begin = way.open_end = 0;
  way.labels = 0;
  way.transposed = transposed;
  return way;
}

template <std::size_t kMost>
bool RowWays<kMost>::find(std::span<const Digit> givens) {
  too_many_ = false;
  ways_.clear();
  // Without boxes of several rows and columns, rows and columns are the only houses.
  const bool both = height_ == width_ || height_ == 1 || width_ == 1;
  for (std::size_t transposed = 0; transposed <= (both ? 1 : 0); ++transposed) {
    load(givens, transposed != 0);
    ways_.push_back(start(transposed != 0));
  }
  for (row_ = 0; row_ < side_; ++row_) {
    form_[row_].fill(kNone);
    blank_in_front_ = 0;
    next_ways_.clear();
    for (const Way& way : ways_) {
      for_each_next_line(way, row_, [&](std::size_t line) {
        line_ = line;
        if (blank_places_in_front(way) < blank_in_front_) return;
        Way next = way;
        next.line_at[row_] = static_cast<Small>(line);
        next.lines_left &= ~bit(line);
        begin_row(next);
        fill(next, 0);
      });
    }
    if (too_many_) return false;
    std::swap(ways_, next_ways_);
  }
  return true;
}

// One of the blank lines of a band is enough to try, and one of the blank bands: they can change places.
template <std::size_t kMost>
template <class Visit>
void RowWays<kMost>::for_each_next_line(const Way& way, std::size_t row, Visit visit) const {
  const Grid& grid = grids_[way.transposed];
  std::uint64_t lines = way.lines_left;
  if (row % height_ != 0) lines &= all_digits(static_cast<int>(height_)) << (way.line_at[row - 1] / height_ * height_);
  constexpr std::size_t kNoBand = 64;
  std::size_t band_of_blank = kNoBand;
  bool is_band_blank = false;
  for (; lines != 0; lines &= lines - 1) {
    const auto line = static_cast<std::size_t>(std::countr_zero(lines));
    const std::size_t band = line / height_;
    if (grid.masks[line] == 0) {
      if (band == band_of_blank || (is_band_blank && grid.blank_bands[band])) continue;
      band_of_blank = band;
      is_band_blank = is_band_blank || grid.blank_bands[band];
    }
    visit(line);
  }
}

// Stacks that were blank so far, and are blank in this line, stay in front; all others get their order from now on.
template <std::size_t kMost>
void RowWays<kMost>::begin_row(Way& way) const {
  way.open_end = way.blank_stacks;
  way.blank_stacks = 0;
  for (std::size_t stack = 0; stack < way.open_end; ++stack) {
    if (givens_in(way, stack) == 0) swap_stacks(way, way.blank_stacks++, stack);
  }
  way.open_begin = way.blank_stacks;
}

// Number of givens of the current line in the stack at that place.
template <std::size_t kMost>
std::size_t RowWays<kMost>::givens_in(const Way& way, std::size_t stack) const {
  return grids_[way.transposed].counts[line_][way.column_at[stack * width_] / width_];
}

// Largest possible number of blank places at the beginning of the row.
template <std::size_t kMost>
std::size_t RowWays<kMost>::blank_places_in_front(const Way& way) const {
  std::size_t place = 0, fewest = side_;
  for (std::size_t stack = 0; stack < way.blank_stacks; ++stack) {
    const std::size_t givens = givens_in(way, stack);
    if (givens == 0) {
      place += width_;
    } else {
      fewest = std::min(fewest, givens);
    }
  }
  if (place < way.blank_stacks * width_) return place + width_ - fewest;
  const std::uint64_t mask = grids_[way.transposed].masks[line_];
  while (place < side_) {
    const std::size_t end = way.class_end(place);
    std::size_t givens = 0;
    for (std::size_t at = place; at < end; ++at) givens += mask >> way.column_at[at] & 1;
    if (givens != 0) return end - givens;
    place = end;
  }
  return side_;
}

template <std::size_t kMost>
void RowWays<kMost>::swap_stacks(Way& way, std::size_t one, std::size_t other) const {
  if (one == other) return;
  for (std::size_t at = 0; at < width_; ++at) way.swap_places(one * width_ + at, other * width_ + at);
}

// Continues the row from `place` in all ways that keep it smallest.
template <std::size_t kMost>
void RowWays<kMost>::fill(Way& way, std::size_t place) {
  const std::uint64_t mask = grids_[way.transposed].masks[line_];
  while (place < side_) {
    if (place == way.open_begin * width_ && way.open_begin < way.open_end) choose_stack(way);
    const std::size_t end = way.class_end(place);
    const std::size_t digits = set_blank_first(way, mask, place, end);
    for (; place < digits; ++place)
      if (!put(place, 0)) return;
    if (place < end && !fill_place(way, place, end)) return;
  }
  keep(way);
}

// The next stack is one with the fewest givens, which puts the most blank places in front.
template <std::size_t kMost>
void RowWays<kMost>::choose_stack(Way& way) {
  const std::size_t stack = way.open_begin;
  std::size_t fewest = side_;
  for (std::size_t at = stack; at < way.open_end; ++at) fewest = std::min(fewest, givens_in(way, at));
  ++way.open_begin;
  std::size_t last = way.open_end;
  for (std::size_t at = stack; at < way.open_end; ++at) {
    if (givens_in(way, at) != fewest) continue;
    if (last < way.open_end) {
      Way other = way;
      swap_stacks(other, stack, last);
      fill(other, stack * width_);
    }
    last = at;
  }
  swap_stacks(way, stack, last);
}

// First digit of the class; its blank cells are in front.
template <std::size_t kMost>
std::size_t RowWays<kMost>::set_blank_first(Way& way, std::uint64_t mask, std::size_t place, std::size_t end) {
  std::size_t digits = place;
  for (std::size_t at = place; at < end; ++at)
    if ((mask >> way.column_at[at] & 1) == 0) way.swap_places(digits++, at);
  if (digits > place) way.class_ends |= bit(digits - 1);
  return digits;
}

// The least label that the digit of a column of the class at `place` can have when the column moves there.
template <std::size_t kMost>
typename RowWays<kMost>::Small RowWays<kMost>::least_label(const Way& way, std::size_t column, std::size_t place,
                                                           std::size_t end) const {
  const Digit digit = grids_[way.transposed].digits[line_][column];
  if (way.home_row[digit] == kNone) return static_cast<Small>(way.labels + 1);
  const std::size_t home = way.home_column[digit];
  std::size_t at = way.place_of[home];
  if (home == column) {
    at = place;
  } else if (at >= place && at < end) {
    at = place + 1;
  } else {
    at = way.class_begin(at);
  }
  return form_[way.home_row[digit]][at];
}

template <std::size_t kMost>
void RowWays<kMost>::take_home(Way& way, std::size_t place) const {
  const std::size_t column = way.column_at[place];
  const Digit digit = grids_[way.transposed].digits[line_][column];
  way.home_row[digit] = static_cast<Small>(row_);
  way.home_column[digit] = static_cast<Small>(column);
  ++way.labels;
}

// Puts the column at the place by itself, which decides the label of its digit.
template <std::size_t kMost>
void RowWays<kMost>::settle(Way& way, std::size_t column, std::size_t place) const {
  way.swap_places(place, way.place_of[column]);
  way.class_ends |= bit(place);
  const Digit digit = grids_[way.transposed].digits[line_][column];
  if (way.home_row[digit] == kNone) {
    take_home(way, place);
  } else {
    way.single_out(way.home_column[digit]);
  }
}

// Fills one place with a digit of the class there, or the rest of
// the class if its digits are new. False if the row gets too large.
template <std::size_t kMost>
bool RowWays<kMost>::fill_place(Way& way, std::size_t& place, std::size_t end) {
  std::array<Small, kMost> labels;  // by place
  Small least = kNone;
  for (std::size_t at = place; at < end; ++at) {
    labels[at] = least_label(way, way.column_at[at], place, end);
    least = std::min(least, labels[at]);
  }
  if (least > way.labels && !grids_[way.transposed].repeats[line_]) {
    for (; place < end; ++place) {
      if (!put(place, way.labels + std::size_t{1})) return false;
      take_home(way, place);
    }
    return true;
  }
  if (!put(place, least)) return false;
  std::size_t last = end;
  for (std::size_t at = place; at < end; ++at) {
    if (labels[at] != least) continue;
    if (last < end) {
      Way other = way;
      settle(other, way.column_at[last], place);
      fill(other, place + 1);
    }
    last = at;
  }
  settle(way, way.column_at[last], place);
  ++place;
  return true;
}

// True if the row so far is as small as the smallest found for this row.
template <std::size_t kMost>
bool RowWays<kMost>::put(std::size_t place, std::size_t label) {
  Small& smallest = form_[row_][place];
  if (label > smallest) return false;
  if (label < smallest) {
    smallest = static_cast<Small>(label);
    std::fill(form_[row_].begin() + static_cast<std::ptrdiff_t>(place) + 1, form_[row_].end(), kNone);
    next_ways_.clear();
    too_many_ = false;
    if (label == 0 && place == blank_in_front_) ++blank_in_front_;
  }
  return true;
}

template <std::size_t kMost>
void RowWays<kMost>::keep(const Way& way) {
  if (next_ways_.size() < kMostWays) {
    next_ways_.push_back(way);
  } else {
    too_many_ = true;
  }
}

}  // namespace sudoscope

// One way to the rows of a min-lex form so far, with everything that it leaves open.
//
// Choices that a way does not need yet stay open. The columns are divided into classes:
//
//      stacks       | blank so far  | blank so far  | c  b | a  f d |
//      classes       (any order of the two, and of     ( ) ( ) (   )
//                     the columns within each)                  |
//                                                      two digits came here first, in one row: either is the first
//
// Within a class blank cells of the next row come first, then digits by their labels. Digits that are met for the first
// time get the next labels; their order is open while the columns where they were met are one class, and it is decided
// as soon as one order makes a later row smaller.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace sudoscope {

// kMost: the largest side.
template <std::size_t kMost>
struct RowWay {
  using Small = std::uint8_t;
  static constexpr Small kNone = 0xFF;
  static_assert(kMost <= 64);

  std::array<Small, kMost> line_at;      // by row of the form: the line of the puzzle there
  std::array<Small, kMost> column_at;    // by place in a row of the form: the column of the puzzle there
  std::array<Small, kMost> place_of;     // by column: the opposite
  std::array<Small, kMost> home_row;     // by digit: the row of the form where it came first, or kNone
  std::array<Small, kMost> home_column;  // and the column of the puzzle
  std::uint64_t class_ends;              // bit p: place p is the last of its class
  std::uint64_t lines_left;
  Small blank_stacks;          // number of stacks, the first of the form, that were blank so far and can change places
  Small open_begin, open_end;  // the stacks whose order the current row still has to choose
  Small labels;                // in use
  bool transposed;

  static std::uint64_t bit(std::size_t at) { return std::uint64_t{1} << at; }

  std::size_t class_end(std::size_t place) const {
    return place + static_cast<std::size_t>(std::countr_zero(class_ends >> place)) + 1;
  }
  std::size_t class_begin(std::size_t place) const {
    return 64 - static_cast<std::size_t>(std::countl_zero(class_ends & (bit(place) - 1)));
  }
  void swap_places(std::size_t one, std::size_t other) {
    std::swap(column_at[one], column_at[other]);
    place_of[column_at[one]] = static_cast<Small>(one);
    place_of[column_at[other]] = static_cast<Small>(other);
  }
  // Makes it the first column of its class, and a class by itself.
  void single_out(std::size_t column) {
    const std::size_t begin = class_begin(place_of[column]);
    swap_places(begin, place_of[column]);
    class_ends |= bit(begin);
  }
};

}  // namespace sudoscope

// A number for each of the 27 lines: four bits each, side by side, so that a cell counts in its three lines at once.
#pragma once

#include "rating/nine.hpp"

namespace sudoscope::rating {

// Some of the 27 lines: every second one in each word, a bit in every fourth place.
struct LineSet {
  std::uint64_t even = 0;
  std::uint64_t odd = 0;

  constexpr void insert(int line) { (line % 2 == 0 ? even : odd) |= std::uint64_t{1} << (line / 2 * 4); }
  constexpr bool empty() const { return (even | odd) == 0; }
  friend constexpr LineSet operator&(LineSet a, LineSet b) { return {a.even & b.even, a.odd & b.odd}; }
  friend constexpr LineSet operator|(LineSet a, LineSet b) { return {a.even | b.even, a.odd | b.odd}; }
  friend constexpr LineSet operator-(LineSet a, LineSet b) { return {a.even & ~b.even, a.odd & ~b.odd}; }
};

// f(line) for each, ascending.
template <class F>
constexpr void for_each(LineSet lines, F&& f) {
  for (std::uint64_t both = lines.even | lines.odd << 1; both != 0; both &= both - 1) {
    const unsigned place = static_cast<unsigned>(std::countr_zero(both));
    f(static_cast<int>(place / 4 * 2 + place % 2));
  }
}

inline constexpr LineSet kAllLines{0x11'1111'1111'1111, 0x1'1111'1111'1111};

class LineCounts {
 public:
  constexpr LineCounts() : LineCounts(0) {}
  // The same for all, up to nine.
  constexpr explicit LineCounts(unsigned number)
      : LineCounts(kAllLines.even * (kNone + number), kAllLines.odd * (kNone + number)) {}

  constexpr int operator[](int line) const {
    const auto number = static_cast<unsigned>(line);
    return static_cast<int>((number % 2 == 0 ? even_ : odd_) >> (number / 2 * 4) & 0xF) - static_cast<int>(kNone);
  }
  // One less in each line for each cell that is in it.
  constexpr void take(LineSet lines) {
    even_ -= lines.even;
    odd_ -= lines.odd;
  }

  // Lines with more than one, with just one, with two or three, with any but no more than `most`, which is 2, 3 or 4.
  constexpr LineSet several() const { return LineSet{even_ >> 3, odd_ >> 3} & kAllLines; }
  constexpr LineSet two_or_three() const { return several() - LineSet{even_ >> 1 | even_ >> 2, odd_ >> 1 | odd_ >> 2}; }
  constexpr LineSet once() const { return (LineSet{even_, odd_} & kAllLines) - several(); }

  constexpr LineSet up_to(int most) const { return {up_to(even_, most), up_to(odd_, most)}; }

 private:
  // Stored in place of 0, so that the highest bit is set when there are several.
  static constexpr std::uint64_t kNone = 6;

  constexpr LineCounts(std::uint64_t even, std::uint64_t odd) : even_(even), odd_(odd) {}

  static constexpr std::uint64_t up_to(std::uint64_t counts, int most) {
    const std::uint64_t one = counts, two = counts >> 1, four = counts >> 2, several = counts >> 3;
    const std::uint64_t more = most == 2 ? one | two | four : most == 3 ? two | four : four | (two & one);
    return ((several & ~more) | (one & ~several)) & kAllLines.even;
  }

  std::uint64_t even_;
  std::uint64_t odd_;
};

}  // namespace sudoscope::rating

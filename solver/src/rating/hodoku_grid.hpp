// The grid as HoDoKu's path goes through it: candidates, how often each is left in a house, and the singles that have
// come up, in the order in which they did, because the path takes them in that order.
#pragma once

#include <algorithm>

#include "rating/nine.hpp"

namespace sudoscope::rating::hodoku {

// Rows are lines 0 to 8, columns 9 to 17, boxes 18 to 26: the order in which this path goes through the houses.
inline constexpr int kFirstColumn = 9;
inline constexpr int kFirstBox = 18;
constexpr int house_of_line(int line) { return line < kFirstBox ? line + kSide : line - kFirstBox; }
constexpr int row_of(int cell) { return cell / kSide; }
constexpr int column_of(int cell) { return cell % kSide; }
constexpr int box_of(int cell) { return cell / 27 * 3 + cell % kSide / 3; }
// The row, the column and the box of a cell as lines.
inline constexpr Table<Table<std::uint8_t, 3>, kCells> kLines = [] {
  Table<Table<std::uint8_t, 3>, kCells> lines{};
  for (int cell = 0; cell < kCells; ++cell) {
    lines[cell][0] = static_cast<std::uint8_t>(row_of(cell));
    lines[cell][1] = static_cast<std::uint8_t>(kFirstColumn + column_of(cell));
    lines[cell][2] = static_cast<std::uint8_t>(kFirstBox + box_of(cell));
  }
  return lines;
}();
constexpr int line_of(int cell, int kind) { return kLines[cell][kind]; }
constexpr std::uint32_t bit_of_line(int line) { return std::uint32_t{1} << line; }
constexpr const Table<std::uint8_t, kSide>& cells_of_line(int line) { return kNine.cells[house_of_line(line)]; }
constexpr Cells set_of_line(int line) { return kNine.set[house_of_line(line)]; }

inline constexpr int kEmpty = -1;

// Cells that see all of these.
constexpr Cells common_peers(Cells cells) {
  Cells common{~std::uint64_t{0}, (std::uint64_t{1} << 17) - 1};
  for_each(cells, [&](int cell) { common = common & kNine.peers[cell]; });
  return common;
}

struct Single {
  int cell;
  int digit;
};

// Candidates in the order in which they came up, each only once.
template <int kMost>
class Queue {
 public:
  bool empty() const { return begin_ == end_; }
  void push(int candidate) { items_[end_++] = static_cast<std::int16_t>(candidate); }
  int front() const { return items_[begin_]; }
  void pop() { ++begin_; }
  const std::int16_t* begin() const { return items_.begin() + begin_; }
  const std::int16_t* end() const { return items_.begin() + end_; }
  // The first of which is(candidate) says that it is meant.
  template <class F>
  void drop(F is) {
    std::int16_t* const dropped = std::find_if(items_.begin() + begin_, items_.begin() + end_, is);
    if (dropped == items_.begin() + end_) return;
    std::copy(dropped + 1, items_.begin() + end_, dropped);
    --end_;
  }

 private:
  Table<std::int16_t, kMost> items_{};
  std::int16_t begin_ = 0;
  std::int16_t end_ = 0;
};

struct Grid {
  Table<Mask, kCells> cell{};        // candidates; 0 where a digit stands
  Table<std::int8_t, kCells> digit;  // or kEmpty
  Table<bool, kCells> given{};
  Table<Table<std::int8_t, kSide>, kHouses> free{};  // by line: how many cells of it have the candidate
  Table<Cells, kSide> places{};                      // of a candidate
  Table<std::int8_t, kHouses> blanks;                // cells of a line without a digit
  std::uint32_t nearly_full = 0;                     // lines with one blank cell, as bits
  Queue<kCells> naked;                               // a cell is left with one candidate once
  Queue<kHouses * kSide> hidden;                     // and so is a line with one place for a digit
  int left = kCells;

  Grid();

  bool has(int cell_number, int number) const { return (cell[cell_number] >> number & 1) != 0; }
  // Whether a line of the cell has no other place for it.
  bool is_alone(int cell_number, int number) const {
    return std::any_of(kLines[cell_number].begin(), kLines[cell_number].end(),
                       [&](int line) { return free[line][number] == 1; });
  }
  Cells blank() const;
  // Blank cells that see no such digit, whether or not it was taken away there.
  Cells allowed(int number) const;

  // What is found with a wrong digit goes by this as well: a cell may lose its last candidate, and then still counts in
  // its houses; a filled one may be filled again.
  void place(int cell_number, int number);
  void erase(int cell_number, int number);

 private:
  void lose(int cell_number, int number);
  void add_hidden(int line, int number);
  void drop_hidden(int line, int number);
};

}  // namespace sudoscope::rating::hodoku

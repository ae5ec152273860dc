// The grid along HoDoKu's path: candidates, the number of places that each has left in a line,
// and the singles in order of their appearance, because the path takes them in that order.
#pragma once

#include <algorithm>
#include <span>

#include "rating/hodoku/line_counts.hpp"
#include "sudoscope/grid/digit_set.hpp"

namespace sudoscope::rating::hodoku {

// Rows are lines 0 to 8, columns 9 to 17, boxes 18 to 26: the order in which this path examines the houses.
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
inline constexpr Table<LineSet, kCells> kLineSets = [] {
  Table<LineSet, kCells> sets{};
  for (int cell = 0; cell < kCells; ++cell)
    for (const int line : kLines[cell]) sets[cell].insert(line);
  return sets;
}();
constexpr const Table<std::uint8_t, kSide>& cells_of_line(int line) { return kNine.cells[house_of_line(line)]; }
inline constexpr Table<Cells, kHouses> kLineCells = [] {
  Table<Cells, kHouses> cells{};
  for (int line = 0; line < kHouses; ++line) cells[line] = kNine.set[house_of_line(line)];
  return cells;
}();
constexpr Cells set_of_line(int line) { return kLineCells[line]; }

inline constexpr int kEmpty = -1;
inline constexpr Cells kAllCells{~std::uint64_t{0}, (std::uint64_t{1} << 17) - 1};

// Cells that see all of these.
constexpr Cells common_peers(Cells cells) {
  Cells common = kAllCells;
  for_each(cells, [&](int cell) { common = common & kNine.peers[cell]; });
  return common;
}

struct Single {
  int cell;
  int digit;
};

// Singles in order of their appearance. A copy holds the rest.
template <class T, int kMost>
class Queue {
 public:
  Queue() = default;
  Queue(const Queue& other) : begin_(other.begin_), end_(other.end_) {
    std::copy(other.begin(), other.end(), items_.begin() + begin_);
  }
  Queue& operator=(const Queue&) = delete;
  ~Queue() = default;

  bool empty() const { return begin_ == end_; }
  void push(const T& item) { items_[end_++] = item; }
  const T& front() const { return items_[begin_]; }
  void pop() { ++begin_; }
  void clear() { begin_ = end_ = 0; }
  const T* begin() const { return items_.begin() + begin_; }
  const T* end() const { return items_.begin() + end_; }
  // The place of the next item, counted from the first ever; the item with a place, or null.
  int end_place() const { return end_; }
  const T* at(int place) const { return place >= begin_ && place < end_ ? &items_[place] : nullptr; }
  // The first item for which is(item) is true.
  template <class F>
  void drop(F is) {
    T* const dropped = std::find_if(items_.begin() + begin_, items_.begin() + end_, is);
    if (dropped == items_.begin() + end_) return;
    std::copy(dropped + 1, items_.begin() + end_, dropped);
    --end_;
  }

 private:
  Table<T, kMost> items_;
  int begin_ = 0;
  int end_ = 0;
};

// Candidates, their places and naked singles are always up to date. Lines are counted, and hidden singles
// appear, only in catch_up(), because naked singles are taken first and many grids need no others.
struct Grid {
  Table<Mask, kCells> cell{};        // candidates; 0 if a digit is there
  Table<std::int8_t, kCells> digit;  // or kEmpty
  Table<bool, kCells> given{};
  Table<Cells, kSide> places;    // of a candidate
  Table<Cells, kSide> filled{};  // with a digit
  Cells blank = kAllCells;
  Cells last_blanks;                   // each alone in a line
  Cells emptied;                       // without a digit or a candidate
  Queue<std::int16_t, kCells> naked;   // a cell is left with one candidate once
  Table<std::uint8_t, kCells> came{};  // the place in `naked` of a cell that is or was there
  int left;                            // to place

  // As catch_up() left it.
  Table<LineCounts, kSide> counts;              // by candidate: how many cells of a line have it
  Queue<std::int16_t, kHouses * kSide> hidden;  // a line is left with one place for a digit once

  // As if the givens were placed one after the other. Blank is any value that is not a digit.
  explicit Grid(std::span<const Digit> givens);
  // Limits the candidates of blank cells to these: one set for each cell, or nothing for no limit.
  void restrict_to(std::span<const DigitSet> allowed);

  bool has(int cell_number, int number) const { return (cell[cell_number] >> number & 1) != 0; }
  int free(int line, int number) const { return counts[number][line]; }
  // True if a line of the cell has no other place for it.
  bool is_alone(int cell_number, int number) const { return !(kLineSets[cell_number] & counts[number].once()).empty(); }
  // Blank cells that see no such digit, even if the candidate was removed there; only cells that could ever hold it.
  Cells allowed(int number) const;

  // Results with a wrong digit pass through here as well: a cell may lose its last candidate, and then
  // still counts in its houses; a filled one may be filled again. Then catch_up() must follow at once.
  void place(int cell_number, int number);
  void erase(int cell_number, int number);
  void catch_up();

 private:
  void queue_lone(Cells lone);
  void push_naked(int single);
  void lose(Cells gone, int number);
  void uncount(Cells gone, int number, LineSet but);
  void tell(Cells gone, Cells counted, int number, LineSet lines);
  void add_hidden(Cells places_there, int number);
  void drop_hidden(int line, int number);

  Table<Cells, kSide> barred_{};          // cells that may never hold the digit
  LineCounts blanks_{kSide};              // cells of a line without a digit
  Table<Cells, kSide> counted_;           // places of a candidate, as catch_up() left them
  Queue<std::int8_t, kCells> uncounted_;  // cells that were filled since
};

}  // namespace sudoscope::rating::hodoku

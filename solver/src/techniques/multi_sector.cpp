// Multi-sector locked sets: the blank cells in which some rows and some columns cross. A digit fits into them
// as often as there are rows or columns with room for it, whichever are fewer. If all digits together fit just
// as often as there are cells, each of those lines has its digit within the cells, and the digit can be removed
// from the rest of the line. Source: D. P. Bird, "Multi-sector locked sets", forum.enjoysudoku.com, 2012.
#include "sudoscope/base/say.hpp"
#include "techniques/als_evidence.hpp"
#include "techniques/als_words.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

constexpr int kMostSide = 9;
// Fewer lines of one kind make subsets and fish.
constexpr int kFewestLines = 3;

template <int kWords>
class MultiSectorFinder {
 public:
  using Set = CellSet<kWords>;
  using Lines = unsigned;  // a bit for each row, or each column

  explicit MultiSectorFinder(const BoardSets<kWords>& sets) : sets_(sets), side_(sets.geometry().side()) {
    const std::size_t choices = std::size_t{1} << side_;
    for (Digit digit = 0; digit < side_; ++digit) {
      rows_with_[digit].assign(choices, 0);
      columns_with_[digit].assign(choices, 0);
      for (Lines lines = 0; lines < choices; ++lines)
        for (int line = 0; line < side_; ++line) {
          if ((columns_of(line, digit) & lines) != 0) rows_with_[digit][lines] |= 1U << line;
          if ((rows_of(line, digit) & lines) != 0) columns_with_[digit][lines] |= 1U << line;
        }
    }
  }

  // All of them, those with the fewest cells first.
  std::vector<Deduction> found() {
    std::vector<Deduction> all;
    const Lines end = 1U << side_;
    for (Lines rows = 0; rows < end; ++rows) {
      if (std::popcount(rows) < kFewestLines || std::popcount(rows) == side_) continue;
      for (Lines columns = 0; columns < end; ++columns) {
        if (std::popcount(columns) < kFewestLines || std::popcount(columns) == side_) continue;
        if (is_locked(rows, columns)) add(rows, columns, all);
      }
    }
    std::stable_sort(all.begin(), all.end(), [](const Deduction& one, const Deduction& other) {
      return one.evidence.cells.size() < other.evidence.cells.size();
    });
    return all;
  }

 private:
  Lines columns_of(int row, Digit digit) const { return line_of(row * side_, 1, digit); }
  Lines rows_of(int column, Digit digit) const { return line_of(column, side_, digit); }
  Lines line_of(int first, int step, Digit digit) const {
    Lines places = 0;
    for (int i = 0; i < side_; ++i)
      if (sets_.cells_for(digit).contains(static_cast<Cell>(first + i * step))) places |= 1U << i;
    return places;
  }

  Set cells_at(Lines rows, Lines columns) const {
    Set cells;
    for (int row = 0; row < side_; ++row)
      for (int column = 0; column < side_; ++column)
        if ((rows >> row & 1) != 0 && (columns >> column & 1) != 0)
          cells.insert(static_cast<Cell>(row * side_ + column));
    return cells & sets_.blank();
  }

  // Rows, and columns, that have room for the digit within the cells.
  std::pair<Lines, Lines> lines_with(Digit digit, Lines rows, Lines columns) const {
    return {rows & rows_with_[digit][columns], columns & columns_with_[digit][rows]};
  }

  bool is_locked(Lines rows, Lines columns) const {
    int room = 0;
    for (Digit digit = 0; digit < side_; ++digit) {
      const auto [in_rows, in_columns] = lines_with(digit, rows, columns);
      room += std::min(std::popcount(in_rows), std::popcount(in_columns));
    }
    return room > 0 && room == cells_at(rows, columns).count();
  }

  void add(Lines rows, Lines columns, std::vector<Deduction>& all) {
    const Set cells = cells_at(rows, columns);
    Deduction found{.technique = Technique::kMultiSectorLockedSet};
    std::vector<DigitSet> given(static_cast<std::size_t>(2 * side_), 0);  // by house: rows, then columns
    for (Digit digit = 0; digit < side_; ++digit) {
      const auto [in_rows, in_columns] = lines_with(digit, rows, columns);
      const Set by_rows = rest_of(in_rows, 0, digit) - cells;
      const Set by_columns = rest_of(in_columns, side_, digit) - cells;
      const int difference = std::popcount(in_rows) - std::popcount(in_columns);
      const bool takes_rows = difference < 0 || (difference == 0 && by_rows.count() >= by_columns.count());
      add_eliminations(found, takes_rows ? by_rows : by_columns, digit);
      for (int line = 0; line < side_; ++line)
        if (((takes_rows ? in_rows : in_columns) >> line & 1) != 0)
          given[static_cast<std::size_t>(takes_rows ? line : side_ + line)] |= digit_bit(digit);
    }
    put_in_order(found.eliminations);
    if (found.eliminations.empty() || !taken_.add(found.eliminations)) return;
    for (std::size_t house = 0; house < given.size(); ++house)
      if (given[house] != 0)
        found.evidence.houses.push_back({static_cast<HouseId>(house), HouseRole::kCover, given[house]});
    add_cells(found.evidence, sets_, cells, 0);
    all.push_back(std::move(found));
  }

  // The places of the digit in these lines; `first`: the house of bit 0.
  Set rest_of(Lines lines, int first, Digit digit) const {
    Set places;
    for (int line = 0; line < side_; ++line)
      if ((lines >> line & 1) != 0) places |= sets_.places(static_cast<HouseId>(first + line), digit);
    return places;
  }

  const BoardSets<kWords>& sets_;
  int side_;
  // By digit and set of columns, or rows: the rows, or columns, that have a place for it there.
  std::array<std::vector<Lines>, kMostSide> rows_with_;
  std::array<std::vector<Lines>, kMostSide> columns_with_;
  Taken taken_;
};

}  // namespace

void find_multi_sector_locked_sets(const Board& board, DeductionSink& sink) {
  if (board.geometry().side() > kMostSide) return;
  board.with_sets([&]<int kWords>(const BoardSets<kWords>& sets) {
    for (Deduction& each : MultiSectorFinder<kWords>(sets).found())
      if (sink.take(std::move(each))) return;
  });
}

Message reason_of_multi_sector(const Geometry& geometry, const Deduction& deduction) {
  std::vector<HouseId> rows, columns;
  const auto note = [](std::vector<HouseId>& houses, int house) {
    const auto id = static_cast<HouseId>(house);
    if (std::find(houses.begin(), houses.end(), id) == houses.end()) houses.push_back(id);
  };
  for (const Evidence::InCell& each : deduction.evidence.cells) {
    note(rows, geometry.row_of(each.cell));
    note(columns, geometry.side() + geometry.column_of(each.cell));
  }
  std::sort(columns.begin(), columns.end());
  return say(MessageId::kMultiSectorReason, deduction.evidence.cells.size(), houses_named(geometry, rows),
             houses_named(geometry, columns), given_by_houses(geometry, deduction.evidence));
}

}  // namespace sudoscope

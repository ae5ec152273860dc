// Grids are recognised by their rows: as many as the side, with only rulers, comments and blank lines between them. A
// heading or a paragraph too many ends an incomplete grid; it is reported as wrong, and its rows join no other grid.
#include "grid_cutter.hpp"

#include <algorithm>

#include "draft.hpp"
#include "grid/cell_texts.hpp"
#include "grid_row.hpp"
#include "raw_line.hpp"
#include "sheet_text.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

// One grid of a text. `end` is npos if the text so far does not show it.
struct Grid {
  Extent extent;
  std::size_t rows = 0;
  bool barred = false;

  bool is_open() const { return extent.end == std::string_view::npos; }
};

// True if `digits` are the givens and perhaps more.
bool holds(const std::vector<Digit>& digits, const std::vector<Digit>& givens) {
  for (std::size_t cell = 0; cell < givens.size(); ++cell) {
    if (givens[cell] != kBlank && digits[cell] != givens[cell]) return false;
  }
  return true;
}

// Reads line by line, from a place on.
class LineWalk {
 public:
  LineWalk(std::string_view text, int side, std::size_t at = 0, int number = 1)
      : text_(text), side_(side), at_(at), number_(number) {}

  bool at_end() const { return at_ == text_.size(); }
  std::size_t at() const { return at_; }
  int number() const { return number_; }
  GridLine look() const { return grid_line(line().text, side_); }
  void pass() {
    at_ = line().end;
    ++number_;
  }

 private:
  RawLine line() const { return raw_line(text_, at_); }

  std::string_view text_;
  int side_;
  std::size_t at_;
  int number_;
};

bool is_row(LineKind kind) { return kind == LineKind::kRow || kind == LineKind::kWrongRow; }

// The rows up to the next blank line; nothing where the text ends before that.
std::optional<std::size_t> rows_of_paragraph(LineWalk lines, bool whole) {
  std::size_t rows = 0;
  bool begun = false;
  for (; !lines.at_end(); lines.pass()) {
    const LineKind kind = lines.look().kind;
    if (kind == LineKind::kEmpty ? begun : kind != LineKind::kRuler && !is_row(kind)) return rows;
    begun = begun || kind != LineKind::kEmpty;
    rows += is_row(kind) ? 1 : 0;
  }
  return whole ? std::optional(rows) : std::nullopt;
}

class GridScan {
 public:
  GridScan(std::string_view text, int side, bool whole) : text_(text), side_(side), whole_(whole) {}

  // The first grid from `lines` on; open if it may continue, without rows if there is none.
  Grid next(LineWalk lines) const {
    Grid grid{{lines.at(), std::string_view::npos, lines.number()}};
    bool headed = false;
    for (; !lines.at_end(); lines.pass()) {
      const GridLine line = lines.look();
      if (grid.rows == 0 && !is_row(line.kind)) {
        // A heading of prose is not part of the grid; tags and other lines right above the rows are.
        if (line.kind == LineKind::kOther || line.kind == LineKind::kEmpty) {
          headed = false;
        } else if (!headed) {
          begin(grid, lines);
          headed = true;
        }
        continue;
      }
      if (grid.rows == 0) {
        if (line.kind == LineKind::kWrongRow) {  // as good as prose, as long as there is no grid
          headed = false;
          continue;
        }
        if (!headed) begin(grid, lines);
        grid.barred = line.barred;
      }
      if (is_row(line.kind)) {
        add(grid, line, lines);
        if (grid.rows == static_cast<std::size_t>(side_)) return closed(grid, lines);
      } else if (line.kind == LineKind::kEmpty) {
        const auto more = rows_of_paragraph(lines, whole_);
        if (!more) return grid;
        if (grid.rows + *more > static_cast<std::size_t>(side_)) return broken_off(grid, lines);
      } else if (line.kind != LineKind::kRuler) {
        return broken_off(grid, lines);
      }
    }
    return whole_ && grid.rows > 0 ? broken_off(grid, lines) : grid;
  }

  // The end of a complete grid with its state and its candidates, as in files
  // of Simple Sudoku and SadMan. Nothing if the text so far does not show it.
  std::optional<std::size_t> end_with_states(const Grid& first) const {
    std::size_t end = first.extent.end;
    while (true) {
      LineWalk lines(text_, side_, end);
      while (!lines.at_end() && (lines.look().kind == LineKind::kEmpty || lines.look().kind == LineKind::kRuler)) {
        lines.pass();
      }
      if (lines.at_end()) return whole_ ? std::optional(end) : std::nullopt;
      const bool named = lines.look().kind == LineKind::kState;
      if (!named && !(first.barred && lines.look().kind == LineKind::kRow)) return end;
      if (named) lines.pass();
      const Grid later = next(lines);
      if (later.is_open()) return whole_ ? std::optional(end) : std::nullopt;
      if (!named && !is_state(first, later, end)) return end;
      end = later.extent.end;
    }
  }

 private:
  static void begin(Grid& grid, const LineWalk& lines) {
    grid.extent.begin = lines.at();
    grid.extent.line = lines.number();
  }

  void add(Grid& grid, const GridLine& line, const LineWalk& lines) const {
    ++grid.rows;
    if (line.kind != LineKind::kWrongRow || grid.extent.wrong) return;
    grid.extent.wrong = say(MessageId::kGridRowLength, line.cells, side_);
    grid.extent.wrong_line = lines.number();
  }

  // After its last row: with the ruler below it.
  Grid closed(Grid grid, LineWalk lines) const {
    lines.pass();
    if (lines.at_end() && !whole_) return grid;
    if (!lines.at_end() && lines.look().kind == LineKind::kRuler) lines.pass();
    grid.extent.end = lines.at();
    return grid;
  }

  Grid broken_off(Grid grid, const LineWalk& lines) const {
    grid.extent.end = lines.at();
    if (!grid.extent.wrong) {
      grid.extent.wrong = say(MessageId::kGridTooShort, grid.rows, side_);
      grid.extent.wrong_line = grid.extent.line;
    }
    return grid;
  }

  // A later grid is a state of the first one only if it holds its givens.
  bool is_state(const Grid& first, const Grid& later, std::size_t from) const {
    if (later.extent.wrong) return false;
    const auto puzzle = read_sheet(text_.substr(first.extent.begin, first.extent.end - first.extent.begin));
    const auto state = read_sheet(text_.substr(from, later.extent.end - from));
    if (!puzzle || !state) return false;
    const std::vector<Digit>& givens = puzzle.value().sheet.puzzle.givens;
    const std::vector<Digit>& digits = state.value().sheet.puzzle.givens;
    if (givens.size() != digits.size() || !holds(digits, givens)) return false;
    // A puzzle that occurs twice is two puzzles; candidates may come with no more digits than
    // the givens, and a grid without any is not a puzzle without the grid right below it.
    return digits != givens || filled(givens) == 0 || !state.value().sheet.candidates.empty();
  }

  std::string_view text_;
  int side_;
  bool whole_;
};

}  // namespace

std::optional<int> side_of_grids(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const RawLine first = raw_line(text, at);
    for (const int side : sides_of_row(first.text)) {
      LineWalk lines(text, side, at);
      int rows = 0;
      for (; rows < side && !lines.at_end(); lines.pass()) {
        const LineKind kind = lines.look().kind;
        if (kind != LineKind::kRow && kind != LineKind::kEmpty && kind != LineKind::kRuler) break;
        rows += kind == LineKind::kRow ? 1 : 0;
      }
      if (rows == side) return side;
    }
    at = first.end;
  }
  return std::nullopt;
}

std::optional<Extent> first_grid(std::string_view text, int side, bool whole) {
  if (!whole) text = text.substr(0, text.rfind('\n') + 1);  // the last line may go on
  const GridScan scan(text, side, whole);
  Grid grid = scan.next(LineWalk(text, side));
  if (grid.is_open()) return std::nullopt;
  if (!grid.extent.wrong) {
    const auto end = scan.end_with_states(grid);
    if (!end) return std::nullopt;
    grid.extent.end = *end;
  }
  return grid.extent;
}

}  // namespace sudoscope

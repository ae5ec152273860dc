// Cells are in every second line; between two of them there is a wall or none, and likewise between two lines:
//
//     .---.-----.        Cells at columns 2, 6, 10 of lines 2 and 4; the wall below a cell is two lines below the one
//     | 1 | .   |        above it, and the wall beside it halfway to the next.
//     |   '---. |
//
// A region is all cells that a walk through the gaps reaches. If thin and thick lines are drawn, the thick ones count.
#include "drawn_regions.hpp"

#include <algorithm>
#include <array>

#include "grid/cell_texts.hpp"
#include "grid/read_digits.hpp"
#include "plain_formats.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/base/utf8.hpp"

namespace sudoscope {
namespace {

constexpr std::size_t kSmallestDrawn = 4;
constexpr std::array<std::size_t, 3> kCellSteps = {4, 2, 3};

// A line as characters of one byte each: light and heavy lines are distinct.
using Drawing = std::vector<std::string>;

constexpr char kThinBar = '\x02';
constexpr char kThinDash = '\x03';

// U+2500 to U+257F; the few that matter here and begin heavy or double are so throughout.
bool is_heavy(std::string_view character) {
  constexpr std::string_view kHeavy = "━┃┅┇┉┋┏┓┗┛┣┫┳┻╋═║╔╗╚╝╠╣╦╩╬╍╏╸╹╺╻";
  return kHeavy.find(character) != std::string_view::npos;
}

Drawing drawing_of(const SheetText& text) {
  Drawing drawing;
  const bool mixed = [&] {
    bool heavy = false;
    bool light = false;
    for (const std::string_view character : characters(text.text)) {
      const bool drawn =
          character.size() == 3 && character[0] == '\xE2' && (character[1] == '\x94' || character[1] == '\x95');
      heavy = heavy || (drawn && is_heavy(character));
      light = light || (drawn && !is_heavy(character));
    }
    return heavy && light;
  }();
  std::vector<TextLine> lines = text.lines;
  if (mixed) {
    std::size_t line = 0;
    std::size_t column = 0;
    for (const std::string_view character : characters(text.text)) {
      if (character == "\n") {
        ++line;
        column = 0;
        continue;
      }
      if (line >= lines.size()) break;
      std::string& plain = lines[line].text;
      const bool drawn =
          character.size() == 3 && character[0] == '\xE2' && (character[1] == '\x94' || character[1] == '\x95');
      if (drawn && !is_heavy(character) && column < plain.size())
        plain[column] = plain[column] == '-' ? kThinDash : kThinBar;
      ++column;
    }
  }
  for (TextLine& line : lines) drawing.push_back(std::move(line.text));
  while (!drawing.empty() && trimmed(drawing.back()).text.empty()) drawing.pop_back();
  return drawing;
}

class Sketch {
 public:
  Sketch(const Drawing& drawing, std::size_t top, std::size_t left, std::size_t step, std::size_t side)
      : drawing_(drawing), top_(top), left_(left), step_(step), side_(side) {}

  char at(std::size_t line, std::size_t column) const {
    return line < drawing_.size() && column < drawing_[line].size() ? drawing_[line][column] : ' ';
  }
  char cell(std::size_t row, std::size_t column) const { return at(top_ + 2 * row, left_ + step_ * column); }
  std::size_t line_of(std::size_t row) const { return top_ + 2 * row; }
  std::size_t column_of(std::size_t column) const { return left_ + step_ * column; }

  bool wall_right(std::size_t row, std::size_t column) const {
    for (std::size_t at_column = column_of(column) + 1; at_column < column_of(column + 1); ++at_column)
      if (at(line_of(row), at_column) == '|') return true;
    return false;
  }
  bool wall_below(std::size_t row, std::size_t column) const {
    const char mark = at(line_of(row) + 1, column_of(column));
    return mark == '-' || mark == '=' || mark == '_';
  }

  // True if the cells are cells, walls or gaps are beside them, and the frame is closed.
  bool is_drawn() const {
    for (std::size_t row = 0; row < side_; ++row) {
      for (std::size_t column = 0; column < side_; ++column) {
        const char symbol = cell(row, column);
        if (!is_cell_symbol(symbol)) return false;
        for (std::size_t beside = column_of(column) + 1; beside < column_of(column + 1); ++beside) {
          const char mark = at(line_of(row), beside);
          if (mark != ' ' && mark != '|' && mark != kThinBar) return false;
        }
        const char below = at(line_of(row) + 1, column_of(column));
        if (std::string_view(" -=_\x03").find(below) == std::string_view::npos) return false;
      }
      if (!wall_right(row, side_ - 1) && at(line_of(row), column_of(side_ - 1) + 1) != kThinBar) return false;
    }
    return true;
  }

  std::optional<std::vector<std::uint8_t>> regions() const {
    constexpr std::uint8_t kNone = 255;
    std::vector<std::uint8_t> regions(side_ * side_, kNone);
    std::size_t count = 0;
    for (std::size_t cell = 0; cell < regions.size(); ++cell) {
      if (regions[cell] != kNone) continue;
      if (count == side_ || walk(cell, static_cast<std::uint8_t>(count), regions) != side_) return std::nullopt;
      ++count;
    }
    return regions;
  }

 private:
  std::size_t walk(std::size_t from, std::uint8_t region, std::vector<std::uint8_t>& regions) const {
    std::vector<std::size_t> open = {from};
    regions[from] = region;
    std::size_t size = 0;
    const auto reach = [&](std::size_t cell, bool wall) {
      if (wall || regions[cell] == region) return;
      regions[cell] = region;
      open.push_back(cell);
    };
    while (!open.empty() && size <= side_) {
      const std::size_t cell = open.back();
      open.pop_back();
      ++size;
      const std::size_t row = cell / side_;
      const std::size_t column = cell % side_;
      if (column + 1 < side_) reach(cell + 1, wall_right(row, column));
      if (column > 0) reach(cell - 1, wall_right(row, column - 1));
      if (row + 1 < side_) reach(cell + side_, wall_below(row, column));
      if (row > 0) reach(cell - side_, wall_below(row - 1, column));
    }
    return size;
  }

  const Drawing& drawing_;
  std::size_t top_;
  std::size_t left_;
  std::size_t step_;
  std::size_t side_;
};

MaybeDraft draft_of_sketch(const Sketch& sketch, std::size_t side, const SheetText& text,
                           std::optional<Alphabet> alphabet) {
  if (!sketch.is_drawn()) return std::nullopt;
  auto regions = sketch.regions();
  if (!regions) return std::nullopt;
  std::string symbols;
  for (std::size_t row = 0; row < side; ++row)
    for (std::size_t column = 0; column < side; ++column) symbols += sketch.cell(row, column);
  CellTexts texts{TextLayout::kBorderedGrid, say(MessageId::kFromBorderedGrid), static_cast<int>(side), {}};
  for (std::size_t cell = 0; cell < symbols.size(); ++cell) {
    texts.cells.push_back({std::string_view(symbols).substr(cell, 1), text.lines[sketch.line_of(cell / side)].number,
                           static_cast<int>(sketch.column_of(cell % side)) + 1});
  }
  DraftResult draft = draft_of_cells(std::move(texts), text.lines, alphabet);
  if (!draft) return std::nullopt;
  draft.value().regions = *std::move(regions);
  return draft;
}

}  // namespace

MaybeDraft read_drawn_regions(const SheetText& text, std::optional<Alphabet> alphabet) {
  const bool ruled = std::any_of(text.lines.begin(), text.lines.end(), [](const TextLine& line) {
    return line.text.find("--") != std::string::npos || line.text.find("==") != std::string::npos;
  });
  if (!ruled || text.lines.size() > 1000) return std::nullopt;
  const Drawing drawing = drawing_of(text);
  for (std::size_t top = 1; top < drawing.size(); ++top) {
    const std::size_t left_wall = drawing[top].find_first_of("|\x02");
    if (left_wall == std::string::npos || drawing[top - 1].find_first_of("-=\x03") == std::string::npos) continue;
    const std::size_t right_wall = drawing[top].find_last_of("|\x02");
    for (const std::size_t step : kCellSteps) {
      const std::size_t side = (right_wall - left_wall) / step;
      if ((right_wall - left_wall) % step != 0 || side < kSmallestDrawn || side > kMaxSide) continue;
      if (top + 2 * side > drawing.size()) continue;
      const Sketch sketch(drawing, top, left_wall + step / 2, step, side);
      if (MaybeDraft draft = draft_of_sketch(sketch, side, text, alphabet)) return draft;
    }
    return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace sudoscope

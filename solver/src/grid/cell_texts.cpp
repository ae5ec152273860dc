// Shared parts of the readers of all formats: words, cells, and the test for a square of cells.
#include "cell_texts.hpp"

#include <algorithm>

#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr std::size_t kMostCells = std::size_t{kMaxSide} * kMaxSide;

bool is_letter(char character) {
  return (character >= 'A' && character <= 'Z') || (character >= 'a' && character <= 'z');
}

ParseError count_error(std::size_t cells, int line) {
  if (cells > kMostCells) {
    return {ParseErrorCode::kTooLong, line, 0, say(MessageId::kTooManyCells, cells, square(kMaxSide), kMostCells)};
  }
  int side = 4;  // of the usual grids the one with the nearest number of cells
  while (static_cast<std::size_t>(side * (side + 1)) < cells) ++side;
  return {ParseErrorCode::kBadLength, line, 0, say(MessageId::kCellsOfNoGrid, cells, square(side), side * side)};
}

// The most frequent width of rows; among equals the larger.
std::size_t usual_width(const std::vector<Row>& rows) {
  std::vector<std::size_t> rows_by_width;
  for (const Row& row : rows) {
    if (rows_by_width.size() <= row.size()) rows_by_width.resize(row.size() + 1);
    ++rows_by_width[row.size()];
  }
  const auto usual = std::max_element(rows_by_width.rbegin(), rows_by_width.rend());
  return static_cast<std::size_t>(rows_by_width.rend() - usual) - 1;
}

ParseError row_error(const std::vector<Row>& rows) {
  const std::size_t width = usual_width(rows);
  for (std::size_t index = 0; index < rows.size(); ++index) {
    const Row& row = rows[index];
    if (row.size() == width) continue;
    const CellText& last = row.size() > width ? row[width] : row.back();
    return {ParseErrorCode::kBadLength, last.line, last.column,
            say(MessageId::kRowLength, index + 1, row.size(), width)};
  }
  return {ParseErrorCode::kBadLength, rows.back().front().line, 1, say(MessageId::kNumberOfRows, rows.size(), width)};
}

}  // namespace

bool is_blank_symbol(char character) { return std::string_view("0.*_?- ").find(character) != std::string_view::npos; }

bool is_blank_letter(char character, int side) {
  constexpr int kDigitsBeforeX = 23;
  return (character == 'x' || character == 'X') && side <= kDigitsBeforeX;
}

bool is_cell_symbol(char character) {
  return is_letter(character) || is_numeral(character) || is_blank_symbol(character);
}

bool is_ruler(std::string_view text) {
  const bool drawn = text.find_first_not_of("-=+*|: ") == std::string_view::npos;
  return drawn && (text.find("--") != std::string_view::npos || text.find("==") != std::string_view::npos);
}

Row split_words(const TextLine& line, std::string_view separators) {
  const std::string_view text = line.text;
  Row words;
  for (std::size_t begin = 0; (begin = text.find_first_not_of(separators, begin)) != std::string_view::npos;) {
    const std::size_t end = std::min(text.find_first_of(separators, begin), text.size());
    words.push_back({text.substr(begin, end - begin), line.number, static_cast<int>(begin) + 1});
    begin = end;
  }
  return words;
}

Row split_characters(const Row& words) {
  Row cells;
  for (const CellText& word : words) {
    for (std::size_t index = 0; index < word.text.size(); ++index) {
      cells.push_back({word.text.substr(index, 1), word.line, word.column + static_cast<int>(index)});
    }
  }
  return cells;
}

std::optional<int> side_of(std::size_t cells) {
  for (int side = 1; side <= kMaxSide; ++side) {
    if (static_cast<std::size_t>(side * side) == cells) return side;
  }
  return std::nullopt;
}

CellTextsResult make_square(TextLayout layout, Message source, const std::vector<Row>& rows) {
  Row cells;
  for (const Row& row : rows) cells.insert(cells.end(), row.begin(), row.end());
  if (cells.empty()) return CellTextsResult::failure({ParseErrorCode::kEmpty, 0, 0, say(MessageId::kNoCellsInText)});

  const std::optional<int> side = side_of(cells.size());
  const bool even = std::all_of(rows.begin(), rows.end(), [&](const Row& row) { return row.size() == rows.size(); });
  // A grid of as many rows as its side needs rows as wide; any other number of rows is one list of cells, wrapped.
  const bool wrapped = side && static_cast<std::size_t>(*side) != rows.size();
  if (side && (even || wrapped)) return CellTexts{layout, std::move(source), *side, std::move(cells)};
  const bool counts_tell = rows.size() == 1 || cells.size() > kMostCells;
  return CellTextsResult::failure(counts_tell ? count_error(cells.size(), cells.front().line) : row_error(rows));
}

Size square(int side) { return {side, side}; }

std::string_view excerpt(std::string_view text) {
  std::size_t length = std::min<std::size_t>(text.size(), 20);
  while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0) == 0x80) --length;  // whole ones
  return text.substr(0, length);
}

}  // namespace sudoscope

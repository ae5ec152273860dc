// Numbers and blanks split by separators: free lists, tables, program source, and benchmark files.
#include <algorithm>

#include "cell_texts.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr std::string_view kSpaces = " []{}()\"'";  // the brackets and quotes of program source mean nothing
constexpr std::string_view kHardSeparators = ",;\t";

std::optional<int> whole_number(std::string_view text) {
  if (text.empty() || text.size() > 4 || text.find_first_not_of("0123456789") != std::string_view::npos) {
    return std::nullopt;
  }
  int value = 0;
  for (const char character : text) value = value * 10 + (character - '0');
  return value;
}

// Commas, semicolons and (if `tabs_separate`) tabs have a cell on both sides, even an empty one.
Row split_fields(const TextLine& line, bool tabs_separate) {
  const std::string_view hard = kHardSeparators.substr(0, tabs_separate ? 3 : 2);
  const std::string spaces = std::string(kSpaces) + (tabs_separate ? "" : "\t");
  Row cells;
  for (std::size_t begin = 0; begin <= line.text.size();) {
    const std::size_t end = std::min(line.text.find_first_of(hard, begin), line.text.size());
    const std::string_view text = std::string_view(line.text).substr(begin, end - begin);
    bool empty = true;
    for (std::size_t at = 0; (at = text.find_first_not_of(spaces, at)) != std::string_view::npos;) {
      const std::size_t word_end = std::min(text.find_first_of(spaces, at), text.size());
      cells.push_back({text.substr(at, word_end - at), line.number, static_cast<int>(begin + at) + 1});
      at = word_end;
      empty = false;
    }
    if (empty) cells.push_back({{}, line.number, static_cast<int>(begin) + 1});
    begin = end + 1;
  }
  return cells;
}

std::vector<Row> table_of(Lines lines, bool tabs_separate) {
  const std::string nothing = std::string(kSpaces) + (tabs_separate ? "" : "\t");  // a row of tabs is a row of blanks
  std::vector<Row> rows;
  for (const TextLine& line : lines) {
    if (line.text.find_first_not_of(nothing) == std::string::npos || is_ruler(line.text)) continue;
    rows.push_back(split_fields(line, tabs_separate));
  }
  return rows;
}

// A separator may end a row as well as split two cells.
void drop_last_blanks(std::vector<Row>& rows) {
  for (Row& row : rows) {
    if (row.size() > 1 && row.back().text.empty()) row.pop_back();
  }
}

// Order and a number of their own lines before order ^ 4 cells (R. Lewis, Metaheuristics
// can solve sudoku puzzles, 2007). Returns the order and leaves the cells.
std::optional<int> take_lewis_header(std::vector<Row>& rows) {
  if (rows.size() < 3 || rows[0].size() != 1 || rows[1].size() != 1) return std::nullopt;
  const std::optional<int> order = whole_number(rows[0][0].text);
  if (!order || *order < 2 || *order > 8 || !whole_number(rows[1][0].text)) return std::nullopt;
  std::size_t cells = 0;
  for (const Row& row : rows) cells += row.size();
  if (cells != 2 + static_cast<std::size_t>(*order * *order * *order * *order)) return std::nullopt;
  rows.erase(rows.begin(), rows.begin() + 2);
  return order;
}

bool looks_like_numbers(const std::vector<Row>& rows) {
  std::size_t words = 0;
  std::size_t short_words = 0;
  for (const Row& row : rows) {
    words += row.size();
    short_words += static_cast<std::size_t>(
        std::count_if(row.begin(), row.end(), [](const CellText& cell) { return cell.text.size() <= 2; }));
  }
  return words > 1 && short_words * 2 > words;
}

}  // namespace

Reading read_instance(Lines lines) {
  std::vector<Row> rows;
  for (const TextLine& line : lines) {
    if (Row words = split_words(line, " \t"); !words.empty()) rows.push_back(std::move(words));
  }
  if (rows.size() != 1 || rows[0].size() < 5) return std::nullopt;
  const Row& words = rows[0];
  const auto side = whole_number(words[1].text);
  const auto height = whole_number(words[2].text);
  const auto width = whole_number(words[3].text);
  if (!side || !height || !width || *side < 1 || *side > kMaxSide || *height * *width != *side) return std::nullopt;

  Row cells(words.begin() + 4, words.end());
  const std::size_t expected = static_cast<std::size_t>(*side * *side);
  const bool named = words[0].text.size() > 2 && !whole_number(words[0].text);
  if (cells.size() != expected) {
    if (!named) return std::nullopt;
    return CellTextsResult::failure({ParseErrorCode::kBadLength, cells.back().line, cells.back().column,
                                     say(MessageId::kInstanceLength, expected, cells.size())});
  }
  return CellTexts{TextLayout::kNumbers, say(MessageId::kFromLineOfNumbers, expected), *side, std::move(cells),
                   BoxShape{*height, *width}};
}

Reading read_numbers(Lines lines) {
  Reading broken;
  for (const bool tabs_separate : {true, false}) {
    for (const bool separator_at_end : {false, true}) {
      std::vector<Row> rows = table_of(lines, tabs_separate);
      if (separator_at_end) drop_last_blanks(rows);
      if (!looks_like_numbers(rows)) continue;
      const std::optional<int> order = take_lewis_header(rows);
      CellTextsResult square = make_square(TextLayout::kNumbers, {}, rows);
      if (square) {
        CellTexts& cells = square.value();
        cells.source = say(MessageId::kFromNumbers, cells.cells.size());
        if (order) cells.boxes = BoxShape{*order, *order};
        return square;
      }
      if (!broken) broken = std::move(square);
    }
  }
  return broken;
}

}  // namespace sudoscope

// Grids with bars and rulers, as programs print them:   | 5 3 . | . 7 . |     |53.|.7.|     | 5 |   | 7 |
//                                                        +-------+-------+     *---*---*     +---+---+---+
#include <algorithm>

#include "cell_texts.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

bool has_bar(const TextLine& line) { return line.text.find('|') != std::string::npos; }

// A row of blanks drawn as dashes, |---|---|---|, looks like a ruler; these are certainly rulers.
bool is_certain_ruler(std::string_view text) {
  return is_ruler(text) &&
         (text.find('|') == std::string_view::npos || text.find_first_of("+=*") != std::string_view::npos);
}

// The rows of the drawing without its rulers; if any row has bars, only the rows with bars.
std::vector<const TextLine*> drawn_rows(Lines lines, bool dashes_are_blanks) {
  std::vector<const TextLine*> rows;
  for (const TextLine& line : lines) {
    if (line.text.find_first_not_of(" \t") == std::string::npos) continue;
    if (dashes_are_blanks ? is_certain_ruler(line.text) : is_ruler(line.text)) continue;
    rows.push_back(&line);
  }
  const auto barless = [](const TextLine* line) { return !has_bar(*line); };
  if (!std::all_of(rows.begin(), rows.end(), barless)) {
    rows.erase(std::remove_if(rows.begin(), rows.end(), barless), rows.end());
  }
  return rows;
}

Row words_between_bars(const TextLine& line) { return split_words(line, "| \t,;"); }
Row characters_between_bars(const TextLine& line) { return split_characters(words_between_bars(line)); }
Row characters_and_spaces(const TextLine& line) { return split_characters(split_words(line, "|")); }

// The text between two bars is a cell, even an empty one.
Row fields_between_bars(const TextLine& line) {
  const std::string_view text = line.text;
  Row cells;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('|', begin), text.size());
    const std::string_view field = text.substr(begin, end - begin);
    const std::size_t first = field.find_first_not_of(" \t");
    if (first == std::string_view::npos) {
      cells.push_back({{}, line.number, static_cast<int>(begin) + 1});
    } else {
      const std::size_t length = field.find_last_not_of(" \t") + 1 - first;
      cells.push_back({field.substr(first, length), line.number, static_cast<int>(begin + first) + 1});
    }
    begin = end + 1;
  }
  // The outer frame has nothing outside it.
  if (!cells.empty() && cells.front().text.empty()) cells.erase(cells.begin());
  if (!cells.empty() && cells.back().text.empty()) cells.pop_back();
  return cells;
}

using SplitRow = Row (*)(const TextLine&);

std::vector<Row> split_rows(const std::vector<const TextLine*>& lines, SplitRow split) {
  std::vector<Row> rows;
  for (const TextLine* line : lines) {
    if (Row row = split(*line); !row.empty()) rows.push_back(std::move(row));
  }
  return rows;
}

// Number of grids of width x width in the rows, one below the other; 0 if the rows do not make grids.
std::size_t grids_in(const std::vector<Row>& rows) {
  if (rows.empty()) return 0;
  const std::size_t width = rows[0].size();
  const bool even = std::all_of(rows.begin(), rows.end(), [&](const Row& row) { return row.size() == width; });
  return even && width <= kMaxSide && rows.size() % width == 0 ? rows.size() / width : 0;
}

}  // namespace

Reading read_bordered(Lines lines) {
  const bool ruled = std::any_of(lines.begin(), lines.end(), [](const TextLine& line) {
    return is_ruler(line.text) && line.text.find('+') != std::string::npos;
  });
  if (!ruled && std::none_of(lines.begin(), lines.end(), has_bar)) return std::nullopt;

  for (const bool dashes_are_blanks : {false, true}) {
    const std::vector<const TextLine*> drawn = drawn_rows(lines, dashes_are_blanks);
    for (const SplitRow split :
         {words_between_bars, characters_between_bars, fields_between_bars, characters_and_spaces}) {
      const std::vector<Row> rows = split_rows(drawn, split);
      if (grids_in(rows) == 1) return make_square(TextLayout::kBorderedGrid, say(MessageId::kFromBorderedGrid), rows);
    }
  }
  const std::vector<const TextLine*> drawn = drawn_rows(lines, false);
  // Programs print the givens first and the current state below. Characters before words: |12.|.3.| has few words.
  constexpr std::size_t kSmallestOfSeveral = 4;
  for (const SplitRow split : {characters_between_bars, words_between_bars}) {
    std::vector<Row> rows = split_rows(drawn, split);
    const std::size_t grids = grids_in(rows);
    if (grids == 0 || rows[0].size() < kSmallestOfSeveral) continue;
    rows.resize(rows[0].size());
    CellTextsResult first = make_square(TextLayout::kBorderedGrid, say(MessageId::kFromFirstBorderedGrid, grids), rows);
    if (first) first.value().only_first = say(MessageId::kOnlyFirstBorderedGrid, grids);
    return first;
  }
  std::vector<Row> rows = split_rows(drawn, words_between_bars);
  const bool short_words = std::all_of(rows.begin(), rows.end(), [](const Row& row) {
    return std::all_of(row.begin(), row.end(), [](const CellText& cell) { return cell.text.size() <= 2; });
  });
  if (!short_words) rows = split_rows(drawn, characters_between_bars);
  return make_square(TextLayout::kBorderedGrid, say(MessageId::kFromBorderedGrid), rows);
}

}  // namespace sudoscope

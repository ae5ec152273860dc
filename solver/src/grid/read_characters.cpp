// Formats with one character for each cell: a long line, lines of text, and both with spaces for blanks.
#include <algorithm>
#include <array>

#include "cell_texts.hpp"
#include "read_digits.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr std::string_view kSeparators = " \t,;";
constexpr int kSmallestAmongOthers = 4;  // smaller grids need the text for themselves: short words and lines are common

std::vector<Row> words_of(Lines lines) {
  std::vector<Row> rows;
  for (const TextLine& line : lines) {
    if (Row words = split_words(line, kSeparators); !words.empty()) rows.push_back(std::move(words));
  }
  return rows;
}

bool all_symbols(std::string_view text) { return std::all_of(text.begin(), text.end(), is_cell_symbol); }

CellTexts cells_of_word(const CellText& word, int side) {
  return {TextLayout::kLine, say(MessageId::kFromLine, word.text.size()), side, split_characters({word})};
}

// Spaces are distinct from separators only where there are too many of them: two in a row, or at an end.
bool has_blank_spaces(const TextLine& line) {
  const std::string& text = line.text;
  return text.find("  ") != std::string::npos || text.front() == ' ' || text.back() == ' ';
}

// True if one word of the line is a whole puzzle, as after a label and spaces.
bool holds_puzzle_among_words(const TextLine& line) {
  constexpr int kLeastSide = 9;
  const Row words = split_words(line, kSeparators);
  return std::any_of(words.begin(), words.end(), [](const CellText& word) {
    const auto side = side_of(word.text.size());
    return side && *side >= kLeastSide && all_symbols(word.text) && read_digits(cells_of_word(word, *side)).ok();
  });
}

bool is_list_of_numbers(Lines lines) {
  const Reading numbers = read_numbers(lines);
  return numbers && numbers->ok() && read_digits(numbers->value()).ok();
}

}  // namespace

Reading read_spaced_out(Lines lines) {
  while (!lines.empty() && lines.back().text.empty()) lines = lines.first(lines.size() - 1);
  while (!lines.empty() && lines.front().text.empty()) lines = lines.subspan(1);
  if (lines.empty()) return std::nullopt;

  const std::size_t width = lines.front().text.size();
  std::vector<Row> rows;
  bool spaces = false;
  for (const TextLine& line : lines) {
    const auto alien = [](char character) {
      return character != ' ' && (!is_cell_symbol(character) || character == '-');
    };
    if (line.text.size() != width || std::any_of(line.text.begin(), line.text.end(), alien)) return std::nullopt;
    spaces = spaces || line.text.find(' ') != std::string::npos;
    rows.push_back(split_characters({{line.text, line.number, 1}}));
  }
  if (!spaces || width < kSmallestAmongOthers) return std::nullopt;
  if (rows.size() == width) return make_square(TextLayout::kRows, say(MessageId::kFromRows, width), rows);
  if (rows.size() > 1 || !side_of(width) || !has_blank_spaces(lines.front()) || is_list_of_numbers(lines) ||
      holds_puzzle_among_words(lines.front())) {
    return std::nullopt;
  }
  CellTextsResult square = make_square(TextLayout::kLine, say(MessageId::kFromLine, width), rows);
  // A label with spaces behind it may fill a line up to a square as well.
  return square && read_digits(square.value()) ? Reading(std::move(square)) : std::nullopt;
}

Reading read_rows(Lines lines) {
  std::array<std::vector<Row>, kMaxSide + 1> rows_by_width;
  std::size_t filled_lines = 0;
  for (const TextLine& line : lines) {
    const Row words = split_words(line, " \t");
    filled_lines += words.empty() ? 0 : 1;
    if (words.size() == 1 && words[0].text.size() <= kMaxSide && all_symbols(words[0].text)) {
      rows_by_width[words[0].text.size()].push_back(split_characters(words));
    }
  }
  for (std::size_t width = kMaxSide; width >= 2; --width) {
    std::vector<Row>& rows = rows_by_width[width];
    if (rows.empty() || rows.size() % width != 0) continue;
    if (width < kSmallestAmongOthers && filled_lines != width) continue;
    const std::size_t grids = rows.size() / width;
    const Message source = grids > 1 ? say(MessageId::kFromFirstRows, grids, width) : say(MessageId::kFromRows, width);
    rows.resize(width);
    CellTextsResult first = make_square(TextLayout::kRows, source, rows);
    if (first && grids > 1) first.value().only_first = say(MessageId::kOnlyFirstRows, grids, width);
    return first;
  }
  return std::nullopt;
}

Reading read_line(Lines lines) {
  const std::vector<Row> rows = words_of(lines);
  const bool alone = rows.size() == 1 && rows[0].size() == 1;
  std::vector<std::size_t> lines_by_length(kMaxSide * kMaxSide + 1);
  for (const Row& words : rows) {
    std::vector<std::size_t> lengths;
    for (const CellText& word : words) {
      const std::size_t length = word.text.size();
      const bool counted = std::find(lengths.begin(), lengths.end(), length) != lengths.end();
      if (counted || length >= lines_by_length.size()) continue;
      lengths.push_back(length);
      ++lines_by_length[length];
    }
  }

  Reading broken;  // the first word of the right length that has a wrong character
  for (const Row& words : rows) {
    for (const CellText& word : words) {
      const std::size_t length = word.text.size();
      const std::optional<int> side = side_of(length);
      if (!side || (!alone && *side < kSmallestAmongOthers)) continue;
      // Sixteen characters are a line of 4x4 or one row of 16x16: if there are many such lines, they are rows.
      const std::size_t alike = lines_by_length[length];
      if (length <= kMaxSide && alike > 1 && alike * 2 > length) continue;
      CellTexts cells = cells_of_word(word, *side);
      if (!all_symbols(word.text) || !read_digits(cells).ok()) {
        if (!broken) broken = std::move(cells);
        continue;
      }
      if (alike > 1) {
        cells.source = say(MessageId::kFromFirstLine, alike, length);
        cells.only_first = say(MessageId::kOnlyFirstLine, alike, length);
      }
      return cells;
    }
  }
  return broken;
}

CellTextsResult read_characters(Lines lines) {
  const std::vector<Row> words = words_of(lines);
  std::vector<Row> rows;
  for (const Row& row : words) rows.push_back(split_characters(row));
  const Message source = say(MessageId::kFromRows, rows.size());
  if (rows.size() == 1) {
    // One long word with a comment beside it: the word alone is the puzzle, and its length is the mistake.
    const auto longest = std::max_element(words[0].begin(), words[0].end(), [](const CellText& a, const CellText& b) {
      return a.text.size() < b.text.size();
    });
    constexpr std::size_t kLongWord = 10;
    if (!side_of(rows[0].size()) && longest->text.size() >= kLongWord) rows[0] = split_characters({*longest});
  }
  return make_square(TextLayout::kRows, source, rows);
}

}  // namespace sudoscope

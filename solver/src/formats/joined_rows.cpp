// As many characters as a square and a mark after each row but the last, or after each: no such number is a square.
#include "joined_rows.hpp"

#include <algorithm>

#include "grid/cell_texts.hpp"
#include "plain_formats.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr std::size_t kSmallestJoined = 4;

bool is_joined_cell(char c) { return c != ' ' && is_cell_symbol(c); }
bool is_row_mark(char c) { return !is_numeral(c) && !((c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z')); }

std::optional<std::vector<Row>> joined_rows_of(const CellText& word, std::size_t side) {
  const std::string_view text = word.text;
  const char mark = text[side];
  if (!is_row_mark(mark)) return std::nullopt;
  std::vector<Row> rows;
  for (std::size_t at = 0; at < text.size(); at += side + 1) {
    const std::string_view row = text.substr(at, side);
    const bool marked = at + side >= text.size() || text[at + side] == mark;
    if (row.size() != side || !marked || !std::all_of(row.begin(), row.end(), is_joined_cell)) return std::nullopt;
    rows.push_back(split_characters({{row, word.line, word.column + static_cast<int>(at)}}));
  }
  return rows;
}

}  // namespace

MaybeDraft read_joined_rows(const SheetText& text, std::optional<Alphabet> alphabet) {
  for (const TextLine& line : text.lines) {
    for (const CellText& word : split_words(line, " \t\"'")) {
      if (word.text.size() < kSmallestJoined * kSmallestJoined) continue;
      for (std::size_t side = kSmallestJoined; side <= kMaxSide; ++side) {
        const std::size_t length = word.text.size();
        if (length != side * side + side - 1 && length != side * side + side) continue;
        const auto rows = joined_rows_of(word, side);
        if (!rows || rows->size() != side) continue;
        const auto square = make_square(TextLayout::kRows, say(MessageId::kFromRows, side), *rows);
        DraftResult draft = draft_of_cells(square, text.lines, alphabet);
        if (draft && filled(draft.value().givens) > 0) return draft;
      }
    }
  }
  return std::nullopt;
}

}  // namespace sudoscope

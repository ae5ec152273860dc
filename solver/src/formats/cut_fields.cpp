// Spreadsheets leave out empty fields at the end of a row.
#include "cut_fields.hpp"

#include <algorithm>

#include "blank_spaces.hpp"
#include "grid/read_digits.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {

Reading read_cut_fields(Lines lines) {
  constexpr std::size_t kFewestCutRows = 4;
  while (!lines.empty() && is_blank_line(lines.back()) && lines.size() > 1) lines = lines.first(lines.size() - 1);
  const std::size_t side = lines.size();
  if (side < kFewestCutRows || side > kMaxSide || std::any_of(lines.begin(), lines.end(), is_too_long))
    return std::nullopt;
  for (const char separator : {'\t', ',', ';'}) {
    std::vector<Row> rows;
    std::size_t widest = 0;
    bool cut = false;
    for (const TextLine& line : lines) {
      Row row;
      const std::string_view text = line.text;
      for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        const Row words = split_words({line.number, std::string(text.substr(begin, end - begin))}, " ");
        if (words.size() > 1) return std::nullopt;
        const std::size_t first = std::min(text.find_first_not_of(' ', begin), end);
        const std::size_t length = words.empty() ? 0 : words[0].text.size();
        row.push_back({text.substr(first, length), line.number, static_cast<int>(first) + 1});
        begin = end + 1;
      }
      widest = std::max(widest, row.size());
      cut = cut || row.size() < side;
      rows.push_back(std::move(row));
    }
    if (widest > side + 1 || widest + 2 < side || !cut) continue;
    bool fits = true;
    for (Row& row : rows) {
      fits = fits && (row.size() <= side || row.back().text.empty()) && !has_other_blanks(row, side);
      row.resize(side, {{}, row.back().line, row.back().column});
    }
    auto square = fits && has_blanks_before_digits(rows)
                      ? make_square(TextLayout::kNumbers, say(MessageId::kFromNumbers, side * side), rows)
                      : CellTextsResult::failure({ParseErrorCode::kBadShape, 0, 0, {}});
    if (square && read_digits(square.value())) return square;
  }
  return std::nullopt;
}

}  // namespace sudoscope

// parse_regions: a jigsaw as people draw it, a square of symbols with one symbol for each region.
#include <algorithm>

#include "cell_texts.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

bool is_space(std::string_view character) { return character == " " || character == "\t" || character == "\r"; }

// Cells of one line, each any character; in a line split by spaces or commas, each a word such as 12.
Row split_symbols(std::string_view line, int number) {
  Row symbols;
  Row words;
  int column = 0;
  bool in_word = false;
  for (const std::string_view character : characters(line)) {
    ++column;
    const bool separates = is_space(character) || character == ",";
    if (!separates) symbols.push_back({character, number, column});
    if (!separates && in_word) {
      CellText& word = words.back();
      word.text = {word.text.data(), word.text.size() + character.size()};
    } else if (!separates) {
      words.push_back({character, number, column});
    }
    in_word = !separates;
  }
  return words.size() > 1 ? words : symbols;
}

std::vector<Row> symbol_rows(std::string_view text) {
  std::vector<Row> rows;
  int number = 1;
  for (std::size_t begin = 0; begin <= text.size(); ++number) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    if (Row row = split_symbols(text.substr(begin, end - begin), number); !row.empty()) rows.push_back(std::move(row));
    begin = end + 1;
  }
  return rows;
}

}  // namespace

Result<std::vector<std::uint8_t>, ParseError> parse_regions(std::string_view text) {
  using Regions = Result<std::vector<std::uint8_t>, ParseError>;
  constexpr std::size_t kMostBytes = std::size_t{1} << 20;
  if (text.size() > kMostBytes) {
    return Regions::failure({ParseErrorCode::kTooLong, 0, 0, say(MessageId::kDrawingTooLong)});
  }
  const std::vector<Row> rows = symbol_rows(text);
  const CellTextsResult drawing = make_square(TextLayout::kRows, {}, rows);
  if (!drawing) return Regions::failure(drawing.error());

  std::vector<CellText> first_cells;  // of each region
  std::vector<std::uint8_t> regions;
  for (const CellText& cell : drawing.value().cells) {
    const auto known = std::find_if(first_cells.begin(), first_cells.end(),
                                    [&](const CellText& first) { return first.text == cell.text; });
    const auto number = known - first_cells.begin();
    if (number == drawing.value().side) {
      return Regions::failure({ParseErrorCode::kBadShape, cell.line, cell.column,
                               say(MessageId::kRegionTooMany, excerpt(cell.text), drawing.value().side)});
    }
    if (known == first_cells.end()) first_cells.push_back(cell);
    regions.push_back(static_cast<std::uint8_t>(number));
  }
  for (std::size_t region = 0; region < first_cells.size(); ++region) {
    const auto size = std::count(regions.begin(), regions.end(), region);
    if (size == drawing.value().side) continue;
    const CellText& cell = first_cells[region];
    return Regions::failure({ParseErrorCode::kBadShape, cell.line, cell.column,
                             say(MessageId::kNamedRegionSize, excerpt(cell.text), size, drawing.value().side)});
  }
  return regions;
}

}  // namespace sudoscope

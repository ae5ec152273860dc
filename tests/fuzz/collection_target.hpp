// Texts of several puzzles: read as a whole and in pieces, and written in every format and read again.
#pragma once

#include "../solver/formats/in_pieces.hpp"
#include "sheet_target.hpp"
#include "sudoscope/base/decode_text.hpp"

namespace sudoscope::fuzz {

constexpr std::size_t kMostWritten = 6;  // puzzles

inline bool same_shape(const Geometry& one, const Geometry& other) {
  return one.side() == other.side() && one.box_height() == other.box_height() && !one.is_jigsaw() && !other.is_jigsaw();
}

// Checks an item as far as possible by itself.
inline Finding check_item(const CollectionItem& item, int lines, const ReadSheetOptions& options) {
  if (item.line < 1 || item.line > lines) return "An item is outside of the text.";
  if (!item.reading) {
    const ParseError& error = item.reading.error();
    if (error.line < item.line || error.line > lines) return "An error is outside of its item.";
    return !text_of(error.message).ends_with('.') ? Finding("An error is no sentence.") : std::nullopt;
  }
  if (const Finding finding = check_reading(item.reading.value())) return finding;
  const auto again = read_sheet(item.source, options);
  if (!again) return "What is read is refused by itself: " + text_of(again.error().message);
  if (!same(item.reading.value().sheet, again.value().sheet)) return "By itself an item reads differently.";
  return std::nullopt;
}

inline Finding check_pieces(const std::vector<test::FoundItem>& whole, Division division, std::string_view text,
                            std::size_t piece, const ReadSheetOptions& options, std::optional<Division> asked) {
  const test::InPieces pieces = test::read_in_pieces(text, piece, options, asked);
  if (!pieces.fault.empty()) return pieces.fault;
  if (pieces.division != division) return "In pieces the text is divided otherwise.";
  if (test::is_held(division) || pieces.items == whole) return std::nullopt;
  return "In pieces there are other puzzles: " + std::to_string(pieces.items.size()) + ", not " +
         std::to_string(whole.size()) + ".";
}

// Puzzles of one shape, written below one another, are read as the same number of puzzles.
inline Finding check_written(const std::vector<Sheet>& sheets, const Format& format) {
  CollectionWriter writer(format.id);
  std::string text;
  for (const Sheet& sheet : sheets) {
    const auto written = writer.add(sheet);
    if (!written) return std::nullopt;
    text += written.value().text;
  }
  text += writer.finish();
  std::size_t read = 0;
  SheetCollection collection(text, {.format = format.id});
  while (const auto item = collection.next()) read += item->reading.ok() ? 1 : 0;
  if (read == sheets.size()) return std::nullopt;
  return "Of " + std::to_string(sheets.size()) + " puzzles written as " + std::string(format.id) + " " +
         std::to_string(read) + " are read:\n" + text;
}

// The first byte chooses the format, if any; the second the alphabet, if any, the division of the text, if one is asked
// for, and whether the text is repeated until it is longer than the examined part; the third the length of the pieces.
inline Finding collection_target(std::string_view input) {
  if (input.size() < 4) return std::nullopt;
  const auto formats = all_formats();
  const std::size_t format = static_cast<unsigned char>(input[0]) % (2 * formats.size());
  const auto flags = static_cast<unsigned char>(input[1]);
  ReadSheetOptions options;
  if (format < formats.size()) options.format = formats[format].id;
  if ((flags & 7) < 3) options.alphabet = static_cast<Alphabet>(flags & 7);
  std::optional<Division> asked;
  if ((flags >> 3 & 3) < 3) asked = static_cast<Division>(flags >> 3 & 3);
  if ((flags >> 5 & 1) != 0) asked.reset();
  const std::size_t piece = 1 + static_cast<unsigned char>(input[2]) * (1 + input.size() / 256);
  std::string text = decode_text(std::string(input.substr(3)));
  const std::string once = text;
  while ((flags >> 6) == 3 && once.size() > 100 && text.size() <= Divider::kEnough + once.size()) text += once;

  SheetCollection collection(text, options, asked);
  const int lines = 1 + static_cast<int>(std::count(text.begin(), text.end(), '\n'));
  std::vector<test::FoundItem> found;
  std::vector<Sheet> sheets;
  while (const auto item = collection.next()) {
    if (const Finding finding = check_item(*item, lines, options)) return finding;
    if (found.size() > text.size()) return "A collection does not end.";
    if (!found.empty() && item->line < found.back().line) return "Items are out of order.";
    found.push_back(test::found_item(*item));
    if (!item->reading || sheets.size() == kMostWritten) continue;
    const Sheet& sheet = item->reading.value().sheet;
    if (sheets.empty() || same_shape(*sheets[0].puzzle.geometry, *sheet.puzzle.geometry)) sheets.push_back(sheet);
  }
  if (const Finding finding = check_pieces(found, collection.division(), text, piece, options, asked)) return finding;
  for (const Format& other : formats) {
    if (const Finding finding = check_written(sheets, other)) return finding;
  }
  return std::nullopt;
}

}  // namespace sudoscope::fuzz

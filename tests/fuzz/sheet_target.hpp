// Every reader of sheets on texts that a fuzzer invents, each reading written in every format and read again.
#pragma once

#include "sudoscope/formats/sheet_collection.hpp"
#include "targets.hpp"

namespace sudoscope::fuzz {

constexpr int kMostItems = 20;  // of a collection

inline Finding check_sheet(const Sheet& sheet) {
  const Geometry& geometry = *sheet.puzzle.geometry;
  const auto cells = static_cast<std::size_t>(geometry.cell_count());
  if (sheet.puzzle.givens.size() != cells || sheet.entries.size() != cells) return "Cells are missing.";
  if (!sheet.candidates.empty() && sheet.candidates.size() != cells) return "Candidates are missing.";
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const Digit given = sheet.puzzle.givens[cell];
    const Digit entry = sheet.entries[cell];
    if ((given != kBlank && given >= geometry.side()) || (entry != kBlank && entry >= geometry.side())) {
      return "A digit is beyond the side.";
    }
    if (given != kBlank && entry != kBlank) return "An entry is where a given is.";
    if (sheet.candidates.empty() || sheet.candidates[cell] == 0) continue;
    if (given != kBlank || entry != kBlank) return "Candidates are where a digit is.";
    if ((sheet.candidates[cell] & ~geometry.all()) != 0) return "A candidate is beyond the side.";
  }
  return std::nullopt;
}

inline bool same(const Sheet& one, const Sheet& other) {
  return one.puzzle.givens == other.puzzle.givens && one.entries == other.entries && one.candidates == other.candidates;
}

inline Finding check_writing(const Sheet& sheet, const Format& format) {
  const auto written = write_sheet(sheet, format.id);
  const std::string name(format.id);
  if (!written) {
    const std::string sentence = text_of(written.error());
    return sentence.ends_with('.') ? Finding() : "A refusal is no sentence: " + sentence;
  }
  for (const Message& lost : written.value().lost) {
    const std::string sentence = text_of(lost);
    if (!sentence.ends_with('.')) return "A loss is no sentence: " + sentence;
  }
  const auto again = read_sheet(written.value().text, {.format = format.id});
  if (!again) return "What was written as " + name + " is refused: " + text_of(again.error().message);
  if (written.value().lost.empty() && !same(sheet, again.value().sheet)) {
    return "What was written as " + name + " reads back differently:\n" + written.value().text;
  }
  return std::nullopt;
}

inline Finding check_reading(const SheetReading& reading) {
  if (const Finding finding = check_sheet(reading.sheet)) return finding;
  if (!reading.description || !find_format(reading.format)) return "A sheet is not described.";
  for (const Message& told : reading.notes) {
    const std::string note = text_of(told);
    if (note.empty() || note.back() != '.') return "A note is no sentence: " + note;
  }
  return std::nullopt;
}

// The first byte chooses the format, if any; the second the alphabet, if any.
inline Finding read_sheet_target(std::string_view input) {
  if (input.size() < 2) return std::nullopt;
  const auto formats = all_formats();
  const std::size_t format = static_cast<unsigned char>(input[0]) % (2 * formats.size());
  const int alphabet = input[1] & 7;
  ReadSheetOptions options;
  if (format < formats.size()) options.format = formats[format].id;
  if (alphabet < 3) options.alphabet = static_cast<Alphabet>(alphabet);
  const std::string_view text = input.substr(2);

  SheetCollection collection(text, options);
  for (int items = 0; items < kMostItems; ++items) {
    const auto item = collection.next();
    if (!item) break;
    if (item->line < 1) return "An item is nowhere.";
    const Finding finding = item->reading ? check_reading(item->reading.value()) : check_error(item->reading.error());
    if (finding) return finding;
  }
  const auto reading = read_sheet(text, options);
  if (!reading) return check_error(reading.error());
  if (const Finding finding = check_reading(reading.value())) return finding;
  for (const Format& other : formats) {
    if (const Finding finding = check_writing(reading.value().sheet, other)) return finding;
  }
  return std::nullopt;
}

}  // namespace sudoscope::fuzz

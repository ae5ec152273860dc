// read_sheet: finds the format.
#include <algorithm>

#include "csv_puzzles.hpp"
#include "finish_draft.hpp"
#include "foreign_digits.hpp"
#include "foreign_files.hpp"
#include "grid/parse_steps.hpp"
#include "joined_rows.hpp"
#include "link.hpp"
#include "plain_formats.hpp"
#include "samurai.hpp"
#include "seen_grids.hpp"
#include "sudoscope/base/decode_text.hpp"
#include "sudoscope/base/say.hpp"
#include "unreadable.hpp"

namespace sudoscope {
namespace {

MaybeDraft recognise_by(ToldBy by, const SheetText& text, std::optional<Alphabet> alphabet) {
  for (const FormatRow& row : format_rows()) {
    if (!row.recognised.read || row.recognised.by != by) continue;
    if (MaybeDraft draft = row.recognised.read(text, alphabet)) return draft;
  }
  return std::nullopt;
}

MaybeDraft recognise(const SheetText& text, std::optional<Alphabet> alphabet) {
  if (MaybeDraft linked = read_link(text, alphabet)) return linked;
  if (MaybeDraft samurai = first_of(samurai_grids(text.text))) return samurai;
  if (MaybeDraft joined = read_joined_rows(text, alphabet)) return joined;
  for (const ToldBy by : {ToldBy::kBeginning, ToldBy::kPunctuation, ToldBy::kLength, ToldBy::kSymbols}) {
    if (MaybeDraft draft = recognise_by(by, text, alphabet)) return draft;
  }
  if (MaybeDraft draft = read_seen_grid(text, alphabet)) return draft;
  DraftResult plain = read_plain(text, alphabet);
  if (plain) return plain;
  MaybeDraft unpacked = recognise_by(ToldBy::kUnpacking, text, alphabet);
  if (unpacked) return unpacked;
  MaybeDraft linked_among_words = read_link_among_words(text, alphabet);
  if (linked_among_words) return linked_among_words;
  if (auto foreign = name_of_foreign_file(text.text)) return DraftResult::failure(*std::move(foreign));
  return plain;
}

// The format whose reader to use: several formats are written differently and read alike.
DraftResult read_as(const SheetText& text, const ReadSheetOptions& options) {
  const FormatRow& row = format_row(options.format);
  MaybeDraft linked = read_link(text, options.alphabet);
  MaybeDraft draft = linked && linked->ok() ? std::move(linked) : row.read(text, options.alphabet);
  if (!draft) {
    return failure(ParseErrorCode::kBadShape, say(MessageId::kNotInFormat, Message(row.facts.name)));
  }
  if (draft->ok() && !linked) draft->value().format = row.facts.id;
  return *std::move(draft);
}

// `text`: decoded, without characters that no text holds.
MaybeSheet read_one(std::string_view text, const ReadSheetOptions& options) {
  if (trimmed(text).text.empty()) {
    return MaybeSheet::failure({ParseErrorCode::kEmpty, 0, 0, say(MessageId::kNoPuzzleYet)});
  }
  if (const Message known = options.format.empty() ? name_of_text(text) : Message()) {
    return MaybeSheet::failure({ParseErrorCode::kBadShape, 0, 0, known});
  }
  const SheetText sheet_text{text, text_lines(text)};
  DraftResult draft = options.format.empty() ? *recognise(sheet_text, options.alphabet) : read_as(sheet_text, options);
  if (!draft) return MaybeSheet::failure(draft.error());
  return finish_draft(std::move(draft.value()), options);
}

// The first puzzle of a table that is `text`.
MaybeSheet read_table(CsvPuzzles& table, std::string_view text, const ReadSheetOptions& options) {
  const auto field = table.next();
  if (!field) return MaybeSheet::failure({ParseErrorCode::kEmpty, 0, 0, say(MessageId::kTableEmpty)});
  MaybeSheet reading = read_one(field->text, options);
  if (!reading) {
    const ParseError& error = reading.error();
    const auto offset = static_cast<std::size_t>(field->text.data() - text.data());
    ParseError placed = error_at(text, offset, error.code, error.message);
    placed.column = error.line > 1 ? error.column : placed.column + std::max(error.column, 1) - 1;
    placed.line += std::max(error.line, 1) - 1;
    return MaybeSheet::failure(std::move(placed));
  }
  if (table.next()) reading.value().notes.push_back(say(MessageId::kMorePuzzlesInTable));
  return reading;
}

}  // namespace

MaybeSheet read_sheet(std::string_view stored, const ReadSheetOptions& options) {
  const auto binary = std::find_if(stored.begin(), stored.end(), is_control);
  const Message name = binary != stored.end() ? name_of_binary(stored) : Message();
  if (name) return MaybeSheet::failure({ParseErrorCode::kBadCharacter, 0, 0, name});
  if (stored.size() > kMostPuzzleBytes) {
    return MaybeSheet::failure({ParseErrorCode::kTooLong, 0, 0, say(MessageId::kTextTooLong)});
  }
  std::string text = decode_text(std::string(stored));
  if (has_foreign_digits(text)) text = with_plain_digits(text);
  const auto control = std::find_if(text.begin(), text.end(), is_control);
  if (control != text.end()) {
    return MaybeSheet::failure(error_at(text, static_cast<std::size_t>(control - text.begin()),
                                        ParseErrorCode::kBadCharacter, say(MessageId::kBinaryText)));
  }
  if (auto table = CsvPuzzles::recognise(text)) return read_table(*table, text, options);
  return read_one(text, options);
}

}  // namespace sudoscope

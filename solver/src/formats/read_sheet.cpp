// read_sheet: finds the format.
#include <algorithm>

#include "f_puzzles.hpp"
#include "finish_draft.hpp"
#include "grid/parse_steps.hpp"
#include "hodoku.hpp"
#include "link.hpp"
#include "open_sudoku.hpp"
#include "pencil_marks.hpp"
#include "plain_formats.hpp"
#include "sadman.hpp"
#include "simple_sudoku.hpp"
#include "solo_id.hpp"
#include "sudoku_wiki.hpp"
#include "sudoscope/decode_text.hpp"
#include "sukaku.hpp"
#include "two_digits.hpp"
#include "zero_runs.hpp"

namespace sudoscope {
namespace {

constexpr std::size_t kMostBytes = std::size_t{1} << 20;

// What is certain by its first characters, then by its punctuation, then by its length.
constexpr ReadFormat kParticular[] = {
    read_link,
    read_f_puzzles_json,
    read_open_sudoku,
    read_scf,
    recognise_fpuz,
    read_solo_id,
    read_hodoku,
    recognise_sadman,
    recognise_simple_sudoku,
    recognise_sukaku,
    read_two_digits,
    read_s9b,
    recognise_pencil_marks,
};

MaybeDraft recognise(const SheetText& text, std::optional<Alphabet> alphabet) {
  for (const ReadFormat read : kParticular) {
    if (MaybeDraft draft = read(text, alphabet)) return draft;
  }
  DraftResult plain = read_plain(text, alphabet);
  if (plain) return plain;
  for (const ReadFormat read : {read_zero_runs, recognise_f_puzzles}) {
    if (MaybeDraft compressed = read(text, alphabet)) return compressed;
  }
  return plain;
}

// The format whose reader is asked: several write differently what is read alike.
DraftResult read_as(const SheetText& text, const ReadSheetOptions& options) {
  const FormatRow& row = format_row(options.format);
  MaybeDraft linked = read_link(text, options.alphabet);
  MaybeDraft draft = linked && linked->ok() ? std::move(linked) : row.read(text, options.alphabet);
  if (!draft) {
    return failure(ParseErrorCode::kBadShape, "This is not what is called '" + std::string(row.facts.name) + "'.");
  }
  if (draft->ok() && !linked) draft->value().format = row.facts.id;
  return *std::move(draft);
}

}  // namespace

Result<SheetReading, ParseError> read_sheet(std::string_view stored, const ReadSheetOptions& options) {
  using Read = Result<SheetReading, ParseError>;
  if (stored.size() > kMostBytes) {
    return Read::failure({ParseErrorCode::kTooLong, 0, 0, "The text is longer than a mebibyte: no puzzle is."});
  }
  const std::string text = decode_text(std::string(stored));
  const auto control = std::find_if(text.begin(), text.end(), is_control);
  if (control != text.end()) {
    return Read::failure(error_at(text, static_cast<std::size_t>(control - text.begin()), ParseErrorCode::kBadCharacter,
                                  "This is not a text that can be read: it is binary."));
  }
  if (trimmed(text).text.empty()) {
    return Read::failure({ParseErrorCode::kEmpty, 0, 0, "There is no puzzle in this text yet."});
  }
  const SheetText sheet_text{text, text_lines(text)};
  DraftResult draft = options.format.empty() ? *recognise(sheet_text, options.alphabet) : read_as(sheet_text, options);
  if (!draft) return Read::failure(draft.error());
  return finish_draft(std::move(draft.value()), options);
}

}  // namespace sudoscope

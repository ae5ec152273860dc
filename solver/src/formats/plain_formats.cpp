// The formats of digits alone, one text for each cell, which parse_puzzle reads too; here with the alphabets that fit.
#include "plain_formats.hpp"

#include <algorithm>

#include "grid/parse_steps.hpp"
#include "grid/read_digits.hpp"

namespace sudoscope {
namespace {

std::string_view id_of(const CellTexts& cells, Lines lines) {
  switch (cells.layout) {
    case TextLayout::kLine:
      return "line";
    case TextLayout::kRows:
      return "rows";
    case TextLayout::kBorderedGrid:
      return "grid";
    case TextLayout::kNumbers:
      break;
  }
  if (!cells.boxes) return "numbers";
  return read_instance(lines) ? "instance" : "lewis";
}

// A text where 0 is a digit has one kind of blank, so that 0 beside another blank is no blank.
bool mixes_blanks(const CellTexts& texts) {
  bool zero = false;
  bool other = false;
  for (const CellText& cell : texts.cells) {
    zero = zero || cell.text == "0";
    other = other || cell.text.empty() || (cell.text != "0" && is_blank_symbol(cell.text[0]));
  }
  return zero && other;
}

void add_alphabets(Draft& draft, const CellTexts& texts, std::optional<Alphabet> asked) {
  const Alphabet taken = asked.value_or(guess_alphabet(texts));
  if (texts.side < 10) {  // letters have no numeral among them, but a 0 beside another blank may be one as well
    if (asked || taken != Alphabet::kFromOne) draft.alphabet = taken;
    if (taken == Alphabet::kFromZero) draft.other_alphabets.push_back(Alphabet::kFromOne);
    return;
  }
  draft.alphabet = taken;
  for (const Alphabet other : {Alphabet::kFromOne, Alphabet::kFromZero, Alphabet::kLetters}) {
    if (other == taken || (other != Alphabet::kFromZero && mixes_blanks(texts))) continue;
    const auto digits = read_digits(texts, other);
    if (digits && digits.value() != draft.givens) draft.other_alphabets.push_back(other);
  }
}

MaybeDraft maybe_draft(const Reading& reading, Lines lines, std::optional<Alphabet> alphabet) {
  if (!reading) return std::nullopt;
  return draft_of_cells(*reading, lines, alphabet);
}

char in_alphabet(Digit digit, Alphabet alphabet) {
  if (digit == kBlank) return '.';
  if (alphabet == Alphabet::kLetters) return static_cast<char>('A' + digit);
  const int index = alphabet == Alphabet::kFromZero ? digit : digit + 1;
  if (index < 10) return static_cast<char>('0' + index);
  return static_cast<char>(index < 36 ? 'A' + (index - 10) : 'a' + (index - 36));
}

Alphabet usable(Alphabet alphabet, int side) {
  const int most = alphabet == Alphabet::kLetters ? 26 : 36;
  return side <= most ? alphabet : Alphabet::kFromOne;
}

}  // namespace

DraftResult draft_of_cells(const CellTextsResult& cells, Lines lines, std::optional<Alphabet> alphabet) {
  if (!cells) return DraftResult::failure(cells.error());
  const CellTexts& texts = cells.value();
  auto digits = read_digits(texts, alphabet);
  if (!digits) return DraftResult::failure(digits.error());
  Draft draft = blank_draft(id_of(texts, lines), texts.side);
  draft.givens = std::move(digits.value());
  draft.boxes = texts.boxes;
  if (texts.only_first) draft.notes.push_back(texts.only_first);
  if (are_symbols(texts)) add_alphabets(draft, texts, alphabet);
  return draft;
}

DraftResult read_plain(const SheetText& text, std::optional<Alphabet> alphabet) {
  return draft_of_cells(read_cells(text.lines), text.lines, alphabet);
}

MaybeDraft read_plain_line(const SheetText& text, std::optional<Alphabet> alphabet) {
  if (auto spaced = read_spaced_out(text.lines); spaced && spaced->ok() && spaced->value().layout == TextLayout::kLine)
    return maybe_draft(spaced, text.lines, alphabet);
  return maybe_draft(read_line(text.lines), text.lines, alphabet);
}

MaybeDraft read_plain_rows(const SheetText& text, std::optional<Alphabet> alphabet) {
  if (auto spaced = read_spaced_out(text.lines); spaced && spaced->ok() && spaced->value().layout == TextLayout::kRows)
    return maybe_draft(spaced, text.lines, alphabet);
  return maybe_draft(read_rows(text.lines), text.lines, alphabet);
}

MaybeDraft read_plain_grid(const SheetText& text, std::optional<Alphabet> alphabet) {
  Reading bordered = read_bordered(text.lines);
  // format_puzzle draws no lines if boxes are rows or columns.
  return maybe_draft(bordered ? bordered : read_numbers(text.lines), text.lines, alphabet);
}

MaybeDraft read_plain_numbers(const SheetText& text, std::optional<Alphabet> alphabet) {
  return maybe_draft(read_numbers(text.lines), text.lines, alphabet);
}

MaybeDraft read_plain_instance(const SheetText& text, std::optional<Alphabet> alphabet) {
  return maybe_draft(read_instance(text.lines), text.lines, alphabet);
}

std::string write_line(const Sheet& sheet, Alphabet alphabet) {
  const Alphabet shown = usable(alphabet, sheet.puzzle.geometry->side());
  std::string text;
  for (const Digit digit : sheet.puzzle.givens) text += in_alphabet(digit, shown);
  return text;
}

std::string write_rows(const Sheet& sheet, Alphabet alphabet) {
  const auto side = static_cast<std::size_t>(sheet.puzzle.geometry->side());
  const std::string line = write_line(sheet, alphabet);
  std::string text;
  for (std::size_t row = 0; row < side; ++row) text += line.substr(row * side, side) + '\n';
  return text;
}

std::string write_sdm(const Sheet& sheet, Alphabet) {
  std::string text = write_line(sheet, Alphabet::kFromOne);
  std::replace(text.begin(), text.end(), '.', '0');
  return text;
}

std::string write_grid(const Sheet& sheet, Alphabet) {
  return format_puzzle(*sheet.puzzle.geometry, sheet.puzzle.givens, GridStyle::kGrid);
}

std::string number_rows(const Sheet& sheet, std::string_view blank, char row_end) {
  const auto side = static_cast<std::size_t>(sheet.puzzle.geometry->side());
  std::string text;
  for (std::size_t cell = 0; cell < sheet.puzzle.givens.size(); ++cell) {
    const Digit digit = sheet.puzzle.givens[cell];
    text += digit == kBlank ? std::string(blank) : std::to_string(digit + 1);
    text += (cell + 1) % side == 0 ? row_end : ' ';
  }
  return text;
}

std::string write_numbers(const Sheet& sheet, Alphabet) { return number_rows(sheet, ".", '\n'); }

std::string write_lewis(const Sheet& sheet, Alphabet) {
  return std::to_string(sheet.puzzle.geometry->box_height()) + "\n1\n" + number_rows(sheet, "-1", '\n');
}

std::string write_instance(const Sheet& sheet, Alphabet) {
  const Geometry& geometry = *sheet.puzzle.geometry;
  const BoxShape shape =
      geometry.is_jigsaw() ? default_box_shape(geometry.side()) : BoxShape{geometry.box_height(), geometry.box_width()};
  std::string text = "sudoku " + std::to_string(geometry.side()) + ' ' + std::to_string(shape.height) + ' ' +
                     std::to_string(shape.width) + ' ' + number_rows(sheet, "0", ' ');
  text.pop_back();
  return text;
}

}  // namespace sudoscope

// Digits with the zeros behind them as one character.
#include "zero_runs.hpp"

#include <algorithm>

#include "addresses.hpp"
#include "plain_formats.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr std::string_view kSymbols = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
constexpr std::size_t kMostZeros = 5;

MaybeDraft expand(const SheetText& text, TextPart code, std::string_view format) {
  Draft draft = blank_draft(format, 9);
  std::size_t cell = 0;
  for (std::size_t index = 0; index < code.text.size(); ++index) {
    const std::size_t value = kSymbols.find(code.text[index]);
    if (value == std::string_view::npos) {
      return failure(text.text, code.offset + index, ParseErrorCode::kBadCharacter,
                     say(MessageId::kRunsCharacter, Size{9, 9}));
    }
    if (cell < kClassicCells && value % 10 > 0) draft.givens[cell] = static_cast<Digit>(value % 10 - 1);
    cell += 1 + value / 10;
  }
  if (cell == kClassicCells) return draft;
  return failure(text.text, code.offset, ParseErrorCode::kBadLength, say(MessageId::kRunsCells, cell, kClassicCells));
}

std::string compress(const Sheet& sheet) {
  std::string text;
  for (std::size_t cell = 0; cell < kClassicCells;) {
    const Digit digit = sheet.puzzle.givens[cell++];
    std::size_t zeros = 0;
    for (; zeros < kMostZeros && cell < kClassicCells && sheet.puzzle.givens[cell] == kBlank; ++cell) ++zeros;
    text += kSymbols[zeros * 10 + (digit == kBlank ? 0 : digit + 1u)];
  }
  return text;
}

}  // namespace

MaybeDraft read_zero_runs(const SheetText& text, std::optional<Alphabet>) {
  const auto word = only_word(text.text);
  // Without a zero it is 81 digits, which is a line.
  if (!word || word->text.size() >= kClassicCells) return std::nullopt;
  MaybeDraft draft = expand(text, *word, "sudoku-exchange");
  return draft->ok() ? draft : std::nullopt;
}

MaybeDraft read_sudoku_exchange(const SheetText& text, std::optional<Alphabet>) {
  const auto word = only_word(text.text);
  if (!word) return std::nullopt;
  return expand(text, *word, "sudoku-exchange");
}

MaybeDraft read_sudoku_exchange_link(const SheetText& text, std::optional<Alphabet> alphabet) {
  const bool is_line = text.text.size() == kClassicCells;
  return is_line ? read_plain_line(text, alphabet) : read_sudoku_exchange(text, alphabet);
}

MaybeDraft read_scf(const SheetText& text, std::optional<Alphabet>) {
  const auto word = only_word(text.text);
  if (!word || word->text.substr(0, 3) != "scf") return std::nullopt;
  return expand(text, {word->text.substr(3), word->offset + 3}, "scf");
}

std::string write_sudoku_exchange(const Sheet& sheet, Alphabet) {
  return std::string(kSudokuExchangeAddress) + compress(sheet);
}

std::string write_scf(const Sheet& sheet, Alphabet) { return std::string(kSudokuPadAddress) + "scf" + compress(sheet); }

}  // namespace sudoscope

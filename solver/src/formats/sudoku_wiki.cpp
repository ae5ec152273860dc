// Reading and writing the formats of SudokuWiki's solver.
#include "sudoku_wiki.hpp"

#include "addresses.hpp"
#include "plain_formats.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr std::string_view kPrefix = "S9B";
constexpr int kEntry = 9;
constexpr int kMask = 18;

bool is_code(std::string_view text) {
  for (const char character : text) {
    if (base36(character) < 0) return false;
  }
  return true;
}

char in_base36(int value) { return static_cast<char>(value < 10 ? '0' + value : 'a' + (value - 10)); }

// Since 2023: in base 32 the candidates of a cell as bits, one place up, and in the lowest
// place whether it is a given. Nothing if a cell has no candidates, or a given more than one.
MaybeDraft read_candidates_in_base32(std::string_view code) {
  Draft draft = blank_draft("s9b", 9);
  draft.entries.assign(kClassicCells, kBlank);
  draft.candidates.assign(kClassicCells, 0);
  bool given = false;
  for (std::size_t cell = 0; cell < kClassicCells; ++cell) {
    const int high = base36(code[2 * cell]);
    const int low = base36(code[2 * cell + 1]);
    if (high < 0 || high > 31 || low < 0 || low > 31) return std::nullopt;
    const auto set = static_cast<DigitSet>((high * 32 + low) / 2);
    const bool single = set != 0 && without_first(set) == 0;
    if (set == 0 || (low % 2 == 1 && !single)) return std::nullopt;
    if (low % 2 == 1) {
      draft.givens[cell] = first_digit(set);
      given = true;
    } else if (single) {
      draft.entries[cell] = first_digit(set);
    } else {
      draft.candidates[cell] = set;
    }
  }
  return given ? MaybeDraft(std::move(draft)) : std::nullopt;
}

}  // namespace

MaybeDraft read_s9b(const SheetText& text, std::optional<Alphabet>) {
  const auto word = only_word(text.text);
  if (!word) return std::nullopt;
  const bool prefixed = word->text.substr(0, 3) == kPrefix;
  const std::string_view code = word->text.substr(prefixed ? 3 : 0);
  if (!prefixed && (code.size() != 2 * kClassicCells || !is_code(code))) return std::nullopt;
  const std::size_t begin = word->offset + (prefixed ? 3 : 0);
  if (code.size() != 2 * kClassicCells) {
    return failure(text.text, begin, ParseErrorCode::kBadLength,
                   say(MessageId::kS9bLength, code.size(), 2 * kClassicCells));
  }
  if (!prefixed) {
    if (MaybeDraft newer = read_candidates_in_base32(code)) return newer;
  }
  Draft draft = blank_draft("s9b", 9);
  draft.entries.assign(kClassicCells, kBlank);
  draft.candidates.assign(kClassicCells, 0);
  for (std::size_t cell = 0; cell < kClassicCells; ++cell) {
    const int high = base36(code[2 * cell]);
    const int low = base36(code[2 * cell + 1]);
    const int value = high * 36 + low;
    if (high < 0 || low < 0 || value > kMask + 511) {
      return failure(text.text, begin + 2 * cell, ParseErrorCode::kBadCharacter, say(MessageId::kS9bCell));
    }
    if (value > kMask) {
      draft.candidates[cell] = static_cast<DigitSet>(value - kMask);
    } else if (value > kEntry) {
      draft.entries[cell] = static_cast<Digit>(value - kEntry - 1);
    } else if (value > 0) {
      draft.givens[cell] = static_cast<Digit>(value - 1);
    }
  }
  return draft;
}

MaybeDraft read_sudoku_wiki_link(const SheetText& text, std::optional<Alphabet> alphabet) {
  MaybeDraft code = read_s9b(text, alphabet);
  return code ? code : read_plain_line(text, alphabet);
}

std::string write_s9b(const Sheet& sheet, Alphabet) {
  std::string text(kPrefix);
  for (std::size_t cell = 0; cell < kClassicCells; ++cell) {
    int value = 0;
    if (const DigitSet mask = candidates_of(sheet, cell)) value = kMask + static_cast<int>(mask);
    if (sheet.entries[cell] != kBlank) value = kEntry + sheet.entries[cell] + 1;
    if (sheet.puzzle.givens[cell] != kBlank) value = sheet.puzzle.givens[cell] + 1;
    text += in_base36(value / 36);
    text += in_base36(value % 36);
  }
  return text;
}

std::string write_sudoku_wiki(const Sheet& sheet, Alphabet alphabet) {
  return std::string(kSudokuWikiAddress) + write_sdm(sheet, alphabet);
}

}  // namespace sudoscope

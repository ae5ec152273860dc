// Unpacking and packing number16.
#include "pzpr.hpp"

#include "addresses.hpp"
#include "grid/cell_texts.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr int kMostBlanks = 20;  // for one letter

// A sign before a digit, and how many numerals follow it.
struct Sign {
  char sign;
  std::size_t numerals;
};
constexpr Sign kSigns[] = {{'-', 2}, {'+', 3}};

// 0..15 for a numeral; -1 for any other character.
int base16(char character) {
  const bool capital = character >= 'A' && character <= 'Z';
  const int value = capital ? -1 : base36(character);
  return value < 16 ? value : -1;
}

// The number whose numerals begin `rest`, which are removed from it; nothing if there are none.
std::optional<int> take_number16(std::string_view& rest) {
  std::size_t numerals = 1;
  for (const Sign& one : kSigns) {
    if (rest.front() != one.sign) continue;
    numerals = one.numerals;
    rest.remove_prefix(1);
  }
  int number = 0;
  for (; numerals > 0; --numerals) {
    const int value = rest.empty() ? -1 : base16(rest.front());
    if (value < 0) return std::nullopt;
    number = number * 16 + value;
    rest.remove_prefix(1);
  }
  return number;
}

// `body`: where the cells stand in the text.
DraftResult read_body(std::string_view text, TextPart body, Draft draft) {
  std::size_t cell = 0;
  bool unknown = false;
  for (std::string_view rest = body.text; !rest.empty() && cell < draft.givens.size();) {
    const std::size_t offset = body.offset + body.text.size() - rest.size();
    if (rest.front() >= 'g' && rest.front() <= 'z') {
      cell += static_cast<std::size_t>(rest.front() - 'g') + 1;
      rest.remove_prefix(1);
      continue;
    }
    if (rest.front() == '.') {
      unknown = true;
      ++cell;
      rest.remove_prefix(1);
      continue;
    }
    const auto number = take_number16(rest);
    if (!number) return failure(text, offset, ParseErrorCode::kBadCharacter, say(MessageId::kPzprCharacter));
    if (*number < 1 || *number > draft.side)
      return failure(text, offset, ParseErrorCode::kBadNumber, say(MessageId::kPzprDigits, draft.side));
    draft.givens[cell++] = static_cast<Digit>(*number - 1);
  }
  if (unknown) draft.notes.push_back(say(MessageId::kPzprUnknown));
  return draft;
}

}  // namespace

MaybeDraft read_pzpr(const SheetText& text, std::optional<Alphabet>) {
  const auto word = only_word(text.text);
  if (!word) return std::nullopt;
  const std::vector<std::string_view> parts = split_at(word->text, '/');
  // sudoku_edit opens the same in the editor.
  if (parts.front().substr(0, parts.front().find('_')) != "sudoku" || parts.size() < 3) return std::nullopt;
  // Flags of the puzzle may stand before its size.
  const std::size_t at = small_number(parts[1]) ? 1 : 2;
  const auto columns = small_number(parts[at]);
  const auto rows = at + 1 < parts.size() ? small_number(parts[at + 1]) : std::nullopt;
  if (!columns || !rows) return std::nullopt;
  if (*columns != *rows || *columns < 1 || *columns > kMaxSide) {
    return failure(text.text, word->offset, ParseErrorCode::kBadShape, say(MessageId::kPzprShape, square(kMaxSide)));
  }
  const std::string_view body = at + 2 < parts.size() ? parts[at + 2] : std::string_view();
  const std::size_t offset = body.empty() ? 0 : static_cast<std::size_t>(body.data() - text.text.data());
  return read_body(text.text, {body, offset}, blank_draft("pzpr", *columns));
}

std::string write_pzpr(const Sheet& sheet, Alphabet) {
  const std::string side = std::to_string(sheet.puzzle.geometry->side());
  std::string text = std::string(kPuzzLinkAddress) + "sudoku/" + side + '/' + side + '/';
  constexpr std::string_view kNumerals = "0123456789abcdef";
  int blanks = 0;
  const auto end_blanks = [&] {
    if (blanks > 0) text += static_cast<char>('g' + blanks - 1);
    blanks = 0;
  };
  for (const Digit digit : sheet.puzzle.givens) {
    if (digit == kBlank) {
      if (++blanks == kMostBlanks) end_blanks();
      continue;
    }
    end_blanks();
    const auto number = static_cast<std::size_t>(digit) + 1;
    if (number > 15) (text += '-') += kNumerals[number / 16];
    text += kNumerals[number % 16];
  }
  end_blanks();
  return text;
}

}  // namespace sudoscope

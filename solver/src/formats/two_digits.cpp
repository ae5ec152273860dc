// Reading and writing two characters a cell.
#include "two_digits.hpp"

#include <algorithm>

#include "grid/cell_texts.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr int kSmallestSide = 9;

// The side if the characters are as many as those of a grid: 2n² is
// no square, so no grid with a character for each cell has as many.
std::optional<int> side_of_pairs(std::size_t characters) {
  const std::optional<int> side = characters % 2 == 0 ? side_of(characters / 2) : std::nullopt;
  return side && *side >= kSmallestSide ? side : std::nullopt;
}

bool is_pair(std::string_view pair) {
  const auto numeral_or_blank = [](char c) { return is_numeral(c) || is_blank_symbol(c); };
  return std::all_of(pair.begin(), pair.end(), numeral_or_blank) && is_numeral(pair[0]) == is_numeral(pair[1]);
}

// Rows or one word: any other line makes it another format.
std::optional<Row> words_of(const SheetText& text) {
  Row words;
  for (const TextLine& line : text.lines) {
    const Row row = split_words(line, " \t");
    if (row.size() > 1) return std::nullopt;
    words.insert(words.end(), row.begin(), row.end());
  }
  return words;
}

}  // namespace

MaybeDraft read_two_digits(const SheetText& text, std::optional<Alphabet>) {
  const auto words = words_of(text);
  if (!words) return std::nullopt;
  std::size_t characters = 0;
  for (const CellText& word : *words) characters += word.text.size();
  const std::optional<int> side = side_of_pairs(characters);
  const bool rows = side && words->size() == static_cast<std::size_t>(*side);
  if (!side || (words->size() != 1 && !rows)) return std::nullopt;

  Draft draft = blank_draft("two-digits", *side);
  std::size_t cell = 0;
  std::optional<ParseError> too_large;
  for (const CellText& word : *words) {
    if (word.text.size() % 2 != 0) return std::nullopt;
    for (std::size_t at = 0; at < word.text.size(); at += 2) {
      const std::string_view pair = word.text.substr(at, 2);
      if (!is_pair(pair)) return std::nullopt;
      const int value = small_number(pair).value_or(0);
      if (value > *side && !too_large) {
        too_large = {ParseErrorCode::kBadNumber, word.line, word.column + static_cast<int>(at),
                     say(MessageId::kNumberTooLarge, std::to_string(value), *side)};
      }
      draft.givens[cell++] = static_cast<Digit>(value - 1);  // 0 wraps to kBlank
    }
  }
  if (too_large) return DraftResult::failure(*std::move(too_large));
  return draft;
}

std::string write_two_digits(const Sheet& sheet, Alphabet) {
  std::string text;
  for (const Digit digit : sheet.puzzle.givens) {
    const int value = digit == kBlank ? 0 : digit + 1;
    text += static_cast<char>('0' + value / 10);
    text += static_cast<char>('0' + value % 10);
  }
  return text;
}

}  // namespace sudoscope

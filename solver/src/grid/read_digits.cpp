// Cell texts to digits.
#include "read_digits.hpp"

#include <algorithm>

#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr int kNoSymbol = -1;
constexpr int kLargestOneCase = 35;  // number of digits that 1-9 and A-Z can show

// A is 0, B is 1; small letters follow the capitals if both are needed.
int letter_index(char character, int side) {
  if (character >= 'A' && character <= 'Z') return character - 'A';
  if (character >= 'a' && character <= 'z') return character - 'a' + (side > kLargestOneCase ? 26 : 0);
  return kNoSymbol;
}

// The digit of a symbol, which may be beyond the side; kNoSymbol for any other character.
int digit_of(char character, Alphabet alphabet, int side) {
  if (is_numeral(character)) {
    if (alphabet == Alphabet::kLetters) return kNoSymbol;
    return character - (alphabet == Alphabet::kFromZero ? '0' : '1');
  }
  const int letter = letter_index(character, side);
  if (letter == kNoSymbol || alphabet == Alphabet::kLetters) return letter;
  return letter + (alphabet == Alphabet::kFromZero ? 10 : 9);
}

using DigitResult = Result<Digit, ParseError>;

DigitResult read_symbol(const CellText& cell, Alphabet alphabet, int side) {
  if (cell.text.empty()) return kBlank;
  const char character = cell.text[0];
  if (is_blank_symbol(character) && !(character == '0' && alphabet == Alphabet::kFromZero)) return kBlank;
  const int digit = digit_of(character, alphabet, side);
  if (digit != kNoSymbol && digit < side) return static_cast<Digit>(digit);
  if (is_blank_letter(character, side)) return kBlank;
  return DigitResult::failure({ParseErrorCode::kBadCharacter, cell.line, cell.column,
                               character == kForeign ? say(MessageId::kForeignCharacter, square(side))
                                                     : say(MessageId::kNoDigitOfGrid, cell.text, square(side))});
}

DigitResult read_number(const CellText& cell, int side) {
  if (cell.text.empty() || cell.text == "-1") return kBlank;
  if (std::all_of(cell.text.begin(), cell.text.end(), is_blank_symbol)) return kBlank;
  int value = 0;
  for (const char character : cell.text) {
    if (!is_numeral(character)) {
      const bool foreign = cell.text.find(kForeign) != std::string_view::npos;
      return DigitResult::failure(
          {ParseErrorCode::kBadCharacter, cell.line, cell.column,
           foreign ? say(MessageId::kForeignNumber) : say(MessageId::kNoNumber, excerpt(cell.text))});
    }
    value = std::min(value * 10 + (character - '0'), 1'000'000);
  }
  if (value <= side) return static_cast<Digit>(value - 1);
  return DigitResult::failure(
      {ParseErrorCode::kBadNumber, cell.line, cell.column, say(MessageId::kNumberTooLarge, excerpt(cell.text), side)});
}

}  // namespace

bool are_symbols(const CellTexts& texts) {
  return std::all_of(texts.cells.begin(), texts.cells.end(),
                     [](const CellText& cell) { return cell.text.size() <= 1; });
}

namespace {

// True if no two zeros stand in one row or column.
bool zeros_are_apart(const CellTexts& texts) {
  const auto side = static_cast<std::size_t>(texts.side);
  std::vector<bool> rows(side), columns(side);
  for (std::size_t cell = 0; cell < texts.cells.size(); ++cell) {
    if (texts.cells[cell].text != "0") continue;
    if (rows[cell / side] || columns[cell % side]) return false;
    rows[cell / side] = columns[cell % side] = true;
  }
  return true;
}

}  // namespace

Alphabet guess_alphabet(const CellTexts& texts) {
  bool numerals = false;
  bool other_blanks = false;
  int zeros = 0;
  bool has_last = false;  // the numeral of the last digit
  int last_letter = kNoSymbol;
  for (const CellText& cell : texts.cells) {
    if (cell.text.empty()) {
      other_blanks = true;
    } else if (cell.text[0] == '0') {
      ++zeros;
    } else {
      numerals = numerals || is_numeral(cell.text[0]);
      has_last = has_last || cell.text[0] - '0' == texts.side;
      if (is_blank_letter(cell.text[0], texts.side)) {
        other_blanks = true;
        continue;
      }
      other_blanks = other_blanks || is_blank_symbol(cell.text[0]);
      last_letter = std::max(last_letter, letter_index(cell.text[0], texts.side));
    }
  }
  if (!numerals && last_letter + 9 >= texts.side) return Alphabet::kLetters;
  // A digit occurs in a grid as many times as it has rows at most; below 10 digits a 0 is mostly a blank.
  const bool letters_fit = last_letter == kNoSymbol || last_letter + 10 < texts.side;
  const bool zero_fits = zeros > 0 && zeros <= texts.side && letters_fit;
  const bool from_zero =
      texts.side >= 10 ? zero_fits : zero_fits && other_blanks && !has_last && zeros_are_apart(texts);
  return from_zero ? Alphabet::kFromZero : Alphabet::kFromOne;
}

Result<std::vector<Digit>, ParseError> read_digits(const CellTexts& texts, std::optional<Alphabet> alphabet) {
  using Digits = Result<std::vector<Digit>, ParseError>;
  const bool symbols = are_symbols(texts);
  if (symbols && !alphabet) alphabet = guess_alphabet(texts);
  std::vector<Digit> digits;
  digits.reserve(texts.cells.size());
  for (const CellText& cell : texts.cells) {
    const DigitResult digit = symbols ? read_symbol(cell, *alphabet, texts.side) : read_number(cell, texts.side);
    if (!digit) return Digits::failure(digit.error());
    digits.push_back(digit.value());
  }
  return digits;
}

}  // namespace sudoscope

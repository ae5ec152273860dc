// Reading and writing lines of fields.
#include "fields.hpp"

#include <algorithm>

#include "grid/cell_texts.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr int kLargestSide = 35;  // digits that 1-9 and A-Z can show

bool can_be_in_fields(char character) { return character == ',' || character == '=' || base36(character) > 0; }

// Reads a field into the draft. False if it is none.
bool take_field(std::string_view field, std::size_t cell, Draft& draft) {
  const std::size_t marks = std::min(field.find_first_not_of('='), field.size());
  DigitSet digits = 0;
  for (const char symbol : field.substr(marks)) {
    const Digit digit = digit_of_symbol(symbol);
    if (digit == kBlank || digit >= draft.side) return false;
    digits |= digit_bit(digit);
  }
  if (marks == 0) {
    draft.candidates[cell] = digits;
    return true;
  }
  if (marks > 2 || field.size() != marks + 1) return false;
  (marks == 2 ? draft.givens : draft.entries)[cell] = first_digit(digits);
  return true;
}

}  // namespace

MaybeDraft read_fields(const SheetText& text, std::optional<Alphabet>) {
  const auto line = only_line(text.text);
  if (!line) return std::nullopt;
  const std::vector<std::string_view> fields = split_at(line->text, ',');
  const auto side = side_of(fields.size());
  if (!side || *side > kLargestSide)
    return failure(text.text, line->offset, ParseErrorCode::kBadLength,
                   say(MessageId::kNoFieldSquare, std::to_string(fields.size())));
  Draft draft = blank_draft("fields", *side);
  draft.entries.assign(fields.size(), kBlank);
  draft.candidates.assign(fields.size(), 0);
  for (std::size_t cell = 0; cell < fields.size(); ++cell) {
    if (take_field(fields[cell], cell, draft)) continue;
    const auto offset = static_cast<std::size_t>(fields[cell].data() - text.text.data());
    return failure(
        text.text, offset, ParseErrorCode::kBadCharacter,
        say(MessageId::kNoField, std::to_string(cell + 1), std::string(excerpt(fields[cell])), std::to_string(*side)));
  }
  return draft;
}

MaybeDraft recognise_fields(const SheetText& text, std::optional<Alphabet> alphabet) {
  const auto word = only_word(text.text);
  if (!word || !std::all_of(word->text.begin(), word->text.end(), can_be_in_fields)) return std::nullopt;
  const bool has_comma = word->text.find(',') != std::string_view::npos;
  return has_comma && word->text.find('=') != std::string_view::npos ? read_fields(text, alphabet) : std::nullopt;
}

std::string write_fields(const Sheet& sheet, Alphabet) {
  std::string text;
  for (std::size_t cell = 0; cell < sheet.entries.size(); ++cell) {
    if (cell > 0) text += ',';
    const Digit given = given_of(sheet, cell);
    if (const Digit digit = held(sheet, cell); digit != kBlank) {
      text += given != kBlank ? "==" : "=";
      text += symbol_of(digit);
    }
    for (DigitSet left = candidates_of(sheet, cell); left != 0; left = without_first(left))
      text += symbol_of(first_digit(left));
  }
  return text;
}

Message why_no_fields(const Sheet& sheet) {
  const bool has_digit = filled(sheet.puzzle.givens) + filled(sheet.entries) > 0;
  return has_digit ? Message() : Message(MessageId::kFieldsNeedDigit);
}

}  // namespace sudoscope

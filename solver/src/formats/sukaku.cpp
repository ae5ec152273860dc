// Reading and writing sukaku lines.
#include "sukaku.hpp"

#include <algorithm>

#include "grid/cell_texts.hpp"
#include "sudoscope/say.hpp"

namespace sudoscope {
namespace {

constexpr int kLargestSide = 35;  // digits that 1-9 and A-Z can show

std::optional<int> side_of_cube(std::size_t characters) {
  for (int side = 1; side <= kLargestSide; ++side) {
    if (static_cast<std::size_t>(side * side * side) == characters) return side;
  }
  return std::nullopt;
}

}  // namespace

MaybeDraft read_sukaku(const SheetText& text, std::optional<Alphabet>) {
  // Also over several lines, as some programs wrap it.
  Row characters;
  for (const TextLine& line : text.lines) {
    const Row row = split_characters(split_words(line, " \t"));
    characters.insert(characters.end(), row.begin(), row.end());
  }
  const std::optional<int> side = side_of_cube(characters.size());
  if (!side) {
    return failure(ParseErrorCode::kBadLength,
                   say(MessageId::kSukakuLength, kClassicSide * kClassicCells, square(9), characters.size()));
  }
  Draft draft = blank_draft("sukaku", *side);
  draft.candidates.assign(draft.givens.size(), 0);
  for (std::size_t index = 0; index < characters.size(); ++index) {
    const CellText& character = characters[index];
    if (is_blank_symbol(character.text[0])) continue;
    const auto digit = static_cast<std::size_t>(digit_of_symbol(character.text[0]));
    if (digit != index % static_cast<std::size_t>(*side)) {
      return DraftResult::failure(
          {ParseErrorCode::kBadCharacter, character.line, character.column,
           say(MessageId::kSukakuPlace,
               std::string(1, symbol_of(static_cast<Digit>(index % static_cast<std::size_t>(*side)))))});
    }
    draft.candidates[index / static_cast<std::size_t>(*side)] |= digit_bit(static_cast<Digit>(digit));
  }
  return draft;
}

MaybeDraft recognise_sukaku(const SheetText& text, std::optional<Alphabet> alphabet) {
  MaybeDraft draft = read_sukaku(text, alphabet);
  if (!draft->ok() || draft->value().side < 4) return std::nullopt;
  const auto& candidates = draft->value().candidates;
  const bool full = std::none_of(candidates.begin(), candidates.end(), [](DigitSet set) { return set == 0; });
  return full ? draft : std::nullopt;
}

std::string write_sukaku(const Sheet& sheet, Alphabet) {
  const Geometry& geometry = *sheet.puzzle.geometry;
  std::string text;
  for (std::size_t cell = 0; cell < sheet.entries.size(); ++cell) {
    const Digit digit = held(sheet, cell);
    DigitSet set = digit != kBlank ? digit_bit(digit) : candidates_of(sheet, cell);
    if (sheet.candidates.empty() && digit == kBlank) set = geometry.all();
    for (int shown = 0; shown < geometry.side(); ++shown) {
      text += has_digit(set, static_cast<Digit>(shown)) ? symbol_of(static_cast<Digit>(shown)) : '.';
    }
  }
  return text;
}

std::vector<Message> sukaku_losses(const Sheet& sheet) {
  std::vector<Message> lost;
  if (filled(sheet.puzzle.givens) > 0) lost.push_back(say(MessageId::kGivensAsCandidates));
  if (sheet.candidates.empty()) lost.push_back(say(MessageId::kBlanksWithCandidates));
  return lost;
}

}  // namespace sudoscope

// Reading and writing sukaku lines.
#include "sukaku.hpp"

#include <algorithm>

#include "grid/cell_texts.hpp"
#include "grid/given_candidates.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr int kLargestSide = 35;  // digits that 1-9 and A-Z can show

std::optional<int> side_of_cube(std::size_t characters) {
  for (int side = 1; side <= kLargestSide; ++side) {
    if (static_cast<std::size_t>(side * side * side) == characters) return side;
  }
  return std::nullopt;
}

// The digits that a cell is written with.
DigitSet written_set(const Sheet& sheet, std::size_t cell) {
  const Geometry& geometry = *sheet.puzzle.geometry;
  const Digit digit = held(sheet, cell);
  if (digit != kBlank) return digit_bit(digit);
  const DigitSet candidates = candidates_of(sheet, cell);
  const bool has_none = sheet.candidates.empty() || (candidates == 0 && geometry.is_restricted());
  return has_none ? geometry.allowed(static_cast<Cell>(cell)) : candidates;
}

bool changes_puzzle(const Sheet& sheet) {
  const Geometry& geometry = *sheet.puzzle.geometry;
  if (!geometry.is_restricted()) return true;
  for (std::size_t cell = 0; cell < sheet.entries.size(); ++cell)
    if (written_set(sheet, cell) != geometry.allowed(static_cast<Cell>(cell))) return true;
  return false;
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
  draft.constraints.push_back(given_candidates(*side, draft.candidates));
  return draft;
}

MaybeDraft recognise_sukaku(const SheetText& text, std::optional<Alphabet> alphabet) {
  MaybeDraft draft = read_sukaku(text, alphabet);
  if (!draft->ok() || draft->value().side < 4) return std::nullopt;
  const auto& candidates = draft->value().candidates;
  const auto empty = std::count(candidates.begin(), candidates.end(), DigitSet{0});
  std::ptrdiff_t shown = 0;
  for (const DigitSet set : candidates) shown += digit_count(set);
  // A cell may have lost all its candidates; givens of a larger
  // grid that are at such places by chance leave most cells bare.
  const bool few = 8 * empty <= std::ssize(candidates) && shown > std::ssize(candidates);
  return empty == 0 || few ? draft : std::nullopt;
}

std::string write_sukaku(const Sheet& sheet, Alphabet) {
  const Geometry& geometry = *sheet.puzzle.geometry;
  std::string text;
  for (std::size_t cell = 0; cell < sheet.entries.size(); ++cell) {
    const DigitSet set = written_set(sheet, cell);
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
  if (changes_puzzle(sheet)) lost.push_back(say(MessageId::kCandidatesBecomePuzzle));
  return lost;
}

}  // namespace sudoscope

// Reading and writing lines of HoDoKu's library.
#include "hodoku.hpp"

#include <algorithm>

#include "grid/cell_texts.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr std::string_view kPlain = "0000";  // the technique of a puzzle that names none

GeometryPtr ordinary() { return Geometry::boxes(3, 3).value(); }

std::vector<Digit> all_held(std::span<const Digit> givens, std::span<const Digit> entries) {
  std::vector<Digit> digits(givens.begin(), givens.end());
  for (std::size_t cell = 0; cell < digits.size(); ++cell) {
    if (digits[cell] == kBlank) digits[cell] = entries[cell];
  }
  return digits;
}

std::optional<ParseError> read_grid(const SheetText& text, TextPart grid, Draft& draft) {
  std::size_t cell = 0;
  bool entry = false;
  for (std::size_t at = 0; at < grid.text.size(); ++at) {
    const char symbol = grid.text[at];
    const Digit digit = is_numeral(symbol) ? digit_of_symbol(symbol) : kBlank;
    if (symbol == '+' && !entry) {
      entry = true;
      continue;
    }
    if ((digit == kBlank && !is_blank_symbol(symbol)) || (entry && digit == kBlank)) {
      return error_at(text.text, grid.offset + at, ParseErrorCode::kBadCharacter, say(MessageId::kHodokuGrid));
    }
    if (cell < kClassicCells) (entry ? draft.entries : draft.givens)[cell] = digit;
    entry = false;
    ++cell;
  }
  if (cell == kClassicCells) return std::nullopt;
  return error_at(text.text, grid.offset, ParseErrorCode::kBadLength,
                  say(MessageId::kHodokuCells, cell, kClassicCells));
}

std::optional<ParseError> delete_candidates(const SheetText& text, TextPart triples, Draft& draft) {
  draft.candidates = plain_candidates(*ordinary(), all_held(draft.givens, draft.entries));
  for (std::size_t at = 0; (at = triples.text.find_first_not_of(' ', at)) != std::string_view::npos;) {
    const std::size_t end = std::min(triples.text.find(' ', at), triples.text.size());
    const auto triple = small_number(triples.text.substr(at, end - at));
    const int digit = triple.value_or(0) / 100;
    const int row = triple.value_or(0) / 10 % 10;
    const int column = triple.value_or(0) % 10;
    if (end - at != 3 || digit == 0 || row == 0 || column == 0) {
      return error_at(text.text, triples.offset + at, ParseErrorCode::kBadNumber, say(MessageId::kHodokuDeleted));
    }
    draft.candidates[static_cast<std::size_t>((row - 1) * 9 + column - 1)] &= ~digit_bit(static_cast<Digit>(digit - 1));
    at = end;
  }
  return std::nullopt;
}

bool are_triples(std::string_view field) {
  const auto words = split_at(field, ' ');
  return std::all_of(words.begin(), words.end(), [](std::string_view word) {
    return word.empty() || (word.size() == 3 && small_number(word) && word.find('0') == std::string_view::npos);
  });
}

// A grid, and behind a colon the deleted candidates, or anything else: a count, a solution, a name.
MaybeDraft read_position(const SheetText& text, TextPart line) {
  const std::vector<std::string_view> fields = split_at(line.text, ':');
  const auto part = [&](std::size_t field) {
    return TextPart{trimmed(fields[field]).text, static_cast<std::size_t>(fields[field].data() - text.text.data())};
  };
  const bool marked = fields[0].find('+') != std::string_view::npos;
  if (fields.size() < 2 && !marked) return std::nullopt;
  Draft draft = blank_draft("hodoku", 9);
  draft.entries.assign(kClassicCells, kBlank);
  if (read_grid(text, part(0), draft)) return std::nullopt;
  const bool struck = fields.size() > 1 && !trimmed(fields[1]).text.empty() && are_triples(fields[1]);
  if (struck && delete_candidates(text, part(1), draft)) return std::nullopt;
  if (!struck && !marked) {
    draft.format = "line";
    draft.entries.clear();
  }
  return draft;
}

}  // namespace

MaybeDraft read_hodoku(const SheetText& text, std::optional<Alphabet>) {
  const auto line = only_line(text.text);
  if (!line) return std::nullopt;
  if (line->text.front() != ':') return read_position(text, *line);
  const std::vector<std::string_view> fields = split_at(line->text, ':');
  if (fields.size() < 7 || fields.size() > 8) return std::nullopt;  // 6 or 7 colons
  const auto part = [&](std::size_t field) {
    return TextPart{fields[field], static_cast<std::size_t>(fields[field].data() - text.text.data())};
  };
  Draft draft = blank_draft("hodoku", 9);
  draft.entries.assign(kClassicCells, kBlank);
  if (auto error = read_grid(text, part(3), draft)) return DraftResult::failure(*std::move(error));
  if (!trimmed(fields[4]).text.empty()) {
    if (auto error = delete_candidates(text, part(4), draft)) return DraftResult::failure(*std::move(error));
  }
  if (fields[1] != kPlain && !fields[1].empty()) {
    draft.notes.push_back(say(MessageId::kHodokuTechnique));
  }
  return draft;
}

std::string write_hodoku(const Sheet& sheet, Alphabet) {
  std::string text = ":" + std::string(kPlain) + ":x:";
  for (std::size_t cell = 0; cell < kClassicCells; ++cell) {
    if (sheet.entries[cell] != kBlank) text += '+';
    text += symbol_of(held(sheet, cell));
  }
  text += ':';
  if (sheet.candidates.empty()) return text + ":::";
  const auto plain = plain_candidates(*ordinary(), all_held(sheet.puzzle.givens, sheet.entries));
  std::string deleted;
  for (std::size_t cell = 0; cell < kClassicCells; ++cell) {
    for (DigitSet set = plain[cell] & ~sheet.candidates[cell]; set != 0; set = without_first(set)) {
      if (!deleted.empty()) deleted += ' ';
      deleted += std::to_string((first_digit(set) + 1) * 100 + (static_cast<int>(cell) / 9 + 1) * 10 +
                                static_cast<int>(cell) % 9 + 1);
    }
  }
  return text + deleted + ":::";
}

std::vector<Message> hodoku_losses(const Sheet& sheet) {
  std::vector<Message> lost;
  if (sheet.candidates.empty()) return lost;
  const auto plain = plain_candidates(*ordinary(), all_held(sheet.puzzle.givens, sheet.entries));
  bool deleted = false;
  int ruled_out = 0;
  int kept = 0;
  for (std::size_t cell = 0; cell < kClassicCells; ++cell) {
    deleted = deleted || (plain[cell] & ~sheet.candidates[cell]) != 0;
    ruled_out += digit_count(sheet.candidates[cell] & ~plain[cell]);
    kept += digit_count(sheet.candidates[cell] & plain[cell]);
  }
  if (ruled_out > 0) lost.push_back(say(MessageId::kCandidatesRuledOut));
  if (!deleted) lost.push_back(say(MessageId::kCandidatesShownAnyway));
  if (deleted && kept == 0) lost.push_back(say(MessageId::kCandidatesLeftOut));
  return lost;
}

}  // namespace sudoscope

// Reading and writing .sdx files.
#include "sudo_cue.hpp"

#include <algorithm>

#include "grid/cell_texts.hpp"
#include "pencil_marks.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

bool is_entry(const CellText& group) { return group.text.size() > 1 && (group.text[0] == 'u' || group.text[0] == 'U'); }

bool is_group(const CellText& group) {
  const std::string_view digits = group.text.substr(is_entry(group) ? 1 : 0);
  return std::all_of(digits.begin(), digits.end(), [](char c) { return is_numeral(c) || is_blank_symbol(c); });
}

std::vector<Row> rows_of(const SheetText& text) {
  std::vector<Row> rows;
  for (const TextLine& line : text.lines) {
    if (Row groups = split_words(line, " \t"); !groups.empty()) rows.push_back(std::move(groups));
  }
  return rows;
}

DraftResult wrong(const CellText& at, Message message) {
  return DraftResult::failure({ParseErrorCode::kBadLength, at.line, at.column, std::move(message)});
}

DraftResult draft_of(const std::vector<Row>& rows) {
  Draft draft = blank_draft("sdx", 9);
  draft.entries.assign(kClassicCells, kBlank);
  draft.candidates.assign(kClassicCells, 0);
  for (std::size_t row = 0; row < rows.size(); ++row) {
    if (row >= kClassicSide || rows[row].size() != kClassicSide) {
      return wrong(rows[row].front(), say(MessageId::kSudoCueLines));
    }
    for (std::size_t column = 0; column < kClassicSide; ++column) {
      const CellText& group = rows[row][column];
      const auto set = read_group(group.text.substr(is_entry(group) ? 1 : 0), 9);
      if (!set) return wrong(group, say(MessageId::kSudoCueGroup, excerpt(group.text)));
      if (is_entry(group) && !is_single(*set)) return wrong(group, say(MessageId::kSudoCueEntry));
      const std::size_t cell = row * kClassicSide + column;
      if (is_single(*set)) {
        (is_entry(group) ? draft.entries : draft.givens)[cell] = first_digit(*set);
      } else {
        draft.candidates[cell] = *set;
      }
    }
  }
  if (rows.size() == kClassicSide) return draft;
  return wrong(rows.back().front(), say(MessageId::kSudoCueLines));
}

}  // namespace

MaybeDraft recognise_sudo_cue(const SheetText& text, std::optional<Alphabet>) {
  const std::vector<Row> rows = rows_of(text);
  bool entered = false;
  for (const Row& row : rows) {
    if (row.size() < 2 || !std::all_of(row.begin(), row.end(), is_group)) return std::nullopt;
    entered = entered || std::any_of(row.begin(), row.end(), is_entry);
  }
  if (!entered) return std::nullopt;
  return draft_of(rows);
}

MaybeDraft read_sudo_cue(const SheetText& text, std::optional<Alphabet>) {
  const std::vector<Row> rows = rows_of(text);
  if (rows.empty()) return std::nullopt;
  return draft_of(rows);
}

std::string write_sudo_cue(const Sheet& sheet, Alphabet) {
  std::string text;
  for (std::size_t cell = 0; cell < kClassicCells; ++cell) {
    const Digit entry = sheet.entries[cell];
    if (entry != kBlank) text += 'u';
    const Digit digit = held(sheet, cell);
    text += write_group(digit != kBlank ? digit_bit(digit) : candidates_of(sheet, cell));
    text += cell % kClassicSide == kClassicSide - 1 ? '\n' : ' ';
  }
  return text;
}

std::vector<Message> sudo_cue_losses(const Sheet& sheet) {
  if (std::none_of(sheet.candidates.begin(), sheet.candidates.end(), is_single)) return {};
  return {say(MessageId::kSingleLooksGiven)};
}

}  // namespace sudoscope

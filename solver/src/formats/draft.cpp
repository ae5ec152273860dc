// Small helpers of readers and writers.
#include "draft.hpp"

#include <algorithm>

#include "sheet_text.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {

Draft blank_draft(std::string_view format, int side) {
  return {.format = format, .side = side, .givens = std::vector<Digit>(static_cast<std::size_t>(side * side), kBlank)};
}

DraftResult with_bounded_rules(Draft draft) {
  const auto fits = [&] { return text_of(draft.constraints).size() <= kMostConstraintBytes; };
  if (fits()) return draft;
  const auto drawings = std::erase_if(draft.constraints, [](const Constraint& constraint) {
    const ConstraintKind* const kind = find_constraint_kind(constraint.kind);
    return kind && kind->is_drawing;
  });
  if (drawings > 0) draft.notes.push_back(say(MessageId::kDrawingsLeftOut));
  if (fits()) return draft;
  return failure(ParseErrorCode::kTooLong, say(MessageId::kRulesTooLong));
}

DraftResult failure(std::string_view text, std::size_t offset, ParseErrorCode code, Message message) {
  return DraftResult::failure(error_at(text, offset, code, std::move(message)));
}

DraftResult failure(ParseErrorCode code, Message message) {
  return DraftResult::failure({code, 0, 0, std::move(message)});
}

void make_tidy(Sheet& sheet) {
  const std::size_t cells = sheet.puzzle.givens.size();
  if (sheet.entries.empty()) sheet.entries.assign(cells, kBlank);
  for (std::size_t cell = 0; cell < cells; ++cell) {
    if (sheet.puzzle.givens[cell] != kBlank) sheet.entries[cell] = kBlank;
    const DigitSet possible = held(sheet, cell) == kBlank ? sheet.puzzle.geometry->all() : 0;
    for (auto* const marks : {&sheet.candidates, &sheet.corners})
      if (!marks->empty()) (*marks)[cell] &= possible;
  }
  const auto clear_where_none = [](auto& marks) {
    if (std::all_of(marks.begin(), marks.end(), [](auto mark) { return mark == 0; })) marks.clear();
  };
  clear_where_none(sheet.candidates);
  clear_where_none(sheet.corners);
  clear_where_none(sheet.colours);
  for (SheetTag& tag : sheet.tags) tag.value = tag.name == "rules" ? tidy_text(tag.value) : tidy_value(tag.value);
  const auto unusable = [](const SheetTag& tag) {
    const auto known = [&](const char* name) { return tag.name == name; };
    return tag.value.empty() || std::none_of(std::begin(kSheetTags), std::end(kSheetTags), known);
  };
  sheet.tags.erase(std::remove_if(sheet.tags.begin(), sheet.tags.end(), unusable), sheet.tags.end());
}

Digit given_of(const Sheet& sheet, std::size_t cell) { return sheet.puzzle.givens[cell]; }

Digit held(const Sheet& sheet, std::size_t cell) {
  const Digit given = given_of(sheet, cell);
  return given != kBlank ? given : sheet.entries[cell];
}

DigitSet candidates_of(const Sheet& sheet, std::size_t cell) {
  return sheet.candidates.empty() ? 0 : sheet.candidates[cell];
}

std::size_t filled(std::span<const Digit> digits) {
  return digits.size() - static_cast<std::size_t>(std::count(digits.begin(), digits.end(), kBlank));
}

std::string_view tag_of(const Sheet& sheet, std::string_view name) {
  const auto tag = std::find_if(sheet.tags.begin(), sheet.tags.end(), [&](const auto& t) { return t.name == name; });
  return tag == sheet.tags.end() ? std::string_view() : std::string_view(tag->value);
}

std::vector<DigitSet> plain_candidates(const Geometry& geometry, std::span<const Digit> digits) {
  std::vector<DigitSet> candidates(digits.size(), geometry.all());
  for (std::size_t cell = 0; cell < digits.size(); ++cell) {
    if (digits[cell] == kBlank) continue;
    candidates[cell] = 0;
    for (const Cell peer : geometry.peers(static_cast<Cell>(cell))) candidates[peer] &= ~digit_bit(digits[cell]);
  }
  return candidates;
}

}  // namespace sudoscope

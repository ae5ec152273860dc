// Reading and writing game IDs of Solo.
#include "solo_id.hpp"

#include <algorithm>

#include "grid/cell_texts.hpp"
#include "region_borders.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

struct Parameters {
  int columns = 0;  // of boxes, so that they are as many rows high
  int rows = 0;
  bool jigsaw = false;
  bool diagonals = false;
  bool killer = false;
};

std::optional<int> take_number(std::string_view& rest) {
  std::size_t length = 0;
  while (length < rest.size() && is_numeral(rest[length])) ++length;
  const auto number = small_number(rest.substr(0, length));
  rest.remove_prefix(length);
  return number;
}

std::optional<Parameters> parameters_of(std::string_view text) {
  Parameters parameters;
  const auto columns = take_number(text);
  if (!columns) return std::nullopt;
  parameters.columns = parameters.rows = *columns;
  if (text.size() > 1 && text[0] == 'x' && is_numeral(text[1])) {
    text.remove_prefix(1);
    parameters.rows = take_number(text).value_or(0);
  } else if (text.find('j') != std::string_view::npos) {
    parameters.rows = 1;
  }
  // The other letters describe how to make such a puzzle: symmetry and difficulty.
  for (const char letter : text) {
    if (base36(letter) < 0) return std::nullopt;
    parameters.jigsaw = parameters.jigsaw || letter == 'j';
    parameters.diagonals = parameters.diagonals || letter == 'x';
    parameters.killer = parameters.killer || letter == 'k';
  }
  return parameters;
}

DraftResult read_cells_of(const SheetText& text, TextPart runs, Draft draft) {
  std::size_t cell = 0;
  for (std::string_view rest = runs.text; !rest.empty();) {
    const std::size_t offset = runs.offset + runs.text.size() - rest.size();
    if (is_numeral(rest.front())) {
      const int value = take_number(rest).value_or(0);
      if (value < 1 || value > draft.side) {
        return failure(text.text, offset, ParseErrorCode::kBadNumber, say(MessageId::kSoloDigits, draft.side));
      }
      if (cell < draft.givens.size()) draft.givens[cell] = static_cast<Digit>(value - 1);
      ++cell;
      continue;
    }
    if (rest.front() >= 'a' && rest.front() <= 'z') {
      cell += static_cast<std::size_t>(rest.front() - 'a') + 1;
    } else if (rest.front() != '_') {
      return failure(text.text, offset, ParseErrorCode::kBadCharacter, say(MessageId::kSoloCharacter));
    }
    rest.remove_prefix(1);
  }
  if (cell == draft.givens.size()) return draft;
  return failure(text.text, runs.offset, ParseErrorCode::kBadLength,
                 say(MessageId::kSoloCells, cell, draft.givens.size()));
}

std::vector<std::uint8_t> regions_of(const Geometry& geometry) {
  std::vector<std::uint8_t> regions;
  for (int cell = 0; cell < geometry.cell_count(); ++cell) {
    regions.push_back(static_cast<std::uint8_t>(geometry.box_of(static_cast<Cell>(cell))));
  }
  return regions;
}

}  // namespace

MaybeDraft read_solo_id(const SheetText& text, std::optional<Alphabet>) {
  const auto word = only_word(text.text);
  if (!word) return std::nullopt;
  const std::size_t colon = std::min(word->text.find(':'), word->text.size());
  const auto parameters = parameters_of(word->text.substr(0, colon));
  if (!parameters || colon == word->text.size()) return std::nullopt;
  if (parameters->killer) {
    return failure(text.text, word->offset, ParseErrorCode::kBadShape, say(MessageId::kSoloKiller));
  }
  const long long side = static_cast<long long>(parameters->columns) * parameters->rows;
  if (side < 2 || side > kMaxSide) {
    return failure(text.text, word->offset, ParseErrorCode::kBadShape,
                   say(MessageId::kSoloSize, square(2), square(kMaxSide)));
  }
  Draft draft = blank_draft("solo", static_cast<int>(side));
  if (parameters->diagonals) draft.constraints.push_back({"diagonals"});
  const std::string_view body = word->text.substr(colon + 1);
  const std::size_t comma = std::min(body.find(','), body.size());
  if (parameters->jigsaw) {
    draft.regions = read_borders(body.substr(std::min(comma + 1, body.size())), draft.side);
    if (draft.regions.empty()) {
      return failure(text.text, word->offset + colon + 1 + comma, ParseErrorCode::kBadShape,
                     say(MessageId::kSoloRegions, draft.side));
    }
  } else {
    draft.boxes = BoxShape{parameters->columns, parameters->rows};
    if (comma < body.size()) {
      return failure(text.text, word->offset + colon + 1 + comma, ParseErrorCode::kBadCharacter,
                     say(MessageId::kSoloComma));
    }
  }
  return read_cells_of(text, {body.substr(0, comma), word->offset + colon + 1}, std::move(draft));
}

std::string write_solo_id(const Sheet& sheet, Alphabet) {
  const Geometry& geometry = *sheet.puzzle.geometry;
  // Solo has no boxes of one row or one column; such are a jigsaw.
  const bool boxes = geometry.has_boxes();
  std::string text = boxes ? std::to_string(geometry.box_height()) + 'x' + std::to_string(geometry.box_width())
                           : std::to_string(geometry.side()) + 'j';
  if (has_kind(geometry.constraints(), "diagonals")) text += 'x';
  text += ':';
  int blanks = 0;
  bool after_number = false;
  for (std::size_t cell = 0; cell <= sheet.puzzle.givens.size(); ++cell) {
    const bool end = cell == sheet.puzzle.givens.size();
    if (!end && sheet.puzzle.givens[cell] == kBlank) {
      ++blanks;
      continue;
    }
    if (blanks > 0) after_number = false;
    for (; blanks > 26; blanks -= 26) text += 'z';
    if (blanks > 0) text += static_cast<char>('a' + blanks - 1);
    blanks = 0;
    if (end) break;
    if (after_number) text += '_';
    text += std::to_string(sheet.puzzle.givens[cell] + 1);
    after_number = true;
  }
  return boxes ? text : text + ',' + write_borders(regions_of(geometry), geometry.side());
}

Message solo_refusal(const Sheet& sheet) {
  const Geometry& geometry = *sheet.puzzle.geometry;
  if (geometry.has_boxes()) return {};
  if (!read_borders(write_borders(regions_of(geometry), geometry.side()), geometry.side()).empty()) return {};
  return say(MessageId::kSoloBorders);
}

}  // namespace sudoscope

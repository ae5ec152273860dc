// Reading and writing game IDs of Solo.
#include "solo_id.hpp"

#include <algorithm>

#include "cage_layout.hpp"
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

// The numbers of a grid, 0 for a blank: letters are runs of blanks. Nothing for another character.
struct NumberGrid {
  std::vector<int> numbers;  // no more than twice those of the grid
  std::optional<std::size_t> fault;
};

NumberGrid numbers_in(std::string_view runs, std::size_t cells) {
  NumberGrid grid;
  for (std::string_view rest = runs; !rest.empty() && grid.numbers.size() <= cells;) {
    const std::size_t offset = runs.size() - rest.size();
    if (is_numeral(rest.front())) {
      grid.numbers.push_back(take_number(rest).value_or(0));
      if (grid.numbers.back() > 0) continue;
      grid.fault = offset;
      return grid;
    }
    if (rest.front() >= 'a' && rest.front() <= 'z') {
      grid.numbers.resize(grid.numbers.size() + static_cast<std::size_t>(rest.front() - 'a') + 1);
    } else if (rest.front() != '_') {
      grid.fault = offset;
      return grid;
    }
    rest.remove_prefix(1);
  }
  return grid;
}

std::string runs_of(std::span<const int> numbers) {
  std::string text;
  int blanks = 0;
  bool after_number = false;
  for (std::size_t cell = 0; cell <= numbers.size(); ++cell) {
    const bool end = cell == numbers.size();
    if (!end && numbers[cell] == 0) {
      ++blanks;
      continue;
    }
    if (blanks > 0) after_number = false;
    for (; blanks > 26; blanks -= 26) text += 'z';
    if (blanks > 0) text += static_cast<char>('a' + blanks - 1);
    blanks = 0;
    if (end) break;
    if (after_number) text += '_';
    text += std::to_string(numbers[cell]);
    after_number = true;
  }
  return text;
}

// Reads the parts of an ID behind its colon, one after the other; a part ends at a comma.
class SoloReader {
 public:
  SoloReader(const SheetText& text, TextPart body, Draft draft)
      : text_(text), rest_(body.text), offset_(body.offset), draft_(std::move(draft)) {}

  DraftResult read(const Parameters& parameters) {
    if (auto fault = take_givens()) return *fault;
    if (parameters.jigsaw) {
      draft_.regions = read_borders(next_part(), draft_.side);
      if (draft_.regions.empty()) return fail(ParseErrorCode::kBadShape, say(MessageId::kSoloRegions, draft_.side));
    }
    if (parameters.killer) {
      if (auto fault = take_cages()) return *fault;
    }
    next_part();
    if (!at_end_) return fail(ParseErrorCode::kBadCharacter, say(MessageId::kSoloComma));
    return with_bounded_rules(std::move(draft_));
  }

 private:
  // The next part, or an empty one behind the last. Faults of all but the first are at the comma before them.
  std::string_view next_part() {
    part_offset_ = offset_ + (next_ == 0 ? 0 : next_ - 1);
    at_end_ = next_ > rest_.size();
    if (at_end_) return {};
    const std::size_t end = std::min(rest_.find(',', next_), rest_.size());
    const std::string_view part = rest_.substr(next_, end - next_);
    next_ = end + 1;
    return part;
  }

  DraftResult fail(ParseErrorCode code, Message message, std::size_t within = 0) const {
    return failure(text_.text, part_offset_ + within, code, std::move(message));
  }

  std::optional<DraftResult> take_givens() {
    const std::string_view part = next_part();
    const NumberGrid grid = numbers_in(part, draft_.givens.size());
    if (grid.fault) {
      const bool is_digit = is_numeral(part[*grid.fault]);
      return is_digit ? fail(ParseErrorCode::kBadNumber, say(MessageId::kSoloDigits, draft_.side), *grid.fault)
                      : fail(ParseErrorCode::kBadCharacter, say(MessageId::kSoloCharacter), *grid.fault);
    }
    for (std::size_t cell = 0; cell < std::min(grid.numbers.size(), draft_.givens.size()); ++cell) {
      if (grid.numbers[cell] > draft_.side)
        return fail(ParseErrorCode::kBadNumber, say(MessageId::kSoloDigits, draft_.side),
                    part.find(std::to_string(grid.numbers[cell])));
      if (grid.numbers[cell] > 0) draft_.givens[cell] = static_cast<Digit>(grid.numbers[cell] - 1);
    }
    if (grid.numbers.size() == draft_.givens.size()) return std::nullopt;
    return fail(ParseErrorCode::kBadLength, say(MessageId::kSoloCells, grid.numbers.size(), draft_.givens.size()));
  }

  // The borders of the cages, then their sums, each in a cell of its cage.
  std::optional<DraftResult> take_cages() {
    CageLayout layout;
    layout.cage_of = read_areas(next_part(), draft_.side);
    if (layout.cage_of.empty()) return fail(ParseErrorCode::kBadShape, say(MessageId::kSoloCages));
    const std::string_view sums = next_part();
    const NumberGrid grid = numbers_in(sums, layout.cage_of.size());
    if (grid.fault) return fail(ParseErrorCode::kBadCharacter, say(MessageId::kSoloCharacter), *grid.fault + 1);
    if (grid.numbers.size() != layout.cage_of.size())
      return fail(ParseErrorCode::kBadLength, say(MessageId::kSoloSums, grid.numbers.size(), layout.cage_of.size()));
    for (std::size_t cell = 0; cell < layout.cage_of.size(); ++cell) {
      const std::size_t cage = ++layout.cage_of[cell];
      if (layout.sums.size() <= cage) layout.sums.resize(cage + 1);
      if (grid.numbers[cell] > 0) layout.sums[cage] = grid.numbers[cell];
    }
    FoundClues found(draft_.side);
    add_cages(found, layout);
    for (Constraint& constraint : found.take()) draft_.constraints.push_back(std::move(constraint));
    return std::nullopt;
  }

  const SheetText& text_;
  std::string_view rest_;
  std::size_t offset_;
  Draft draft_;
  std::size_t next_ = 0;  // where the next part begins
  std::size_t part_offset_ = 0;
  bool at_end_ = false;
};

std::vector<std::uint16_t> regions_of(const Geometry& geometry) {
  std::vector<std::uint16_t> regions;
  for (int cell = 0; cell < geometry.cell_count(); ++cell)
    regions.push_back(static_cast<std::uint16_t>(geometry.box_of(static_cast<Cell>(cell))));
  return regions;
}

// The cages of a puzzle, if Solo can have them: all cells are in cages of two or more, each in one piece and with a
// sum.
std::optional<CageLayout> solo_cages(const Geometry& geometry) {
  auto layout = cages_of(geometry);
  if (!layout) return std::nullopt;
  const auto& cage_of = layout->cage_of;
  for (std::size_t cage = 1; cage < layout->sums.size(); ++cage) {
    const auto cells = std::count(cage_of.begin(), cage_of.end(), static_cast<std::uint16_t>(cage));
    if (cells < 2 || cells > geometry.side() || layout->sums[cage] == 0) return std::nullopt;
  }
  const auto areas = read_areas(write_borders(cage_of, geometry.side()), geometry.side());
  const std::size_t number = areas.empty() ? 0 : *std::max_element(areas.begin(), areas.end()) + std::size_t{1};
  const bool whole = number + 1 == layout->sums.size() && std::find(cage_of.begin(), cage_of.end(), 0) == cage_of.end();
  return whole ? layout : std::nullopt;
}

std::string cages_text(const CageLayout& layout, int side) {
  std::vector<int> shown(layout.cage_of.size());
  std::vector<bool> is_shown(layout.sums.size());
  for (std::size_t cell = 0; cell < shown.size(); ++cell) {
    const std::size_t cage = layout.cage_of[cell];
    if (!is_shown[cage]) shown[cell] = layout.sums[cage];
    is_shown[cage] = true;
  }
  return ',' + write_borders(layout.cage_of, side) + ',' + runs_of(shown);
}

}  // namespace

MaybeDraft read_solo_id(const SheetText& text, std::optional<Alphabet>) {
  const auto word = only_word(text.text);
  if (!word) return std::nullopt;
  const std::size_t colon = std::min(word->text.find(':'), word->text.size());
  const auto parameters = parameters_of(word->text.substr(0, colon));
  if (!parameters || colon == word->text.size()) return std::nullopt;
  const std::string_view behind = word->text.substr(colon);
  if (behind.starts_with("::k:") || behind.starts_with(":d:k:")) return std::nullopt;  // a killer of SumoCue
  const long long side = static_cast<long long>(parameters->columns) * parameters->rows;
  if (side < 2 || side > kMaxSide) {
    return failure(text.text, word->offset, ParseErrorCode::kBadShape,
                   say(MessageId::kSoloSize, square(2), square(kMaxSide)));
  }
  Draft draft = blank_draft("solo", static_cast<int>(side));
  if (parameters->diagonals) draft.constraints.push_back({"diagonals"});
  if (!parameters->jigsaw) draft.boxes = BoxShape{parameters->columns, parameters->rows};
  const TextPart body{word->text.substr(colon + 1), word->offset + colon + 1};
  return SoloReader(text, body, std::move(draft)).read(*parameters);
}

std::string write_solo_id(const Sheet& sheet, Alphabet) {
  const Geometry& geometry = *sheet.puzzle.geometry;
  // Solo has no boxes of one row or one column; such are a jigsaw.
  const bool boxes = geometry.has_boxes();
  std::string text = boxes ? std::to_string(geometry.box_height()) + 'x' + std::to_string(geometry.box_width())
                           : std::to_string(geometry.side()) + 'j';
  const auto cages = solo_cages(geometry);
  if (has_kind(geometry.constraints(), "diagonals")) text += 'x';
  if (cages) text += 'k';
  text += ':';
  std::vector<int> givens;
  for (const Digit given : sheet.puzzle.givens) givens.push_back(given == kBlank ? 0 : given + 1);
  text += runs_of(givens);
  if (!boxes) text += ',' + write_borders(regions_of(geometry), geometry.side());
  return cages ? text + cages_text(*cages, geometry.side()) : text;
}

std::vector<Message> solo_losses(const Sheet& sheet) {
  const Geometry& geometry = *sheet.puzzle.geometry;
  if (!has_kind(geometry.constraints(), "killercage") || solo_cages(geometry)) return {};
  return {say(MessageId::kRulesLeftOut, std::size_t{1}, names_of(Constraints{{"killercage"}}))};
}

Message solo_refusal(const Sheet& sheet) {
  const Geometry& geometry = *sheet.puzzle.geometry;
  if (geometry.has_boxes()) return {};
  if (!read_borders(write_borders(regions_of(geometry), geometry.side()), geometry.side()).empty()) return {};
  return say(MessageId::kSoloBorders);
}

}  // namespace sudoscope

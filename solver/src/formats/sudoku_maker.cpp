// SudokuMaker's JSON to a draft.
#include "sudoku_maker.hpp"

#include <algorithm>

#include "f_puzzles.hpp"
#include "full_entries.hpp"
#include "json_parts.hpp"
#include "lz_string.hpp"
#include "maker_rules.hpp"
#include "region_gaps.hpp"
#include "sheet_text.hpp"
#include "sudoscope/base/json_value.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr int kLargestMakerSide = 16;
constexpr int kMakerRegions = 1;
constexpr int kRowsAndColumns = 2003;

bool is_on(const JsonValue& maker_rule) { return !json_true(maker_rule.member("disabled")); }

// The parts of the JSON, which older and newer versions name otherwise.
struct MakerPuzzle {
  const JsonValue* puzzle;
  const JsonValue* spec;
  const JsonValue* cells;
  const JsonValue* rules;
};

// Nothing if the JSON is another program's.
std::optional<MakerPuzzle> maker_parts(const JsonValue& json) {
  const JsonValue* puzzle = json.member("puzzle");
  if (!puzzle) puzzle = &json;
  const JsonValue* spec = puzzle->member("spec");
  const JsonValue* rules = puzzle->member("constraints");
  if (!rules) rules = puzzle->member("allConstraints");
  const JsonValue* cells = puzzle->member("cells");
  if (!cells || !cells->is(JsonValue::Kind::kArray) || !rules || !rules->is(JsonValue::Kind::kArray))
    return std::nullopt;
  return MakerPuzzle{puzzle, spec ? spec : puzzle, cells, rules};
}

// Nothing for a grid that is no square.
std::optional<int> maker_side(const MakerPuzzle& parts) {
  const JsonValue* size = parts.spec->member("size");
  const JsonValue& lengths = size && size->is(JsonValue::Kind::kObject) ? *size : *parts.spec;
  const auto width = json_whole(lengths.member("width"));
  const auto height = json_whole(lengths.member("height"));
  int side = json_whole(size).value_or(9);
  if (width || height) side = width.value_or(*height);
  const bool is_square = side >= 1 && side <= kLargestMakerSide && height.value_or(side) == side &&
                         parts.cells->items.size() == static_cast<std::size_t>(side * side);
  return is_square ? std::optional(side) : std::nullopt;
}

class MakerReader {
 public:
  MakerReader(const MakerPuzzle& parts, int side)
      : parts_(parts), draft_(blank_draft("sudoku-maker", side)), found_(side), rules_(side, found_, drawings_) {}

  DraftResult read() {
    if (Message fault = fault_of_spec()) return failure(ParseErrorCode::kBadShape, std::move(fault));
    const std::size_t cells = draft_.givens.size();
    draft_.entries.assign(cells, kBlank);
    draft_.candidates.assign(cells, 0);
    draft_.corners.assign(cells, 0);
    draft_.colours.assign(cells, 0);
    for (std::size_t cell = 0; cell < cells; ++cell) {
      if (read_cell(parts_.cells->items[cell], cell)) continue;
      const int index = static_cast<int>(cell);
      return failure(ParseErrorCode::kBadNumber, say(MessageId::kSiteCell, Message(MessageId::kFormatSudokuMaker),
                                                     CellName{index / draft_.side + 1, index % draft_.side + 1}));
    }
    take_full_entries_as_solution(draft_);
    draft_.boxes = BoxShape{1, draft_.side};
    for (const JsonValue& rule : parts_.rules->items)
      json_whole(rule.member("type")) == kMakerRegions ? read_regions(rule) : rules_.take(rule);
    rules_.finish();
    take_rules();
    for (const auto& [member, tag] :
         {std::pair{"name", "title"}, std::pair{"author", "author"}, std::pair{"comment", "rules"}})
      if (const auto text = json_text(parts_.puzzle, member); !text.empty())
        draft_.tags.push_back({tag, std::string(text)});
    return with_bounded_rules(std::move(draft_));
  }

 private:
  // In a puzzle of the type "custom", rows and columns have no rule but by a constraint of their own.
  Message fault_of_spec() const {
    const bool is_custom = json_text(parts_.spec, "type") == "custom";
    const int usual = is_custom ? 9 : draft_.side;
    const auto lowest = json_whole(parts_.spec->member("minDigit"));
    const auto highest = json_whole(parts_.spec->member("maxDigit"));
    const auto& rules = parts_.rules->items;
    const bool has_rows = std::any_of(rules.begin(), rules.end(), [](const JsonValue& rule) {
      const JsonValue* areas = rule.member("areas");
      return is_on(rule) && json_whole(rule.member("type")) == kRowsAndColumns && (!areas || areas->items.empty());
    });
    if (is_custom && !has_rows) return say(MessageId::kSiteNoSudoku, Message(MessageId::kFormatSudokuMaker));
    const bool has_usual_digits = lowest.value_or(1) == 1 && highest.value_or(usual) == draft_.side;
    return has_usual_digits ? Message() : say(MessageId::kSiteGrid, Message(MessageId::kFormatSudokuMaker));
  }

  bool read_cell(const JsonValue& cell, std::size_t index) {
    draft_.candidates[index] = marks_of(cell.member("candidates"));
    draft_.corners[index] = marks_of(cell.member("cornerPencilMarks"));
    draft_.colours[index] = colours_of(json_whole(cell.member("colors")).value_or(0));
    const JsonValue* value = cell.member("value");
    if (!value || value->is(JsonValue::Kind::kNull)) return true;
    const auto digit = json_whole(value);
    if (!digit || *digit < 1 || *digit > draft_.side) return false;
    const JsonValue* given = cell.member("given");
    (json_true(given) ? draft_.givens : draft_.entries)[index] = static_cast<Digit>(*digit - 1);
    return true;
  }

  // Bit d is digit d.
  DigitSet marks_of(const JsonValue* bits) const {
    return static_cast<DigitSet>(json_whole(bits).value_or(0)) >> 1 & all_digits(draft_.side);
  }

  // Colours that are not among ours are taken for the nearest.
  static std::uint16_t colours_of(int bits) {
    constexpr std::array<int, 19> kNearest = {9, 0, 8, 1, 6, 2, 7, 3, 4, 4, 5, 5, 5, 4, 8, 6, 7, 3, 4};
    unsigned colours = 0;
    for (std::size_t colour = 1; colour < kNearest.size(); ++colour)
      if ((bits >> colour & 1) != 0) colours |= 1U << kNearest[colour];
    return static_cast<std::uint16_t>(colours);
  }

  // Regions of which each has as many cells as a row are those of the grid. Any others only hold no digit twice.
  void read_regions(const JsonValue& rule) {
    const JsonValue* numbers = rule.member("regions");
    if (!is_on(rule) || json_entries(numbers).size() != draft_.givens.size()) return;
    std::vector<std::vector<Cell>> cells(draft_.givens.size());
    std::vector<std::uint8_t> regions;
    for (std::size_t cell = 0; cell < draft_.givens.size(); ++cell) {
      const auto region = json_whole(&numbers->items[cell]);
      const bool is_known = region && *region < static_cast<int>(cells.size());
      regions.push_back(is_known ? static_cast<std::uint8_t>(*region) : kNoRegion);
      if (is_known) cells[static_cast<std::size_t>(*region)].push_back(static_cast<Cell>(cell));
    }
    const auto side = static_cast<std::size_t>(draft_.side);
    const bool is_whole =
        std::all_of(cells.begin(), cells.begin() + draft_.side, [&](const auto& one) { return one.size() == side; });
    if (is_whole && draft_.regions.empty()) {
      draft_.regions = std::move(regions);
      draft_.boxes.reset();
      return;
    }
    const bool has_larger = std::any_of(cells.begin(), cells.end(), [&](const auto& one) { return one.size() > side; });
    if (has_larger) return draft_.notes.push_back(say(MessageId::kRegionsOfOtherSize));
    for (const auto& one : cells)
      if (one.size() > 1) found_.add_cells("extraregion", one);
  }

  void take_rules() {
    draft_.constraints = found_.take();
    for (Constraint& rule : draft_.constraints)
      if (draft_.side == 9 && rule.kind == "extraregion" && rule.data == '[' + windows_as_extra_regions() + ']')
        rule = {"windows"};
    SclDrawings drawn = drawings_.take(draft_.side);
    for (Constraint& drawing : drawn.constraints) draft_.constraints.push_back(std::move(drawing));
    for (Message& note : rules_.notes()) draft_.notes.push_back(std::move(note));
    if (drawn.left_out) draft_.notes.push_back(say(MessageId::kSiteDrawings, Message(MessageId::kFormatSudokuMaker)));
  }

  const MakerPuzzle& parts_;
  Draft draft_;
  FoundClues found_;
  PointDrawings drawings_;
  MakerRuleReader rules_;
};

// Nothing if the JSON is another program's.
MaybeDraft maker_draft(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return std::nullopt;
  const auto parts = maker_parts(json.value());
  if (!parts) return std::nullopt;
  const auto side = maker_side(*parts);
  if (!side)
    return failure(ParseErrorCode::kBadShape, say(MessageId::kSiteGrid, Message(MessageId::kFormatSudokuMaker)));
  return MakerReader(*parts, *side).read();
}

// In the alphabet of f-puzzles: links of SudokuMaker have - for its / and $ for its =.
std::string in_base64_alphabet(std::string_view packed) {
  std::string usual(packed);
  for (char& symbol : usual) symbol = symbol == '-' ? '/' : symbol == '$' ? '=' : symbol;
  return usual;
}

}  // namespace

MaybeDraft read_sudoku_maker(const SheetText& text, std::optional<Alphabet>) {
  const auto line = only_line(text.text);  // a + that became a space is still there
  if (trimmed(text.text).text.substr(0, 1) == "{") return maker_draft(text.text);
  if (!line) return std::nullopt;
  const auto json = lz_decompress(in_base64_alphabet(line->text));
  if (!json) {
    const bool large = json.error() == LzError::kTooLarge;
    return failure(text.text, line->offset, large ? ParseErrorCode::kTooLong : ParseErrorCode::kBadLength,
                   large ? say(MessageId::kCompressedTooLarge) : say(MessageId::kCompressedIncomplete));
  }
  if (MaybeDraft draft = maker_draft(json.value())) return draft;
  return failure(text.text, line->offset, ParseErrorCode::kBadShape,
                 say(MessageId::kNotInFormat, Message(MessageId::kFormatSudokuMaker)));
}

MaybeDraft recognise_sudoku_maker(const SheetText& text, std::optional<Alphabet>) {
  const std::string_view whole_text = trimmed(text.text).text;
  if (whole_text.substr(0, 1) == "{") return maker_draft(whole_text);
  const auto word = only_word(text.text);
  if (!word || word->text[0] != 'N') return std::nullopt;  // {" is packed to N4Ig
  const auto json = lz_decompress(in_base64_alphabet(word->text));
  return json && json.value().substr(0, 1) == "{" ? maker_draft(json.value()) : std::nullopt;
}

}  // namespace sudoscope

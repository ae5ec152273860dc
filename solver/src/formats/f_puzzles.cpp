// Reading f-puzzles. Every rule is kept as a constraint, even if
// nothing here solves it: without it, it would be another puzzle.
#include "f_puzzles.hpp"

#include <algorithm>
#include <array>

#include "json_puzzles.hpp"
#include "lisudoku.hpp"
#include "lz_string.hpp"
#include "nearest_colour.hpp"
#include "region_gaps.hpp"
#include "sudoku_maker.hpp"
#include "sudoscope/base/json.hpp"
#include "sudoscope/base/json_value.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

using Kind = JsonValue::Kind;

constexpr std::size_t kLongestKind = 40;

// A to I in strong colours.
constexpr std::array<std::string_view, kColours> kHues = {"#2050ff", "#ff9020", "#20c040", "#ff3020", "#8040ff",
                                                          "#00c0c0", "#e0d000", "#ff40a0", "#909090"};

// A digit, a size or a region: a whole number, or such a number as text.
std::optional<int> whole(const JsonValue* value) {
  if (!value) return std::nullopt;
  if (value->is(Kind::kString)) return small_number(value->text);
  if (!value->is(Kind::kNumber) || !(value->number >= 0)) return std::nullopt;
  return static_cast<int>(value->number);
}

bool is_true(const JsonValue* value) { return value && value->is(Kind::kTrue); }

// Members other than rules: the ones read here, and settings.
constexpr std::array<std::string_view, 17> kHarmless = {
    "size",      "title",     "author",         "ruleset",       "grid",
    "diagonal+", "diagonal-", "solution",       "cosmetics",     "highlightConflicts",
    "undo",      "redo",      "successMessage", "disabledlogic", "truecandidatesoptions",
    "errors",    "stylesheet"};

class Reader {
 public:
  Reader(const JsonValue& json, Draft draft) : json_(json), draft_(std::move(draft)) {}

  DraftResult read() {
    const auto side = static_cast<std::size_t>(draft_.side);
    const JsonValue* grid = json_.member("grid");
    if (!grid || !grid->is(Kind::kArray) || grid->items.size() != side) {
      return failure(ParseErrorCode::kBadLength, say(MessageId::kFPuzzlesRows, side));
    }
    const std::size_t cells = side * side;
    draft_.entries.assign(cells, kBlank);
    draft_.candidates.assign(cells, 0);
    draft_.corners.assign(cells, 0);
    draft_.colours.assign(cells, 0);
    for (std::size_t row = 0; row < side; ++row) {
      if (grid->items[row].items.size() != side || !grid->items[row].is(Kind::kArray)) {
        return failure(ParseErrorCode::kBadLength, say(MessageId::kFPuzzlesCells, row + 1, side));
      }
      for (std::size_t column = 0; column < side; ++column) {
        if (!read_cell(grid->items[row].items[column], row * side + column)) {
          return failure(
              ParseErrorCode::kBadNumber,
              say(MessageId::kFPuzzlesCell, CellName{static_cast<int>(row) + 1, static_cast<int>(column) + 1}));
        }
      }
    }
    read_rules();
    if (Message misfit = give_gaps_rows(draft_)) return failure(ParseErrorCode::kBadShape, std::move(misfit));
    read_tags();
    return with_bounded_rules(std::move(draft_));
  }

 private:
  bool read_cell(const JsonValue& cell, std::size_t index) {
    if (!read_region(cell.member("region"), index)) return false;
    if (const JsonValue* value = cell.member("value"); value && value->says_something()) {
      const auto digit = whole(value);
      if (!digit || *digit < 1 || *digit > draft_.side) return false;
      (is_true(cell.member("given")) ? draft_.givens : draft_.entries)[index] = static_cast<Digit>(*digit - 1);
    }
    draft_.candidates[index] = marks_of(cell.member("centerPencilMarks"));
    // Marks that the setter gave are a rule: the cell holds one of these digits.
    if (const DigitSet given = marks_of(cell.member("givenPencilMarks")); given != 0) {
      if (allowed_.empty()) allowed_.assign(draft_.candidates.size(), all_digits(draft_.side));
      allowed_[index] = given;
    }
    draft_.corners[index] = marks_of(cell.member("cornerPencilMarks"));
    const JsonValue* painted = cell.member("highlight");
    if (!painted || !painted->says_something()) painted = cell.member("c");
    if (painted && painted->says_something()) draft_.colours[index] = colour_of(painted->text);
    return true;
  }

  // The bit of a colour; of one that is not among ours that of the nearest.
  static std::uint16_t colour_of(std::string_view text) {
    const std::string wanted = lower(text);
    const auto known = std::find_if(kHighlights.begin(), kHighlights.end(),
                                    [&](std::string_view colour) { return lower(colour) == wanted; });
    const std::size_t index = known == kHighlights.end() ? nearest_colour(text, kHues)
                                                         : static_cast<std::size_t>(known - kHighlights.begin());
    return static_cast<std::uint16_t>(1U << index);
  }

  DigitSet marks_of(const JsonValue* marks) const {
    DigitSet set = 0;
    if (!marks) return set;
    for (const JsonValue& mark : marks->items) {
      const auto digit = whole(&mark);
      if (digit && *digit >= 1 && *digit <= draft_.side) set |= digit_bit(static_cast<Digit>(*digit - 1));
    }
    return set;
  }

  // A cell without the member is in its box; null puts it in no region at all.
  bool read_region(const JsonValue* region, std::size_t index) {
    if (!region) return true;
    const bool is_none = region->is(Kind::kNull);
    const auto number = is_none ? std::nullopt : whole(region);
    if (!is_none && (!number || *number >= draft_.side)) return false;
    if (draft_.regions.empty()) {
      const BoxShape shape = default_box_shape(draft_.side);
      const GeometryPtr boxes = Geometry::boxes(shape.height, shape.width).value();
      for (int cell = 0; cell < boxes->cell_count(); ++cell) {
        draft_.regions.push_back(static_cast<std::uint8_t>(boxes->box_of(static_cast<Cell>(cell))));
      }
    }
    draft_.regions[index] = is_none ? kNoRegion : static_cast<std::uint8_t>(*number);
    return true;
  }

  void read_rules() {
    const bool rising = is_true(json_.member("diagonal+"));
    const bool falling = is_true(json_.member("diagonal-"));
    if (rising || falling)
      draft_.constraints.push_back({rising && falling ? "diagonals" : rising ? "diagonal+" : "diagonal-"});
    for (std::size_t index = 0; index < json_.items.size(); ++index) {
      const std::string& name = json_.names[index];
      const JsonValue& value = json_.items[index];
      const bool harmless = std::find(kHarmless.begin(), kHarmless.end(), name) != kHarmless.end();
      if (harmless || !value.says_something() || has_kind(draft_.constraints, name)) continue;
      if (const ConstraintKind* kind = find_constraint_kind(name); kind && kind->is_drawing) {
        keep_drawings(name, value);
      } else if (is_kind(name)) {
        draft_.constraints.push_back(constraint_of(name, value));
      } else {
        draft_.notes.push_back(
            say(MessageId::kRuleLeftOut, tidy_value(std::string_view(name).substr(0, kLongestKind))));
      }
    }
    for (const auto& [kind, cell] : fog_) add_fog(kind, cell);
    if (!allowed_.empty() && !has_kind(draft_.constraints, "givencandidates"))
      draft_.constraints.push_back(given_candidates(draft_.side, allowed_));
    if (draft_.regions.empty()) draft_.boxes = default_box_shape(draft_.side);
  }

  // Drawings that show a rule which is a member too are left out, and so are cages without cells, which hold texts.
  void keep_drawings(const std::string& name, const JsonValue& drawings) {
    std::string kept;
    for (const JsonValue& drawing : drawings.items) {
      if (const JsonValue* rule = drawing.member("fromConstraint"); rule && rule->says_something()) continue;
      const JsonValue* cells = drawing.member("cells");
      const bool has_place = (cells && !cells->items.empty()) || drawing.member("lines");
      if (!has_place) continue;
      const std::string_view fog = fog_called(drawing.member("value"));
      if (fog.empty() || !cells)
        kept += (kept.empty() ? "" : ",") + compact_json(drawing.source);
      else
        for (const JsonValue& cell : cells->items) fog_.emplace_back(fog, Json(cell.text).text());
    }
    if (!kept.empty()) draft_.constraints.push_back({name, '[' + kept + ']'});
  }

  // "FOW" in a cage is a lamp in the fog, "FOGLIGHT" lights its cells. Empty for other words.
  static std::string_view fog_called(const JsonValue* words) {
    if (words && words->text == "FOW") return "fogofwar";
    return words && words->text == "FOGLIGHT" ? "foglight" : "";
  }

  // Beside those of the member of this kind, if there is one.
  void add_fog(std::string_view kind, const std::string& cell) {
    if (!has_kind(draft_.constraints, kind)) draft_.constraints.push_back({std::string(kind), "[]"});
    std::string& data = std::find_if(draft_.constraints.begin(), draft_.constraints.end(), [&](const Constraint& each) {
                          return each.kind == kind;
                        })->data;
    if (!data.empty() && data.back() == ']') data.insert(data.size() - 1, (data == "[]" ? "" : ",") + cell);
  }

  // True for a name that can stand before the = in a list of constraints.
  static bool is_kind(std::string_view name) {
    const auto is_plain = [](char character) { return character > ' ' && character < '\x7f' && character != '='; };
    return !name.empty() && name.size() <= kLongestKind && std::all_of(name.begin(), name.end(), is_plain);
  }

  Constraint constraint_of(const std::string& name, const JsonValue& value) const {
    if (value.is(Kind::kTrue)) return {name};
    Constraint constraint{name, compact_json(value.source)};
    const bool windows = draft_.side == 9 && draft_.regions.empty() && name == "extraregion" &&
                         constraint.data == '[' + windows_as_extra_regions() + ']';
    return windows ? Constraint{"windows"} : constraint;
  }

  void read_tags() {
    constexpr std::array kTags = {std::pair{"title", "title"}, std::pair{"author", "author"},
                                  std::pair{"ruleset", "rules"}};
    for (const auto& [member, tag] : kTags) {
      const JsonValue* value = json_.member(member);
      if (value && !value->text.empty()) draft_.tags.push_back({tag, value->text});
    }
    read_solution();
  }

  // A list of digits, or their text; some have dots or zeros in place of digits that nobody gave.
  void read_solution() {
    const JsonValue* solution = json_.member("solution");
    if (!solution) return;
    std::string text = solution->text;
    for (const JsonValue& digit : solution->items) {
      if (draft_.side > 9 && !text.empty()) text += ',';
      text += digit.is(Kind::kNumber) ? std::string(digit.source) : digit.text.empty() ? "." : digit.text;
    }
    const bool is_known = text.find_first_not_of(".0,") != std::string::npos;
    if (is_known) draft_.tags.push_back({"solution", text});
  }

  const JsonValue& json_;
  Draft draft_;
  std::vector<DigitSet> allowed_;  // by cell, where the setter gave marks
  // Lamps and lights that are written into cages: the kind, and the cell's name as JSON.
  std::vector<std::pair<std::string_view, std::string>> fog_;
};

DraftResult draft_of(const JsonValue& json, std::string_view format) {
  const auto side = whole(json.member("size"));
  if (!side || *side < 1 || *side > kMaxSide) {
    return failure(ParseErrorCode::kBadShape, say(MessageId::kFPuzzlesOnly));
  }
  return Reader(json, blank_draft(format, *side)).read();
}

// The position of an error in the JSON is nowhere in the text that the person sees.
DraftResult draft_within(std::string_view json_text, std::string_view format) {
  const auto json = parse_json(json_text);
  DraftResult draft = json ? draft_of(json.value(), format) : DraftResult::failure(json.error());
  if (draft) return draft;
  return failure(draft.error().code, say(MessageId::kInCompressed, draft.error().message));
}

std::optional<JsonValue> object_of(std::string_view text) {
  if (trimmed(text).text.substr(0, 1) != "{") return std::nullopt;
  auto json = parse_json(text);
  if (!json) return std::nullopt;
  return std::move(json.value());
}

bool is_f_puzzles(const JsonValue& json) {
  if (!json.member("size")) return false;
  const JsonValue* grid = json.member("grid");
  if (!grid || !grid->is(Kind::kArray) || grid->items.empty()) return true;
  const JsonValue& row = grid->items.front();
  return !row.is(Kind::kArray) || row.items.empty() || row.items.front().is(Kind::kObject);
}

std::string_view without_prefix(std::string_view text) {
  for (const std::string_view prefix : {std::string_view("fpuzzles"), std::string_view("fpuz")}) {
    if (text.substr(0, prefix.size()) == prefix) return text.substr(prefix.size());
  }
  return text;
}

}  // namespace

bool is_f_puzzles_json(std::string_view text) {
  const auto json = object_of(text);
  return json && is_f_puzzles(*json);
}

MaybeDraft read_f_puzzles_json(const SheetText& text, std::optional<Alphabet>) {
  const auto json = object_of(text.text);
  if (!json) return std::nullopt;
  if (is_f_puzzles(*json)) return draft_of(*json, "f-puzzles-json");
  const auto within = puzzle_within(text.text);
  if (!within) return std::nullopt;
  return draft_within(*within, "f-puzzles-json");
}

MaybeDraft read_f_puzzles(const SheetText& text, std::optional<Alphabet>) {
  const auto line = only_line(text.text);  // a + that became a space is still there
  if (!line) return std::nullopt;
  const std::string_view packed = without_prefix(line->text);
  const auto json = lz_decompress(packed);
  if (!json) {
    const bool large = json.error() == LzError::kTooLarge;
    return failure(text.text, line->offset, large ? ParseErrorCode::kTooLong : ParseErrorCode::kBadLength,
                   large ? say(MessageId::kCompressedTooLarge) : say(MessageId::kCompressedIncomplete));
  }
  return draft_within(json.value(), packed.size() == line->text.size() ? "f-puzzles" : "fpuz");
}

MaybeDraft recognise_fpuz(const SheetText& text, std::optional<Alphabet> alphabet) {
  const auto line = only_line(text.text);
  if (!line || without_prefix(line->text).size() == line->text.size()) return std::nullopt;
  return read_f_puzzles(text, alphabet);
}

MaybeDraft recognise_f_puzzles(const SheetText& text, std::optional<Alphabet> alphabet) {
  const auto word = only_word(text.text);
  if (!word || word->text[0] != 'N') return std::nullopt;  // {" is packed to N4Ig
  const auto json = lz_decompress(word->text);
  // JSON of other sites is packed alike.
  const bool is_json = json && json.value().substr(0, 1) == "{" && !recognise_lisudoku(text, alphabet) &&
                       !recognise_sudoku_maker(text, alphabet);
  return is_json ? read_f_puzzles(text, alphabet) : std::nullopt;
}

}  // namespace sudoscope

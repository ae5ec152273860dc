// Reading the JSON of lisudoku.
#include "lisudoku.hpp"

#include <algorithm>
#include <array>

#include "found_clues.hpp"
#include "lz_string.hpp"
#include "plain_formats.hpp"
#include "region_gaps.hpp"
#include "sudoscope/base/json_value.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

using Kind = JsonValue::Kind;

constexpr std::size_t kLongestRuleName = 40;

std::optional<int> number_in(const JsonValue* value) {
  if (!value || !value->is(Kind::kNumber) || !(value->number >= 0)) return std::nullopt;
  return static_cast<int>(value->number);
}

bool is_true(const JsonValue& value) { return value.is(Kind::kTrue); }

// "kropki_dots" as "kropkiDots": both are in use.
std::string camel_case(std::string_view name) {
  std::string text;
  bool is_next = false;
  for (const char letter : name) {
    if (letter == '_') {
      is_next = true;
      continue;
    }
    text += is_next && letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    is_next = false;
  }
  return text;
}

const JsonValue* member_of(const JsonValue& json, std::string_view name) {
  for (std::size_t index = 0; index < json.names.size(); ++index)
    if (camel_case(json.names[index]) == name) return &json.items[index];
  return nullptr;
}

class LisudokuReader {
 public:
  using Cells = std::vector<Cell>;

  LisudokuReader(const JsonValue& json, int side) : json_(json), draft_(blank_draft("lisudoku", side)), found_(side) {}

  DraftResult read() {
    draft_.boxes = default_box_shape(draft_.side);
    for (std::size_t index = 0; index < json_.names.size(); ++index) {
      const std::string name = camel_case(json_.names[index]);
      const JsonValue& value = json_.items[index];
      if (name == "fixedNumbers") {
        if (const auto wrong = take_givens(value)) return failure(ParseErrorCode::kBadNumber, *wrong);
      } else if (name == "regions") {
        take_regions(value);
      } else if (value.says_something() && name != "gridSize" && !take_rule(name, value)) {
        keep(name, value);
      }
    }
    finish_dots();
    draft_.constraints = found_.take();
    return with_bounded_rules(std::move(draft_));
  }

 private:
  std::optional<Cell> cell_of(const JsonValue* place) const {
    if (!place) return std::nullopt;
    const auto row = number_in(member_of(*place, "row"));
    const auto column = number_in(member_of(*place, "col"));
    if (!row || !column || *row >= draft_.side || *column >= draft_.side) return std::nullopt;
    return static_cast<Cell>(*row * draft_.side + *column);
  }

  std::optional<Cells> cells_of(const JsonValue* places) const {
    if (!places || !places->is(Kind::kArray) || places->items.empty()) return std::nullopt;
    Cells cells;
    for (const JsonValue& place : places->items) {
      const auto cell = cell_of(&place);
      if (!cell) return std::nullopt;
      cells.push_back(*cell);
    }
    return cells;
  }

  std::optional<Message> take_givens(const JsonValue& givens) {
    for (const JsonValue& given : givens.items) {
      const auto cell = cell_of(member_of(given, "position"));
      const auto digit = number_in(member_of(given, "value"));
      if (!cell) return say(MessageId::kSiteGrid, Message(MessageId::kFormatLisudoku));
      if (!digit || *digit < 1 || *digit > draft_.side)
        return say(MessageId::kSiteCell, Message(MessageId::kFormatLisudoku),
                   CellName{*cell / draft_.side + 1, *cell % draft_.side + 1});
      draft_.givens[*cell] = static_cast<Digit>(*digit - 1);
    }
    return std::nullopt;
  }

  // Regions of another size, or that overlap, are left out, with a note.
  void take_regions(const JsonValue& regions) {
    if (regions.items.empty()) return;
    std::vector<std::uint8_t> region_of(draft_.givens.size(), kNoRegion);
    bool fits = static_cast<int>(regions.items.size()) == draft_.side;
    for (std::size_t index = 0; fits && index < regions.items.size(); ++index) {
      const auto cells = cells_of(&regions.items[index]);
      fits = cells && static_cast<int>(cells->size()) == draft_.side;
      for (std::size_t at = 0; fits && at < cells->size(); ++at) {
        fits = region_of[(*cells)[at]] == kNoRegion;
        region_of[(*cells)[at]] = static_cast<std::uint8_t>(index);
      }
    }
    if (!fits) return draft_.notes.push_back(say(MessageId::kRegionsOfOtherSize));
    draft_.regions = std::move(region_of);
    draft_.boxes.reset();
  }

  // False if one of its clues is unknown; then the rule is kept by its own name.
  bool take_rule(std::string_view name, const JsonValue& value) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kLines = {
        {{"thermos", "thermometer"}, {"renbans", "renban"}, {"palindromes", "palindrome"}}};
    constexpr std::array<std::pair<std::string_view, std::string_view>, 2> kFlags = {
        {{"antiKnight", "antiknight"}, {"antiKing", "antiking"}}};
    for (const auto& [flag, kind] : kFlags) {
      if (flag != name) continue;
      if (is_true(value)) found_.add(kind);
      return true;
    }
    if (name == "primaryDiagonal" || name == "secondaryDiagonal") {
      if (is_true(value)) found_.add_diagonal(name == "secondaryDiagonal");
      return true;
    }
    if (name == "kropkiNegative") {
      all_dots_given_ = is_true(value);
      return true;
    }
    for (const auto& line_rule : kLines)
      if (line_rule.first == name)
        return take_lists(value, [&](const Cells& cells) { found_.add_line(line_rule.second, cells); });
    if (name == "extraRegions")
      return take_lists(value, [&](const Cells& cells) { found_.add_cells("extraregion", cells); });
    if (name == "oddCells" || name == "evenCells") {
      const auto cells = cells_of(&value);
      for (const Cell cell : cells.value_or(Cells())) found_.add_cell(name == "oddCells" ? "odd" : "even", cell);
      return cells.has_value();
    }
    if (name == "killerCages") return take_cages(value);
    if (name == "arrows") return take_arrows(value);
    return name == "kropkiDots" && take_dots(value);
  }

  template <class Take>
  bool take_lists(const JsonValue& lists, Take take) {
    std::vector<Cells> all;
    for (const JsonValue& list : lists.items) {
      auto cells = cells_of(&list);
      if (!cells) return false;
      all.push_back(*std::move(cells));
    }
    for (const Cells& cells : all) take(cells);
    return true;
  }

  bool take_cages(const JsonValue& cages) {
    for (const JsonValue& cage : cages.items) {
      const auto cells = cells_of(member_of(cage, "region"));
      if (!cells) return false;
      const int sum = number_in(member_of(cage, "sum")).value_or(0);
      found_.add_cells("killercage", *cells, sum > 0 ? std::to_string(sum) : "");
    }
    return true;
  }

  bool take_arrows(const JsonValue& arrows) {
    for (const JsonValue& arrow : arrows.items) {
      const auto circle = cells_of(member_of(arrow, "circleCells"));
      auto shaft = cells_of(member_of(arrow, "arrowCells"));
      if (!circle || !shaft) return false;
      shaft->insert(shaft->begin(), circle->back());
      found_.add_arrow(*circle, *shaft);
    }
    return true;
  }

  bool take_dots(const JsonValue& dots) {
    for (const JsonValue& dot : dots.items) {
      const JsonValue* type = member_of(dot, "dotType");
      const auto first = cell_of(member_of(dot, "cell1"));
      const auto second = cell_of(member_of(dot, "cell2"));
      const bool is_white = type && type->text == "Consecutive";
      if (!first || !second || (!is_white && !(type && type->text == "Double"))) return false;
      found_.add_cells(is_white ? "difference" : "ratio", std::array{*first, *second});
    }
    return true;
  }

  // "All dots are given": our rules say so together, unless all dots are black.
  void finish_dots() {
    if (!all_dots_given_) return;
    if (found_.has("ratio") && !found_.has("difference")) return found_.add("kropkiNegative");
    found_.add("nonconsecutive");
    found_.add("negative", FoundClues::quoted("ratio"));
  }

  // A rule that has no counterpart keeps its own name.
  void keep(const std::string& name, const JsonValue& value) {
    const bool is_kind =
        !name.empty() && name.size() <= kLongestRuleName &&
        std::all_of(name.begin(), name.end(), [](char c) { return c > ' ' && c < '\x7f' && c != '='; });
    if (is_kind)
      found_.add(name, compact_json(value.source));
    else
      draft_.notes.push_back(
          say(MessageId::kRuleLeftOut, tidy_value(std::string_view(name).substr(0, kLongestRuleName))));
  }

  const JsonValue& json_;
  Draft draft_;
  FoundClues found_;
  bool all_dots_given_ = false;
};

// Nothing if the JSON is another program's.
MaybeDraft lisudoku_draft(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return std::nullopt;
  const auto side = number_in(member_of(json.value(), "gridSize"));
  if (!side) return std::nullopt;
  if (*side < 1 || *side > kMaxSide)
    return failure(ParseErrorCode::kBadShape, say(MessageId::kSiteGrid, Message(MessageId::kFormatLisudoku)));
  return LisudokuReader(json.value(), *side).read();
}

}  // namespace

MaybeDraft read_lisudoku(const SheetText& text, std::optional<Alphabet> alphabet) {
  const auto line = only_line(text.text);  // a + that became a space is still there
  if (!line) return std::nullopt;
  const bool has_digits_alone = std::all_of(line->text.begin(), line->text.end(), [](char c) { return is_numeral(c); });
  if (has_digits_alone) return read_plain_line(text, alphabet);
  const auto json = lz_decompress(line->text);
  if (!json) {
    const bool large = json.error() == LzError::kTooLarge;
    return failure(text.text, line->offset, large ? ParseErrorCode::kTooLong : ParseErrorCode::kBadLength,
                   large ? say(MessageId::kCompressedTooLarge) : say(MessageId::kCompressedIncomplete));
  }
  if (MaybeDraft draft = lisudoku_draft(json.value())) return draft;
  return failure(text.text, line->offset, ParseErrorCode::kBadShape,
                 say(MessageId::kNotInFormat, Message(MessageId::kFormatLisudoku)));
}

MaybeDraft recognise_lisudoku(const SheetText& text, std::optional<Alphabet>) {
  const auto word = only_word(text.text);
  if (!word || word->text[0] != 'N') return std::nullopt;  // {" is packed to N4Ig
  const auto json = lz_decompress(word->text);
  return json && json.value().substr(0, 1) == "{" ? lisudoku_draft(json.value()) : std::nullopt;
}

}  // namespace sudoscope

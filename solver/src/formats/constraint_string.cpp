// Parts of a string to givens, regions and rules.
#include "constraint_string.hpp"

#include <algorithm>
#include <map>

#include "f_puzzles.hpp"
#include "grid/cell_texts.hpp"
#include "jigsaw_text.hpp"
#include "string_houses.hpp"
#include "string_parts.hpp"
#include "string_rules.hpp"
#include "string_sections.hpp"
#include "sudoscope/base/json.hpp"
#include "sudoscope/base/say.hpp"
#include "unfold_parts.hpp"

namespace sudoscope {
namespace {

constexpr int kLargestSide = 16;

using Arguments = std::vector<std::string_view>;

// The fault of a part of the string: where it is, and the sentence about it.
struct Fault {
  std::string_view part;
  ParseErrorCode code;
  Message message;
};

class StringReader {
 public:
  StringReader(const std::vector<StringPart>& parts, Draft draft)
      : parts_(parts), draft_(std::move(draft)), found_(draft_.side), rules_(draft_.side, found_) {}

  Result<Draft, Fault> read() {
    using Read = Result<Draft, Fault>;
    allowed_.assign(draft_.givens.size(), all_digits(draft_.side));
    for (std::size_t at = 0; at < parts_.size(); ++at) {
      const StringPart& part = parts_[at];
      if (holds_parts(part)) {
        const std::size_t end = end_of_held(parts_, at);
        if (!take_either(at, end)) keep_held(at, end);
        at = end;
        continue;
      }
      if (auto fault = has_givens(part) ? take_givens(part) : take_rule(part)) return Read::failure(*std::move(fault));
    }
    take_allowed();
    take_boxes();
    rules_.finish();
    for (Constraint& constraint : found_.take()) draft_.constraints.push_back(std::move(constraint));
    return std::move(draft_);
  }

 private:
  static bool has_givens(const StringPart& part) { return part.name.empty() || part.name == "Given"; }

  std::optional<Fault> take_givens(const StringPart& part) {
    for (const std::string_view text : part.arguments) {
      const auto given = given_in(text);
      if (!given) return Fault{text, ParseErrorCode::kBadNumber, say(MessageId::kConstraintGiven, excerpt(text))};
      allowed_[given->cell] &= given->digits;  // several that name one cell all hold
    }
    return std::nullopt;
  }

  struct Given {
    Cell cell;
    DigitSet digits;
  };
  // R1C2_3, or with several digits.
  std::optional<Given> given_in(std::string_view text) const {
    const std::vector<std::string_view> fields = split_at(text, '_');
    const auto cell = rules_.cell_called(fields.front());
    if (!cell) return std::nullopt;
    Given given{*cell, 0};
    for (std::size_t index = 1; index < fields.size(); ++index) {
      const auto digit = small_number(fields[index]);
      if (!digit || *digit < 1 || *digit > draft_.side) return std::nullopt;
      given.digits |= digit_bit(static_cast<Digit>(*digit - 1));
    }
    return given;
  }

  // An Or whose alternatives all have counterparts here. False for anything else.
  bool take_either(std::size_t begin, std::size_t end) {
    if (parts_[begin].name != "Or" || parts_[end].name != "End") return false;
    std::string alternatives;
    for (std::size_t at = begin + 1; at < end; ++at) {
      const std::size_t first = at;
      if (holds_parts(parts_[at])) at = end_of_held(parts_, at);
      const bool is_group = at > first;
      if (is_group && (parts_[first].name != "And" || at >= end)) return false;
      const auto alternative = is_group ? alternative_of(first + 1, at) : alternative_of(first, at + 1);
      if (!alternative) return false;
      alternatives += (alternatives.empty() ? "[" : ",") + *alternative;
    }
    if (!alternatives.empty()) found_.add("eitheror", {{"any", alternatives + ']'}});
    return true;
  }

  // The parts from `begin` to before `end` as clues by kind; nothing if one has no counterpart.
  std::optional<std::string> alternative_of(std::size_t begin, std::size_t end) const {
    FoundClues found(draft_.side);
    StringRuleReader rules(draft_.side, found);
    for (std::size_t at = begin; at < end; ++at) {
      const StringPart& part = parts_[at];
      if (holds_parts(part)) return std::nullopt;
      if (!has_givens(part)) {
        if (!rules.take(part.name, part.arguments)) return std::nullopt;
        continue;
      }
      for (const std::string_view text : part.arguments) {
        const auto given = given_in(text);
        if (!given) return std::nullopt;
        std::string values;
        for (DigitSet left = given->digits; left != 0; left = without_first(left))
          values += (values.empty() ? "[" : ",") + std::to_string(first_digit(left) + 1);
        found.add("digits", {{"cell", cell_called(given->cell, draft_.side)}, {"values", values + ']'}});
      }
    }
    rules.finish();
    std::string clues;
    for (const auto& [kind, data] : found.take())
      clues += (clues.empty() ? "\"" : ",\"") + kind + "\":" + (data.empty() ? "true" : data);
    return '{' + clues + '}';
  }

  // Cells with one digit left are givens. Others that have lost some are odd or even, if all of them are; else their
  // candidates are a rule.
  void take_allowed() {
    const DigitSet all = all_digits(draft_.side);
    const DigitSet odd = all & 0x5555'5555'5555'5555;
    std::vector<Cell> restricted;
    bool has_parity = true;
    for (std::size_t cell = 0; cell < allowed_.size(); ++cell) {
      if (allowed_[cell] == all) continue;
      if (is_single(allowed_[cell])) {
        draft_.givens[cell] = first_digit(allowed_[cell]);
        continue;
      }
      restricted.push_back(static_cast<Cell>(cell));
      has_parity = has_parity && (allowed_[cell] == odd || allowed_[cell] == (all & ~odd));
    }
    if (restricted.empty()) return;
    if (!has_parity) return draft_.constraints.push_back(given_candidates(draft_.side, allowed_));
    for (const Cell cell : restricted) found_.add_cell(allowed_[cell] == odd ? "odd" : "even", cell);
  }

  std::optional<Fault> take_rule(const StringPart& part) {
    const Arguments& arguments = part.arguments;
    if (part.name == "Shape") return fault_of_shape(arguments);
    speaks_of_boxes_ = speaks_of_boxes_ || part.name == "RegionSumLine";
    if (part.name == "NoBoxes") {
      has_boxes_ = false;
    } else if (part.name == "DisjointSets" && arguments.empty()) {
      has_disjoint_sets_ = true;
    } else if (part.name == "Windoku" && arguments.empty()) {
      has_windows_ = true;
    } else if (part.name == "Jigsaw" && take_regions(arguments)) {
      return std::nullopt;
    } else if (!rules_.take(part.name, arguments)) {
      // A rule without a counterpart keeps its own name; a cell that cannot be one is a fault.
      for (const std::string_view argument : arguments)
        if (looks_like_cell(argument) && !rules_.cell_called(argument))
          return Fault{argument, ParseErrorCode::kBadShape, say(MessageId::kConstraintCell, excerpt(argument))};
      found_.add(part.name, Json::list(arguments, [](std::string_view one) { return Json(one); }).text());
    }
    return std::nullopt;
  }

  static bool looks_like_cell(std::string_view text) {
    return text.size() == 4 && lower(text.substr(0, 1)) == "r" && lower(text.substr(2, 1)) == "c";
  }

  // The digits of a grid, if it names them, must be those from 1 to its side; and it must have rows and columns.
  std::optional<Fault> fault_of_shape(const Arguments& arguments) const {
    const std::string side = std::to_string(draft_.side);
    if (arguments.size() > 1 && !arguments[1].empty() && arguments[1] != side && arguments[1] != "1-" + side)
      return Fault{arguments[1], ParseErrorCode::kBadShape,
                   say(MessageId::kConstraintDigits, excerpt(arguments[1]), draft_.side)};
    if (arguments.size() > 2 && !arguments[2].empty() && arguments[2] != "Sudoku")
      return Fault{arguments[2], ParseErrorCode::kBadShape, say(MessageId::kConstraintShape, excerpt(arguments[2]))};
    return std::nullopt;
  }

  // Regions of one size. Cells beside them are in no region, if they all have one symbol.
  bool take_regions(const Arguments& arguments) {
    if (arguments.empty() || arguments.back().size() != draft_.givens.size()) return false;
    std::map<char, std::vector<Cell>> found;
    for (std::size_t cell = 0; cell < draft_.givens.size(); ++cell)
      found[arguments.back()[cell]].push_back(static_cast<Cell>(cell));
    CellSets regions;
    for (auto& [symbol, cells] : found)
      if (cells.size() == static_cast<std::size_t>(draft_.side)) regions.push_back(std::move(cells));
    if (found.size() > regions.size() + 1) return false;
    regions_ = std::move(regions);
    return true;
  }

  // Regions beside boxes are extra regions if a rule speaks of the boxes, and else the boxes are.
  void take_boxes() {
    const CellSets boxes = usual_boxes(draft_.side);
    const bool is_whole = regions_.size() == static_cast<std::size_t>(draft_.side);
    const bool has_both = has_boxes_ && !boxes.empty() && !regions_.empty();
    const bool is_jigsaw = is_whole && !(has_both && speaks_of_boxes_);
    if (is_jigsaw) {
      draft_.regions.resize(draft_.givens.size());
      for (std::size_t region = 0; region < regions_.size(); ++region)
        for (const Cell cell : regions_[region]) draft_.regions[cell] = static_cast<std::uint8_t>(region);
      if (has_both) add_extra_regions(boxes);
    } else {
      draft_.boxes = has_boxes_ ? default_box_shape(draft_.side) : BoxShape{1, draft_.side};
      add_extra_regions(regions_);
    }
    take_box_rules(!is_jigsaw && has_boxes_);
  }

  // Rules that speak of the usual boxes, also where the grid has others.
  void take_box_rules(bool has_usual_boxes) {
    const int side = draft_.side;
    if (has_disjoint_sets_ && has_usual_boxes && !usual_boxes(side).empty())
      found_.add("disjointgroups");
    else if (has_disjoint_sets_)
      add_extra_regions(disjoint_sets(side));
    if (has_windows_ && has_usual_boxes && side == 9)
      found_.add("windows");
    else if (has_windows_)
      add_extra_regions(windows_between_boxes(side));
  }

  void add_extra_regions(const CellSets& sets) {
    for (const std::vector<Cell>& cells : sets) found_.add_cells("extraregion", cells);
  }

  // Keeps a part that holds others as one rule, with all its contents.
  void keep_held(std::size_t begin, std::size_t end) {
    std::string text;
    for (std::size_t at = begin; at <= end; ++at) {
      text += '.' + std::string(parts_[at].name);
      for (const std::string_view argument : parts_[at].arguments) text += '~' + std::string(argument);
    }
    found_.add(parts_[begin].name, Json(text).text());
  }

  const std::vector<StringPart>& parts_;
  Draft draft_;
  FoundClues found_;
  StringRuleReader rules_;
  std::vector<DigitSet> allowed_;
  CellSets regions_;
  bool has_boxes_ = true;
  bool has_disjoint_sets_ = false;
  bool has_windows_ = false;
  bool speaks_of_boxes_ = false;
};

// The shape that a string names; nothing if it names none.
std::optional<std::string_view> shape_in(const std::vector<StringPart>& parts) {
  for (const StringPart& part : parts)
    if (part.name == "Shape" && !part.arguments.empty()) return part.arguments[0];
  return std::nullopt;
}

// The side of a shape; nothing if it is no square of at most 16.
std::optional<int> side_of(std::string_view shape) {
  const auto lengths = split_at(shape, 'x');
  const auto rows = small_number(lengths[0]);
  const auto columns = lengths.size() == 2 ? small_number(lengths[1]) : std::nullopt;
  const bool square = rows && rows == columns && *rows >= 1 && *rows <= kLargestSide;
  return square ? rows : std::nullopt;
}

}  // namespace

MaybeDraft read_constraint_string(const SheetText& text, std::optional<Alphabet> alphabet) {
  if (MaybeDraft jigsaw = read_jigsaw_text(text, alphabet)) return jigsaw;
  std::optional<JoinedString> sections;
  if (const auto found = string_sections(text.text)) sections = joined_sections(text.text, *found, alphabet);
  const std::string_view begin = trimmed(text.text).text.substr(0, 1);
  if (!sections && begin != "." && begin != "#") return std::nullopt;
  const JoinedString whole = sections ? *std::move(sections) : joined_string(text.text);  // it may be wrapped
  const auto parts = string_parts(whole.text);
  if (!parts) return std::nullopt;
  const auto fail = [&](const Fault& fault) {
    return failure(text.text, whole.offset_of(fault.part), fault.code, fault.message);
  };
  const auto shape = shape_in(*parts);
  const auto side = shape ? side_of(*shape) : std::optional(9);
  if (!side) return fail({*shape, ParseErrorCode::kBadShape, say(MessageId::kConstraintShape, excerpt(*shape))});
  const UnfoldedParts unfolded = unfold_parts(*parts, *side);
  auto draft = StringReader(unfolded.parts, blank_draft("constraint-string", *side)).read();
  if (!draft) return fail(draft.error());
  return with_bounded_rules(std::move(draft.value()));
}

}  // namespace sudoscope

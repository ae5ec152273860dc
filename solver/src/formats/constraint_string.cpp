// Parts of a string to givens, regions and rules.
#include "constraint_string.hpp"

#include <algorithm>
#include <map>

#include "grid/cell_texts.hpp"
#include "string_parts.hpp"
#include "string_rules.hpp"
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
        at = keep_held(at);
        continue;
      }
      if (auto fault = part.name.empty() || part.name == "Given" ? take_givens(part) : take_rule(part))
        return Read::failure(*std::move(fault));
    }
    take_allowed();
    take_boxes();
    rules_.finish();
    for (Constraint& constraint : found_.take()) draft_.constraints.push_back(std::move(constraint));
    return std::move(draft_);
  }

 private:
  std::optional<Fault> take_givens(const StringPart& part) {
    for (const std::string_view given : part.arguments) {
      if (!take_given(given))
        return Fault{given, ParseErrorCode::kBadNumber, say(MessageId::kConstraintGiven, excerpt(given))};
    }
    return std::nullopt;
  }

  bool take_given(std::string_view given) {
    const std::vector<std::string_view> fields = split_at(given, '_');
    const auto cell = rules_.cell_called(fields.front());
    if (!cell) return false;
    DigitSet set = 0;
    for (std::size_t index = 1; index < fields.size(); ++index) {
      const auto digit = small_number(fields[index]);
      if (!digit || *digit < 1 || *digit > draft_.side) return false;
      set |= digit_bit(static_cast<Digit>(*digit - 1));
    }
    allowed_[*cell] &= set;  // several that name one cell all hold
    return true;
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
    if (part.name == "NoBoxes") {
      has_boxes_ = false;
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

  bool take_regions(const Arguments& arguments) {
    if (arguments.empty() || arguments.back().size() != draft_.givens.size()) return false;
    std::map<char, std::size_t> numbers;
    std::vector<std::uint8_t> regions;
    for (const char symbol : arguments.back())
      regions.push_back(static_cast<std::uint8_t>(numbers.try_emplace(symbol, numbers.size()).first->second));
    if (static_cast<int>(numbers.size()) != draft_.side) return false;
    for (std::size_t region = 0; region < numbers.size(); ++region) {
      if (std::count(regions.begin(), regions.end(), static_cast<std::uint8_t>(region)) != draft_.side) return false;
    }
    draft_.regions = std::move(regions);
    return true;
  }

  // Beside regions, boxes that are there as well are extra regions.
  void take_boxes() {
    const BoxShape usual = default_box_shape(draft_.side);
    if (draft_.regions.empty()) {
      draft_.boxes = has_boxes_ ? usual : BoxShape{1, draft_.side};
    } else if (has_boxes_ && usual.height > 1) {
      const GeometryPtr boxes = Geometry::boxes(usual.height, usual.width).value();
      for (const House& house : boxes->houses())
        if (house.kind == HouseKind::kBox) found_.add_cells("extraregion", house.cells);
    }
  }

  // Keeps a part that holds others as one rule, with all its contents; returns the index of its end.
  std::size_t keep_held(std::size_t begin) {
    const std::size_t end = end_of_held(parts_, begin);
    std::string text;
    for (std::size_t at = begin; at <= end; ++at) {
      text += '.' + std::string(parts_[at].name);
      for (const std::string_view argument : parts_[at].arguments) text += '~' + std::string(argument);
    }
    found_.add(parts_[begin].name, Json(text).text());
    return end;
  }

  const std::vector<StringPart>& parts_;
  Draft draft_;
  FoundClues found_;
  StringRuleReader rules_;
  std::vector<DigitSet> allowed_;
  bool has_boxes_ = true;
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

MaybeDraft read_constraint_string(const SheetText& text, std::optional<Alphabet>) {
  const std::string_view begin = trimmed(text.text).text.substr(0, 1);
  if (begin != "." && begin != "#") return std::nullopt;
  const JoinedString whole = joined_string(text.text);  // it may be wrapped
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

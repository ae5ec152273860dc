// Parts of a string to givens and rules, and back.
#include "constraint_string.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "addresses.hpp"
#include "grid/cell_texts.hpp"
#include "sudoscope/base/json.hpp"
#include "sudoscope/base/json_value.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

constexpr int kLargestSide = 16;
constexpr std::size_t kMostParts = 20'000;

using Arguments = std::vector<std::string_view>;

// Form of a rule's data in f-puzzles.
enum class Data : std::uint8_t { kNone, kLines, kCells };

struct Rule {
  std::string_view name;  // in the string
  std::string_view kind;  // in our constraints
  Data data;
};

constexpr Rule kRules[] = {
    {"AntiKnight", "antiknight", Data::kNone},
    {"AntiKing", "antiking", Data::kNone},
    {"AntiConsecutive", "nonconsecutive", Data::kNone},
    {"DisjointSets", "disjointgroups", Data::kNone},
    {"Thermo", "thermometer", Data::kLines},
    {"Whisper", "whispers", Data::kLines},
    {"Renban", "renban", Data::kLines},
    {"Palindrome", "palindrome", Data::kLines},
    {"RegionSumLine", "regionsumline", Data::kLines},
    {"Between", "betweenline", Data::kLines},
    {"Lockout", "lockout", Data::kLines},
    {"Modular", "modularline", Data::kLines},
    {"Entropic", "entropicline", Data::kLines},
    {"Zipper", "zipperline", Data::kLines},
    {"DoubleArrow", "doublearrow", Data::kLines},
    {"WhiteDot", "difference", Data::kCells},
    {"BlackDot", "ratio", Data::kCells},
};

// Parts that hold others, up to a part named End.
constexpr std::array<std::string_view, 3> kHolders = {"Or", "And", "Replicate"};

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// 0..15 for a row or a column, which count from 1 in base 17; -1 for any other character.
int line_of(char character) {
  const int value = base36(character);
  return value <= kLargestSide ? value - 1 : -1;
}

// One part of a string: its name, empty for givens, and its arguments.
struct Part {
  std::string_view name;
  Arguments arguments;
};

// The parts of a text without white space; nothing if it is no such string.
std::optional<std::vector<Part>> parts_of(std::string_view text) {
  if (text.substr(0, 1) != "." || text.find('~') == std::string_view::npos) return std::nullopt;
  std::vector<Part> parts;
  for (const std::string_view part : split_at(text.substr(1), '.')) {
    Arguments arguments = split_at(part, '~');
    const std::string_view name = arguments.front();
    arguments.erase(arguments.begin());
    const bool named = std::all_of(name.begin(), name.end(), is_letter) && (name.empty() ? !arguments.empty() : true);
    if (!named || parts.size() == kMostParts) return std::nullopt;
    parts.push_back({name, std::move(arguments)});
  }
  return parts;
}

class StringReader {
 public:
  StringReader(const std::vector<Part>& parts, Draft draft) : parts_(parts), draft_(std::move(draft)) {}

  DraftResult read() {
    const auto side = static_cast<std::size_t>(draft_.side);
    allowed_.assign(side * side, all());
    for (std::size_t at = 0; at < parts_.size(); ++at) {
      const Part& part = parts_[at];
      if (std::find(kHolders.begin(), kHolders.end(), part.name) != kHolders.end()) {
        at = keep_held(at);
      } else if (part.name.empty() || part.name == "Given") {
        for (const std::string_view given : part.arguments) {
          if (!take_given(given))
            return failure(ParseErrorCode::kBadNumber, say(MessageId::kConstraintGiven, excerpt(given)));
        }
      } else {
        take_rule(part);
      }
    }
    take_allowed();
    for (auto& [kind, data] : rules_)
      draft_.constraints.push_back({kind, data.empty() ? "" : compact_json('[' + data + ']')});
    if (rows_are_boxes_ && draft_.regions.empty()) draft_.boxes = BoxShape{1, draft_.side};
    return with_bounded_rules(std::move(draft_));
  }

 private:
  DigitSet all() const {
    DigitSet set = 0;
    for (Digit digit = 0; digit < draft_.side; ++digit) set |= digit_bit(digit);
    return set;
  }

  // The cell with the name R1C1; nothing if the text is not a name.
  std::optional<std::size_t> cell_of(std::string_view name) const {
    if (name.size() != 4 || lower(name.substr(0, 1)) != "r" || lower(name.substr(2, 1)) != "c") return std::nullopt;
    const int row = line_of(name[1]);
    const int column = line_of(name[3]);
    if (row < 0 || column < 0 || row >= draft_.side || column >= draft_.side) return std::nullopt;
    return static_cast<std::size_t>(row * draft_.side + column);
  }

  bool take_given(std::string_view given) {
    const std::vector<std::string_view> fields = split_at(given, '_');
    const auto cell = cell_of(fields.front());
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

  // Cells with one digit left are givens; others that have lost some are a rule.
  void take_allowed() {
    bool restricted = false;
    for (std::size_t cell = 0; cell < allowed_.size(); ++cell) {
      if (allowed_[cell] == all()) continue;
      if (is_single(allowed_[cell])) {
        draft_.givens[cell] = first_digit(allowed_[cell]);
      } else {
        restricted = true;
      }
    }
    if (!restricted) return;
    draft_.candidates = allowed_;
    draft_.constraints.push_back(given_candidates(draft_.side, allowed_));
  }

  void take_rule(const Part& part) {
    const Arguments& arguments = part.arguments;
    const auto known =
        std::find_if(std::begin(kRules), std::end(kRules), [&](const Rule& rule) { return rule.name == part.name; });
    if (part.name == "Shape" && is_plain_shape(arguments)) return;
    if (part.name == "NoBoxes") {
      rows_are_boxes_ = true;
    } else if (part.name == "Jigsaw" && take_regions(arguments)) {
      return;
    } else if (part.name == "Diagonal" && arguments.size() == 1) {
      take_diagonal(arguments[0] == "1" ? "diagonal+" : "diagonal-");
    } else if (part.name == "Windoku" && draft_.side == 9) {
      add("windows");
    } else if (part.name == "Cage" && arguments.size() > 1 && cells_in(arguments).size() + 1 == arguments.size()) {
      add("killercage", "{\"cells\":" + cells_text(arguments) + ",\"value\":" + Json(arguments[0]).text() + '}');
    } else if (part.name == "AllDifferent" && static_cast<int>(cells_in(arguments).size()) == draft_.side) {
      add("extraregion", "{\"cells\":" + cells_text(arguments) + '}');
    } else if (known != std::end(kRules)) {
      const std::string cells = known->data == Data::kNone ? "" : cells_text(arguments);
      add(known->kind, known->data == Data::kLines   ? "{\"lines\":[" + cells + "]}"
                       : known->data == Data::kCells ? "{\"cells\":" + cells + '}'
                                                     : "");
    } else {
      add(part.name, Json::list(arguments, [](std::string_view one) { return Json(one); }).text());
    }
  }

  // True if a shape adds nothing to the size.
  bool is_plain_shape(const Arguments& arguments) const {
    const std::string side = std::to_string(draft_.side);
    return arguments.size() < 2 || arguments[1].empty() || arguments[1] == side || arguments[1] == "1-" + side;
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

  void take_diagonal(std::string_view kind) {
    const std::string other = kind == "diagonal+" ? "diagonal-" : "diagonal+";
    if (rules_.erase(other) > 0) kind = "diagonals";
    if (!rules_.contains("diagonals")) add(kind);
  }

  // Keeps a part that holds others as one rule, with all its contents; returns the index of its end.
  std::size_t keep_held(std::size_t begin) {
    std::size_t depth = 0;
    std::size_t at = begin;
    std::string text;
    for (; at < parts_.size(); ++at) {
      const Part& part = parts_[at];
      text += '.' + std::string(part.name);
      for (const std::string_view argument : part.arguments) text += '~' + std::string(argument);
      if (std::find(kHolders.begin(), kHolders.end(), part.name) != kHolders.end()) ++depth;
      if (part.name == "End" && --depth == 0) break;
    }
    add(parts_[begin].name, Json(text).text());
    return at;
  }

  Arguments cells_in(const Arguments& arguments) const {
    Arguments cells;
    std::copy_if(arguments.begin(), arguments.end(), std::back_inserter(cells),
                 [&](std::string_view one) { return cell_of(one).has_value(); });
    return cells;
  }

  // ["R1C1","R1C2"], in decimal numbers.
  std::string cells_text(const Arguments& arguments) const {
    return Json::list(cells_in(arguments),
                      [&](std::string_view one) {
                        const int cell = static_cast<int>(*cell_of(one));
                        return Json('R' + std::to_string(cell / draft_.side + 1) + 'C' +
                                    std::to_string(cell % draft_.side + 1));
                      })
        .text();
  }

  void add(std::string_view kind, const std::string& item = {}) {
    std::string& data = rules_[std::string(kind)];
    if (!data.empty() && !item.empty()) data += ',';
    data += item;
  }

  const std::vector<Part>& parts_;
  Draft draft_;
  std::vector<DigitSet> allowed_;
  std::map<std::string, std::string> rules_;  // by kind: the items of its data
  bool rows_are_boxes_ = false;
};

// The side that a string names, 9 if it names none; nothing if the grid is no square of at most 16.
std::optional<int> side_of(const std::vector<Part>& parts) {
  for (const Part& part : parts) {
    if (part.name != "Shape" || part.arguments.empty()) continue;
    const auto lengths = split_at(part.arguments[0], 'x');
    const auto rows = small_number(lengths[0]);
    const auto columns = lengths.size() == 2 ? small_number(lengths[1]) : std::nullopt;
    const bool square = rows && rows == columns && *rows >= 1 && *rows <= kLargestSide;
    return square ? rows : std::nullopt;
  }
  return 9;
}

std::string_view shape_name(const std::vector<Part>& parts) {
  const auto shape = std::find_if(parts.begin(), parts.end(), [](const Part& part) { return part.name == "Shape"; });
  return shape->arguments[0];
}

char line_name(std::size_t line) {
  return line < 9 ? static_cast<char>('1' + line) : static_cast<char>('a' + line - 9);
}

}  // namespace

MaybeDraft read_constraint_string(const SheetText& text, std::optional<Alphabet>) {
  if (trimmed(text.text).text.substr(0, 1) != ".") return std::nullopt;
  std::string joined(text.text);  // it may be wrapped
  std::erase_if(joined, [](char c) { return c == ' ' || (c >= '\t' && c <= '\r'); });
  const auto parts = parts_of(joined);
  if (!parts) return std::nullopt;
  const auto side = side_of(*parts);
  if (!side) return failure(ParseErrorCode::kBadShape, say(MessageId::kConstraintShape, excerpt(shape_name(*parts))));
  return StringReader(*parts, blank_draft("constraint-string", *side)).read();
}

std::string write_constraint_string(const Sheet& sheet, Alphabet) {
  const Geometry& geometry = *sheet.puzzle.geometry;
  const auto side = static_cast<std::size_t>(geometry.side());
  const std::string number = std::to_string(side);
  std::string text = std::string(kConstraintStringAddress) + ".Shape~" + number + 'x' + number;
  if (geometry.is_jigsaw()) {
    text += ".NoBoxes.Jigsaw~";
    for (int cell = 0; cell < geometry.cell_count(); ++cell)
      text += line_name(static_cast<std::size_t>(geometry.box_of(static_cast<Cell>(cell))));
  }
  for (const Constraint& constraint : geometry.constraints()) {
    const std::string_view kind = constraint.kind;
    if (kind == "diagonals" || kind == "diagonal+") text += ".Diagonal~1";
    if (kind == "diagonals" || kind == "diagonal-") text += ".Diagonal~-1";
    if (kind == "windows") text += ".Windoku";
    for (const Rule& rule : kRules)
      if (rule.data == Data::kNone && rule.kind == kind) text += '.' + std::string(rule.name);
  }
  std::string givens;
  for (std::size_t cell = 0; cell < sheet.puzzle.givens.size(); ++cell) {
    if (sheet.puzzle.givens[cell] == kBlank) continue;
    givens += std::string("~R") + line_name(cell / side) + 'C' + line_name(cell % side) + '_' +
              std::to_string(sheet.puzzle.givens[cell] + 1);
  }
  return givens.empty() ? text : text + '.' + givens;
}

}  // namespace sudoscope

// The notation of enthusiasts: "r136 \ c269 fr5c8 ⇒ r5c89≠8" for fish, Eureka for chains, "A r9c35 {24},
// B ..." for sets. Rows and columns of several cells are joined if each is one numeral, up to nine.
#include <algorithm>
#include <map>

#include "sudoscope/techniques/logic.hpp"
#include "techniques/als_words.hpp"
#include "techniques/equal_sets.hpp"

namespace sudoscope {
namespace {

std::string numerals(const std::vector<int>& numbers) {
  std::string text;
  for (const int number : numbers) text += std::to_string(number + 1);
  return text;
}

void add(std::string& text, std::string_view separator, std::string_view part) {
  if (!text.empty() && !part.empty()) text += separator;
  text += part;
}

class Notation {
 public:
  Notation(const Geometry& geometry, const Deduction& deduction)
      : geometry_(geometry), deduction_(deduction), evidence_(deduction.evidence) {}

  std::string text() const {
    std::string all = pattern();
    add(all, " ⇒ ", conclusions());
    return all;
  }

 private:
  std::string pattern() const {
    if (deduction_.technique == Technique::kLawOfLeftovers || deduction_.technique == Technique::kSetEquivalence)
      return equal_sets();
    const TechniqueFamily family = row_of(deduction_.technique).family;
    const bool is_als = family == TechniqueFamily::kAlmostLockedSets || family == TechniqueFamily::kExotic;
    switch (family) {
      case TechniqueFamily::kSingles:
      case TechniqueFamily::kLastResort:
        return single();
      case TechniqueFamily::kIntersections:
        return digits(pattern_digits()) + ' ' + houses(HouseRole::kBase) + " / " + houses(HouseRole::kCover);
      case TechniqueFamily::kFish:
        return fish();
      default:
        if (!is_als && !evidence_.links.empty()) return chains();
        return groups();
    }
  }

  std::string conclusions() const {
    std::string all;
    for (const Candidate& each : deduction_.placements) add(all, ", ", cells({each.cell}) + '=' + digit(each.digit));
    std::map<Digit, std::vector<Cell>> cells_of;
    for (const Candidate& each : deduction_.eliminations) cells_of[each.digit].push_back(each.cell);
    // Digits that the same cells lose are joined.
    for (const auto& [from, digits_there] : together(cells_of)) {
      DigitSet set = 0;
      for (const Digit each : digits_there) set |= digit_bit(each);
      add(all, ", ", cells(from) + "≠" + digits(set));
    }
    return all;
  }

  std::string single() const {
    if (deduction_.technique == Technique::kNakedSingle) return {};
    if (deduction_.technique == Technique::kGuess) return "?";
    return digit(deduction_.placements[0].digit) + ' ' + houses(HouseRole::kBase);
  }

  std::string fish() const {
    std::string text = digits(pattern_digits()) + ' ' + houses(HouseRole::kBase) + " \\ " + houses(HouseRole::kCover);
    std::vector<Cell> fins;
    for (const Evidence::InCell& each : evidence_.cells)
      if (each.role == CandidateRole::kFin) fins.push_back(each.cell);
    if (!fins.empty()) text += " f" + cells(std::move(fins));
    if (!evidence_.links.empty()) add(text, ", ", chains());
    return text;
  }

  // Groups of cells with their digits, with letters if there are several; then their links and locked digits.
  std::string groups() const {
    std::map<int, std::pair<std::vector<Cell>, DigitSet>> by_group;
    std::map<DigitSet, std::vector<Cell>> fins;
    for (const Evidence::InCell& each : evidence_.cells) {
      if (each.role == CandidateRole::kLink) continue;
      if (each.role == CandidateRole::kFin) {
        fins[each.digits].push_back(each.cell);
        continue;
      }
      auto& [where, what] = by_group[each.group];
      where.push_back(each.cell);
      what |= each.digits;
    }
    std::string text;
    for (const auto& [group, part] : by_group) {
      const std::string letter = by_group.size() > 1 && group > 0 ? AlsWords::letter(group) + ' ' : "";
      add(text, ", ", letter + cells(part.first) + " {" + digits(part.second) + '}');
    }
    for (const auto& [what, where] : fins) add(text, ", ", "f" + cells(where) + " {" + digits(what) + '}');
    for (const Evidence::InHouse& each : evidence_.houses)
      if (each.digits != 0) add(text, ", ", digits(each.digits) + house(each.house));
    DigitSet joins = 0;
    for (const ChainLink& link : evidence_.links) joins |= digit_bit(link.from.digit);
    if (joins != 0) add(text, ", ", "x=" + digits(joins));
    DigitSet locked = 0;
    for (const Candidate& each : deduction_.eliminations) locked |= digit_bit(each.digit);
    if (joins != 0) add(text, ", ", "z=" + digits(locked));
    return text;
  }

  // "5 r123 = b123, A r3c23, B r45c1"; behind it the cells that count twice: ", 2x r3c2".
  std::string equal_sets() const {
    const auto [sides, twice] = equal_sets_of(geometry_, evidence_);
    return digits(evidence_.houses[0].digits) + ' ' + houses(HouseRole::kBase) + " = " + houses(HouseRole::kCover) +
           ", A " + cells(sides[0]) + ", B " + cells(sides[1]) + (twice.empty() ? "" : ", 2x " + cells(twice));
  }

  std::string chains() const {
    std::string text;
    std::string piece;
    const ChainLink* before = nullptr;
    for (const ChainLink& link : evidence_.links) {
      const bool goes_on = before != nullptr && before->chain == link.chain && before->to == link.from;
      if (!goes_on) {
        add(text, "; ", piece);
        piece = is_inside(link) ? "" : node(link.from);
      }
      if (is_inside(link)) {
        // The previous piece ends with the first of the two digits.
        const std::string first = node(link.from);
        if (goes_on && piece.ends_with(first)) piece.resize(piece.size() - first.size());
        piece += '(' + digit(link.from.digit) + sign(link) + digit(link.to.digit) + ')' + cells(place_of(link));
      } else {
        piece += sign(link) + node(link.to);
      }
      before = &link;
    }
    add(text, "; ", piece);
    return text;
  }

  // True for a link between two digits of one cell, or of an almost locked set.
  static bool is_inside(const ChainLink& link) { return link.als != 0 || link.from.cells == link.to.cells; }
  std::vector<Cell> place_of(const ChainLink& link) const {
    if (link.als == 0) return link.from.cells;
    std::vector<Cell> set;
    for (const Evidence::InCell& each : evidence_.cells)
      if (each.group == link.als && each.role == CandidateRole::kPattern) set.push_back(each.cell);
    return set;
  }
  static std::string sign(const ChainLink& link) { return link.strong ? "=" : link.within != 0 ? "→" : "-"; }
  std::string node(const ChainNode& node) const { return '(' + digit(node.digit) + ')' + cells(node.cells); }

  DigitSet pattern_digits() const {
    DigitSet all = 0;
    for (const Evidence::InCell& each : evidence_.cells)
      if (each.role == CandidateRole::kPattern) all |= each.digits;
    return all;
  }

  bool is_short() const { return geometry_.side() <= 9; }
  std::string digit(Digit value) const { return std::to_string(value + 1); }
  std::string digits(DigitSet set) const {
    std::string text;
    for (; set != 0; set = without_first(set)) add(text, is_short() ? "" : ",", digit(first_digit(set)));
    return text;
  }

  // "r5c89, r7c2": cells of a row together, and rows with the same columns.
  std::string cells(std::vector<Cell> list) const {
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
    std::string text;
    if (!is_short()) {
      for (const Cell cell : list) add(text, ",", cell_name(geometry_, cell));
      return text;
    }
    std::map<int, std::vector<int>> columns_of_row, rows_of_column;
    for (const Cell cell : list) {
      columns_of_row[geometry_.row_of(cell)].push_back(geometry_.column_of(cell));
      rows_of_column[geometry_.column_of(cell)].push_back(geometry_.row_of(cell));
    }
    const auto rows = together(columns_of_row);
    const auto columns = together(rows_of_column);
    // By rows or columns, whichever make fewer parts.
    if (columns.size() < rows.size())
      for (const auto& [across, down] : columns) add(text, ",", 'r' + numerals(across) + 'c' + numerals(down));
    else
      for (const auto& [across, down] : rows) add(text, ",", 'r' + numerals(down) + 'c' + numerals(across));
    return text;
  }
  // The keys with the same values, by these values, in the order of the first key.
  template <class Key, class Value>
  static std::vector<std::pair<std::vector<Value>, std::vector<Key>>> together(
      const std::map<Key, std::vector<Value>>& values_of) {
    std::vector<std::pair<std::vector<Value>, std::vector<Key>>> parts;
    for (const auto& entry : values_of) {
      const auto has_same = [&](const auto& part) { return part.first == entry.second; };
      const auto same = std::find_if(parts.begin(), parts.end(), has_same);
      if (same == parts.end())
        parts.push_back({entry.second, {entry.first}});
      else
        same->second.push_back(entry.first);
    }
    return parts;
  }

  std::string house(HouseId id) const {
    const House& one = geometry_.houses()[id];
    return std::string(letter_of(one.kind)) + std::to_string(one.number + 1);
  }
  std::string houses(HouseRole role) const {
    std::string text;
    HouseKind last = HouseKind::kLast;
    bool any = false;
    for (const Evidence::InHouse& each : evidence_.houses) {
      if (each.role != role) continue;
      const House& one = geometry_.houses()[each.house];
      if (any && one.kind == last && is_short())
        text += std::to_string(one.number + 1);
      else
        text += house(each.house);
      last = one.kind;
      any = true;
    }
    return text;
  }
  static std::string_view letter_of(HouseKind kind) {
    switch (kind) {
      case HouseKind::kRow:
        return "r";
      case HouseKind::kColumn:
        return "c";
      case HouseKind::kBox:
      case HouseKind::kRegion:
        return "b";
      case HouseKind::kDiagonal:
        return "d";
      case HouseKind::kWindow:
        return "w";
      case HouseKind::kDisjointGroup:
        return "g";
      case HouseKind::kExtraRegion:
        return "e";
    }
    return "";
  }

  const Geometry& geometry_;
  const Deduction& deduction_;
  const Evidence& evidence_;
};

}  // namespace

std::string notation_of(const Geometry& geometry, const Deduction& deduction) {
  return Notation(geometry, deduction).text();
}

}  // namespace sudoscope

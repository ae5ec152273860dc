// Lines: thermometers, whispers, renban lines, palindromes and clones, between and lockout lines.
#include <algorithm>
#include <bit>
#include <climits>
#include <functional>
#include <map>

#include "sudoscope/base/say.hpp"
#include "techniques/combinations.hpp"
#include "techniques/named_steps.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;

int low_value(DigitSet digits) { return first_digit(digits) + 1; }
int high_value(DigitSet digits) { return static_cast<int>(std::bit_width(digits)); }

// A value above all others if there is none.
int smallest_from(DigitSet digits, int value) {
  while (digits != 0 && low_value(digits) < value) digits = without_first(digits);
  return digits == 0 ? INT_MAX : low_value(digits);
}
// 0 if there is none.
int largest_to(DigitSet digits, int value) {
  int largest = 0;
  for (; digits != 0 && low_value(digits) <= value; digits = without_first(digits)) largest = low_value(digits);
  return largest;
}

// Each cell is larger than those before it; `step`: by how much at least.
std::optional<NamedStep> thermometer(const StepView& view) {
  const int step = view.kind() == "thermometer" ? 1 : 0;
  std::map<Cell, Bounds> ends;
  for (const auto& [cell, digits] : view.cells()) ends[cell] = {low_value(digits), high_value(digits)};
  bool changed = true;
  const auto follow = [&](Cell before, Cell after) {
    if (!ends.contains(before) || !ends.contains(after)) return;
    const int low = smallest_from(view.possible(after), ends[before].low + step);
    const int high = largest_to(view.possible(before), ends[after].high - step);
    changed = changed || low > ends[after].low || high < ends[before].high;
    ends[after].low = std::max(ends[after].low, low);
    ends[before].high = std::min(ends[before].high, high);
  };
  while (changed) {
    changed = false;
    for (const std::vector<Cell>& line : view.clue()->lines)
      for (std::size_t at = 1; at < line.size(); ++at) follow(line[at - 1], line[at]);
    for (const auto& [cell, each] : ends)
      if (each.low > each.high) return std::nullopt;
  }
  const auto bounds = bounds_needed(view, [&](Cell cell) { return ends[cell]; });
  if (!bounds) return std::nullopt;
  const std::vector<Message> said = bounds_said(view.geometry(), *bounds);
  return NamedStep{Technique::kThermometerBounds, step == 1 ? say(Id::kDigitsRise, view.clue_name(), said)
                                                            : say(Id::kDigitsNeverFall, view.clue_name(), said)};
}

std::optional<NamedStep> whispers(const StepView& view) {
  const int side = view.geometry().side();
  const int least = view.clue()->value.empty() ? (side + 1) / 2 : whole_number(view.clue()->value).value_or(0);
  if (least < 1 || least > side) return std::nullopt;
  const DigitSet low = all_digits(side) & (least < side ? all_digits(side - least) : 0);
  const DigitSet high = all_digits(side) & ~all_digits(least);
  const DigitSet none = all_digits(side) & ~(low | high);
  if ((view.removed_digits() & ~none) == 0)
    return NamedStep{Technique::kWhispersHighLow, say(Id::kNoSuchNeighbour, digits_named(view.removed_digits()),
                                                      digit_count(view.removed_digits()), view.clue_name())};
  if ((low & high) != 0) return std::nullopt;
  for (const std::vector<Cell>& line : view.clue()->lines)
    for (std::size_t anchor = 0; anchor < line.size(); ++anchor) {
      const DigitSet digits = view.possible(line[anchor]) & ~none;
      if (digits == 0 || ((digits & ~low) != 0 && (digits & ~high) != 0)) continue;
      const bool is_low = (digits & ~low) == 0;
      const bool is_reason = std::all_of(view.removed().begin(), view.removed().end(), [&](const auto& each) {
        const auto at = std::find(line.begin(), line.end(), each.cell);
        if (at == line.end()) return false;
        const bool is_alike = (static_cast<std::size_t>(at - line.begin()) + anchor) % 2 == 0;
        return (each.digits & (is_alike == is_low ? low : high)) == 0;
      });
      if (!is_reason) continue;
      const CellName cell = cell_named(view.geometry(), line[anchor]);
      return NamedStep{Technique::kWhispersHighLow, is_low ? say(Id::kLowAndHighAlternateLow, view.clue_name(), cell)
                                                           : say(Id::kLowAndHighAlternateHigh, view.clue_name(), cell)};
    }
  return std::nullopt;
}

std::optional<NamedStep> renban(const StepView& view) {
  if (view.primitives().choices.size() != 1) return std::nullopt;
  const DigitChoice& choice = view.primitives().choices[0];
  std::vector<DigitSet> possible;
  for (const Cell cell : choice.cells) possible.push_back(view.possible(cell));
  const Combinations windows(possible, choice.sets);
  if (windows.sets().empty() || !explains(view, choice.cells, windows)) return std::nullopt;
  if (windows.sets().size() <= kMostListed) {
    std::vector<std::string> names;
    for (const DigitSet set : windows.sets())
      names.push_back(std::to_string(low_value(set)) + "–" + std::to_string(high_value(set)));
    return NamedStep{Technique::kRenbanWindow, say(Id::kWindowsLeft, view.clue_name(), names, names.size())};
  }
  if ((view.removed_digits() & windows.in_some()) != 0) return std::nullopt;
  return NamedStep{Technique::kRenbanWindow,
                   say(Id::kNotInWindows, view.clue_name(), digits_named(view.removed_digits()))};
}

std::optional<NamedStep> same_digits(const StepView& view) {
  std::vector<Message> said;
  std::vector<std::pair<Cell, Cell>> twins;
  for (const auto& [cell, digits] : view.removed()) {
    DigitSet left = digits;
    for (const CellPair& pair : view.primitives().pairs) {
      if (pair.first != cell && pair.second != cell) continue;
      const Cell twin = pair.first == cell ? pair.second : pair.first;
      if ((left & ~view.possible(twin)) == 0) continue;
      left &= view.possible(twin);
      if (std::find(twins.begin(), twins.end(), std::pair(twin, cell)) != twins.end()) continue;
      twins.emplace_back(cell, twin);
      said.push_back(say(Id::kSameDigit, cell_named(view.geometry(), cell), cell_named(view.geometry(), twin)));
    }
    if (left != 0) return std::nullopt;
  }
  return NamedStep{Technique::kPalindromeCopy, say(Id::kSameDigits, view.clue_name(), said)};
}

// The digits that a pair of digits of the ends, the smaller first, leaves the cells between them; 0 if the ends cannot
// hold the pair.
using LeftBetween = std::function<DigitSet(Digit low, Digit high)>;

// Visits each pair of digits of two cells with what it leaves.
template <class Visit>
void for_each_ends(DigitSet ones, DigitSet others, const LeftBetween& left_between, Visit visit) {
  for (DigitSet one = ones; one != 0; one = without_first(one))
    for (DigitSet other = others; other != 0; other = without_first(other)) {
      const auto [low, high] = std::minmax({first_digit(one), first_digit(other)});
      visit(left_between(low, high));
    }
}

// True if some pair of digits of the ends leaves each cell between them a digit.
bool has_ends(const StepView& view, const std::vector<Cell>& line, const LeftBetween& left_between, Candidate tried) {
  const auto digits_of = [&](Cell cell) { return cell == tried.cell ? digit_bit(tried.digit) : view.possible(cell); };
  bool found = false;
  for_each_ends(digits_of(line.front()), digits_of(line.back()), left_between, [&](DigitSet left) {
    found = found ||
            std::all_of(line.begin() + 1, line.end() - 1, [&](Cell cell) { return (digits_of(cell) & left) != 0; });
  });
  return found;
}

// True if no pair of ends goes with any of the removed candidates.
bool lack_ends(const StepView& view, const std::vector<Cell>& line, const LeftBetween& left_between) {
  for (const auto& [cell, digits] : view.removed())
    for (DigitSet left = digits; left != 0; left = without_first(left))
      if (has_ends(view, line, left_between, {cell, first_digit(left)})) return false;
  return true;
}

// The only line of the clue, if it has cells between its ends; nothing if a cell is no part of the step.
const std::vector<Cell>* line_with_ends(const StepView& view) {
  if (view.clue()->lines.size() != 1 || view.clue()->lines[0].size() < 3) return nullptr;
  const std::vector<Cell>& line = view.clue()->lines[0];
  if (std::any_of(line.begin(), line.end(), [&](Cell cell) { return view.possible(cell) == 0; })) return nullptr;
  return &line;
}

std::optional<NamedStep> named_between(const StepView& view) {
  const std::vector<Cell>* const line = line_with_ends(view);
  if (line == nullptr) return std::nullopt;
  const auto strictly_between = [](Digit low, Digit high) {
    return low == high ? 0 : all_digits(high + 1) & ~digit_bit(high) & ~all_digits(low + 1);
  };
  if (!lack_ends(view, *line, strictly_between)) return std::nullopt;
  const DigitSet ends = view.possible(line->front()) | view.possible(line->back());
  const bool is_range = std::all_of(view.removed().begin(), view.removed().end(), [&](const StepView::InCell& each) {
    if (each.cell == line->front() || each.cell == line->back()) return false;
    for (DigitSet left = each.digits; left != 0; left = without_first(left))
      if (first_digit(left) + 1 > low_value(ends) && first_digit(left) + 1 < high_value(ends)) return false;
    return true;
  });
  return NamedStep{Technique::kLineEnds,
                   is_range ? say(Id::kEndsGiveRange, view.clue_name(), low_value(ends), high_value(ends))
                            : say(Id::kEndsLeaveNothing, view.clue_name())};
}

// The ends of a lockout line differ by so much if the clue has no number.
constexpr int kUsualLockout = 4;

bool is_end(const std::vector<Cell>& line, Cell cell) { return cell == line.front() || cell == line.back(); }

// True if each removed digit is in a cell between the ends, and no pair of ends leaves it there.
bool are_locked_out(const StepView& view, const std::vector<Cell>& line, const LeftBetween& outside) {
  DigitSet left = 0;
  for_each_ends(view.possible(line.front()), view.possible(line.back()), outside,
                [&](DigitSet by_pair) { left |= by_pair; });
  return std::all_of(view.removed().begin(), view.removed().end(), [&](const StepView::InCell& each) {
    return !is_end(line, each.cell) && (each.digits & left) == 0;
  });
}

// True if each removed digit is at an end, and too close to all digits of the other one.
bool have_no_partner(const StepView& view, const std::vector<Cell>& line, int least) {
  return std::all_of(view.removed().begin(), view.removed().end(), [&](const StepView::InCell& each) {
    if (!is_end(line, each.cell)) return false;
    const DigitSet others = view.possible(each.cell == line.front() ? line.back() : line.front());
    return std::max(high_value(each.digits) - low_value(others), high_value(others) - low_value(each.digits)) < least;
  });
}

std::optional<NamedStep> named_lockout(const StepView& view) {
  const std::vector<Cell>* const line = line_with_ends(view);
  const auto least = view.clue()->value.empty() ? kUsualLockout : whole_number(view.clue()->value);
  if (line == nullptr || !least) return std::nullopt;
  const auto outside = [&](Digit low, Digit high) {
    if (high - low < *least) return DigitSet{0};
    return (all_digits(low + 1) & ~digit_bit(low)) | (all_digits(view.geometry().side()) & ~all_digits(high + 1));
  };
  if (!lack_ends(view, *line, outside)) return std::nullopt;
  const DigitSet digits = view.removed_digits();
  if (are_locked_out(view, *line, outside))
    return NamedStep{Technique::kLineEnds,
                     say(Id::kLockedOut, view.clue_name(), *least, digits_named(digits), digit_count(digits))};
  return NamedStep{Technique::kLineEnds, have_no_partner(view, *line, *least)
                                             ? say(Id::kLockoutNoPartner, view.clue_name(), *least)
                                             : say(Id::kLockoutLeavesNothing, view.clue_name(), *least)};
}

struct LineName {
  std::string_view id;
  std::optional<NamedStep> (*named)(const StepView& view);
};

constexpr LineName kLineNames[] = {
    {"thermometer", thermometer},   {"slowthermometer", thermometer},
    {"whispers", whispers},         {"renban", renban},
    {"palindrome", same_digits},    {"clone", same_digits},
    {"betweenline", named_between}, {"lockout", named_lockout},
};

}  // namespace

std::optional<NamedStep> named_line(const StepView& view) {
  for (const LineName& kind : kLineNames)
    if (kind.id == view.kind() && view.clue() != nullptr) return kind.named(view);
  return std::nullopt;
}

}  // namespace sudoscope

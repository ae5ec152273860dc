// Clues beside the grid (sandwiches, X-sums, skyscrapers, numbered rooms), and quadruples.
#include <algorithm>
#include <set>

#include "sudoscope/base/say.hpp"
#include "techniques/combinations.hpp"
#include "techniques/named_steps.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;

// The row or column from the clue on.
const std::vector<Cell>* seen_line(const StepView& view) {
  return view.primitives().lines.size() == 1 ? &view.primitives().lines[0].cells : nullptr;
}

class Sandwich {
 public:
  Sandwich(const StepView& view, const std::vector<Cell>& line, int total)
      : view_(view),
        line_(line),
        total_(total),
        side_(view.geometry().side()),
        crusts_(digit_bit(0) | digit_bit(static_cast<Digit>(side_ - 1))) {
    for (int count = 0; count + 2 <= side_; ++count)
      if (!fillings(count).empty()) counts_.push_back(count);
  }

  std::optional<NamedStep> named() const {
    if (counts_.empty()) return std::nullopt;
    if ((view_.removed_digits() & ~crusts_) == 0 && crusts_have_no_partner())
      return NamedStep{Technique::kSandwichCombinations, distance()};
    return by_fillings();
  }

 private:
  Message distance() const {
    if (counts_.size() == 1) return say(Id::kCrustDistance, view_.clue_name(), counts_.front(), side_);
    return say(Id::kCrustDistances, view_.clue_name(), counts_.front(), counts_.back(), side_);
  }
  std::vector<DigitSet> fillings(int count) const { return sets_with_sum(all_digits(side_) & ~crusts_, count, total_); }
  bool can_be_crusts(std::size_t one, std::size_t other) const {
    const DigitSet low = digit_bit(0);
    const DigitSet high = crusts_ & ~low;
    const DigitSet a = view_.possible(line_[one]);
    const DigitSet b = view_.possible(line_[other]);
    return ((a & low) != 0 && (b & high) != 0) || ((a & high) != 0 && (b & low) != 0);
  }

  // Each removed crust would leave no cell at a fitting distance for the other one.
  bool crusts_have_no_partner() const {
    for (const auto& [cell, digits] : view_.removed()) {
      const auto at = std::find(line_.begin(), line_.end(), cell) - line_.begin();
      for (const int count : counts_)
        for (const std::ptrdiff_t other : {at - count - 1, at + count + 1}) {
          if (other < 0 || other >= static_cast<std::ptrdiff_t>(line_.size())) continue;
          for (DigitSet left = digits; left != 0; left = without_first(left))
            if ((view_.possible(line_[static_cast<std::size_t>(other)]) & crusts_ & ~digit_bit(first_digit(left))) != 0)
              return false;
        }
    }
    return true;
  }

  // The places of the crusts are known, and few fillings are left.
  std::optional<NamedStep> by_fillings() const {
    std::vector<std::pair<std::size_t, std::size_t>> ends;
    for (std::size_t one = 0; one < line_.size(); ++one)
      for (std::size_t other = one + 1; other < line_.size(); ++other)
        if (can_be_crusts(one, other) &&
            std::find(counts_.begin(), counts_.end(), static_cast<int>(other - one - 1)) != counts_.end())
          ends.emplace_back(one, other);
    if (ends.size() != 1 || ends[0].second - ends[0].first < 2) return std::nullopt;
    const auto [one, other] = ends[0];
    std::vector<Cell> inside;
    std::vector<Cell> outside;
    for (std::size_t at = 0; at < line_.size(); ++at)
      if (at != one && at != other) (one < at && at < other ? inside : outside).push_back(line_[at]);
    const auto possible = [&](const std::vector<Cell>& cells) {
      std::vector<DigitSet> digits;
      for (const Cell cell : cells) digits.push_back(view_.possible(cell) & ~crusts_);
      return digits;
    };
    const DigitSet all = all_digits(side_) & ~crusts_;
    std::vector<DigitSet> sets = fillings(static_cast<int>(inside.size()));
    std::erase_if(sets, [&](DigitSet set) {
      return !can_hold(possible(inside), set) || !can_hold(possible(outside), all & ~set);
    });
    if (sets.empty() || sets.size() > kMostListed) return std::nullopt;
    std::vector<DigitSet> others;
    for (const DigitSet set : sets) others.push_back(all & ~set);
    const Combinations within(possible(inside), sets);
    const Combinations without(possible(outside), others);
    for (const auto& [cell, digits] : view_.removed()) {
      if (cell == line_[one] || cell == line_[other]) {
        if ((digits & crusts_) != 0) return std::nullopt;
        continue;
      }
      const auto in = std::find(inside.begin(), inside.end(), cell);
      const auto out = std::find(outside.begin(), outside.end(), cell);
      for (DigitSet left = digits & ~crusts_; left != 0; left = without_first(left)) {
        if (in != inside.end() && within.allows(static_cast<std::size_t>(in - inside.begin()), first_digit(left)))
          return std::nullopt;
        if (out != outside.end() && without.allows(static_cast<std::size_t>(out - outside.begin()), first_digit(left)))
          return std::nullopt;
      }
    }
    std::vector<std::string> names;
    for (const DigitSet set : sets) names.push_back(sum_written(set));
    return NamedStep{Technique::kSandwichCombinations, say(Id::kFillingsLeft, view_.clue_name(), names, names.size())};
  }

  const StepView& view_;
  const std::vector<Cell>& line_;
  int total_;
  int side_;
  DigitSet crusts_;
  std::vector<int> counts_;
};

std::optional<NamedStep> sandwich(const StepView& view, const std::vector<Cell>& line, int total) {
  return Sandwich(view, line, total).named();
}

// As many digits as the first one says cannot reach the sum.
std::optional<NamedStep> x_sum(const StepView& view, const std::vector<Cell>& line, int total) {
  if (view.removed().size() != 1 || view.removed()[0].cell != line[0]) return std::nullopt;
  const auto differ = [&](Cell a, Cell b) { return view.differ(a, b); };
  for (DigitSet left = view.removed()[0].digits; left != 0; left = without_first(left)) {
    std::vector<SumTerm> terms{{line[0], 1, digit_bit(first_digit(left))}};
    for (std::size_t at = 1; at < line.size() && static_cast<int>(at) <= first_digit(left); ++at)
      terms.push_back({line[at], 1, view.possible(line[at])});
    const auto [least, most] = sum_range(terms, differ);
    if (least <= total && total <= most) return std::nullopt;
  }
  return NamedStep{Technique::kXSumBounds,
                   say(Id::kFirstDigitsCannotReach, view.clue_name(), digits_named(view.removed_digits()),
                       digit_count(view.removed_digits()), cell_named(view.geometry(), line[0]))};
}

// A digit hides the lower ones behind it: beyond those before it, itself and the higher ones nothing is seen.
std::optional<NamedStep> tall_buildings(const StepView& view, const std::vector<Cell>& line, int wanted) {
  const int side = view.geometry().side();
  if (wanted == 1) {
    const bool is_first = view.removed().size() == 1 && view.removed()[0].cell == line[0] &&
                          !has_digit(view.removed_digits(), static_cast<Digit>(side - 1));
    if (!is_first) return std::nullopt;
    return NamedStep{Technique::kSkyscraperBounds,
                     say(Id::kOnlyHighestHidesAll, view.clue_name(), cell_named(view.geometry(), line[0]),
                         digit_named(static_cast<Digit>(side - 1)))};
  }
  for (const auto& [cell, digits] : view.removed()) {
    const int place = static_cast<int>(std::find(line.begin(), line.end(), cell) - line.begin()) + 1;
    // The lowest of the removed digits is the least clear.
    if (place + side - (first_digit(digits) + 1) >= wanted) return std::nullopt;
  }
  return NamedStep{Technique::kSkyscraperBounds, say(Id::kTooManyHidden, view.clue_name())};
}

// The digit in the first cell gives the place of the clue's digit. Places are counted from 0, as digits are.
class Room {
 public:
  Room(const StepView& view, const std::vector<Cell>& line, Digit wanted) : view_(view), line_(line), wanted_(wanted) {
    for (std::size_t place = 0; place < line.size(); ++place)
      if (is_possible(place)) places_.insert(place);
  }

  std::optional<NamedStep> named() const {
    // The places that the removed candidates speak of: a number in the first cell, the clue's digit in its place.
    std::set<std::size_t> others;
    for (const auto& [cell, digits] : view_.removed()) {
      const auto at = static_cast<std::size_t>(std::find(line_.begin(), line_.end(), cell) - line_.begin());
      if (at == line_.size()) return std::nullopt;
      for (DigitSet left = digits; left != 0; left = without_first(left)) {
        const Digit digit = first_digit(left);
        if (std::any_of(places_.begin(), places_.end(), [&](std::size_t place) { return allows(place, at, digit); }))
          return std::nullopt;
        others.insert(at == 0 ? digit : at);
      }
    }
    return places_.empty() ? std::nullopt : std::optional(NamedStep{Technique::kNumberedRoom, reason(others)});
  }

 private:
  // The first cell is its own place only if it holds 1, the clue's digit; no other place leaves it that digit.
  bool is_possible(std::size_t place) const {
    return has_digit(view_.possible(line_[0]), static_cast<Digit>(place)) &&
           has_digit(view_.possible(line_[place]), wanted_) && (place == 0) == (place == wanted_);
  }

  // True if the cell can hold the digit while the clue's digit is in that place: the line holds each digit once.
  bool allows(std::size_t place, std::size_t at, Digit digit) const {
    if (at == 0) return digit == place;
    return at == place ? digit == wanted_ : digit != place && digit != wanted_;
  }

  // Beyond two possible places, each removed candidate belongs to an impossible one.
  Message reason(const std::set<std::size_t>& others) const {
    const bool are_few = places_.size() <= kMostListed;
    std::vector<Cell> cells;
    for (const std::size_t place : are_few ? places_ : others) cells.push_back(line_[place]);
    const CellName first = cell_named(view_.geometry(), line_[0]);
    const std::vector<CellName> names = cells_named(view_.geometry(), cells);
    return are_few ? say(Id::kRoomPlaces, view_.clue_name(), first, digit_named(wanted_), names, names.size())
                   : say(Id::kRoomNoPlaces, view_.clue_name(), first, digit_named(wanted_), names, names.size());
  }

  const StepView& view_;
  const std::vector<Cell>& line_;
  Digit wanted_;
  std::set<std::size_t> places_;
};

std::optional<NamedStep> numbered_room(const StepView& view, const std::vector<Cell>& line, int wanted) {
  if (wanted < 1 || wanted > view.geometry().side()) return std::nullopt;
  return Room(view, line, static_cast<Digit>(wanted - 1)).named();
}

// As many cells can hold the digits of the circle that are still to be placed as there are such digits.
std::optional<NamedStep> quadruple(const StepView& view) {
  DigitSet wanted = 0;
  int places = 0;
  for (const DigitCount& count : view.primitives().counts) {
    const auto filled = std::count_if(count.cells.begin(), count.cells.end(), [&](Cell cell) {
      return !view.is_blank(cell) && view.possible(cell) == digit_bit(count.digit);
    });
    if (count.least <= filled) continue;
    wanted |= digit_bit(count.digit);
    places += count.least - static_cast<int>(filled);
  }
  std::vector<Cell> cells;
  for (const auto& [cell, digits] : view.cells())
    if (view.is_blank(cell) && (digits & wanted) != 0) cells.push_back(cell);
  if (wanted == 0 || static_cast<int>(cells.size()) != places) return std::nullopt;
  for (const auto& [cell, digits] : view.removed())
    if ((digits & wanted) != 0 || std::find(cells.begin(), cells.end(), cell) == cells.end()) return std::nullopt;
  return NamedStep{Technique::kQuadrupleSet, say(Id::kQuadrupleFull, view.clue_name(), digits_named(wanted),
                                                 cells_named(view.geometry(), cells))};
}

}  // namespace

std::optional<NamedStep> named_beside(const StepView& view) {
  if (view.clue() == nullptr) return std::nullopt;
  if (view.kind() == "quadruple") return quadruple(view);
  const std::vector<Cell>* const line = seen_line(view);
  const auto number = whole_number(view.clue()->value);
  if (line == nullptr || !number) return std::nullopt;
  if (view.kind() == "sandwichsum") return sandwich(view, *line, *number);
  if (view.kind() == "xsum") return x_sum(view, *line, *number);
  if (view.kind() == "skyscraper") return tall_buildings(view, *line, *number);
  if (view.kind() == "numberedroom") return numbered_room(view, *line, *number);
  return std::nullopt;
}

}  // namespace sudoscope

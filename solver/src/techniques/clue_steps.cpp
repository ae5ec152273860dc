// Looks for a way to fill the cells of a unit with each candidate in turn. A way that is found shows that all of its
// candidates are possible, so that few searches are needed.
#include "techniques/clue_steps.hpp"

#include <algorithm>
#include <map>
#include <span>

#include "techniques/filling.hpp"
#include "techniques/named_steps.hpp"

namespace sudoscope {
namespace {

// Partial fillings tried for one candidate; a candidate that needs more stays.
constexpr int kPatience = 400;
// Clues together have more cells, and are tried only where one clue alone leads nowhere.
constexpr int kPatienceTogether = 150;

DigitSet digits_at(const Position& position, Cell cell) {
  return position.is_blank(cell) ? position.candidates(cell) : digit_bit(position.digit(cell));
}

// Never 0.
class Digest {
 public:
  void add(DigitSet digits) {
    value_ = (value_ ^ digits) * 0x9E3779B97F4A7C15U;
    value_ ^= value_ >> 29U;
  }
  std::uint64_t value() const { return value_ | 1U; }

 private:
  std::uint64_t value_ = 0x2545F4914F6CDD1DU;
};

// One unit at one position.
class Look {
 public:
  Look(const ClueUnit& unit, const Position& position)
      : unit_(unit),
        position_(position),
        filling_(unit.primitives, unit.cells.size(),
                 unit.technique == Technique::kClue || unit.technique == Technique::kInniesOuties ? kPatience
                                                                                                  : kPatienceTogether) {
    for (std::size_t cell = 0; cell < unit.cells.size(); ++cell)
      possible_[cell] = digits_at(position, unit.cells[cell]);
  }

  // The candidates of its cells that no way to fill them uses.
  std::vector<Candidate> removed() {
    Filling::Sets shown{};
    std::vector<Candidate> removed;
    for (std::size_t cell = 0; cell < unit_.cells.size(); ++cell) {
      if (!position_.is_blank(unit_.cells[cell])) continue;
      for (DigitSet left = possible_[cell]; left != 0; left = without_first(left)) {
        const DigitSet digit = digit_bit(first_digit(left));
        if ((shown[cell] & digit) != 0) continue;
        Filling::Sets tried = possible_;
        tried[cell] = digit;
        if (!filling_.exists(tried)) {
          removed.push_back({unit_.cells[cell], first_digit(left)});
          continue;
        }
        ways_.push_back(filling_.found());
        for (std::size_t each = 0; each < unit_.cells.size(); ++each) shown[each] |= filling_.found()[each];
      }
    }
    return removed;
  }

  // The candidates of other cells that would leave its cells no way; all of one digit. After removed(), without result.
  std::vector<Candidate> removed_outside() {
    DigitSet digits = 0;
    for (std::size_t cell = 0; cell < unit_.cells.size(); ++cell)
      if (position_.is_blank(unit_.cells[cell])) digits |= possible_[cell];
    for (; digits != 0; digits = without_first(digits)) {
      std::vector<Candidate> removed = removed_outside(first_digit(digits));
      if (!removed.empty()) return removed;
    }
    return {};
  }

  // True if each of the candidates sees all places of its digit in the unit, which therefore needs the digit.
  bool is_needed_by_all(const std::vector<Candidate>& removed) const {
    return std::all_of(removed.begin(), removed.end(), [&](const Candidate& each) {
      const auto peers = position_.geometry().peers(each.cell);
      for (std::size_t cell = 0; cell < unit_.cells.size(); ++cell)
        if (position_.is_blank(unit_.cells[cell]) && has_digit(possible_[cell], each.digit) &&
            std::find(peers.begin(), peers.end(), unit_.cells[cell]) == peers.end())
          return false;
      return true;
    });
  }

 private:
  std::vector<Candidate> removed_outside(Digit digit) {
    // The unit's cells with the digit that each other cell sees, as bits.
    std::map<Cell, std::uint32_t> seen;
    for (std::size_t cell = 0; cell < unit_.cells.size(); ++cell) {
      if (!position_.is_blank(unit_.cells[cell]) || !has_digit(possible_[cell], digit)) continue;
      for (const Cell peer : position_.geometry().peers(unit_.cells[cell]))
        if (position_.is_blank(peer) && position_.can_take(peer, digit)) seen[peer] |= std::uint32_t{1} << cell;
    }
    std::map<std::uint32_t, bool> is_possible;
    std::vector<Candidate> removed;
    for (const auto& [peer, cells] : seen) {
      if (std::binary_search(unit_.cells.begin(), unit_.cells.end(), peer)) continue;
      const auto known = is_possible.find(cells);
      const bool possible =
          known != is_possible.end() ? known->second : (is_possible[cells] = has_way_without(digit, cells));
      if (!possible) removed.push_back({peer, digit});
    }
    return removed;
  }

  bool has_way_without(Digit digit, std::uint32_t cells) {
    Filling::Sets tried = possible_;
    for (std::size_t cell = 0; cell < unit_.cells.size(); ++cell) {
      if ((cells >> cell & 1U) == 0) continue;
      tried[cell] &= ~digit_bit(digit);
      if (tried[cell] == 0) return false;
    }
    const auto shows = [&](const Filling::Sets& way) {
      for (std::size_t cell = 0; cell < unit_.cells.size(); ++cell)
        if ((way[cell] & tried[cell]) == 0) return false;
      return true;
    };
    if (std::any_of(ways_.begin(), ways_.end(), shows)) return true;
    return filling_.exists(tried);
  }

  const ClueUnit& unit_;
  const Position& position_;
  Filling filling_;
  Filling::Sets possible_{};
  std::vector<Filling::Sets> ways_;
};

std::size_t blanks_of(const ClueUnit& unit, const Position& position) {
  return static_cast<std::size_t>(
      std::count_if(unit.cells.begin(), unit.cells.end(), [&](Cell cell) { return position.is_blank(cell); }));
}

// A cell that is left one digit takes it.
void place_last_digits(Deduction& found, const Position& position) {
  std::map<Cell, DigitSet> left;
  for (const auto& [cell, digit] : found.eliminations) {
    const auto known = left.try_emplace(cell, position.candidates(cell)).first;
    known->second &= ~digit_bit(digit);
  }
  for (const auto& [cell, digits] : left)
    if (is_single(digits)) found.placements.push_back({cell, first_digit(digits)});
  // A single placement says all; several are told one by one with what they leave.
  if (found.placements.size() != 1) found.placements.clear();
  if (!found.placements.empty()) found.eliminations.clear();
}

Deduction step_by(const ClueUnit& unit, Technique technique, const Position& position, std::vector<Candidate> removed) {
  Deduction found{.technique = technique, .eliminations = std::move(removed)};
  found.evidence.by_clue = unit.by;
  for (const Cell cell : unit.cells)
    if (position.is_blank(cell))
      found.evidence.cells.push_back({cell, position.candidates(cell)});
    else
      found.evidence.by_clue.change().filled.push_back({cell, position.digit(cell)});
  for (const HouseId house : unit.houses) found.evidence.houses.push_back({house, HouseRole::kBase});
  return found;
}

struct Ordered {
  std::size_t blanks;
  std::size_t unit;
  friend auto operator<=>(const Ordered&, const Ordered&) = default;
};

// Units with blank cells that some test picks, those with the fewest first.
template <class Picks>
std::vector<Ordered> order_of(const std::vector<ClueUnit>& units, const Position& position, Picks picks) {
  std::vector<Ordered> order;
  for (std::size_t at = 0; at < units.size(); ++at)
    if (const std::size_t blanks = blanks_of(units[at], position); blanks > 0 && picks(units[at], blanks))
      order.push_back({blanks, at});
  std::sort(order.begin(), order.end());
  return order;
}

// kInside: candidates of the unit's own cells; kOutside: those of others.
enum class Where : std::uint8_t { kInside, kOutside };

std::optional<Deduction> step_at(const ClueUnit& unit, const Position& position, Where where, bool& has_easier) {
  Look look(unit, position);
  std::vector<Candidate> removed = look.removed();
  if (where == Where::kInside) {
    if (removed.empty()) return std::nullopt;
    Deduction found = step_by(unit, unit.technique, position, std::move(removed));
    place_last_digits(found, position);
    if (const auto named = named_step(position.geometry(), found)) found.technique = named->technique;
    return found;
  }
  // An easier step, of another grade.
  has_easier = !removed.empty();
  if (has_easier) return std::nullopt;
  removed = look.removed_outside();
  if (removed.empty()) return std::nullopt;
  const Technique technique = look.is_needed_by_all(removed) ? Technique::kNeededDigit : Technique::kCluePeers;
  return step_by(unit, technique, position, std::move(removed));
}

// The first step in the order; among units with as many blank cells one that has a name comes first.
std::optional<Deduction> first_step(const std::vector<ClueUnit>& units, const std::vector<Ordered>& order,
                                    const Position& position, std::vector<std::uint64_t>& memory, Where where) {
  memory.resize(units.size());
  std::optional<Deduction> unnamed;
  std::size_t blanks_of_unnamed = 0;
  for (const auto& [blanks, at] : order) {
    if (unnamed && blanks > blanks_of_unnamed) break;
    const ClueUnit& unit = units[at];
    Digest digest;
    for (const Cell cell : unit.cells) {
      digest.add(digits_at(position, cell));
      if (where == Where::kInside) continue;
      for (const Cell peer : position.geometry().peers(cell)) digest.add(digits_at(position, peer));
    }
    if (memory[at] == digest.value()) continue;
    bool has_easier = false;
    auto found = step_at(unit, position, where, has_easier);
    if (!found) {
      if (!has_easier) memory[at] = digest.value();
      continue;
    }
    if (sort_of(found->technique) != found->technique || unit.technique == Technique::kCluesInHouse) return found;
    if (!unnamed) {
      unnamed = std::move(found);
      blanks_of_unnamed = blanks;
    }
  }
  return unnamed;
}

}  // namespace

Grade grade_of_clue_step(Technique technique, std::size_t blanks) {
  switch (sort_of(technique)) {
    case Technique::kInniesOuties:
      return blanks <= 1 ? Grade::kEasy : blanks <= 2 ? Grade::kMedium : Grade::kHard;
    case Technique::kCluePeers:
      return blanks <= 3 ? Grade::kEasy : blanks <= 4 ? Grade::kMedium : Grade::kHard;
    case Technique::kTwoClues:
    case Technique::kCluesInHouse:
      return blanks <= 6 ? Grade::kHard : Grade::kFiendish;
    case Technique::kClueChain:
      return blanks <= 6 ? Grade::kFiendish : Grade::kExtreme;
    case Technique::kNestedClueChain:
      return Grade::kExtreme;
    default:
      return blanks <= 1 ? Grade::kGentle : blanks <= 3 ? Grade::kEasy : blanks <= 4 ? Grade::kMedium : Grade::kHard;
  }
}

ClueSteps::ClueSteps(const Geometry& geometry)
    : geometry_(&geometry), single_(units_of(geometry)), killer_sets_(geometry) {}

const std::vector<ClueUnit>& ClueSteps::joined() const {
  if (!joined_) joined_ = joined_units_of(*geometry_);
  return *joined_;
}

std::optional<Deduction> ClueSteps::by_limits(const Position& position) const {
  for (const auto& [clue, cell, digits] : single_.limits) {
    if (!position.is_blank(cell) || (position.candidates(cell) & ~digits) == 0) continue;
    Deduction found{.technique = Technique::kClue};
    for (DigitSet left = position.candidates(cell) & ~digits; left != 0; left = without_first(left))
      found.eliminations.push_back({cell, first_digit(left)});
    found.evidence.cells.push_back({cell, position.candidates(cell)});
    found.evidence.by_clue.change().clues.push_back(clue);
    return found;
  }
  return std::nullopt;
}

std::vector<Deduction> ClueSteps::all(const Position& position, std::size_t most) const {
  std::vector<Deduction> found;
  if (auto limit = by_limits(position)) found.push_back(std::move(*limit));
  const auto add = [&](const ClueUnit& unit, Where where) {
    bool has_easier = false;
    if (blanks_of(unit, position) > (where == Where::kInside ? 0U : 1U) && found.size() < most)
      if (auto step = step_at(unit, position, where, has_easier)) found.push_back(std::move(*step));
  };
  for (const ClueUnit& unit : single_.units) add(unit, Where::kInside);
  for (const ClueUnit& unit : single_.units)
    if (unit.technique == Technique::kClue) add(unit, Where::kOutside);
  std::vector<KnownCage> known;
  if (found.size() < most)
    if (auto set = killer_sets_.next(position, [](std::size_t) { return true; }, known))
      found.push_back(std::move(*set));
  for (const ClueUnit& unit : joined()) add(unit, Where::kInside);
  return found;
}

std::optional<Deduction> ClueSteps::next(const Position& position, Grade grade, ClueMemory& memory) const {
  if (grade == Grade::kGentle)
    if (auto found = by_limits(position)) return found;
  const auto is_of_grade = [&](const ClueUnit& unit, std::size_t blanks) {
    return grade_of_clue_step(unit.technique, blanks) == grade;
  };
  if (auto found = first_step(single_.units, order_of(single_.units, position, is_of_grade), position, memory.units,
                              Where::kInside))
    return found;
  const auto is_for_peers = [&](const ClueUnit& unit, std::size_t blanks) {
    return unit.technique == Technique::kClue && blanks > 1 &&
           grade_of_clue_step(Technique::kCluePeers, blanks) == grade;
  };
  if (auto found = first_step(single_.units, order_of(single_.units, position, is_for_peers), position, memory.peers,
                              Where::kOutside))
    return found;
  if (grade < Grade::kHard || grade > Grade::kFiendish) return std::nullopt;
  const auto fits = [&](std::size_t blanks) { return grade_of_clue_step(Technique::kTwoClues, blanks) == grade; };
  if (auto found = killer_sets_.next(position, fits, memory.cages)) return found;
  return first_step(joined(), order_of(joined(), position, is_of_grade), position, memory.joined, Where::kInside);
}

}  // namespace sudoscope

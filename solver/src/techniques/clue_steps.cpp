// Looks for a way to fill the cells of a clue with each candidate in turn. A way that is found shows that all of its
// candidates are possible, so that few searches are needed.
#include "techniques/clue_steps.hpp"

#include <algorithm>
#include <bit>
#include <map>

#include "sudoscope/base/say.hpp"
#include "sudoscope/constraints/broken_clues.hpp"
#include "sudoscope/constraints/clue_names.hpp"
#include "sudoscope/constraints/network.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

// Larger clues, such as rules of the whole grid, are looked at part by part.
constexpr std::size_t kMostCells = 12;
// Sums by the rule of 45 that people find.
constexpr std::size_t kMostCellsOfRuleOf45 = 6;
// Partial fillings tried for one candidate; a candidate that needs more stays.
constexpr int kPatience = 400;

// All lists of cells in a primitive, to number them anew.
template <class Change>
void for_each_cell(Primitives& primitives, Change change) {
  const auto all = [&](std::vector<Cell>& cells) { std::for_each(cells.begin(), cells.end(), change); };
  for (DistinctCells& each : primitives.distinct) all(each.cells);
  for (CellPair& each : primitives.pairs) {
    change(each.first);
    change(each.second);
  }
  for (CellSum& each : primitives.sums)
    for (CellSum::Term& term : each.terms) change(term.cell);
  for (DigitChoice& each : primitives.choices) all(each.cells);
  for (DigitCount& each : primitives.counts) all(each.cells);
  for (CellLine& each : primitives.lines) all(each.cells);
  for (SameDigits& each : primitives.same) std::for_each(each.groups.begin(), each.groups.end(), all);
  for (CountingCells& each : primitives.counting) all(each.cells);
}

std::vector<Cell> cells_in(Primitives primitives) {
  std::vector<Cell> cells;
  for_each_cell(primitives, [&](Cell& cell) { cells.push_back(cell); });
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

// The primitives of each clue. Ranked lines are left out: they concern the whole grid.
std::map<ClueId, Primitives> by_clue(const Primitives& all) {
  std::map<ClueId, Primitives> found;
  const auto sort = [&](const auto& list, auto member) {
    for (const auto& each : list) (found[each.clue].*member).push_back(each);
  };
  sort(all.distinct, &Primitives::distinct);
  sort(all.pairs, &Primitives::pairs);
  sort(all.sums, &Primitives::sums);
  sort(all.choices, &Primitives::choices);
  sort(all.counts, &Primitives::counts);
  sort(all.lines, &Primitives::lines);
  sort(all.same, &Primitives::same);
  sort(all.counting, &Primitives::counting);
  for (auto& [clue, primitives] : found) primitives.tables = all.tables;
  return found;
}

// One primitive each.
std::vector<Primitives> parts_of(const Primitives& whole) {
  std::vector<Primitives> parts;
  const auto split = [&](const auto& list, auto member) {
    for (const auto& each : list) {
      Primitives part;
      part.tables = whole.tables;
      (part.*member).push_back(each);
      parts.push_back(std::move(part));
    }
  };
  split(whole.distinct, &Primitives::distinct);
  split(whole.pairs, &Primitives::pairs);
  split(whole.sums, &Primitives::sums);
  split(whole.choices, &Primitives::choices);
  split(whole.counts, &Primitives::counts);
  split(whole.lines, &Primitives::lines);
  split(whole.same, &Primitives::same);
  split(whole.counting, &Primitives::counting);
  return parts;
}

// Looks for one way to fill cells.
class Filling {
 public:
  explicit Filling(const Primitives& primitives) : primitives_(primitives) {}

  // `possible`: by cell of the unit. True if there is a way, or patience ran out.
  bool exists(std::vector<DigitSet> possible) {
    patience_ = kPatience;
    found_.clear();
    return search(std::move(possible));
  }
  // A digit for each cell, as a set; empty if patience ran out.
  const std::vector<DigitSet>& found() const { return found_; }

 private:
  bool search(std::vector<DigitSet> possible) {
    if (--patience_ < 0) return true;
    if (!settle(possible) || !may_hold(primitives_, possible)) return false;
    std::size_t next = possible.size();
    for (std::size_t cell = 0; cell < possible.size(); ++cell)
      if (!std::has_single_bit(possible[cell]) &&
          (next == possible.size() || digit_count(possible[cell]) < digit_count(possible[next])))
        next = cell;
    if (next == possible.size()) {
      found_ = std::move(possible);
      return true;
    }
    for (DigitSet left = possible[next]; left != 0; left = without_first(left)) {
      std::vector<DigitSet> tried = possible;
      tried[next] = digit_bit(first_digit(left));
      if (search(std::move(tried))) return true;
    }
    return false;
  }

  // Removes the digits of filled cells from those that must differ. False if a cell has no digit left.
  bool settle(std::vector<DigitSet>& possible) const {
    for (bool changed = true; changed;) {
      changed = false;
      for (const DistinctCells& distinct : primitives_.distinct)
        for (const Cell cell : distinct.cells) {
          if (!std::has_single_bit(possible[cell])) continue;
          for (const Cell other : distinct.cells) {
            if (other == cell || (possible[other] & possible[cell]) == 0) continue;
            possible[other] &= ~possible[cell];
            if (possible[other] == 0) return false;
            changed = true;
          }
        }
    }
    return true;
  }

  const Primitives& primitives_;
  int patience_ = 0;
  std::vector<DigitSet> found_;
};

}  // namespace

ClueSteps::ClueSteps(const Geometry& geometry) : geometry_(&geometry) {
  if (geometry.ignored_constraints().empty() || geometry.side() > kLargestConstrainedSide) return;
  const CompiledConstraints compiled = compile_constraints(geometry);
  const auto clues = by_clue(compiled.primitives);
  for (std::size_t id = 0; id < compiled.clues.size(); ++id) {
    if (clues.contains(static_cast<ClueId>(id))) continue;
    const ClueAddress address{compiled.clues[id].constraint, compiled.clues[id].entry};
    for (const Cell cell : cells_of(geometry, address))
      if (const DigitSet digits = compiled.primitives.domains[cell]; digits != geometry.allowed(cell))
        limits_.push_back({address, cell, digits});
  }
  for (const auto& [clue, primitives] : clues) {
    Evidence::ByClue name;
    if (clue != kNoClue) name.clue = {{compiled.clues[clue].constraint, compiled.clues[clue].entry}};
    if (cells_in(primitives).size() <= kMostCells) {
      add(name, primitives);
      continue;
    }
    for (const Primitives& part : parts_of(primitives))
      if (cells_in(part).size() <= kMostCells) add(name, part);
  }
  for (const CellSum& sum : derived_sums(geometry, compiled.primitives.sums)) {
    if (sum.terms.size() > kMostCellsOfRuleOf45) continue;
    if (std::any_of(sum.terms.begin(), sum.terms.end(),
                    [](const CellSum::Term& term) { return std::abs(term.weight) != 1; }))
      continue;
    Evidence::ByClue name{.clue = {}, .total = sum.total};
    for (const CellSum::Term& term : sum.terms) (term.weight > 0 ? name.added : name.taken).push_back(term.cell);
    Primitives primitives;
    primitives.sums.push_back(sum);
    add(name, primitives);
  }
}

void ClueSteps::add(const Evidence::ByClue& clue, const Primitives& primitives) {
  Unit unit{clue, cells_in(primitives), primitives};
  for (const House& house : geometry_->houses()) {
    std::vector<Cell> shared;
    std::set_intersection(unit.cells.begin(), unit.cells.end(), house.cells.begin(), house.cells.end(),
                          std::back_inserter(shared));
    if (shared.size() > 1) unit.primitives.distinct.push_back({kNoClue, std::move(shared)});
  }
  for_each_cell(unit.primitives, [&](Cell& cell) {
    cell = static_cast<Cell>(std::lower_bound(unit.cells.begin(), unit.cells.end(), cell) - unit.cells.begin());
  });
  units_.push_back(std::move(unit));
}

std::vector<Candidate> ClueSteps::removed_by(const Unit& unit, const Position& position) const {
  std::vector<DigitSet> possible;
  for (const Cell cell : unit.cells)
    possible.push_back(position.is_blank(cell) ? position.candidates(cell) : digit_bit(position.digit(cell)));
  std::vector<DigitSet> shown(possible.size(), 0);
  std::vector<Candidate> removed;
  Filling filling(unit.primitives);
  for (std::size_t cell = 0; cell < possible.size(); ++cell) {
    if (!position.is_blank(unit.cells[cell])) continue;
    for (DigitSet left = possible[cell]; left != 0; left = without_first(left)) {
      const DigitSet digit = digit_bit(first_digit(left));
      if ((shown[cell] & digit) != 0) continue;
      std::vector<DigitSet> tried = possible;
      tried[cell] = digit;
      if (!filling.exists(std::move(tried))) {
        removed.push_back({unit.cells[cell], first_digit(left)});
        continue;
      }
      for (std::size_t each = 0; each < filling.found().size(); ++each) shown[each] |= filling.found()[each];
    }
  }
  return removed;
}

std::optional<Deduction> ClueSteps::next(const Position& position) const {
  for (const auto& [clue, cell, digits] : limits_) {
    if (!position.is_blank(cell) || (position.candidates(cell) & ~digits) == 0) continue;
    Deduction found{.technique = Technique::kClue};
    for (DigitSet left = position.candidates(cell) & ~digits; left != 0; left = without_first(left))
      found.eliminations.push_back({cell, first_digit(left)});
    found.evidence.cells.push_back({cell, position.candidates(cell)});
    found.evidence.by_clue.clue = clue;
    return found;
  }
  std::vector<std::pair<int, const Unit*>> order;
  for (const Unit& unit : units_) {
    const auto blanks =
        std::count_if(unit.cells.begin(), unit.cells.end(), [&](Cell cell) { return position.is_blank(cell); });
    if (blanks > 0) order.emplace_back(static_cast<int>(blanks), &unit);
  }
  std::stable_sort(order.begin(), order.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  for (const auto& [blanks, unit] : order) {
    std::vector<Candidate> removed = removed_by(*unit, position);
    if (removed.empty()) continue;
    Deduction found{.technique = Technique::kClue, .eliminations = std::move(removed)};
    for (const Cell cell : unit->cells)
      if (position.is_blank(cell)) found.evidence.cells.push_back({cell, position.candidates(cell)});
    found.evidence.by_clue = unit->clue;
    return found;
  }
  return std::nullopt;
}

Message clue_of(const Geometry& geometry, const Evidence::ByClue& by) {
  if (by.clue) return clue_named(geometry, *by.clue);
  const std::vector<CellName> added = cells_named(geometry, by.added);
  if (by.taken.empty()) return say(MessageId::kRuleOf45, added, added.size(), by.total);
  return say(MessageId::kRuleOf45Difference, added, added.size(), cells_named(geometry, by.taken), by.total);
}

Message reason_of_clue(const Geometry& geometry, const Deduction& deduction) {
  return say(MessageId::kClueReason, clue_of(geometry, deduction.evidence.by_clue));
}

}  // namespace sudoscope

// Sorts the primitives by clue, and numbers the cells of each unit anew.
#include "techniques/clue_units.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <numeric>

#include "constraints/primitive_lists.hpp"
#include "sudoscope/constraints/compile.hpp"
#include "sudoscope/constraints/network.hpp"
#include "techniques/filling.hpp"

namespace sudoscope {
namespace {

constexpr std::size_t kMostCells = 12;
constexpr std::size_t kMostCellsOfTwo = 10;
static_assert(kMostCells <= Filling::kMostCells);
// Sums by the rule of 45 that people find.
constexpr std::size_t kMostCellsOfRuleOf45 = 6;
// Dots of a chain that people follow to its end.
constexpr std::size_t kMostDots = 5;
// Pairs of clues to look at, and rows of three dots: a grid full of dots has thousands.
constexpr std::size_t kMostPairs = 3000;

std::map<ClueId, Primitives> by_clue(const Primitives& all) {
  std::map<ClueId, Primitives> found;
  for_each_list([&](auto member) {
    for (const auto& each : all.*member) (found[each.clue].*member).push_back(each);
  });
  return found;
}

// One primitive each.
std::vector<Primitives> parts_of(const Primitives& whole) {
  std::vector<Primitives> parts;
  for_each_list([&](auto member) {
    for (const auto& each : whole.*member) (parts.emplace_back().*member).push_back(each);
  });
  return parts;
}

void append(Primitives& primitives, const Primitives& more) {
  for_each_list([&](auto member) {
    (primitives.*member).insert((primitives.*member).end(), (more.*member).begin(), (more.*member).end());
  });
}

// A unit whose cells are still those of the grid.
struct Draft {
  Technique technique;
  Evidence::ByClue by;
  Primitives primitives;
  std::vector<Cell> cells;
  std::vector<HouseId> houses = {};
};

// Both are sorted.
std::size_t count_shared(const std::vector<Cell>& a, const std::vector<Cell>& b) {
  std::size_t count = 0;
  for (auto of_a = a.begin(), of_b = b.begin(); of_a != a.end() && of_b != b.end();) {
    count += *of_a == *of_b;
    const bool moves_a = *of_a <= *of_b;
    const bool moves_b = *of_b <= *of_a;
    of_a += moves_a;
    of_b += moves_b;
  }
  return count;
}

std::vector<Cell> shared_cells(const std::vector<Cell>& a, const std::vector<Cell>& b) {
  std::vector<Cell> shared;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(shared));
  return shared;
}

std::vector<Cell> union_of(const std::vector<Cell>& a, const std::vector<Cell>& b) {
  std::vector<Cell> all;
  std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(all));
  return all;
}

class Builder {
 public:
  explicit Builder(const Geometry& geometry) : geometry_(geometry), compiled_(compile_constraints(geometry)) {
    for (const House& house : geometry.houses()) {
      houses_.emplace_back(house.cells.begin(), house.cells.end());
      std::sort(houses_.back().begin(), houses_.back().end());
    }
  }

  ClueUnits single() {
    ClueUnits found;
    const auto clues = by_clue(compiled_.primitives);
    for (std::size_t id = 0; id < compiled_.clues.size(); ++id)
      if (!clues.contains(static_cast<ClueId>(id))) take_limits(address_of(static_cast<ClueId>(id)), found.limits);
    take_clues();
    take_derived_sums();
    for (Draft& draft : drafts_) found.units.push_back(unit_of(std::move(draft)));
    return found;
  }

  std::vector<ClueUnit> joined() {
    take_clues();
    join_in_houses();
    join_pairs();
    join_dots();
    return std::move(joined_);
  }

 private:
  ClueAddress address_of(ClueId clue) const { return {compiled_.clues[clue].constraint, compiled_.clues[clue].entry}; }

  void take_limits(ClueAddress clue, std::vector<ClueLimit>& limits) const {
    for (const Cell cell : cells_of(geometry_, clue))
      if (const DigitSet digits = compiled_.primitives.domains[cell]; digits != geometry_.allowed(cell))
        limits.push_back({clue, cell, digits});
  }

  void take_clues() {
    for (const auto& [clue, primitives] : by_clue(compiled_.primitives)) take_clue(clue, primitives);
  }

  void take_clue(ClueId clue, const Primitives& primitives) {
    Evidence::ByClue by;
    if (clue != kNoClue) by.clues.push_back(address_of(clue));
    const auto take = [&](const Primitives& part) {
      std::vector<Cell> cells = cells_in(part);
      if (cells.size() > kMostCells) return false;
      drafts_.push_back({Technique::kClue, by, part, std::move(cells)});
      return true;
    };
    if (take(primitives)) return;
    for (const Primitives& part : parts_of(primitives)) take(part);
  }

  void take_derived_sums() {
    for (const DerivedSum& derived : derived_sums(geometry_)) {
      const CellSum& sum = derived.sum;
      if (sum.terms.size() > kMostCellsOfRuleOf45) continue;
      if (std::any_of(sum.terms.begin(), sum.terms.end(),
                      [](const CellSum::Term& term) { return std::abs(term.weight) != 1; }))
        continue;
      Evidence::ByClue by{.total = sum.total};
      for (const CellSum::Term& term : sum.terms) (term.weight > 0 ? by.added : by.taken).push_back(term.cell);
      std::vector<HouseId> houses = houses_of(derived);
      if (!houses.empty()) {
        by.houses = houses;
        by.house_total = derived.house_total;
        by.cage_total = derived.cage_total;
      }
      Primitives primitives;
      primitives.sums.push_back(sum);
      std::vector<Cell> cells = cells_in(primitives);
      drafts_.push_back(
          {Technique::kInniesOuties, std::move(by), std::move(primitives), std::move(cells), std::move(houses)});
    }
  }

  // Houses of one kind that make up the block of a sum; none if the sum has no block.
  std::vector<HouseId> houses_of(const DerivedSum& derived) const {
    for (const HouseKind kind :
         {HouseKind::kRow, HouseKind::kColumn, HouseKind::kBox, HouseKind::kRegion, HouseKind::kExtraRegion}) {
      std::vector<HouseId> houses;
      for (std::size_t id = 0; id < geometry_.houses().size(); ++id) {
        const House& house = geometry_.houses()[id];
        const bool is_inside =
            std::all_of(house.cells.begin(), house.cells.end(), [&](Cell cell) { return derived.houses.has(cell); });
        if (house.kind == kind && is_inside) houses.push_back(static_cast<HouseId>(id));
      }
      if (derived.house_count > 0 && houses.size() == static_cast<std::size_t>(derived.house_count)) return houses;
    }
    return {};
  }

  // Each house that holds every digit, with as many clues as there is room for; first those with the most cells in it.
  void join_in_houses() {
    for (std::size_t house = 0; house < houses_.size(); ++house) {
      const std::vector<Cell>& inside = houses_[house];
      if (inside.size() != static_cast<std::size_t>(geometry_.side())) continue;
      std::vector<std::pair<std::size_t, const Draft*>> order;
      for (const Draft& draft : drafts_)
        if (const std::size_t shared = count_shared(draft.cells, inside); shared > 1)
          order.emplace_back(shared, &draft);
      std::stable_sort(order.begin(), order.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
      Draft whole{Technique::kCluesInHouse, {}, {}, inside};
      whole.primitives.choices.push_back({kNoClue, inside, {all_digits(geometry_.side())}});
      for (const auto& [shared, draft] : order) {
        std::vector<Cell> cells = union_of(whole.cells, draft->cells);
        if (cells.size() > std::max(kMostCells, inside.size())) continue;
        whole.cells = std::move(cells);
        append(whole.primitives, draft->primitives);
        add_clues(whole.by, draft->by);
      }
      if (!whole.by.clues.empty() && whole.cells.size() <= Filling::kMostCells)
        joined_.emplace_back(unit_of(std::move(whole))).houses = {static_cast<HouseId>(house)};
    }
  }

  // Clues that share a cell, or two cells that see each other in some house.
  void join_pairs() {
    // By draft, the number of its cells in each house.
    std::vector<std::vector<std::size_t>> inside;
    for (const Draft& draft : drafts_) {
      inside.emplace_back();
      for (const std::vector<Cell>& house : houses_) inside.back().push_back(count_shared(draft.cells, house));
    }
    const std::size_t before = joined_.size();
    for (std::size_t one = 0; one < drafts_.size(); ++one)
      for (std::size_t other = one + 1; other < drafts_.size(); ++other) {
        if (joined_.size() - before >= kMostPairs) return;
        const Draft& a = drafts_[one];
        const Draft& b = drafts_[other];
        const std::size_t shared = count_shared(a.cells, b.cells);
        if (a.cells.size() + b.cells.size() - shared > kMostCellsOfTwo) continue;
        // In a house that holds cells of both, at least three.
        const auto meets = [](std::size_t of_a, std::size_t of_b) { return of_a > 0 && of_b > 0 && of_a + of_b > 2; };
        const bool meet = shared > 0 || std::inner_product(inside[one].begin(), inside[one].end(),
                                                           inside[other].begin(), false, std::logical_or<>(), meets);
        if (!meet) continue;
        join_all({&a, &b});
      }
  }

  // Chains of at least three dots: all that hang together, or three in a row of more.
  void join_dots() {
    std::vector<const Draft*> dots;
    for (const Draft& draft : drafts_)
      if (draft.by.clues.size() == 1 && draft.cells.size() == 2 && is_dot(geometry_, draft.by.clues[0]))
        dots.push_back(&draft);
    std::vector<bool> is_taken(dots.size());
    for (std::size_t start = 0; start < dots.size(); ++start) {
      if (is_taken[start]) continue;
      is_taken[start] = true;
      std::vector<const Draft*> chain{dots[start]};
      for (std::size_t at = 0; at < chain.size(); ++at)
        for (std::size_t next = 0; next < dots.size(); ++next)
          if (!is_taken[next] && count_shared(chain[at]->cells, dots[next]->cells) > 0) {
            is_taken[next] = true;
            chain.push_back(dots[next]);
          }
      if (chain.size() > kMostDots)
        join_three_in_a_row(chain);
      else if (chain.size() > 2)
        join_all(chain);
    }
  }

  void join_three_in_a_row(const std::vector<const Draft*>& dots) {
    const auto touch = [](const Draft* a, const Draft* b) { return count_shared(a->cells, b->cells) == 1; };
    const std::size_t before = joined_.size();
    for (const Draft* middle : dots) {
      std::vector<const Draft*> beside;
      std::copy_if(dots.begin(), dots.end(), std::back_inserter(beside),
                   [&](const Draft* dot) { return touch(dot, middle); });
      for (std::size_t one = 0; one < beside.size(); ++one)
        for (std::size_t other = one + 1; other < beside.size() && joined_.size() - before < kMostPairs; ++other)
          if (!touch(beside[one], beside[other])) join_all({beside[one], middle, beside[other]});
    }
  }

  void join_all(const std::vector<const Draft*>& drafts) {
    Draft all{Technique::kTwoClues, {}, {}, {}};
    for (const Draft* draft : drafts) {
      all.cells = union_of(all.cells, draft->cells);
      append(all.primitives, draft->primitives);
      add_clues(all.by, draft->by);
    }
    joined_.push_back(unit_of(std::move(all)));
  }

  static void add_clues(Evidence::ByClue& by, const Evidence::ByClue& more) {
    for (const ClueAddress& clue : more.clues)
      if (std::find(by.clues.begin(), by.clues.end(), clue) == by.clues.end()) by.clues.push_back(clue);
  }

  ClueUnit unit_of(Draft draft) const {
    ClueUnit unit{draft.technique, std::move(draft.by), std::move(draft.cells), std::move(draft.primitives),
                  std::move(draft.houses)};
    unit.primitives.tables = compiled_.primitives.tables;
    std::vector<std::uint8_t> inside(houses_.size());
    for (const Cell cell : unit.cells)
      for (const HouseId house : geometry_.houses_of(cell)) ++inside[house];
    std::vector<std::vector<Cell>> sets;
    for (std::size_t house = 0; house < houses_.size(); ++house)
      if (inside[house] > 1) sets.push_back(shared_cells(unit.cells, houses_[house]));
    std::stable_sort(sets.begin(), sets.end(), [](const auto& a, const auto& b) { return a.size() > b.size(); });
    for (std::size_t at = 0; at < sets.size(); ++at)
      if (std::none_of(sets.begin(), sets.begin() + static_cast<std::ptrdiff_t>(at),
                       [&](const auto& larger) { return count_shared(larger, sets[at]) == sets[at].size(); }))
        unit.primitives.distinct.push_back({kNoClue, sets[at]});
    for_each_cell(unit.primitives, [&](Cell& cell) {
      cell = static_cast<Cell>(std::lower_bound(unit.cells.begin(), unit.cells.end(), cell) - unit.cells.begin());
    });
    return unit;
  }

  const Geometry& geometry_;
  const CompiledConstraints& compiled_;
  std::vector<std::vector<Cell>> houses_;  // sorted
  std::vector<Draft> drafts_;
  std::vector<ClueUnit> joined_;
};

}  // namespace

bool is_dot(const Geometry& geometry, const ClueAddress& clue) {
  const std::string& kind = geometry.constraints()[clue.constraint].kind;
  return kind == "difference" || kind == "ratio" || kind == "xv" || kind == "inequality";
}

ClueUnits units_of(const Geometry& geometry) {
  if (geometry.is_all_houses() || geometry.side() > kLargestConstrainedSide) return {};
  return Builder(geometry).single();
}

std::vector<ClueUnit> joined_units_of(const Geometry& geometry) {
  if (geometry.is_all_houses() || geometry.side() > kLargestConstrainedSide) return {};
  return Builder(geometry).joined();
}

}  // namespace sudoscope

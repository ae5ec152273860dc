// House after house, pairs of digits before triples.
#include "techniques/killer_sets.hpp"

#include <algorithm>

#include "sudoscope/constraints/compile.hpp"
#include "techniques/combinations.hpp"

namespace sudoscope {
namespace {

// Larger cages have too many combinations for a person to keep in mind.
constexpr std::size_t kMostBlanks = 4;
constexpr std::size_t kMostCombinations = 8;

bool holds_cell(const std::vector<Cell>& cells, Cell cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

bool meet(const std::vector<Cell>& a, const std::vector<Cell>& b) {
  return std::any_of(a.begin(), a.end(), [&](Cell cell) { return holds_cell(b, cell); });
}

}  // namespace

KillerSets::KillerSets(const Geometry& geometry) {
  const CompiledConstraints& compiled = compile_constraints(geometry);
  for (const CellSum& sum : compiled.primitives.sums) {
    if (sum.clue == kNoClue) continue;
    const ClueAddress clue{compiled.clues[sum.clue].constraint, compiled.clues[sum.clue].entry};
    if (geometry.constraints()[clue.constraint].kind != "killercage") continue;
    Cage cage{clue, {}, sum.total};
    for (const CellSum::Term& term : sum.terms) cage.cells.push_back(term.cell);
    cages_.push_back(std::move(cage));
  }
}

void KillerSets::update(const Position& position, std::vector<KnownCage>& known) const {
  known.resize(cages_.size());
  for (std::size_t at = 0; at < cages_.size(); ++at) {
    std::vector<DigitSet> possible;
    DigitSet left = all_digits(position.geometry().side());
    int total = cages_[at].total;
    for (const Cell cell : cages_[at].cells) {
      if (position.is_blank(cell)) {
        possible.push_back(position.candidates(cell));
      } else {
        left &= ~digit_bit(position.digit(cell));
        total -= position.digit(cell) + 1;
      }
    }
    if (possible == known[at].possible) continue;
    known[at] = {possible, {}};
    if (possible.size() > kMostBlanks) continue;
    known[at].sets = Combinations(possible, sets_with_sum(left, static_cast<int>(possible.size()), total)).sets();
  }
}

std::vector<KillerSets::Part> KillerSets::parts_in(const Position& position, HouseId house,
                                                   const std::vector<KnownCage>& known) const {
  const std::vector<Cell>& cells = position.geometry().houses()[house].cells;
  std::vector<Part> parts;
  for (std::size_t at = 0; at < cages_.size(); ++at) {
    if (known[at].sets.empty() || known[at].sets.size() > kMostCombinations) continue;
    Part part{&cages_[at], {}, {}, &known[at]};
    for (const Cell cell : cages_[at].cells) {
      if (!position.is_blank(cell)) continue;
      part.blanks.push_back(cell);
      if (holds_cell(cells, cell)) part.inside.push_back(cell);
    }
    // The combinations of one cell are its candidates.
    if (!part.inside.empty() && part.blanks.size() > 1) parts.push_back(std::move(part));
  }
  if (parts.empty()) return parts;
  for (const Cell cell : cells)
    if (position.is_blank(cell) && digit_count(position.candidates(cell)) <= 3)
      parts.push_back({nullptr, {cell}, {cell}, nullptr});
  return parts;
}

bool KillerSets::needs(const Part& part, const Position& position, DigitSet digits) {
  if (!part.cage) return (position.candidates(part.inside[0]) & ~digits) == 0;
  const std::vector<DigitSet>& sets = part.known->sets;
  if (std::any_of(sets.begin(), sets.end(), [&](DigitSet set) { return (set & digits) == 0; })) return false;
  if (part.inside.size() == part.blanks.size()) return true;
  std::vector<DigitSet> without = part.known->possible;
  for (std::size_t at = 0; at < part.blanks.size(); ++at)
    if (holds_cell(part.inside, part.blanks[at])) without[at] &= ~digits;
  return std::none_of(sets.begin(), sets.end(), [&](DigitSet set) { return can_hold(without, set); });
}

std::optional<Deduction> KillerSets::step_of(const Position& position, HouseId house, DigitSet digits,
                                             const std::vector<const Part*>& parts,
                                             const std::function<bool(std::size_t)>& fits) const {
  Deduction found{.technique = parts.size() == 2 ? Technique::kKillerPair : Technique::kKillerTriple};
  Evidence& evidence = found.evidence;
  std::vector<Cell> taken;
  for (const Part* const part : parts) {
    taken.insert(taken.end(), part->inside.begin(), part->inside.end());
    for (const Cell cell : part->blanks)
      if (std::none_of(evidence.cells.begin(), evidence.cells.end(),
                       [&](const Evidence::InCell& each) { return each.cell == cell; }))
        evidence.cells.push_back({cell, position.candidates(cell)});
    if (!part->cage) continue;
    evidence.by_clue.change().clues.push_back(part->cage->clue);
    for (const Cell cell : part->cage->cells)
      if (!position.is_blank(cell)) evidence.by_clue.change().filled.push_back({cell, position.digit(cell)});
  }
  if (evidence.by_clue->clues.empty() || !fits(evidence.cells.size())) return std::nullopt;
  for (const Cell cell : position.geometry().houses()[house].cells) {
    if (!position.is_blank(cell) || holds_cell(taken, cell)) continue;
    for (DigitSet left = position.candidates(cell) & digits; left != 0; left = without_first(left))
      found.eliminations.push_back({cell, first_digit(left)});
  }
  if (found.eliminations.empty()) return std::nullopt;
  evidence.houses.push_back({house, HouseRole::kBase, digits});
  return found;
}

std::optional<Deduction> KillerSets::next(const Position& position, const std::function<bool(std::size_t)>& fits,
                                          std::vector<KnownCage>& known) const {
  if (cages_.empty()) return std::nullopt;
  update(position, known);
  const auto houses = position.geometry().houses();
  for (int count = 2; count <= 3; ++count)
    for (HouseId house = 0; house < houses.size(); ++house) {
      if (houses[house].cells.size() != static_cast<std::size_t>(position.geometry().side())) continue;
      const std::vector<Part> parts = parts_in(position, house, known);
      if (parts.size() < static_cast<std::size_t>(count)) continue;
      const DigitSet missing = position.missing(house);
      for (DigitSet one = missing; one != 0; one = without_first(one))
        for (DigitSet two = without_first(one); two != 0; two = without_first(two)) {
          const DigitSet pair = digit_bit(first_digit(one)) | digit_bit(first_digit(two));
          DigitSet three = count == 3 ? without_first(two) : DigitSet{1};
          for (; three != 0; three = without_first(three)) {
            const DigitSet digits = count == 3 ? pair | digit_bit(first_digit(three)) : pair;
            std::vector<const Part*> chosen;
            // Disjoint parts in their order: few need the same digits, so that no other choice is tried.
            for (const Part& part : parts) {
              if (chosen.size() == static_cast<std::size_t>(count)) break;
              const bool is_apart = std::none_of(chosen.begin(), chosen.end(),
                                                 [&](const Part* each) { return meet(each->blanks, part.blanks); });
              if (is_apart && needs(part, position, digits)) chosen.push_back(&part);
            }
            if (chosen.size() < static_cast<std::size_t>(count)) continue;
            if (auto found = step_of(position, house, digits, chosen, fits)) return found;
          }
        }
    }
  return std::nullopt;
}

}  // namespace sudoscope

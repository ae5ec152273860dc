// Reads the evidence of a step, and the compiled clue.
#include "techniques/step_view.hpp"

#include <algorithm>
#include <map>

#include "sudoscope/constraints/compile.hpp"

namespace sudoscope {
namespace {

bool contains_cell(const std::vector<Cell>& cells, Cell cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

}  // namespace

StepView::StepView(const Geometry& geometry, const Deduction& deduction)
    : geometry_(geometry), by_(*deduction.evidence.by_clue) {
  for (const Evidence::InCell& each : deduction.evidence.cells) cells_.push_back({each.cell, each.digits});
  for (const auto& [cell, digit] : by_.filled) cells_.push_back({cell, digit_bit(digit)});
  std::sort(cells_.begin(), cells_.end(), [](const InCell& a, const InCell& b) { return a.cell < b.cell; });
  std::map<Cell, DigitSet> removed;
  for (const auto& [cell, digit] : deduction.eliminations) removed[cell] |= digit_bit(digit);
  for (const auto& [cell, digit] : deduction.placements) removed[cell] |= possible(cell) & ~digit_bit(digit);
  for (const auto& [cell, digits] : removed) removed_.push_back({cell, digits});
  if (by_.clues.size() == 1) take_clue(by_.clues[0]);
  for (const ClueAddress& clue : by_.clues) take_primitives(clue);
}

void StepView::take_clue(ClueAddress address) {
  kind_ = geometry_.constraints()[address.constraint].kind;
  const auto& read = read_clues(geometry_).of_constraints[address.constraint];
  if (read && address.entry < read.value().size()) clue_ = &read.value()[address.entry];
}

void StepView::take_primitives(ClueAddress address) {
  const CompiledConstraints& compiled = compile_constraints(geometry_);
  const auto is_its = [&](ClueId id) {
    return id != kNoClue && compiled.clues[id].constraint == address.constraint &&
           compiled.clues[id].entry == address.entry;
  };
  const auto is_inside = [&](const std::vector<Cell>& cells) {
    return std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return possible(cell) != 0; });
  };
  const auto copy = [&](const auto& all, auto& its) {
    for (const auto& each : all)
      if (is_its(each.clue) && is_inside(each.cells)) its.push_back(each);
  };
  const Primitives& all = compiled.primitives;
  copy(all.distinct, primitives_.distinct);
  copy(all.choices, primitives_.choices);
  copy(all.counts, primitives_.counts);
  copy(all.lines, primitives_.lines);
  for (const CellPair& pair : all.pairs)
    if (is_its(pair.clue) && possible(pair.first) != 0 && possible(pair.second) != 0) primitives_.pairs.push_back(pair);
  for (const CellSum& sum : all.sums)
    if (is_its(sum.clue) && std::all_of(sum.terms.begin(), sum.terms.end(),
                                        [&](const CellSum::Term& term) { return possible(term.cell) != 0; }))
      primitives_.sums.push_back(sum);
  if (!primitives_.pairs.empty()) primitives_.tables = all.tables;
}

Message StepView::clue_name() const { return clue_named(geometry_, by_.clues.at(0)); }

DigitSet StepView::removed_digits() const {
  DigitSet digits = 0;
  for (const InCell& each : removed_) digits |= each.digits;
  return digits;
}

DigitSet StepView::possible(Cell cell) const {
  const auto found = std::find_if(cells_.begin(), cells_.end(), [&](const InCell& each) { return each.cell == cell; });
  return found == cells_.end() ? 0 : found->digits;
}

bool StepView::is_blank(Cell cell) const {
  return std::none_of(by_.filled.begin(), by_.filled.end(), [&](const Candidate& each) { return each.cell == cell; });
}

DigitSet StepView::partners(const CellPair& pair, Cell cell, Digit digit) const {
  const PairTable& table = primitives_.tables[pair.table];
  const DigitSet others = differ(pair.first, pair.second) ? ~digit_bit(digit) : ~DigitSet{0};
  if (pair.first == cell) return table[digit] & others;
  DigitSet digits = 0;
  for (std::size_t other = 0; other < table.size(); ++other)
    if (has_digit(table[other], digit)) digits |= digit_bit(static_cast<Digit>(other));
  return digits & others;
}

bool StepView::differ(Cell a, Cell b) const {
  const auto peers = geometry_.peers(a);
  return std::find(peers.begin(), peers.end(), b) != peers.end() ||
         std::any_of(primitives_.distinct.begin(), primitives_.distinct.end(), [&](const DistinctCells& each) {
           return contains_cell(each.cells, a) && contains_cell(each.cells, b);
         });
}

}  // namespace sudoscope

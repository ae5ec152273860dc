// The lists of primitives by clue, and the cells of each primitive. Domains and ranked lines are not among them: these
// concern the whole grid.
#pragma once

#include <algorithm>
#include <tuple>
#include <vector>

#include "sudoscope/constraints/primitives.hpp"

namespace sudoscope {

// visit(member) for each list of primitives.
template <class Visit>
void for_each_list(Visit visit) {
  visit(&Primitives::distinct);
  visit(&Primitives::pairs);
  visit(&Primitives::sums);
  visit(&Primitives::choices);
  visit(&Primitives::counts);
  visit(&Primitives::lines);
  visit(&Primitives::same);
  visit(&Primitives::counting);
  visit(&Primitives::either);
}

template <class Visit>
void for_each_cell(Primitives& primitives, Visit visit);

template <class Visit>
void for_each_cell(std::vector<Cell>& cells, Visit visit) {
  std::for_each(cells.begin(), cells.end(), visit);
}
template <class Visit>
void for_each_cell(CellPair& pair, Visit visit) {
  visit(pair.first);
  visit(pair.second);
}
template <class Visit>
void for_each_cell(CellSum& sum, Visit visit) {
  for (CellSum::Term& term : sum.terms) visit(term.cell);
}
template <class Visit>
void for_each_cell(SameDigits& same, Visit visit) {
  for (std::vector<Cell>& group : same.groups) for_each_cell(group, visit);
}
template <class Visit>
void for_each_cell(EitherOf& either, Visit visit) {
  for_each_cell(either.cells, visit);
  for (Primitives& alternative : either.alternatives) for_each_cell(alternative, visit);
}
template <class Primitive, class Visit>
void for_each_cell(Primitive& primitive, Visit visit) {
  for_each_cell(primitive.cells, visit);
}

// visit(cell) for each cell of each primitive, which it may change.
template <class Visit>
void for_each_cell(Primitives& primitives, Visit visit) {
  for_each_list([&](auto member) {
    for (auto& each : primitives.*member) for_each_cell(each, visit);
  });
}

// Each once, ascending.
inline std::vector<Cell> cells_in(Primitives primitives) {
  std::vector<Cell> cells;
  for_each_cell(primitives, [&](Cell& cell) { cells.push_back(cell); });
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

}  // namespace sudoscope

// Step: the result of one search of the scale at a grid: its difficulty, its placement and its eliminations.
#pragma once

#include <string>
#include <vector>

#include "rating/se/implication.hpp"
#include "sudoscope/techniques/deduction.hpp"

namespace sudoscope::rating {

struct Step {
  Technique technique = Technique::kNone;
  std::string name = {};              // "HS", "UR1", "DCFC+"
  double difficulty = 0;              // 2.3; steps of one search are compared by it before it is cut to one decimal
  int complexity = 0;                 // nodes of a chain; 0 without one
  int placed = kNoCandidate;          // the placement
  Table<Mask, kCells> gone = {};      // eliminations, by cell
  std::vector<ChainLink> links = {};  // of a chain, as in SeStep

  bool removes_any() const {
    for (const Mask digits : gone)
      if (digits != 0) return true;
    return false;
  }
};

// From a node to one that follows from it.
inline ChainLink link_between(Node from, Node to, int branch) {
  const auto told = [](Node node) {
    return ChainNode{{static_cast<Cell>(cell_of(candidate_of(node)))},
                     static_cast<Digit>(digit_of(candidate_of(node)))};
  };
  return {told(from), told(to), is_on(to), static_cast<std::uint8_t>(branch)};
}

inline void apply(const Step& step, SeGrid& grid) {
  for (int cell = 0; cell < kCells; ++cell)
    for_each(step.gone[cell], [&](int digit) { grid.candidates.erase(cell, digit); });
  if (step.placed != kNoCandidate) grid.place(cell_of(step.placed), digit_of(step.placed));
}

}  // namespace sudoscope::rating

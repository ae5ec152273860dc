// The parts of a puzzle that a person looks at together: a clue; a sum by the rule of 45; two clues that share a house;
// a chain of dots; a house with the clues inside.
#pragma once

#include <vector>

#include "sudoscope/constraints/primitives.hpp"
#include "sudoscope/techniques/deduction.hpp"

namespace sudoscope {

// The houses of its cells are among its primitives.
struct ClueUnit {
  Technique technique = Technique::kClue;
  Evidence::ByClue by;
  std::vector<Cell> cells;           // ascending
  Primitives primitives;             // without domains; cells are numbered as in `cells`
  std::vector<HouseId> houses = {};  // of kCluesInHouse; those that give a sum by the rule of 45
};

// A clue that limits the digits of a cell by itself, such as an even cell.
struct ClueLimit {
  ClueAddress clue;
  Cell cell;
  DigitSet digits;
};

struct ClueUnits {
  std::vector<ClueLimit> limits;
  std::vector<ClueUnit> units;  // kClue and kInniesOuties
};

// True for a dot or a sign between two cells.
bool is_dot(const Geometry& geometry, const ClueAddress& clue);

// All of a geometry whose clues can be searched; none for one without clues. Larger clues, such as rules of the whole
// grid, are taken apart.
ClueUnits units_of(const Geometry& geometry);
// Several clues together: kTwoClues and kCluesInHouse.
std::vector<ClueUnit> joined_units_of(const Geometry& geometry);

}  // namespace sudoscope

// Clues that are true in a full grid, in shapes that a person would draw.
#pragma once

#include <string>
#include <vector>

#include "generate/symmetry.hpp"
#include "sudoscope/base/rng.hpp"
#include "sudoscope/generate/clue_wish.hpp"
#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope {

inline constexpr std::string_view kCageConstraint = "killercage";
inline constexpr std::size_t kMostCellsOfCage = 5;

// One entry of a constraint.
struct LaidClue {
  std::string constraint;   // its id
  std::string entry;        // as f-puzzles writes it
  std::vector<Cell> cells;  // none for a clue beside the grid
  bool is_needed = false;   // stays, even if the puzzle has one solution without it: a cage, one of all dots
  bool has_sum = true;      // false: a cage whose digits differ, and no more
};

inline bool is_cage(const LaidClue& clue) { return clue.constraint == kCageConstraint; }
inline bool is_line(const LaidClue& clue) { return clue.entry.find(R"("lines":)") != std::string::npos; }

// A grid, its solution, and the cells that lines and cages already take.
struct LayoutRoom {
  const Geometry& geometry;
  const std::vector<Digit>& solution;
  std::vector<bool> taken;
  Rng& rng;
  const std::vector<CellMap>& maps;  // of the symmetry of the cages, the identity first
  bool wants_small_cages = false;    // of two and three cells

  int side() const { return geometry.side(); }
  int value(Cell cell) const { return solution[cell] + 1; }
  std::vector<Cell> neighbours(Cell cell, bool diagonal) const;
  std::vector<Cell> shuffled_cells() const;
};

// At most so many.
std::vector<LaidClue> lay_cages(LayoutRoom& room, std::size_t most);
// Arrows, thermometers, whispers, renbans and palindromes.
std::vector<LaidClue> lay_lines(LayoutRoom& room, ClueWishKind kind, int count);
// Dots, XV, quadruples, parities and inequalities.
std::vector<LaidClue> lay_marks(LayoutRoom& room, ClueWishKind kind, int count);
// Little killers, sandwiches, skyscrapers and X-sums.
std::vector<LaidClue> lay_outside(LayoutRoom& room, ClueWishKind kind, int count);

std::vector<LaidClue> lay(LayoutRoom& room, const ClueWish& wish);
// The difference of neighbours on a whisper of a side: 5 on a 9x9 grid.
int whisper_of(int side);

// A cage of these cells, which differ and are in one piece.
LaidClue cage_of(const LayoutRoom& room, std::vector<Cell> cells, bool has_sum = true);
// True if no cell is cut off from the others; neighbours share an edge.
bool is_connected(int side, const std::vector<Cell>& cells);

// The constraints that hold the clues, kind by kind.
Constraints constraints_of(const std::vector<LaidClue>& clues);

// "R1C2"; rows and columns from 0, which is beside the grid.
std::string address_of(int row, int column);
std::string address_of(int side, Cell cell);
// ["R1C1","R1C2"].
std::string addresses_of(int side, const std::vector<Cell>& cells);

}  // namespace sudoscope

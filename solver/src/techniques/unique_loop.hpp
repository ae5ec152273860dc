// Unique loops: an even number of cells in a ring, each sharing a house with the next but not the same house with both
// neighbours, that could all hold the same two digits by turns: every house of the ring has one odd and one even place
// in it. A ring of four is a unique rectangle. At most two cells have other candidates, or any number of them, all with
// the same one. After Sudoku Explainer (N. Juillerat, 2007), which rates them by their size and by the set of type 3.
#pragma once

#include <vector>

#include "sudoscope/techniques/deduction.hpp"
#include "techniques/board.hpp"

namespace sudoscope {

struct UniqueLoop {
  Deduction deduction;
  int size;       // cells
  int type;       // 1 to 4
  int set;        // digits of the set of type 3, otherwise 0
  bool hidden;    // true for a hidden set
  double rating;  // by Sudoku Explainer, 4.5 and more, added up as it does
};

enum class LoopRules {
  kAll,
  // Leaves out the loops and sets that Sudoku Explainer 1.2.1 misses by mistake: it takes the extra candidates of
  // cells that it examined before for those of the loop, and ignores hidden sets of fewer digits than extra ones.
  kSudokuExplainer,
};

// All loops, rectangles too, by rating and then type, otherwise in the order of Sudoku Explainer's search.
std::vector<UniqueLoop> unique_loops(const Board& board, LoopRules rules);

}  // namespace sudoscope

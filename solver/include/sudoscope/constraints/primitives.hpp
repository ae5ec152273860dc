// Primitives: the few forms to which every kind of constraint is reduced. A search, a hint and a check of a grid work
// on these and know no kind. Each primitive carries the number of the clue that it comes from, so that a conclusion can
// name its reason. Facts: I. Sigh, "Interactive Sudoku Solver", SOLVER_ENGINE.md, on pairs, sums and automata as a
// basis.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "sudoscope/constraints/machine.hpp"
#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {

// The largest side of a grid whose constraints are searched: sets of digits fit a word of 32 bits.
inline constexpr int kLargestConstrainedSide = 25;

// The number of a clue among all clues of a puzzle, in the order of its constraints.
using ClueId = std::uint16_t;
inline constexpr ClueId kNoClue = 0xFFFF;

// No digit is in two of the cells. Unlike a house it need not hold every digit.
struct DistinctCells {
  ClueId clue;
  std::vector<Cell> cells;
};

// The digits of two cells together: `second` holds one of tables[table][digit of first].
struct CellPair {
  ClueId clue;
  Cell first;
  Cell second;
  std::uint16_t table;
};

// One set of digits of the second cell for each digit of the first, side entries.
using PairTable = std::vector<DigitSet>;

// Sum of weight * value over the terms = total, where value = digit + 1.
struct CellSum {
  struct Term {
    Cell cell;
    int weight;
    friend auto operator<=>(const Term&, const Term&) = default;
  };
  ClueId clue;
  std::vector<Term> terms;  // each cell once, weights other than 0
  int total;
};

// The cells hold exactly the digits of one of the sets, each digit once. Each set has as many digits as there are
// cells.
struct DigitChoice {
  ClueId clue;
  std::vector<Cell> cells;
  std::vector<DigitSet> sets;
};

// At least `least` and at most `most` of the cells hold the digit.
struct DigitCount {
  ClueId clue;
  std::vector<Cell> cells;
  Digit digit;
  int least;
  int most;
};

// The digits of the cells, in this order, are a word that the machine accepts. A cell may be there more than once.
struct CellLine {
  ClueId clue;
  std::vector<Cell> cells;
  std::shared_ptr<const Machine> machine;  // of as many layers as there are cells
};

// The groups, all of one size, hold the same digits, each as often.
struct SameDigits {
  ClueId clue;
  std::vector<std::vector<Cell>> groups;
};

// Each digit that one of the cells holds is held by as many of them as its value.
struct CountingCells {
  ClueId clue;
  std::vector<Cell> cells;
};

// Lines of `side` cells, read as numbers. Among all `lines` the number of a clued line has its rank, counted from 1.
struct RankedLines {
  enum class Ties : std::uint8_t { kNone, kOnlyUnclued, kAny };
  struct Rank {
    ClueId clue;
    std::uint16_t line;
    int rank;
  };
  std::vector<std::vector<Cell>> lines;
  std::vector<Rank> ranks;
  Ties ties;
};

// At least one of the alternatives holds. `cells`: those of all, ascending. An alternative has no domains, and tables
// of its own.
struct Primitives;
struct EitherOf {
  ClueId clue;
  std::vector<Cell> cells;
  std::vector<Primitives> alternatives;
};

struct Primitives {
  std::vector<DigitSet> domains;  // the digits that each cell may hold, cell_count() sets
  std::vector<DistinctCells> distinct;
  std::vector<PairTable> tables;  // no two alike
  std::vector<CellPair> pairs;
  std::vector<CellSum> sums;
  std::vector<DigitChoice> choices;
  std::vector<DigitCount> counts;
  std::vector<CellLine> lines;
  std::vector<SameDigits> same;
  std::vector<CountingCells> counting;
  std::vector<RankedLines> ranked;
  std::vector<EitherOf> either;
};

}  // namespace sudoscope

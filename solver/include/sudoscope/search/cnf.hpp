// Cnf: a puzzle as clauses, for logic solvers and for those who check a proof. Numbers are those of the DIMACS format:
// variable cell * side + digit + 1 (digit from 0) says that the digit stands in the cell, its negative that it does
// not. There is a variable for each candidate: the digit of a given, and of a blank cell the digits that no given among
// its peers rules out. The clauses, in this order:
//
//   for each cell                    at least one of its candidates, and of every two at most one
//   for each house and each digit    at least one of its candidates there, and of every two at most one
//
// Source: I. Lynce, J. Ouaknine, "Sudoku as a SAT Problem", 2006 (the extended encoding).
#pragma once

#include <span>

#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope {

class ClauseSink {
 public:
  virtual ~ClauseSink() = default;
  // The literals hold only during the call; none: the empty clause.
  virtual void add(std::span<const int> literals) = 0;
  // The clause, which was added before, is no longer needed.
  virtual void remove(std::span<const int> literals) = 0;
};

constexpr int cnf_variable(int side, Cell cell, Digit digit) { return cell * side + digit + 1; }

// Adds the clauses of the puzzle. Cost: as many as side^4 times the houses of a cell and one, half of that.
void write_cnf(const Puzzle& puzzle, ClauseSink& sink);

}  // namespace sudoscope

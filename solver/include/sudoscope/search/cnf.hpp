// Cnf: a puzzle as clauses, for logic solvers and checkers of proofs. Numbers are those of the DIMACS format: variable
// cell * side + digit + 1 (digit from 0) is true if the digit is in the cell, its negative if it is not. There is a
// variable for each candidate: the digit of a given, and in a blank cell the digits that no given among its peers rules
// out. The clauses, in this order:
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
  // Adds a clause. Lifetime: the literals are valid only during the call; none: the empty clause.
  virtual void add(std::span<const int> literals) = 0;
  // The clause, which was added before, is no longer needed.
  virtual void remove(std::span<const int> literals) = 0;
};

constexpr int cnf_variable(int side, Cell cell, Digit digit) { return cell * side + digit + 1; }

// Adds the clauses of the puzzle. Cost: half of side^4 times (the number of a cell's houses + 1) clauses.
void write_cnf(const Puzzle& puzzle, ClauseSink& sink);

}  // namespace sudoscope

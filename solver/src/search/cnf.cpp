// Cnf: see the header.
#include "sudoscope/search/cnf.hpp"

#include <vector>

namespace sudoscope {
namespace {

void add_exactly_one(std::span<const int> variables, ClauseSink& sink) {
  sink.add(variables);
  for (std::size_t a = 0; a < variables.size(); ++a)
    for (std::size_t b = a + 1; b < variables.size(); ++b) {
      const int both[] = {-variables[a], -variables[b]};
      sink.add(both);
    }
}

}  // namespace

void write_cnf(const Puzzle& puzzle, ClauseSink& sink) {
  const Geometry& geometry = *puzzle.geometry;
  std::vector<DigitSet> possible(puzzle.givens.size(), 0);
  for (std::size_t cell = 0; cell < possible.size(); ++cell) {
    const Digit given = puzzle.givens[cell];
    possible[cell] = given == kBlank ? geometry.allowed(static_cast<Cell>(cell)) : digit_bit(given);
    if (given != kBlank) continue;
    for (const Cell peer : geometry.peers(static_cast<Cell>(cell)))
      if (puzzle.givens[peer] != kBlank) possible[cell] &= ~digit_bit(puzzle.givens[peer]);
  }
  std::vector<int> variables;
  for (std::size_t cell = 0; cell < possible.size(); ++cell) {
    variables.clear();
    for (DigitSet left = possible[cell]; left != 0; left = without_first(left))
      variables.push_back(cnf_variable(geometry.side(), static_cast<Cell>(cell), first_digit(left)));
    add_exactly_one(variables, sink);
  }
  for (const House& house : geometry.houses())
    for (int digit = 0; digit < geometry.side(); ++digit) {
      variables.clear();
      for (const Cell cell : house.cells)
        if (has_digit(possible[cell], static_cast<Digit>(digit)))
          variables.push_back(cnf_variable(geometry.side(), cell, static_cast<Digit>(digit)));
      add_exactly_one(variables, sink);
    }
}

}  // namespace sudoscope

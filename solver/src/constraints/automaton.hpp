// Finite automata over digits, which may have several ways on with one digit, as Interactive Sudoku Solver packs them
// into text. Source: Interactive-Sudoku-Solver, nfa_builder.js.
//
// The text is base64 of bits, the highest of a byte first: 2 bits for the form, 4 for the bits of a state - 1, 4 for
// the number of digits - 1; the numbers of start states and of further accepting states, a bit for each start state,
// the last one first, that is set if it accepts. The start states come first, then the accepting ones, then the others.
// A state has its number of steps, and for each a digit and a state (form 0, which has 4 bits before the states for the
// bits of such a number), or a bit for each digit, the last one first, and a state for each that is set (form 1). The
// digit above the largest one of the grid is the step from a segment of a line to the next.
#pragma once

#include <string_view>
#include <vector>

#include "sudoscope/base/message.hpp"
#include "sudoscope/base/result.hpp"
#include "sudoscope/grid/digit_set.hpp"

namespace sudoscope {

struct Automaton {
  struct Step {
    int to;
    DigitSet digits;
  };
  std::vector<std::vector<Step>> steps;  // by state
  std::vector<std::vector<int>> breaks;  // by state: the states after the end of a segment
  std::vector<bool> accepts;             // by state
  std::vector<int> starts;
};

// Steps with digits that the grid does not have are left out. Error: a sentence without the place.
Result<Automaton, Message> unpack_automaton(std::string_view packed, int side);

}  // namespace sudoscope

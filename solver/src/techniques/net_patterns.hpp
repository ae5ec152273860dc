// Deductions by techniques on a board where a net has struck some candidates, and the struck candidates that they need.
#pragma once

#include <span>
#include <vector>

#include "sudoscope/techniques/deduction.hpp"
#include "techniques/board.hpp"

namespace sudoscope {

struct NetPattern {
  Deduction deduction;
  std::vector<Candidate> gone;    // its eliminations
  std::vector<Candidate> needed;  // struck candidates without which it would not follow
};

// All deductions by the first of these techniques that needs struck
// candidates. `left`: the position of the board without the struck candidates.
void find_net_patterns(const Board& board, const Position& left, std::span<const Technique> techniques,
                       std::vector<NetPattern>& found);

}  // namespace sudoscope

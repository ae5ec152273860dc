// What techniques find on a board where a net has struck some candidates, and which of these it needs.
#pragma once

#include <span>
#include <vector>

#include "sudoscope/techniques/deduction.hpp"
#include "techniques/board.hpp"

namespace sudoscope {

struct NetPattern {
  Deduction deduction;
  std::vector<Candidate> gone;    // what it rules out
  std::vector<Candidate> needed;  // candidates that were struck, without which it would not follow
};

// All by the first of these techniques that finds what would not follow if nothing were struck. `left`: the position of
// the board without what was struck.
void find_net_patterns(const Board& board, const Position& left, std::span<const Technique> techniques,
                       std::vector<NetPattern>& found);

}  // namespace sudoscope

// What the list of finders points to: each hands every deduction by one technique to a sink, until that has enough; and
// each has a reason, a sentence without its full stop.
#pragma once

#include "sudoscope/deduction.hpp"
#include "techniques/board.hpp"

namespace sudoscope {

// Whichever it is. REQUIRES: is_sought(technique).
void find(const Board& board, Technique technique, DeductionSink& sink);

void find_full_houses(const Board& board, DeductionSink& sink);
void find_naked_singles(const Board& board, DeductionSink& sink);
void find_hidden_singles(const Board& board, DeductionSink& sink);
// `technique`: kPointing, kClaiming or kLockedCandidates.
void find_locked_candidates(const Board& board, Technique technique, DeductionSink& sink);
// `size`: 2 to 4 cells or digits.
void find_naked_subsets(const Board& board, int size, DeductionSink& sink);
void find_hidden_subsets(const Board& board, int size, DeductionSink& sink);

}  // namespace sudoscope

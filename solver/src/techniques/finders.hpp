// What the catalogue of techniques points to: each adds all that a position holds by one technique.
#pragma once

#include "sudoscope/deduction.hpp"
#include "sudoscope/position.hpp"

namespace sudoscope {

void find_full_houses(const Position& position, DeductionSink& sink);
void find_naked_singles(const Position& position, DeductionSink& sink);
void find_hidden_singles(const Position& position, DeductionSink& sink);
// `technique`: kPointing, kClaiming or kLockedCandidates.
void find_locked_candidates(const Position& position, Technique technique, DeductionSink& sink);
// `size`: 2 to 4 cells or digits.
void find_naked_subsets(const Position& position, int size, DeductionSink& sink);
void find_hidden_subsets(const Position& position, int size, DeductionSink& sink);

}  // namespace sudoscope

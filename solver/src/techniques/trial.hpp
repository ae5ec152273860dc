// Trial and error: assume a candidate, follow the singles, and rule it out if they end in a contradiction.
#pragma once

#include <span>

#include "sudoscope/techniques/position.hpp"

namespace sudoscope {

// Follows naked and hidden singles from the position, with the candidate placed.
// Returns the number of cells left blank. REQUIRES: the candidate is in a solution.
int blanks_after(const Position& position, const Candidate& candidate);

inline constexpr int kUnknownTrialDepth = -1;

// Number of candidates that have to be assumed at once to solve the position by trial and error with singles: 0 if
// singles alone do, 1 if one at a time is enough, 2 if one within another is; 3 = none of these. Beyond 9x9 more than
// 1 is unknown. `solution`: a digit for each cell, the only solution of the position. REQUIRES: at most 25 digits.
int trial_depth(const Position& position, std::span<const Digit> solution);

}  // namespace sudoscope

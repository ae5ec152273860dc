// The course of a contest. The contenders are asked in turn, never at once, and the
// first one changes from puzzle to puzzle. A waiting contender is stopped: none
// takes the other's processor, and all other work of the machine affects all alike.
#pragma once

#include <vector>

#include "contestant.hpp"

namespace sudoscope::cli {

struct ContestRules {
  TrialRules trials;      // threads is 1, and steps are not limited
  bool together = false;  // all puzzles of a shape in one set, timed as one; their caps add up
};

struct ContestResults {
  std::vector<ContenderTrials> of_contenders;  // in their order
  std::vector<std::size_t> unchecked;          // puzzles with an answer that nobody could check within the cap
};

// Single puzzles are timed on the clock, and the middle one of the rounds counts. Together they are timed on the
// processor, if the system can measure that, each puzzle with its part of the set's median, after one round more
// to warm up. A wrong answer in any round counts. REQUIRES: there are puzzles, with boxes, of sides 2 to 61.
ContestResults run_contest(const std::vector<NamedCommand>& contenders, const std::vector<Puzzle>& puzzles,
                           const ContestRules& rules);

}  // namespace sudoscope::cli

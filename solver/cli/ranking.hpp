// The winner of a contest. Most puzzles solved comes first, then the fewest wrong answers, then the least time in all,
// then the best worst case. The rating beside it expresses how often one contender is ahead of another: each puzzle is
// a game between each two contenders, and the ratings are those under which the games are likeliest, if A beats B with
// the probability a / (a + b) (R. A. Bradley, M. E. Terry, Rank Analysis of Incomplete Block Designs, 1952), on the
// scale of chess (A. Elo, The Rating of Chessplayers, 1978): 400 points more are odds of 10 to 1, and the mean is 1500.
#pragma once

#include <span>

#include "trials.hpp"

namespace sudoscope::cli {

// Points of a trial against another of the same puzzle: 1 for a win, 0.5 for a draw, 0 for a defeat. A
// finished trial beats an unfinished one, and the faster beats the slower; times within 5 % of each other are
// a draw, and so is a game in which neither is finished. A wrong answer loses to all but another wrong one.
double score(const Trial& own, const Trial& other);

// The rating of each contender. Each two have drawn one game more than they played, so that a clean sweep is a finite
// distance. REQUIRES: all have as many trials.
std::vector<double> ratings(std::span<const ContenderTrials> results);

struct Standing {
  std::size_t contender;
  std::size_t done;  // with a right answer
  std::size_t wrong;
  double seconds;        // in all, with the cap for each puzzle that was not done
  double worst_seconds;  // kNotDone if a puzzle was not done
  std::size_t worst;     // its puzzle, the first of several
};

// The standings, the winner first; equals in the order in which they were named. REQUIRES: there are puzzles.
std::vector<Standing> rank(std::span<const ContenderTrials> results, double cap_seconds);

}  // namespace sudoscope::cli

// Results of `bench` or `contest`, as a table for people, CSV for spreadsheets, JSON for programs.
#pragma once

#include <iosfwd>

#include "trials.hpp"

namespace sudoscope::cli {

struct Bench {
  std::vector<std::string> labels;  // of the contenders
  const std::vector<Puzzle>& puzzles;
  TrialRules rules;
  std::vector<ContenderTrials> results;  // of each contender
  bool together = false;                 // in a contest: the puzzles of a shape share the time of their set
};

void write_table(std::ostream& out, const Bench& bench);

// One line for each trial, puzzle by puzzle: puzzle (from 1), side, algorithm with its knobs or name of the contender,
// ending, seconds, guesses, backtracks (empty if they are not known), givens. The page's Lab saves the same columns.
void write_csv(std::ostream& out, const Bench& bench);

// One object on one line; a time beyond the cap is null, and so is a number that is not known. A contest adds
// each contender's `rating` and number of `wrong` answers, and the reason why a trial failed or is wrong.
void write_json(std::ostream& out, const Bench& bench);

}  // namespace sudoscope::cli

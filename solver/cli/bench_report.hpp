// What `bench` found, as a table for people, CSV for spreadsheets, JSON for programs.
#pragma once

#include <iosfwd>

#include "trials.hpp"

namespace sudoscope::cli {

struct Bench {
  const std::vector<Contender>& contenders;
  const std::vector<Puzzle>& puzzles;
  TrialRules rules;
  std::vector<ContenderTrials> results;  // of each contender
};

void write_table(std::ostream& out, const Bench& bench);

// A line a trial, puzzle by puzzle: puzzle (from 1), side, algorithm with its knobs, ending, seconds, guesses,
// backtracks, givens. The page's Lab saves the same columns.
void write_csv(std::ostream& out, const Bench& bench);

// One object on one line; a time beyond the cap is null.
void write_json(std::ostream& out, const Bench& bench);

}  // namespace sudoscope::cli

// The difficulty of a puzzle for people, in our own six words: from the path by the
// easiest technique at each step, on any geometry. solver/RATING.md has the formula.
#pragma once

#include <string_view>
#include <vector>

#include "sudoscope/base/result.hpp"
#include "sudoscope/grid/puzzle.hpp"
#include "sudoscope/rating/rating.hpp"
#include "sudoscope/techniques/deduction.hpp"

namespace sudoscope {

// "gentle" .. "extreme": the command's names in output for programs.
std::string_view name_of(Grade grade);

struct OwnRating {
  // The number of uses of a technique on the path.
  struct Uses {
    Technique technique;
    int count;
  };

  Grade grade = Grade::kGentle;  // the word
  int points = 0;                // finer than the word: 20 a word; 140 if the path is stuck
  RatingEnd end = RatingEnd::kSolved;
  int narrow_steps = 0;          // with only one cell for a single
  bool is_lifted = false;        // by the number of steps, to the word above that of the hardest one
  std::vector<Uses> takes = {};  // without full houses and hidden singles; from the easiest to the hardest
  std::vector<Deduction> path = {};
};

// A sentence if the grid has rules that nothing here keeps to, so that its puzzles have no rating; or nothing.
Message why_unrated(const Geometry& geometry);

// Error: a sentence why the puzzle has no rating: no solution, or several, or rules that nothing here
// keeps to. If no technique leads to the end, the rating has the path up to that point and the last word.
Result<OwnRating, Message> rate_own(const Puzzle& puzzle, const Cancelled& cancelled = {});

// The same for a caller with a verdict. Techniques beyond those of the grade `most` are not tried: where only
// they continue, the path is stuck. REQUIRES: the puzzle has one solution, and no rules that are ignored.
OwnRating rate_proper(const Puzzle& puzzle, const Cancelled& cancelled = {}, Grade most = Grade::kExtreme);

// The uses, to follow the word: "2 hidden pairs and an X-wing; 14 steps
// where there is only one way on". Nothing for a rating that was cancelled.
Message what_it_takes(const OwnRating& rating);

}  // namespace sudoscope

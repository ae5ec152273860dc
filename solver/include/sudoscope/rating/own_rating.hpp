// How hard a puzzle is for people, in our own six words: by the path that goes by the easiest technique at each step,
// on any geometry. solver/RATING.md has the formula.
#pragma once

#include <string_view>
#include <vector>

#include "sudoscope/base/result.hpp"
#include "sudoscope/grid/puzzle.hpp"
#include "sudoscope/rating/rating.hpp"
#include "sudoscope/techniques/deduction.hpp"

namespace sudoscope {

// "gentle" .. "extreme": what the command writes for programs.
std::string_view name_of(Grade grade);

struct OwnRating {
  // How often a technique is on the path.
  struct Uses {
    Technique technique;
    int count;
  };

  Grade grade = Grade::kGentle;  // the word
  int points = 0;                // finer than the word: 20 a word; 140 where the path is stuck
  RatingEnd end = RatingEnd::kSolved;
  int narrow_steps = 0;          // at which only one digit can be placed by a single
  std::vector<Uses> takes = {};  // without full houses and hidden singles; from the easiest to the hardest
  std::vector<Deduction> path = {};
};

// An error says in a sentence why the puzzle has no rating: no solution, or several, or rules that nobody here keeps
// to. Of a puzzle on which no technique goes on to the end, what is known is the path until then, and the word is the
// last.
Result<OwnRating, Message> rate_own(const Puzzle& puzzle, const Cancelled& cancelled = {});

// The same for whoever knows the verdict. Techniques beyond those of the grade `most` are not tried: where only they go
// on, the path is stuck. REQUIRES: the puzzle has one solution, and no rules that are ignored.
OwnRating rate_proper(const Puzzle& puzzle, const Cancelled& cancelled = {}, Grade most = Grade::kExtreme);

// What it takes, to stand after the word: "2 hidden pairs and an X-wing; 14 steps where there is only one way on".
// Nothing for a rating that was cancelled.
Message what_it_takes(const OwnRating& rating);

}  // namespace sudoscope

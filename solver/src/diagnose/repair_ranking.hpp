// Ranking of repairs by the probability of a mistake: how often people make it,
// times how likely the puzzle that it leads back to would have been published.
#pragma once

#include "sudoscope/diagnose/repairs.hpp"

namespace sudoscope::diagnose {

// Known properties of the puzzle that a repair leads to.
struct Repaired {
  bool minimal = false;  // no given is superfluous
  double symmetry = 0;   // share of the givens that stay on a given under the best symmetry, 0..1
};

// Opportunities for mistakes in a puzzle.
struct Occasions {
  int side;
  int givens;
  int blanks;
  int pairs;  // neighbours that could have been swapped
};

// Natural logarithm of the probability, up to a constant that is the same for all repairs of a puzzle.
double repair_score(const Repair& repair, const Repaired& repaired, const Occasions& occasions);

}  // namespace sudoscope::diagnose

// How likely a mistake in writing a puzzle down is, so that repairs can be ranked: how often people make it, times how
// likely the puzzle that it leads back to would have been published.
#pragma once

#include "sudoscope/repairs.hpp"

namespace sudoscope::diagnose {

// What is known of the puzzle that a repair leads to.
struct Repaired {
  bool minimal = false;  // no given could be left out
  double symmetry = 0;   // share of the givens that stay on a given under the best symmetry, 0..1
};

// What a puzzle gives occasion to.
struct Occasions {
  int side;
  int givens;
  int blanks;
  int pairs;  // neighbours that could have been swapped
};

// Natural logarithm, up to a constant that is the same for all repairs of a puzzle.
double repair_score(const Repair& repair, const Repaired& repaired, const Occasions& occasions);

}  // namespace sudoscope::diagnose

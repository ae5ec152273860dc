// Random rules of nearly every kind, for grids of any side from 4.
#pragma once

#include <cstddef>

#include "sudoscope/base/rng.hpp"
#include "sudoscope/grid/constraint.hpp"

namespace sudoscope::test {

// Number of the kinds of rules that are drawn.
std::size_t rule_kinds();

// A random rule of that kind: one or two entries, if it has any, that a grid may keep or not. REQUIRES: kind <
// rule_kinds().
Constraint random_rule(Rng& rng, int side, std::size_t kind);
// The same of a random kind.
inline Constraint random_rule(Rng& rng, int side) { return random_rule(rng, side, rng.below(rule_kinds())); }

}  // namespace sudoscope::test

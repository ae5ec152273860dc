// Logic: what follows at a position by any technique of the list. The page loads it with the first hint.
#pragma once

#include <vector>

#include "sudoscope/deduction.hpp"
#include "sudoscope/position.hpp"

namespace sudoscope {

// Whether it is looked for at a position at all: not the rule itself, nor what searches alone tell.
bool is_sought(Technique technique);

// All deductions by a technique, in the order in which they are found; `most` of them where there are more.
// REQUIRES: is_sought(technique).
std::vector<Deduction> deductions_at(const Position& position, Technique technique, std::size_t most = SIZE_MAX);

// "r4c2 must be 7: no other digit is left there.", for any technique that is sought.
Message explanation_of(const Geometry& geometry, const Deduction& deduction);

}  // namespace sudoscope

// Logic: what follows at a position by any technique of the list. The page loads it with the first hint.
#pragma once

#include <vector>

#include "sudoscope/deduction.hpp"
#include "sudoscope/position.hpp"

namespace sudoscope {

// Whether it is looked for at a position at all: not the rule itself, nor what searches alone tell.
bool is_sought(Technique technique);

// Whether its deductions hold only where the puzzle has just one solution: then each says that otherwise there would be
// a second. Whoever calls decides: a puzzle that a verdict, or its publisher, says to have one is offered these too;
// one with several solutions must not be, and they find nothing where the grid has rules that are ignored. The givens
// of the position must be the puzzle's own, for digits that a person entered may stand for exchanged ones. All other
// techniques remove no digit of any solution.
bool assumes_one_solution(Technique technique);

// All deductions by a technique, in the order in which they are found; `most` of them where there are more.
// REQUIRES: is_sought(technique).
std::vector<Deduction> deductions_at(const Position& position, Technique technique, std::size_t most = SIZE_MAX);

// "r4c2 must be 7: no other digit is left there.", for any technique that is sought.
Message explanation_of(const Geometry& geometry, const Deduction& deduction);

// A sentence for each link of its chains, in the order of the evidence: "If r4c2 is not 7, r4c9 is 7: row 4 has no
// other place for 7." Empty for a deduction without links.
std::vector<Message> links_told(const Geometry& geometry, const Deduction& deduction);

}  // namespace sudoscope

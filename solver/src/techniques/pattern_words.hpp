// The first two stages of a hint, before the conclusion: where to look, and for which pattern.
#pragma once

#include "sudoscope/techniques/logic.hpp"

namespace sudoscope {

// The house that the first stage names: the first of the pattern, or else the box or region of its first cell.
HouseId house_to_look_in(const Geometry& geometry, const Deduction& deduction);

// The houses of the evidence in one role, in words.
Message houses_of_role(const Geometry& geometry, const Evidence& evidence, HouseRole role);

// A node of a chain: "r4c2 is 7", "none of r4c2 and r5c2 is 7".
Message node_said(const Geometry& geometry, const ChainNode& node, bool on);

}  // namespace sudoscope

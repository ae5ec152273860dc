// The house in which a person sees a hidden single first.
#pragma once

#include <utility>

#include "sudoscope/techniques/position.hpp"

namespace sudoscope {

// The box or region if the digit has no other place there, else the row or column with
// fewer blank cells, else any other house where it has none. REQUIRES: there is one.
HouseId nearest_house(const Position& position, const Candidate& single);

// Order in which houses are examined: a smaller rank comes sooner.
std::pair<int, int> rank_of(const Position& position, HouseId house);

}  // namespace sudoscope

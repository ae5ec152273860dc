// Given candidates: the digits that a puzzle leaves each cell, as in a Sukaku, whose givens they are.
// The data of the constraint is a JSON text of hexadecimal numerals, each cell with as many as its
// side needs bits: in "1ff003..." the first cell of a 9x9 can hold every digit, the second 1 or 2.
#pragma once

#include "sudoscope/grid/constraint.hpp"

namespace sudoscope {

inline constexpr std::string_view kGivenCandidates = "givencandidates";

// An AllowDigits function.
std::optional<std::vector<DigitSet>> allow_candidates(const PlainGrid& grid, std::string_view data);

Message candidates_misfit();

}  // namespace sudoscope

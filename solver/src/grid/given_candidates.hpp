// Given candidates: the digits that a puzzle leaves each cell, as in a Sukaku, whose givens they are. As the data of a
// constraint they are a JSON text of hexadecimal numerals, as many a cell as its side needs bits: in "1ff003..." the
// first cell of a 9x9 can hold every digit, the second 1 or 2.
#pragma once

#include "sudoscope/constraint.hpp"

namespace sudoscope {

inline constexpr std::string_view kGivenCandidates = "givencandidates";

// As AllowDigits.
std::optional<std::vector<DigitSet>> allow_candidates(const PlainGrid& grid, std::string_view data);

Message candidates_misfit();

}  // namespace sudoscope

// Formulas: relations of two digits in the words of a person, "abs(a - b) >= 5" or "a = 2b or b = 2a". a is the digit
// of the earlier cell.
//
//   numbers      whole ones, a, b, + - * / %, 2b, abs(x) or |x|, min(x, y), max(x, y), ( )
//   comparisons  = == != < <= > >= and ≠ ≤ ≥; several in a row, 1 < a < b, all hold
//   together     and or not, && || !
//
// Division is exact: 5 / 2 = 2 does not hold. Nothing holds of a division by 0.
#pragma once

#include <string>
#include <string_view>

#include "constraints/clue.hpp"
#include "sudoscope/base/message.hpp"
#include "sudoscope/base/result.hpp"

namespace sudoscope {

// side * side characters, row a, column b: 1 where the formula holds. Error: a sentence with the place.
Result<std::string, Message> pairs_of_formula(std::string_view text, int side);

// The same of a clue "pairwise": its pairs as they are, or else by its value, a formula.
Result<std::string, Message> pairs_of(const Clue& clue, int side);

}  // namespace sudoscope

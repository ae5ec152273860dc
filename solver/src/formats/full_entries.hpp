// Digits in all cells are the solution that the setter keeps, not what somebody has entered.
#pragma once

#include <algorithm>
#include <string>

#include "draft.hpp"

namespace sudoscope {

// Makes givens and entries in all cells a tag, without the entries; leaves any other draft as it is.
inline void take_full_entries_as_solution(Draft& draft) {
  std::string solution;
  for (std::size_t cell = 0; cell < draft.givens.size(); ++cell) {
    const Digit digit = draft.givens[cell] != kBlank ? draft.givens[cell] : draft.entries[cell];
    if (digit == kBlank) return;
    if (draft.side > 9 && !solution.empty()) solution += ',';
    solution += std::to_string(digit + 1);
  }
  std::fill(draft.entries.begin(), draft.entries.end(), kBlank);
  draft.tags.push_back({"solution", solution});
}

}  // namespace sudoscope

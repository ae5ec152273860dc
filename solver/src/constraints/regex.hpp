// Regular expressions over digits, as states without empty steps: V. M. Glushkov, "The abstract theory of automata",
// 1961. A digit stands for itself (1-9, A = 10 ...); . [135] [1-4] [^2] ( ) | * + ? {2} {2,} {2,5} as usual. The whole
// line matches.
#pragma once

#include <string_view>
#include <vector>

#include "sudoscope/base/message.hpp"
#include "sudoscope/base/result.hpp"
#include "sudoscope/grid/digit_set.hpp"

namespace sudoscope {

struct Regex {
  struct Step {
    int from;
    int to;
    DigitSet digits;
  };
  std::vector<Step> steps;
  std::vector<bool> accepts;  // by state; state 0 is the start
};

// At most 300 characters, once counted repeats are written out. Error: a sentence without the place.
Result<Regex, Message> parse_regex(std::string_view text, int side);

}  // namespace sudoscope

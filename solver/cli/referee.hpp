// The referee of a contest: the known facts about each puzzle's number of solutions, and the wrong answers.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sudoscope/base/message.hpp"
#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope::cli {

// A contender's claim about a puzzle.
struct Claim {
  std::uint64_t solutions = 0;  // found, up to the limit
  std::string solution = {};    // one of them, in the form of puzzle_text(); "" if none is shown
};

// A symbol a cell, row by row: "." for a blank cell, 1-9, A-Z and a-z for the digits. REQUIRES: side is 2 to 61.
std::string puzzle_text(const Geometry& geometry, std::span<const Digit> digits);

// Nothing for any other text.
std::optional<std::vector<Digit>> read_puzzle_text(const Geometry& geometry, std::string_view text);

struct KnownCount {
  std::uint64_t least;  // number of solutions that certainly exist, up to the limit
  bool is_exact;        // there are no more, or the limit is reached
};

// Our own engine's count within the cap, up to `limit` unless it is 0.
KnownCount count_within(const Puzzle& puzzle, std::uint64_t limit, double cap_seconds);

struct Verdict {
  std::vector<Message> faults;  // for each answer the reason why it is wrong; nothing if it is not, or if there is none
  bool is_checked = true;       // false: some number of solutions could not be proved right or wrong
};

// A contender that finds a solution has to show it. Known counts and solutions
// shown refute smaller counts; agreement of several contenders proves nothing.
Verdict judge(const Puzzle& puzzle, std::uint64_t limit, KnownCount known,
              std::span<const std::optional<Claim>> answers);

}  // namespace sudoscope::cli

// The referee of a contest: what is known of each puzzle's number of solutions, and which answers are wrong.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sudoscope/base/message.hpp"
#include "sudoscope/grid/puzzle.hpp"

namespace sudoscope::cli {

// What a contender says of a puzzle.
struct Claim {
  std::uint64_t solutions = 0;  // found, up to the limit
  std::string solution = {};    // one of them, as puzzle_text() has it; "" where none is shown
};

// A symbol a cell, row by row: "." for a blank cell, 1-9, A-Z and a-z for the digits. REQUIRES: side is 2 to 61.
std::string puzzle_text(const Geometry& geometry, std::span<const Digit> digits);

// Nothing where the text is not that.
std::optional<std::vector<Digit>> read_puzzle_text(const Geometry& geometry, std::string_view text);

struct KnownCount {
  std::uint64_t least;  // solutions that are there, of no more than the limit
  bool is_exact;        // there are no more, or the limit is reached
};

// What our own engine finds within the cap, of no more than `limit` unless it is 0.
KnownCount count_within(const Puzzle& puzzle, std::uint64_t limit, double cap_seconds);

struct Verdict {
  std::vector<Message> faults;  // of each answer why it is wrong; nothing where it is not, or where there is none
  bool is_checked = true;  // false: some number of solutions is not wrong as far as is known, and no more than that
};

// Whoever found a solution has to show it. What is known and what was shown refutes who counts fewer; how many say the
// same proves nothing.
Verdict judge(const Puzzle& puzzle, std::uint64_t limit, KnownCount known,
              std::span<const std::optional<Claim>> answers);

}  // namespace sudoscope::cli

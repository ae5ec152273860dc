// The referee of a contest: what each puzzle's true number of solutions is, and which answers are wrong.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sudoscope/message.hpp"
#include "sudoscope/puzzle.hpp"

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

// The number of solutions, of no more than `limit` unless it is 0; nothing where it is not found within the cap.
std::optional<std::uint64_t> true_count(const Puzzle& puzzle, std::uint64_t limit, double cap_seconds);

// For each contender why its answer is wrong; nothing where it is right, or where there is none. Whoever found a
// solution has to show it. Where the true number is not known, numbers are held to the solutions that were shown, and
// to one another: the most frequent stands, and of two as frequent the one that was said first.
std::vector<Message> judge(const Puzzle& puzzle, std::uint64_t limit, std::optional<std::uint64_t> true_number,
                           std::span<const std::optional<Claim>> answers);

}  // namespace sudoscope::cli

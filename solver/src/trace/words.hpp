// Words that several sentences about a run share. Digits in them are marks (sudoscope/digit_marks.hpp).
#pragma once

#include <span>
#include <string>
#include <vector>

#include "sudoscope/trace_board.hpp"

namespace sudoscope {

// "1, 2 and 3".
std::string list_of(const std::vector<std::string>& names);

// "49,558 guesses".
std::string count_of(std::uint64_t count, const std::string& singular, const std::string& plural);

// "r1c2 = 3 and r4c5 = 7".
std::string names_of(const TraceBoard& board, std::span<const Cell> guesses);

// What every run starts from: "givens", or "givens and entries".
std::string start_of(const TraceBoard& board);

}  // namespace sudoscope

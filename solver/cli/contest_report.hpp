// Results of a contest, as a table for people; for CSV and JSON see bench_report.hpp.
#pragma once

#include <iosfwd>
#include <string>

#include "bench_report.hpp"
#include "ranking.hpp"

namespace sudoscope::cli {

// The contenders of the bench in the order of the standings,
// the winner first. `lines`: the line where each puzzle begins.
void write_ranking(std::ostream& out, const Bench& bench, const std::vector<Standing>& standings,
                   const std::vector<int>& lines);

// Sentences on lines of their own: the contenders' wrong answers and failures.
std::string faults_text(const Bench& bench, const std::vector<int>& lines);

// Sentences about puzzles that nobody could check; "" if there are none.
std::string unchecked_text(const std::vector<std::size_t>& unchecked, const std::vector<int>& lines);

}  // namespace sudoscope::cli

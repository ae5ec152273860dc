// What a contest found, as a table for people; CSV and JSON are those of bench_report.hpp.
#pragma once

#include <iosfwd>
#include <string>

#include "bench_report.hpp"
#include "ranking.hpp"

namespace sudoscope::cli {

// The contenders of the bench in the order of the standings, the winner first. `lines`: where the puzzles begin.
void write_ranking(std::ostream& out, const Bench& bench, const std::vector<Standing>& standings,
                   const std::vector<int>& lines);

// Sentences on lines of their own: what the contenders got wrong, and at what they failed.
std::string faults_text(const Bench& bench, const std::vector<int>& lines);

// The same of what nobody could check; "" where that is nothing.
std::string unchecked_text(const std::vector<std::size_t>& unchecked, const std::vector<int>& lines);

}  // namespace sudoscope::cli

// What a contest found, as a table for people; CSV and JSON are those of bench_report.hpp.
#pragma once

#include <iosfwd>

#include "bench_report.hpp"
#include "ranking.hpp"

namespace sudoscope::cli {

// The contenders of the bench in the order of the standings, the winner first, and what was wrong. `lines`: where the
// puzzles begin.
void write_ranking(std::ostream& out, const Bench& bench, const std::vector<Standing>& standings,
                   const std::vector<int>& lines);

}  // namespace sudoscope::cli

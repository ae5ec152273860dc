// HoDoKu's scale beside HoDoKu.
#pragma once

#include <istream>

namespace sudoscope::bench {

// Rates the puzzles of a file of ratings by HoDoKu ("PUZZLE SCORE LEVEL TECHNIQUE=COUNT;..." a line, with whatever
// behind it) and prints those that are rated otherwise, how many are rated the same, by level, and how fast it goes.
// Returns an exit status.
int print_hodoku_table(std::istream& file);

}  // namespace sudoscope::bench

// HoDoKu's scale in our program beside HoDoKu.
#pragma once

#include <istream>

namespace sudoscope::bench {

// Rates the puzzles of a file of ratings by HoDoKu ("PUZZLE SCORE LEVEL
// TECHNIQUE=COUNT;..." a line, with any text behind it) and prints those with other
// ratings, the number with equal ratings, by level, and the speed. Returns an exit status.
int print_hodoku_table(std::istream& file);

}  // namespace sudoscope::bench

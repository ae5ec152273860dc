// Our own rating beside another program's.
#pragma once

#include <istream>

namespace sudoscope::bench {

// Rates the puzzles of a file of ratings by Sudoku Explainer or by HoDoKu, and prints the number of
// each word in each band or level, the rank correlations, and the speed. Returns an exit status.
int print_own_table(std::istream& file);

}  // namespace sudoscope::bench

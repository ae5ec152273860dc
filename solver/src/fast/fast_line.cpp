// Lines of 81 characters to grids and back, in loops that compilers turn into vector code.
#include <algorithm>

#include "sudoscope/fast.hpp"

namespace sudoscope {

bool read_fast_line(std::string_view line, FastGrid& grid) {
  if (line.size() != kFastCells) return false;
  unsigned wrong = 0;
  for (std::size_t cell = 0; cell < kFastCells; ++cell) {
    const auto character = static_cast<unsigned char>(line[cell]);
    const auto digit = static_cast<Digit>(character - '1');
    const bool blank = (character == '.') | (character == '0');
    const bool given = digit < 9;
    wrong |= static_cast<unsigned>(!(blank | given));
    grid[cell] = given ? digit : kBlank;
  }
  return wrong == 0;
}

void write_fast_line(const FastGrid& grid, std::span<char, kFastCells> line) {
  std::transform(grid.begin(), grid.end(), line.begin(),
                 [](Digit digit) { return digit < 9 ? static_cast<char>('1' + digit) : '.'; });
}

}  // namespace sudoscope

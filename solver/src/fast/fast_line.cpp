// Lines of 81 characters to grids and back, in loops that compilers turn into vector code.
#include <algorithm>

#include "sudoscope/fast/fast.hpp"

namespace sudoscope {

static_assert(kBlank == 0xFF);

bool read_fast_line(std::string_view line, FastGrid& grid) {
  if (line.size() != kFastCells) return false;
  std::uint8_t right = 0xFF;  // bytes beside bytes: a wider word would leave most of a vector unused
  for (std::size_t cell = 0; cell < kFastCells; ++cell) {
    const auto character = static_cast<std::uint8_t>(line[cell]);
    const auto digit = static_cast<Digit>(character - '1');
    const std::uint8_t given = digit < 9 ? 0xFF : 0;
    const std::uint8_t blank = character == '.' || character == '0' ? 0xFF : 0;
    right &= given | blank;
    grid[cell] = digit | static_cast<Digit>(~given);
  }
  return right == 0xFF;
}

void write_fast_line(const FastGrid& grid, std::span<char, kFastCells> line) {
  std::transform(grid.begin(), grid.end(), line.begin(),
                 [](Digit digit) { return digit < 9 ? static_cast<char>('1' + digit) : '.'; });
}

}  // namespace sudoscope

// Kinds of lines in a text with grids that are drawn over several lines.
#pragma once

#include <string_view>
#include <vector>

namespace sudoscope {

enum class LineKind : std::uint8_t {
  kEmpty,
  kRuler,
  kHeader,    // a comment, a tag, a section's name, a number by itself: it belongs to the grid below it
  kState,     // the name of a section that belongs to the grid above it
  kRow,       // a row of the grid
  kWrongRow,  // cells of such a grid, but too few or too many
  kOther,     // prose
};

struct GridLine {
  LineKind kind;
  bool barred = false;    // with bars between its cells or boxes
  std::size_t cells = 0;  // of a wrong row
};

// The kind of a line, for a grid of this side.
GridLine grid_line(std::string_view text, int side);

// The sides of grids that the line may be a row of, the likeliest first.
std::vector<int> sides_of_row(std::string_view text);

}  // namespace sudoscope

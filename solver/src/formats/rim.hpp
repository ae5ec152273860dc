// Letters and numbers at the rim of a grid, which name its rows and columns.
#pragma once

#include <optional>
#include <vector>

#include "grid/cell_texts.hpp"

namespace sudoscope {

// A text without its rim: spaces take its place, so that columns stay the same.
struct WithoutRim {
  std::vector<TextLine> lines;
  std::size_t side;  // of the grid that the rim counts
};

// Nothing if no rim is certain: names of rows that count up from A
// or 1 (or 0), above which columns may be named in the same way.
std::optional<WithoutRim> without_rim(Lines lines);

}  // namespace sudoscope

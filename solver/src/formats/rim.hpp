// Letters and numbers at the rim of a grid, which name its rows and columns.
#pragma once

#include <optional>
#include <vector>

#include "grid/cell_texts.hpp"

namespace sudoscope {

// A text without its rim: spaces stand in its place, so that columns stay what they are.
struct WithoutRim {
  std::vector<TextLine> lines;
  std::size_t side;  // of the grid that the rim counts
};

// Nothing where no rim is certain: names of rows that count on from A or 1 (or 0), above which columns may be named in
// the same way.
std::optional<WithoutRim> without_rim(Lines lines);

}  // namespace sudoscope

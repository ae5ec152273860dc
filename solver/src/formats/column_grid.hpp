// Grids in which a blank is a space and cells stand at fixed places: between bars, in columns without any, and cut off
// behind the last digit of a row.
#pragma once

#include "grid/cell_texts.hpp"

namespace sudoscope {

// Nothing if the digits are not at fixed places, or there are no spaces for blanks.
Reading read_columns(Lines lines);

}  // namespace sudoscope

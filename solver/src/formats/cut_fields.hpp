// Rows of fields split by commas, semicolons or tabs, with empty fields cut off at their ends.
#pragma once

#include "grid/cell_texts.hpp"

namespace sudoscope {

// Nothing if no row was cut, or the empty fields are not blanks.
Reading read_cut_fields(Lines lines);

}  // namespace sudoscope

// Rows of fields with commas, semicolons or tabs between, from whose ends empty fields were cut off.
#pragma once

#include "grid/cell_texts.hpp"

namespace sudoscope {

// Nothing where no row was cut, or the empty fields are no blanks.
Reading read_cut_fields(Lines lines);

}  // namespace sudoscope

// Several grids in one text whose blanks are spaces: below one another with an empty line, a ruler or words between.
#pragma once

#include "found_grids.hpp"

namespace sudoscope {

// All of them, if there are two or more that fill the text except for words between them; else none.
std::vector<FoundGrid> column_grids(std::string_view text, std::optional<Alphabet> alphabet);

}  // namespace sudoscope

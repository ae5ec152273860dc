// Jigsaws whose regions are drawn with lines between the cells.
#pragma once

#include "draft.hpp"

namespace sudoscope {

MaybeDraft read_drawn_regions(const SheetText& text, std::optional<Alphabet> alphabet);

}  // namespace sudoscope

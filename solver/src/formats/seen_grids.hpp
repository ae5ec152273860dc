// Grids as people and programs show them, beyond the plain readers:
// tried before those, each fires only if the text has its sign.
#pragma once

#include "draft.hpp"

namespace sudoscope {

MaybeDraft read_seen_grid(const SheetText& text, std::optional<Alphabet> alphabet);

}  // namespace sudoscope

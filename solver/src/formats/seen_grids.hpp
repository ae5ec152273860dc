// Grids as people and programs show them, beyond what the plain readers know: asked before those, each fires only where
// the text has its sign.
#pragma once

#include "draft.hpp"

namespace sudoscope {

MaybeDraft read_seen_grid(const SheetText& text, std::optional<Alphabet> alphabet);

}  // namespace sudoscope

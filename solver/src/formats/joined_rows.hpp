// Rows one behind the other in one word, with the same mark between them: 080000005.000835410.903407820...
#pragma once

#include "draft.hpp"

namespace sudoscope {

MaybeDraft read_joined_rows(const SheetText& text, std::optional<Alphabet> alphabet);

}  // namespace sudoscope

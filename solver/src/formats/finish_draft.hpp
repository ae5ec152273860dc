// From what a reader found to a reading.
#pragma once

#include "draft.hpp"

namespace sudoscope {

// Decides which grid a draft is, and says in words what was read. Errors are those of regions or boxes that do not fit.
MaybeSheet finish_draft(Draft draft, const ReadSheetOptions& options);

}  // namespace sudoscope

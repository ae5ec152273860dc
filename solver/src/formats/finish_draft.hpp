// From a reader's findings to a reading.
#pragma once

#include "draft.hpp"

namespace sudoscope {

// Decides on the grid of a draft, and describes in words what was read. Errors: regions or boxes that do not fit.
MaybeSheet finish_draft(Draft draft, const ReadSheetOptions& options);

}  // namespace sudoscope

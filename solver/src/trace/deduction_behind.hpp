// The deduction behind an event of a run, with the cells of its pattern. An event has only the
// technique and, if it used one house, the house; the pattern is found again on the board.
#pragma once

#include <optional>

#include "sudoscope/techniques/deduction.hpp"
#include "sudoscope/trace/trace_board.hpp"

namespace sudoscope {

// The deduction that the board's last event belongs to: a kEliminate by locked candidates or by
// a subset in a house, or with no house, a kDeduce, or a kAssign by any technique with a finder.
// Nothing if the pattern has lost so much since it was found that it is no longer recognized.
std::optional<Deduction> deduction_behind(const TraceBoard& board);

}  // namespace sudoscope

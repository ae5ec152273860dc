// The deduction behind an event of a run: which cells form the pair, and where. A search tells the technique alone, and
// where it looks at one house that; the pattern is found again on the board.
#pragma once

#include <optional>

#include "sudoscope/deduction.hpp"
#include "sudoscope/trace_board.hpp"

namespace sudoscope {

// The deduction that the board's last event belongs to: a kEliminate by locked candidates or by a subset in a house, or
// with no house, a kDeduce, or a kAssign, by whatever technique is looked for.
// Nothing where the pattern has lost so much since it was found that it no longer looks like one.
std::optional<Deduction> deduction_behind(const TraceBoard& board);

}  // namespace sudoscope

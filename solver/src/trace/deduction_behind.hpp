// The deduction behind an elimination of a run: which cells form the pair, and where. A search tells the technique and
// the house alone; the pattern is found again on the board.
#pragma once

#include <optional>

#include "sudoscope/deduction.hpp"
#include "sudoscope/trace_board.hpp"

namespace sudoscope {

// The deduction that the board's last event, a kEliminate by locked candidates or by a subset in a house, belongs to.
// Nothing where the pattern has lost so much since it was found that it no longer looks like one.
std::optional<Deduction> deduction_behind(const TraceBoard& board);

}  // namespace sudoscope

// The exact cover matrix as bytes; the layout is drawn in README.md and mirrored by web/protocol/cover.ts.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoscope/trace/cover_state.hpp"

namespace sudoscope::wasm {

std::vector<std::uint8_t> cover_bytes(const CoverState& state);

}  // namespace sudoscope::wasm

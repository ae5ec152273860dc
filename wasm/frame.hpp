// One frame of a run as bytes; the layout is drawn in README.md and mirrored by web/protocol/frame.ts.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoscope/player.hpp"

namespace sudoscope::wasm {

// Replaces `out`; allocates only while the skyline still grows.
void write_frame(const Player& player, std::vector<std::uint8_t>& out);

}  // namespace sudoscope::wasm

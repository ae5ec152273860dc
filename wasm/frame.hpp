// One frame of a run as bytes; the layout is drawn in README.md and mirrored by web/protocol/frame.ts.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sudoscope/trace/player.hpp"

namespace sudoscope::wasm {

// The current place of the player, or another one, as bytes. `heat`: with the number of
// guesses of each cell. Replaces `out`; allocates only while the skyline still grows.
void write_frame(const Player& player, const Player::Playhead& place, std::span<const Cell> responsible, bool heat,
                 std::vector<std::uint8_t>& out);

}  // namespace sudoscope::wasm

// Told events: a stretch of a run in sentences, one for each event, without moving the player.
#pragma once

#include <vector>

#include "sudoscope/trace/player.hpp"
#include "sudoscope/trace/sentence.hpp"

namespace sudoscope {

struct ToldEvent {
  std::uint64_t position;  // right after the event
  EventKind kind;          // 0 at the start of the run
  Level level;             // open guesses then
  Sentence sentence;
};

// The first `most` events of `kinds` at positions `from` to `until`, as far as the run is known,
// and the start of the run if `from` is 0. Cost: a replay from the keyframe before `from` on.
std::vector<ToldEvent> tell_events(const Player& player, std::uint64_t from, std::uint64_t until, EventMask kinds,
                                   std::size_t most);

}  // namespace sudoscope

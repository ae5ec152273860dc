// Told events: see the header.
#include "sudoscope/trace/told_events.hpp"

#include <algorithm>

namespace sudoscope {

std::vector<ToldEvent> tell_events(const Player& player, std::uint64_t from, std::uint64_t until, EventMask kinds,
                                   std::size_t most) {
  std::vector<ToldEvent> told;
  Player::Playhead place = player.glimpse(from);
  if (place.position < from) return told;
  until = std::min(until, player.known());
  while (told.size() < most) {
    const Event& event = place.board.last();
    if (place.position == 0 || (event_bit(event.kind) & kinds) != 0)
      told.push_back(
          {place.position, event.kind, static_cast<Level>(place.board.guesses().size()), describe_last(place.board)});
    if (place.position >= until) break;
    place.next();
  }
  return told;
}

}  // namespace sudoscope

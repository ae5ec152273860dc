// Steps: see the header.
#include "sudoscope/steps.hpp"

#include <algorithm>

namespace sudoscope {

std::vector<Step> steps_between(const Player& player, std::uint64_t from, std::uint64_t until, EventMask kinds,
                                std::size_t most, DigitStyle style) {
  std::vector<Step> steps;
  Player::Playhead place = player.glimpse(from);
  if (place.position < from) return steps;
  until = std::min(until, player.known());
  while (steps.size() < most) {
    const Event& event = place.board.last();
    if (place.position == 0 || (event_bit(event.kind) & kinds) != 0)
      steps.push_back({place.position, event.kind, static_cast<Level>(place.board.guesses().size()),
                       describe_last(place.board, style)});
    if (place.position >= until) break;
    place.next();
  }
  return steps;
}

}  // namespace sudoscope

// Player: plays any search forwards, backwards and to any position. A position is a number of events from the start.
// It keeps keyframes (search + board) under a byte budget; a seek copies the nearest one before and replays.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "sudoscope/skyline.hpp"
#include "sudoscope/trace_board.hpp"

namespace sudoscope {

class Player {
 public:
  static constexpr std::size_t kDefaultBudgetBytes = std::size_t{32} << 20;

  // `limit`: solutions after which the run ends; 0 = all of them.
  Player(const Puzzle& puzzle, const Algorithm& algorithm, std::uint64_t limit, const KnobValues& knobs = {},
         std::size_t budget_bytes = kDefaultBudgetBytes);

  // Events shown so far, 0 .. known().
  std::uint64_t position() const;
  // How far the run is known; once ended() its length in events.
  std::uint64_t known() const;
  // Whether the end of the run is known.
  bool ended() const;
  // Steps begun up to position().
  std::uint64_t steps() const;
  const TraceBoard& board() const;
  const Skyline& skyline() const;

  // Shows one more event; false at the end of the run.
  bool next();
  // Goes on to the next event of `kinds`, or the end, or `max_events` events, whichever is first.
  // True when it stands right after an event of `kinds`.
  bool next_of(EventMask kinds, std::uint64_t max_events);
  // Goes back to right after the last event of `kinds` that lies before the current one, or to the start.
  void previous_of(EventMask kinds);
  // Goes to `target` or, where that is beyond known(), as far as is known: explore first.
  void seek(std::uint64_t target);
  // Extends what is known by about `max_events` events without moving; whole steps, so that it may be a few more.
  // False when the end is known.
  bool explore(std::uint64_t max_events);

  // Bytes of all keyframes, the search and board in hand, and the skyline.
  std::size_t footprint_bytes() const;
  std::size_t keyframe_count() const;
};

}  // namespace sudoscope
